extension MathSpeaker {
  /// Says the cells of a table, row by row.
  mutating func say(_ table: MathTable) {
    let columns = table.rows.map(\.count).max() ?? 0
    let size = (MathNode.number("\(table.rows.count)"), MathNode.number("\(columns)"))
    switch table.kind {
    case .matrix, .determinant:
      let isMatrix = table.kind == .matrix
      say(isMatrix ? .matrix : .determinant, size.0, size.1)
      for (number, row) in table.rows.enumerated() {
        say(";")
        say(.row, .number("\(number + 1)"), cells(of: row))
      }
      say(";")
      say(isMatrix ? .endMatrix : .endDeterminant)
    case .cases:
      say(.cases)
      for (number, row) in table.rows.enumerated() {
        say(";")
        say(.caseRow, .number("\(number + 1)"), cells(of: row))
      }
      say(";")
      say(.endCases)
    case .lines:
      for (number, row) in table.rows.enumerated() {
        if number > 0 { say(";") }
        say(row: parts(ofLine: row))
      }
    }
  }

  private func cells(of row: [MathNode]) -> MathNode {
    var nodes: [MathNode] = []
    for (number, cell) in row.enumerated() {
      if number > 0 { nodes.append(.text(",")) }
      nodes.append(cell.isEmpty ? .text(words.phrase(.blank)) : cell)
    }
    return .row(nodes)
  }

  /// Returns the parts of a line: two cells are the sides of an equation, the next two another.
  private func parts(ofLine row: [MathNode]) -> [MathNode] {
    var nodes: [MathNode] = []
    for (number, cell) in row.enumerated() where !cell.isEmpty {
      if number % 2 == 0, !nodes.isEmpty { nodes.append(.text(",")) }
      if case .row(let parts) = cell { nodes += parts } else { nodes.append(cell) }
    }
    return nodes
  }
}
