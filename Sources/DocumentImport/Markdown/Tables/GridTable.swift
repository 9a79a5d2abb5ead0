/// The cells of a table that is drawn with lines around each cell.
///
/// From each corner a cell is followed to the right, down, and back; together they must fill the
/// whole.
struct GridTable {
  private struct Box: Hashable {
    var top: Int
    var left: Int
    var bottom: Int
    var right: Int
  }

  /// How many rows are headers: those above the rule of equals signs.
  private(set) var headers = 0
  /// How many columns there are.
  var columns: Int { max(0, lefts.count - 1) }

  private let lines: [TableLine]
  private var boxes: [Box] = []
  private var tops: [Int] = []
  private var lefts: [Int] = []
  /// How many signs may still be looked at.
  private var budget: Int

  /// The widest table.
  private static let widest = 2_000

  /// Finds the cells; nothing where the lines do not close.
  init?(_ lines: [TableLine]) {
    self.lines = lines
    let width = lines[0].width
    budget = lines.count * width * 8 + 10_000
    guard width > 2, width <= Self.widest, lines.allSatisfy({ $0.width == width }),
      lines[0].sign(width - 1) == .plus, lines[lines.count - 1].sign(0) == .plus
    else { return nil }
    var waiting: [(top: Int, left: Int)] = [(0, 0)]
    var seen: Set<Box> = []
    var area = 0
    while let corner = waiting.popLast() {
      guard let box = box(corner.top, corner.left) else {
        if budget < 0 { return nil }
        continue
      }
      guard seen.insert(box).inserted else { continue }
      boxes.append(box)
      area += (box.bottom - box.top) * (box.right - box.left)
      if box.right < width - 1 { waiting.append((box.top, box.right)) }
      if box.bottom < lines.count - 1 { waiting.append((box.bottom, box.left)) }
    }
    guard area == (lines.count - 1) * (width - 1) else { return nil }
    tops = Set(boxes.flatMap { [$0.top, $0.bottom] }).sorted()
    lefts = Set(boxes.flatMap { [$0.left, $0.right] }).sorted()
    boxes.sort { ($0.top, $0.left) < ($1.top, $1.left) }
    let rule = tops.dropFirst().dropLast().first { top in
      (0..<width).contains { lines[top].sign($0) == .equals }
    }
    headers = rule.flatMap { tops.firstIndex(of: $0) } ?? 0
  }

  private mutating func box(_ top: Int, _ left: Int) -> Box? {
    guard lines[top].sign(left) == .plus else { return nil }
    var right = left + 1
    while right < lines[top].width, budget > 0 {
      budget -= 1
      let sign = lines[top].sign(right)
      if sign == .plus {
        if let bottom = bottom(top, left, right) {
          return Box(top: top, left: left, bottom: bottom, right: right)
        }
      } else if !Self.isRule(sign) {
        return nil
      }
      right += 1
    }
    return nil
  }

  /// Follows the right side down to where a line leads back to the left side.
  private mutating func bottom(_ top: Int, _ left: Int, _ right: Int) -> Int? {
    var line = top + 1
    while line < lines.count, budget > 0 {
      budget -= 1
      let sign = lines[line].sign(right)
      if sign == .plus {
        budget -= right - left
        if closes(top, left, line, right) { return line }
      } else if sign != .bar {
        return nil
      }
      line += 1
    }
    return nil
  }

  private func closes(_ top: Int, _ left: Int, _ bottom: Int, _ right: Int) -> Bool {
    guard lines[bottom].sign(left) == .plus else { return false }
    for column in left + 1..<right {
      let sign = lines[bottom].sign(column)
      if sign != .plus, !Self.isRule(sign) { return false }
    }
    for line in top + 1..<bottom {
      let sign = lines[line].sign(left)
      if sign != .bar, sign != .plus { return false }
    }
    return true
  }

  private static func isRule(_ sign: UInt8) -> Bool {
    sign == .hyphen || sign == .equals || sign == .colon
  }

  /// Returns the rows with the cells that start in each.
  func rows(of bytes: [UInt8]) -> [[WrittenTable.Cell]] {
    var rows = [[WrittenTable.Cell]](repeating: [], count: max(0, tops.count - 1))
    for box in boxes {
      guard let row = tops.firstIndex(of: box.top), let end = tops.firstIndex(of: box.bottom),
        let column = lefts.firstIndex(of: box.left), let last = lefts.firstIndex(of: box.right)
      else { continue }
      var cell = WrittenTable.Cell(column: column, width: last - column, height: end - row)
      for line in box.top + 1..<box.bottom {
        var piece = WrittenTable.Cell.Piece(range: lines[line].text(box.left + 1..<box.right))
        guard !piece.range.isEmpty else { continue }
        if let marker = Self.marker(bytes, piece.range) {
          cell.markers.append(marker)
          piece.startsLine = true
          let start = marker.upperBound
          let end = piece.range.upperBound
          piece.range = (bytes[start..<end].firstIndex { $0 != .space } ?? end)..<end
        }
        cell.pieces.append(piece)
      }
      rows[row].append(cell)
    }
    return rows
  }

  /// Returns the bullet at the start of a line.
  private static func marker(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    let start = range.lowerBound
    guard range.count > 2, "-*+".utf8.contains(bytes[start]), bytes[start + 1] == .space else {
      return nil
    }
    return start..<start + 1
  }
}
