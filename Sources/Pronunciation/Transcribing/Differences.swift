/// Where what is heard is not what was expected.
enum Differences {
  /// A stretch that is different.
  struct Stretch: Hashable {
    /// Of what was expected.
    var expected: Range<Int>
    /// Of what is heard.
    var heard: Range<Int>
  }

  /// Returns how many sounds have to be changed, left out or put in, and where.
  ///
  /// The work grows with the product of the two lengths, which are those of a few words.
  static func find(_ expected: [HeardSound], _ heard: [HeardSound]) -> (Int, [Stretch]) {
    let (rows, columns) = (expected.count, heard.count)
    let width = columns + 1
    var costs = [Int](repeating: 0, count: (rows + 1) * width)
    for row in stride(from: rows, through: 0, by: -1) {
      for column in stride(from: columns, through: 0, by: -1) {
        let place = row * width + column
        if row == rows {
          costs[place] = columns - column
        } else if column == columns {
          costs[place] = rows - row
        } else {
          let change = expected[row] == heard[column] ? 0 : 1
          costs[place] = min(
            costs[place + width + 1] + change, costs[place + width] + 1, costs[place + 1] + 1)
        }
      }
    }
    var stretches: [Stretch] = []
    func note(_ row: Range<Int>, _ column: Range<Int>) {
      if let last = stretches.last, last.expected.upperBound == row.lowerBound,
        last.heard.upperBound == column.lowerBound
      {
        stretches[stretches.count - 1] = Stretch(
          expected: last.expected.lowerBound..<row.upperBound,
          heard: last.heard.lowerBound..<column.upperBound)
      } else {
        stretches.append(Stretch(expected: row, heard: column))
      }
    }
    var (row, column) = (0, 0)
    while row < rows || column < columns {
      let here = costs[row * width + column]
      if row < rows, column < columns {
        let change = expected[row] == heard[column] ? 0 : 1
        if here == costs[(row + 1) * width + column + 1] + change {
          if change == 1 { note(row..<row + 1, column..<column + 1) }
          (row, column) = (row + 1, column + 1)
          continue
        }
      }
      if row < rows, here == costs[(row + 1) * width + column] + 1 {
        note(row..<row + 1, column..<column)
        row += 1
      } else {
        note(row..<row, column..<column + 1)
        column += 1
      }
    }
    return (costs[0], stretches)
  }
}
