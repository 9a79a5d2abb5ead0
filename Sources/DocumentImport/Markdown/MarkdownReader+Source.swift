import ReadingContent

/// What cmark is given: the source, without what is markup of other kinds that it would take for
/// text.
extension MarkdownReader {
  /// What stands on the line of a fence: a comment of HTML makes a block of its own wherever it
  /// stands, and keeps a list tight.
  private static let fenceMark = Array("<!--:-->".utf8)

  /// Parses a part of the source into ``tree``; finds its fences of divs and attributes of headings.
  ///
  /// - Parameters:
  ///   - range: The bytes of the part.
  ///   - addition: Bytes that cmark reads after the part.
  mutating func parse(_ range: Range<Int>, addition: [UInt8] = []) {
    fences = [:]
    headingEnds = [:]
    let mask = PrefixMask(for: parsed.bytes[range])
    if addition.isEmpty, mask == nil {
      tree = CMarkTree(parsing: parsed.bytes[range])
    } else {
      tree = parse(Array(parsed.bytes[range]) + addition, mask)
    }
    var finder = findFences(range)
    let attributes = findHeadingAttributes()
    // Where a fence did not become a block of its own it is text after all.
    for _ in 0..<3 {
      guard !finder.fences.isEmpty || !attributes.isEmpty else { return }
      tree = parse(masked(range, finder.fences, attributes) + addition, mask)
      let first = firstLine
      let blocks = Set(
        tree.events.lazy.filter { $0.kind == .htmlBlock }.map { first + Int($0.startLine) - 1 })
      let lost = finder.fences.keys.filter { !blocks.contains($0) }
      if lost.isEmpty { return enter(finder.fences, attributes) }
      for line in lost { finder.remove(line) }
    }
    tree = parse(masked(range, [:], attributes) + addition, mask)
    enter([:], attributes)
  }

  private func parse(_ bytes: [UInt8], _ mask: PrefixMask?) -> CMarkTree {
    guard let mask else { return CMarkTree(parsing: bytes[...]) }
    var tree = CMarkTree(parsing: mask.masked(bytes)[...])
    tree.changeStrings(mask.unmasked)
    return tree
  }

  private mutating func enter(_ fences: [Int: DivFence], _ attributes: [Int: Range<Int>]) {
    self.fences = fences
    for (line, range) in attributes {
      headingEnds[line] = range.lowerBound
      ledger.omit(range, .markup)
    }
  }

  /// Returns the part of the source with comments for fences and without the attributes of headings.
  private func masked(
    _ range: Range<Int>, _ fences: [Int: DivFence], _ attributes: [Int: Range<Int>]
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var position = range.lowerBound
    let places = fences.values.map { ($0.range, true) } + attributes.values.map { ($0, false) }
    for (place, isFence) in places.sorted(by: { $0.0.lowerBound < $1.0.lowerBound })
    where place.lowerBound >= position && place.upperBound <= range.upperBound {
      result += parsed.bytes[position..<place.lowerBound]
      if isFence { result += Self.fenceMark }
      position = place.upperBound
    }
    result += parsed.bytes[position..<range.upperBound]
    return result
  }

  // MARK: Fences

  private func findFences(_ range: Range<Int>) -> DivFinder {
    guard DivFinder.mayHaveFences(source.bytes[range]) else {
      return DivFinder(on: [], of: source, body: body)
    }
    let last = source.line(ofByte: max(range.lowerBound, range.upperBound - 1))
    var isText = [Bool](repeating: true, count: last - firstLine + 1)
    for event in tree.events
    where !event.isEnd && (event.kind == .codeBlock || event.kind == .htmlBlock) {
      let start = max(0, Int(event.startLine) - 1)
      for line in start..<max(start, min(Int(event.endLine), isText.count)) {
        isText[line] = false
      }
    }
    let lines = isText.indices.lazy.filter { isText[$0] }.map { $0 + firstLine }
    return DivFinder(on: lines, of: source, body: body)
  }

  // MARK: Headings

  /// Returns the attributes at the ends of headings, by the line they stand on.
  private mutating func findHeadingAttributes() -> [Int: Range<Int>] {
    var result: [Int: Range<Int>] = [:]
    for event in tree.events where event.kind == .heading && !event.isEnd {
      let content = Int(event.string.lowerBound)..<Int(event.string.upperBound)
      guard tree.strings[content].contains(.closeBrace) else { continue }
      var line = line(of: event)
      var isUnderlined = false
      if tree.strings[content].last == .lineFeed {
        let last = firstLine + Int(event.endLine) - 1
        guard let under = [last, last - 1].first(where: { $0 > line && underline($0) != nil })
        else { continue }
        line = under - 1
        isUnderlined = true
      }
      guard let range = attributes(atEndOf: line, isUnderlined: isUnderlined) else { continue }
      result[line] = range
    }
    return result
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
