import ReadingContent

/// What cmark is given: the source, without what is markup of other kinds that it would take for
/// text.
extension MarkdownReader {
  /// Parses a part of the source into ``tree``; finds its fences of divs and attributes of headings.
  ///
  /// - Parameters:
  ///   - range: The bytes of the part.
  ///   - addition: Bytes that cmark reads after the part.
  mutating func parse(_ range: Range<Int>, addition: [UInt8] = []) {
    fences = [:]
    headingEnds = [:]
    findTables(range)
    findDefinitions(range)
    let mask = PrefixMask(for: parsed.bytes[range])
    if addition.isEmpty, mask == nil, writtenTables.isEmpty, addedCells.isEmpty {
      tree = parse(parsed.bytes[range], nil)
    } else {
      tree = parse((masked(range) + addition)[...], mask)
    }
    var finder = findFences(range)
    var attributes = findHeadingAttributes()
    // Where a fence did not become a block of its own, or a part of one of HTML, it is text, and so
    // are attributes without which there is no heading.
    guard !finder.fences.isEmpty || !attributes.isEmpty else { return }
    for _ in 0..<3 where !finder.fences.isEmpty || !attributes.isEmpty {
      tree = parse((masked(range, finder.fences, attributes) + addition)[...], mask)
      let marked = markedLines()
      let headings = Set(headingLines().lazy.map(\.line))
      let lostFences = finder.fences.keys.filter { !marked.contains($0) }
      let lostHeadings = attributes.keys.filter { !headings.contains($0) }
      if lostFences.isEmpty, lostHeadings.isEmpty { return enter(finder.fences, attributes) }
      for line in lostFences { finder.remove(line) }
      for line in lostHeadings { attributes[line] = nil }
    }
    tree = parse((masked(range) + addition)[...], mask)
  }

  /// Finds the tables that cmark does not know, the first time that a part is read.
  private mutating func findTables(_ range: Range<Int>) {
    let last = source.line(ofByte: max(range.lowerBound, range.upperBound - 1))
    let lines = firstLine..<last + 1
    guard findsMarks, lineLimit == Int.max, WrittenTableFinder.mayHaveTables(parsed, lines) else {
      return
    }
    var isText = [Bool](repeating: true, count: lines.count)
    var isRule = isText
    for event in CMarkTree(parsing: parsed.bytes[range]).events
    where !event.isEnd && [.codeBlock, .htmlBlock, .table].contains(event.kind) {
      let start = max(0, Int(event.startLine) - 1)
      for line in start..<max(start, min(Int(event.endLine), lines.count)) {
        isRule[line] = false
        // What stands far to the right is no code where it is the header of a table.
        if event.kind != .codeBlock || event.flag { isText[line] = false }
      }
    }
    let finder = WrittenTableFinder(in: parsed, lines, isText: isText, isRule: isRule)
    for table in finder.tables { writtenTables[table.lines.lowerBound] = table }
  }

  /// Finds the definitions of terms, the first time that a part is read, and gives cmark bullets in
  /// the place of their signs.
  private mutating func findDefinitions(_ range: Range<Int>) {
    guard findsMarks, DefinitionFinder.mayHaveDefinitions(parsed, in: range) else { return }
    let finder = DefinitionFinder(
      in: CMarkTree(parsing: masked(range)[...]), of: parsed, firstLine: firstLine)
    guard !finder.definitions.isEmpty else { return }
    var bytes = parsed.bytes
    for definition in finder.definitions.values where range.contains(definition.sign) {
      bytes[definition.sign] = UInt8(ascii: "+")
    }
    parsed = SourceLines(bytes, starts: parsed.starts)
    definitions.merge(finder.definitions) { first, _ in first }
    terms.formUnion(finder.terms)
  }

  /// Returns the lines of HTML that hold the mark of a fence.
  private func markedLines() -> Set<Int> {
    var lines: Set<Int> = []
    for event in tree.events where event.kind == .htmlBlock {
      let content = tree.strings[Int(event.string.lowerBound)..<Int(event.string.upperBound)]
      for (number, text) in content.split(
        separator: .lineFeed, omittingEmptySubsequences: false
      ).enumerated() where text.count >= DivFence.mark.count {
        if text.drop(while: \.isBlank).elementsEqual(DivFence.mark) {
          lines.insert(line(of: event) + number)
        }
      }
    }
    return lines
  }

  private func parse(_ bytes: ArraySlice<UInt8>, _ mask: PrefixMask?) -> CMarkTree {
    let bytes = mask.map { $0.masked(Array(bytes))[...] } ?? bytes
    var tree = CMarkTree(parsing: bytes)
    // Only a text that has such a mark is copied.
    if NoteMarkMask.mayHaveMarks(bytes), case let bytes = Array(bytes),
      let noteMask = NoteMarkMask(for: bytes, in: tree)
    {
      tree = CMarkTree(parsing: noteMask.masked(bytes)[...])
      tree.changeStrings(noteMask.unmasked)
    }
    if let mask { tree.changeStrings(mask.unmasked) }
    return tree
  }

  private mutating func enter(_ fences: [Int: DivFence], _ attributes: [Int: Range<Int>]) {
    self.fences = fences
    for (line, range) in attributes {
      headingEnds[line] = range.lowerBound
      ledger.omit(range, .markup)
    }
  }

  /// Returns the part of the source with comments for fences, without the attributes of headings,
  /// and with tables as cmark knows them.
  private func masked(
    _ range: Range<Int>, _ fences: [Int: DivFence] = [:], _ attributes: [Int: Range<Int>] = [:]
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var position = range.lowerBound
    var edits = fences.values.map { ($0.range, DivFence.mark) }
    edits += attributes.values.map { ($0, []) }
    edits += tableEdits()
    for (place, text) in edits.sorted(by: { $0.0.lowerBound < $1.0.lowerBound })
    where place.lowerBound >= position && place.upperBound <= range.upperBound {
      result += parsed.bytes[position..<place.lowerBound]
      result += text
      position = place.upperBound
    }
    result += parsed.bytes[position..<range.upperBound]
    return result
  }

  /// Returns what cmark gets for the lines of tables.
  private func tableEdits() -> [(Range<Int>, [UInt8])] {
    var edits: [(Range<Int>, [UInt8])] = []
    for table in writtenTables.values {
      let start = parsed.body(table.lines.lowerBound).lowerBound
      let end = parsed.body(table.lines.upperBound).upperBound
      edits.append((start..<end, table.table(of: parsed.bytes) { parsed.end($0) }))
    }
    for (line, count) in addedCells {
      for (line, cell) in [(line, " |"), (line + 1, "-|")] {
        let text = parsed.trimmed(parsed.body(line))
        let isClosed = !text.isEmpty && isBarOfCell(text.upperBound - 1)
        // A backslash at the end of the last cell is no escape of the bar that is added.
        let cells = (isClosed ? "" : " |") + String(repeating: cell, count: count)
        edits.append((text.upperBound..<text.upperBound, Array(cells.utf8)))
      }
    }
    return edits
  }

  // MARK: Fences

  private func findFences(_ range: Range<Int>) -> DivFinder {
    guard DivFinder.mayHaveFences(source.bytes[range]) else {
      return DivFinder(on: [], of: source, body: body)
    }
    let last = source.line(ofByte: max(range.lowerBound, range.upperBound - 1))
    var isText = [Bool](repeating: true, count: last - firstLine + 1)
    for event in tree.events where !event.isEnd && mayNotHoldFences(event) {
      let start = max(0, Int(event.startLine) - 1)
      for line in start..<max(start, min(Int(event.endLine), isText.count)) {
        isText[line] = false
      }
    }
    let lines = isText.indices.lazy.filter { isText[$0] }.map { $0 + firstLine }
    let hasMark = source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return DivFinder(on: lines, of: source) { line in
      let body = body(line)
      return hasMark && body.lowerBound == 0 ? 3..<max(3, body.upperBound) : body
    }
  }

  /// Whether a block is code, or HTML in which a line of colons can mean something else.
  private func mayNotHoldFences(_ event: CMarkTree.Event) -> Bool {
    guard event.kind == .htmlBlock else { return event.kind == .codeBlock }
    let content = tree.strings[Int(event.string.lowerBound)..<Int(event.string.upperBound)]
    let start = content.drop(while: \.isBlank).prefix(10).map(\.lowercased)
    if ["<!", "<?", "<pre", "<script", "<style", "<textarea"].contains(where: {
      start.starts(with: $0.utf8)
    }) {
      return true
    }
    var index = content.startIndex
    while let sign = content[index...].firstIndex(of: .lessThan) {
      if content[sign...].starts(with: "<!--".utf8) { return true }
      index = sign + 1
    }
    return false
  }

  // MARK: Headings

  /// Returns the attributes at the ends of headings, by the line they stand on.
  private mutating func findHeadingAttributes() -> [Int: Range<Int>] {
    var result: [Int: Range<Int>] = [:]
    for (line, isUnderlined, content) in headingLines()
    where tree.strings[content].contains(.closeBrace) {
      result[line] = attributes(atEndOf: line, isUnderlined: isUnderlined)
    }
    return result
  }

  /// Returns the line on which the text of each heading ends, and the text.
  private func headingLines() -> [(line: Int, isUnderlined: Bool, content: Range<Int>)] {
    tree.events.compactMap { event in
      guard event.kind == .heading, !event.isEnd else { return nil }
      let content = Int(event.string.lowerBound)..<Int(event.string.upperBound)
      let first = line(of: event)
      guard tree.strings[content].last == .lineFeed else { return (first, false, content) }
      let last = firstLine + Int(event.endLine) - 1
      guard let under = [last, last - 1].first(where: { $0 > first && underline($0) != nil })
      else { return nil }
      return (under - 1, true, content)
    }
  }

  private mutating func attributes(atEndOf line: Int, isUnderlined: Bool) -> Range<Int>? {
    let text = source.trimmed(body(line))
    guard text.count > 2, source.bytes[text.upperBound - 1] == .closeBrace else { return nil }
    // A value in quotation marks may hold a brace, so the last one need not be the right one.
    var tries = 8
    var start = text.upperBound - 2
    while start > text.lowerBound, tries > 0 {
      start -= 1
      guard source.bytes[start] == .openBrace else { continue }
      tries -= 1
      guard start > text.lowerBound else { return nil }
      let before = source.bytes[start - 1]
      guard before.isBlank || before.isLetter || before.isDigit || before >= 128 else { continue }
      let range = start..<text.upperBound
      guard attributes(at: start, end: text.upperBound)?.end == text.upperBound else { continue }
      let isAlone = source.trimmed(text.lowerBound..<start).isEmpty
      return isAlone && isUnderlined ? nil : range
    }
    return nil
  }
}
