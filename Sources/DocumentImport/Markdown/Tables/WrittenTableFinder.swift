/// Finds the tables that pandoc reads and cmark does not: simple ones, those whose rows have
/// several lines, and grids.
///
/// What does not fit to the last sign stays text.
struct WrittenTableFinder {
  /// The tables, in the order of the source.
  private(set) var tables: [WrittenTable] = []

  private let source: SourceLines
  private let lines: Range<Int>
  /// For each line whether it can be a part of a table, and whether it can be a rule of one.
  private let isText: [Bool]
  private let isRule: [Bool]

  /// The most lines of one table.
  private static let mostLines = 5_000

  /// Whether a text can have such tables at all: each has the border of a grid, or a rule with
  /// gaps.
  static func mayHaveTables(_ source: SourceLines, _ lines: Range<Int>) -> Bool {
    lines.contains { line in
      let text = source.trimmed(prefix(of: source, line).upperBound..<source.body(line).upperBound)
      guard text.count > 1, source.bytes[text.lowerBound + 1] == .hyphen else { return false }
      switch source.bytes[text.lowerBound] {
      case .plus: return true
      case .hyphen:
        return source.bytes[text].allSatisfy { $0 == .hyphen || $0.isBlank }
          && source.bytes[text].contains(where: \.isBlank)
      default: return false
      }
    }
  }

  /// Finds the tables.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - lines: Its lines to look at.
  ///   - isText: For each of them whether it is neither in a fence nor HTML.
  ///   - isRule: For each of them whether it is, besides, no code.
  init(in source: SourceLines, _ lines: Range<Int>, isText: [Bool], isRule: [Bool]) {
    self.source = source
    self.lines = lines
    self.isText = isText
    self.isRule = isRule
    var line = lines.lowerBound
    while line < lines.upperBound {
      if self.isRule[line - lines.lowerBound], let table = table(atRule: line) {
        tables.append(table)
        line = table.lines.upperBound + 1
      } else {
        line += 1
      }
    }
  }

  private func table(atRule line: Int) -> WrittenTable? {
    let start = source.body(line).lowerBound + Self.prefix(of: source, line).count
    guard let first = source.byte(start) else { return nil }
    let table: WrittenTable?
    switch first {
    case .plus: table = grid(line)
    case .hyphen:
      guard let groups = groups(line) else { return nil }
      table = groups.count > 1 ? simple(line, groups) : severalLines(line)
    default: return nil
    }
    return table.flatMap { $0.fits ? $0 : nil }
  }

  // MARK: Lines

  /// The quotation marks and blanks before a line's text.
  private static func prefix(of source: SourceLines, _ line: Int) -> Range<Int> {
    let body = source.body(line)
    var index = body.lowerBound
    while index < body.upperBound,
      source.bytes[index].isBlank || source.bytes[index] == .greaterThan
    {
      index += 1
    }
    return body.lowerBound..<index
  }

  /// Where the columns of a line are counted from: behind its quotation marks.
  private func base(_ line: Int) -> (quotations: Int, start: Int) {
    let prefix = Self.prefix(of: source, line)
    var quotations = 0
    var start = prefix.lowerBound
    for index in prefix where source.bytes[index] == .greaterThan {
      quotations += 1
      start = index + 1
    }
    return (quotations, start)
  }

  private func read(_ line: Int) -> TableLine? {
    TableLine(source.bytes, base(line).start..<source.body(line).upperBound)
  }

  private func isBlank(_ line: Int) -> Bool {
    guard lines.contains(line) else { return true }
    return Self.prefix(of: source, line).upperBound == source.body(line).upperBound
  }

  private func isUsable(_ line: Int, likeLine other: Int) -> Bool {
    lines.contains(line) && isText[line - lines.lowerBound]
      && base(line).quotations == base(other).quotations
  }

  /// The columns of a rule's hyphens; nothing where the line has other signs.
  private func groups(_ line: Int) -> [Range<Int>]? {
    guard lines.contains(line), let text = read(line) else { return nil }
    var groups: [Range<Int>] = []
    var column = 0
    while column < text.width {
      let start = column
      while text.sign(column) == .hyphen { column += 1 }
      if column > start { groups.append(start..<column) }
      while column < text.width, text.sign(column) == .space { column += 1 }
      if column == start { return nil }
    }
    return groups.isEmpty || groups.contains { $0.count < 2 } ? nil : groups
  }

  // MARK: Simple tables, and those with rows of several lines

  private func simple(_ rule: Int, _ groups: [Range<Int>]) -> WrittenTable? {
    let above = rule - 1
    if isBlank(above) || !isUsable(above, likeLine: rule) { return withoutHeader(rule, groups) }
    guard isBlank(above - 1) else { return nil }
    var rows: [[Int]] = []
    var line = rule + 1
    var last = rule
    while isUsable(line, likeLine: rule), !isBlank(line), rows.count < Self.mostLines {
      last = line
      if self.groups(line)?.count == groups.count { break }
      rows.append([line])
      line += 1
    }
    guard !rows.isEmpty, isBlank(last + 1) else { return nil }
    return table(above...last, groups, header: [above], rows: rows)
  }

  /// A table between two rules alike.
  private func withoutHeader(_ rule: Int, _ groups: [Range<Int>]) -> WrittenTable? {
    guard let (rows, last) = rows(from: rule + 1, until: { self.groups($0) == groups }, like: rule)
    else { return nil }
    let hasGaps = rows.count > 1 && rows.contains { $0.count > 1 }
    let isSeparated = last - rule - 1 > rows.reduce(0) { $0 + $1.count }
    // Without empty lines each line is a row.
    let all = hasGaps || isSeparated ? rows : rows.flatMap { $0.map { [$0] } }
    return table(rule...last, groups, header: [], rows: all)
  }

  /// A table between two whole rules, with a header.
  private func severalLines(_ top: Int) -> WrittenTable? {
    guard isBlank(top - 1), groups(top)?.count == 1 else { return nil }
    var line = top + 1
    var header: [Int] = []
    while isUsable(line, likeLine: top), !isBlank(line), groups(line) == nil, header.count < 50 {
      header.append(line)
      line += 1
    }
    guard !header.isEmpty, let groups = groups(line), groups.count > 1,
      let (rows, last) = rows(from: line + 1, until: { self.groups($0)?.count == 1 }, like: top)
    else { return nil }
    return table(top...last, groups, header: header, rows: rows)
  }

  /// Returns the rows up to a rule, parted by empty lines, and the rule.
  private func rows(
    from first: Int, until isEnd: (Int) -> Bool, like other: Int
  ) -> (rows: [[Int]], last: Int)? {
    var rows: [[Int]] = [[]]
    var line = first
    while line - first < Self.mostLines {
      if isBlank(line) {
        guard lines.contains(line), rows.last?.isEmpty == false else { return nil }
        rows.append([])
      } else {
        guard isUsable(line, likeLine: other) else { return nil }
        if groups(line) != nil {
          if rows.last?.isEmpty == true { rows.removeLast() }
          return isEnd(line) && isBlank(line + 1) && !rows.isEmpty ? (rows, line) : nil
        }
        rows[rows.count - 1].append(line)
      }
      line += 1
    }
    return nil
  }

  private func table(
    _ range: ClosedRange<Int>, _ groups: [Range<Int>], header: [Int], rows: [[Int]]
  ) -> WrittenTable? {
    var all: [[WrittenTable.Cell]] = []
    for row in (header.isEmpty ? [] : [header]) + rows {
      guard let cells = cells(of: row, groups) else { return nil }
      all.append(cells)
    }
    guard let indentation = groups.first?.lowerBound else { return nil }
    return WrittenTable(
      lines: range, prefixes: range.map { prefix(of: $0, indentation) }, rows: all,
      headers: header.isEmpty ? 0 : 1, columns: groups.count)
  }

  /// The quotation marks of a line and as many blanks as the table is moved to the right.
  private func prefix(of line: Int, _ indentation: Int) -> Range<Int> {
    let prefix = Self.prefix(of: source, line)
    return prefix.lowerBound..<min(prefix.upperBound, base(line).start + indentation)
  }

  /// Cuts the lines of a row where the columns start; nothing where that cuts a word.
  private func cells(of row: [Int], _ groups: [Range<Int>]) -> [WrittenTable.Cell]? {
    var cells = groups.indices.map { WrittenTable.Cell(column: $0) }
    for line in row {
      guard let text = read(line) else { return nil }
      for column in 0..<(groups.first?.lowerBound ?? 0) where text.sign(column) != .space {
        return nil
      }
      for (index, group) in groups.enumerated() {
        if index > 0, text.sign(group.lowerBound - 1) != .space { return nil }
        let end = index + 1 < groups.count ? groups[index + 1].lowerBound : Int.max
        let range = text.text(group.lowerBound..<max(end, group.upperBound))
        if !range.isEmpty { cells[index].pieces.append(WrittenTable.Cell.Piece(range: range)) }
      }
    }
    return cells
  }

  // MARK: Grids

  private func grid(_ top: Int) -> WrittenTable? {
    guard isBlank(top - 1) else { return nil }
    var texts: [TableLine] = []
    var line = top
    let indentation = Self.prefix(of: source, top).upperBound - base(top).start
    while line - top < Self.mostLines, isUsable(line, likeLine: top), !isBlank(line) {
      let body = source.body(line)
      let start = base(line).start + indentation
      guard start < body.upperBound, let text = TableLine(source.bytes, start..<body.upperBound),
        text.sign(0) == .plus || text.sign(0) == .bar
      else { break }
      texts.append(text)
      line += 1
    }
    guard texts.count > 2, isBlank(line), let grid = GridTable(texts) else { return nil }
    let range = top...top + texts.count - 1
    return WrittenTable(
      lines: range, prefixes: range.map { prefix(of: $0, indentation) },
      rows: grid.rows(of: source.bytes), headers: grid.headers, columns: grid.columns)
  }
}

extension UInt8 {
  static let hyphen = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
}
