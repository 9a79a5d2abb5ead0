extension TeXParser {
  /// Reads an environment after its `\begin`.
  mutating func environment(depth: Int) -> [MathNode] {
    let name = rawArgument().filter { $0 != "*" }
    guard depth < MathNode.mostDepth else { return [.text(name)] }
    if Self.columned.contains(name) {
      if next == .sign("[") { _ = option(depth: depth) }
      if next == .openBrace { _ = rawArgument() }
    }
    let rows = rows(depth: depth)
    switch name {
    case "matrix", "smallmatrix", "array", "pmatrix", "bmatrix", "psmallmatrix", "bsmallmatrix",
      "tabular":
      return [.table(MathTable(kind: .matrix, rows: rows))]
    case "Bmatrix":
      return [.sign("{"), .table(MathTable(kind: .matrix, rows: rows)), .sign("}")]
    case "vmatrix", "vsmallmatrix":
      return [.table(MathTable(kind: .determinant, rows: rows))]
    case "Vmatrix":
      return [.open("‖"), .table(MathTable(kind: .matrix, rows: rows)), .close("‖")]
    case "cases", "dcases", "rcases", "numcases":
      return [.table(MathTable(kind: .cases, rows: rows))]
    default:
      let lines = MathNode.table(MathTable(kind: .lines, rows: rows))
      return Self.lined.contains(name) || name.isEmpty ? [lines] : [.text(name), lines]
    }
  }

  private static let columned: Set<String> = [
    "array", "tabular", "alignat", "alignedat", "subarray",
  ]
  private static let lined: Set<String> = [
    "align", "aligned", "alignat", "alignedat", "gather", "gathered", "split", "multline",
    "eqnarray", "equation", "displaymath", "math", "flalign", "subarray", "dmath",
  ]

  /// Reads cells to the end of the environment, and the end.
  private mutating func rows(depth: Int) -> [[MathNode]] {
    environments += 1
    defer { environments -= 1 }
    var rows: [[MathNode]] = [[]]
    loop: while index < tokens.count {
      rows[rows.count - 1].append(row(until: .cell, depth: depth + 1))
      switch next {
      case .ampersand:
        index += 1
      case .command("end"):
        index += 1
        if next == .openBrace { _ = rawArgument() }
        break loop
      case .command:
        endLine()
        rows.append([])
      default:
        break loop
      }
    }
    // What ends every row does not begin another one.
    if let last = rows.last, last.allSatisfy(\.isEmpty), rows.count > 1 { rows.removeLast() }
    return rows
  }

  /// Reads a group whose lines end with `\\`.
  mutating func lines(depth: Int) -> MathNode {
    guard next == .openBrace, depth < MathNode.mostDepth else { return argument(depth: depth) }
    return group(depth: depth)
  }
}
