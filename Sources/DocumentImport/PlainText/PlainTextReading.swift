import ReadingContent

/// One plain text on its way to sections.
struct PlainTextReading {
  private let bytes: [UInt8]
  private let finder: ParagraphFinder
  private let resource: Int
  /// What is not part of the text, in the order of the file.
  private(set) var omissions: [SourceResource.Omission] = []

  /// Cuts a text into lines and paragraphs.
  init(_ text: String, resource: Int) {
    bytes = Array(text.utf8)
    finder = ParagraphFinder(lines: TextLine.lines(of: bytes))
    self.resource = resource
  }

  /// Returns the first lines as they stand, without white space at their ends, up to 300 bytes of
  /// each.
  func firstLines(_ count: Int) -> [String] {
    finder.lines.prefix(count).map { line in
      let start = line.indent == 0 ? line.visible.lowerBound : line.content.lowerBound
      return string(start..<max(start, line.visible.upperBound))
    }
  }

  /// Makes the sections; to be called once.
  mutating func sections() -> [Section] {
    let headings = HeadingFinder(groups: finder.groups.map(looked))
    var byGroup: [Int: HeadingFinder.Heading] = [:]
    for heading in headings.headings { byGroup[heading.group] = heading }
    let above = headings.above
    var sections = [Section(title: "")]
    var line = 0
    /// The blocks at the end of the last section that are headings above the next chapter.
    var pending = 0
    for (index, group) in finder.groups.enumerated() {
      omitSigns(ofLines: line..<group.lowerBound)
      line = group.upperBound
      guard let heading = byGroup[index] else {
        if let title = endOfBook(group, isSplit: headings.splitting != nil) {
          sections.append(Section(title: title))
        }
        append(finder.paragraphs(of: group), to: &sections)
        pending = 0
        continue
      }
      let isSplit = headings.splitting != nil && heading.sort == headings.splitting
      let starts = isSplit || heading.sort == .named
      if starts { startSection(in: &sections, taking: pending) }
      let isAbove = above.contains(heading.sort)
      let level = (isAbove || above.isEmpty ? 1 : 2) + (starts || isAbove ? 0 : 1)
      let used = headingLines(of: group)
      append(
        [ParagraphFinder.Paragraph(lines: used, isJoined: false)],
        kind: .heading(level: level), to: &sections)
      if starts { sections[sections.count - 1].title = title(of: used) }
      let rest = used.upperBound..<group.upperBound
      if !rest.isEmpty { append(finder.paragraphs(of: rest), to: &sections) }
      pending = isAbove && rest.isEmpty ? pending + 1 : 0
    }
    omitSigns(ofLines: line..<finder.lines.count)
    return sections.filter { !$0.blocks.isEmpty }
  }

  /// Starts a section with the last blocks of the one before.
  private func startSection(in sections: inout [Section], taking count: Int) {
    let last = sections.count - 1
    let moved = Array(sections[last].blocks.suffix(count))
    sections[last].blocks.removeLast(moved.count)
    sections.append(Section(title: "", blocks: moved))
  }

  private mutating func append(
    _ paragraphs: [ParagraphFinder.Paragraph], kind: Block.Kind = .paragraph,
    to sections: inout [Section]
  ) {
    for paragraph in paragraphs {
      sections[sections.count - 1].blocks.append(Block(kind: kind, text: text(of: paragraph)))
    }
  }

  /// What headings are looked for in.
  private func looked(_ group: Range<Int>) -> HeadingFinder.Group {
    let first = group.lowerBound
    var isFree = finder.lines[first].width <= 100
    if case .wrapped(let width, _) = finder.shape, group.count > 1 {
      isFree = isFree && !LineShape.isFull(first, of: width, lines: finder.lines)
    }
    let others = group.dropFirst().prefix(isFree ? 12 : 0).filter { finder.lines[$0].width <= 100 }
    return HeadingFinder.Group(
      firstLine: isFree ? string(finder.lines[first].visible) : "",
      otherLines: others.map { string(finder.lines[$0].visible) },
      isSingle: group.count == 1,
      isProse: group.count >= 3 || finder.lines[first].width > 100)
  }

  /// The lines of a group that its heading takes: the first, and one or two more where they are
  /// all there is and do not end like a sentence.
  private func headingLines(of group: Range<Int>) -> Range<Int> {
    let first = group.lowerBound..<group.lowerBound + 1
    guard group.count <= 3, finder.shape != .paragraphPerLine else { return first }
    let fits = group.dropFirst().allSatisfy { finder.lines[$0].width <= 100 }
    let end = bytes[finder.lines[group.upperBound - 1].visible].last ?? 0
    return fits && !".!?\"".utf8.contains(end) ? group : first
  }

  private func title(of lines: Range<Int>) -> String {
    lines.map { string(finder.lines[$0].visible) }.joined(separator: " ")
  }

  /// The title of what follows a book of Project Gutenberg, where a group marks its end.
  private func endOfBook(_ group: Range<Int>, isSplit: Bool) -> String? {
    guard isSplit else { return nil }
    let line = string(finder.lines[group.lowerBound].visible)
    guard line.hasPrefix("*** END OF") || line.hasPrefix("***END OF") else { return nil }
    return line.split { "* ".contains($0) }.joined(separator: " ")
  }

  /// Up to 300 bytes of the text, without control characters.
  private func string(_ range: Range<Int>) -> String {
    let isPlain = range.count <= 300 && !bytes[range].contains(where: Self.maySignControl)
    if isPlain { return String(decoding: bytes[range], as: UTF8.self) }
    var result: [UInt8] = []
    var offset = range.lowerBound
    while offset < range.upperBound, result.count < 300 {
      let sign = TextSign(at: offset, in: bytes)
      if sign.kind != .control { result += bytes[offset..<offset + sign.length] }
      offset += sign.length
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension PlainTextReading {
  /// Makes the text of a paragraph.
  private mutating func text(of paragraph: ParagraphFinder.Paragraph) -> AttributedText {
    var text = AttributedText(source: SourceMap(resource: resource))
    let isLine = isDrawnLine(paragraph.lines)
    let attributes = isLine ? SpeechAttributes.silent(.thematicBreak) : SpeechAttributes()
    var previous: TextLine?
    for index in paragraph.lines {
      let line = finder.lines[index]
      if let previous {
        let gap = previous.content.upperBound..<line.content.lowerBound
        if !paragraph.isJoined {
          text.append("\n", attributes: attributes, from: gap)
        } else if !touches(previous, line) {
          text.append(" ", attributes: attributes, from: gap)
        }
      }
      append(line, attributes: attributes, to: &text)
      previous = line
    }
    return text
  }

  /// Whether two lines of a script without spaces meet, so that none stands for the line end.
  private func touches(_ line: TextLine, _ next: TextLine) -> Bool {
    var last = line.visible.upperBound - 1
    while last > line.visible.lowerBound, bytes[last] & 0xC0 == 0x80 { last -= 1 }
    return TextSign.joinsWithoutSpace(TextSign.scalar(at: last, in: bytes))
      && TextSign.joinsWithoutSpace(TextSign.scalar(at: next.visible.lowerBound, in: bytes))
  }

  /// Adds a line, its control characters left out.
  private mutating func append(
    _ line: TextLine, attributes: SpeechAttributes, to text: inout AttributedText
  ) {
    omitSigns(in: line.content.lowerBound..<line.visible.lowerBound)
    var start = line.visible.lowerBound
    var offset = start
    while offset < line.visible.upperBound {
      let byte = bytes[offset]
      // Most bytes are letters; only those that may start a control character are looked at.
      guard Self.maySignControl(byte) else {
        offset += 1
        continue
      }
      let sign = TextSign(at: offset, in: bytes)
      if sign.kind == .control || byte == 0x09 {
        append(start..<offset, attributes: attributes, to: &text)
        start = offset + sign.length
        if byte == 0x09 {
          text.append(" ", attributes: attributes, from: offset..<start)
        } else {
          omit(offset..<start)
        }
      }
      offset += sign.length
    }
    append(start..<line.visible.upperBound, attributes: attributes, to: &text)
    omitSigns(in: line.visible.upperBound..<line.content.upperBound)
  }

  /// Whether a character that starts with a byte may be a control character.
  private static func maySignControl(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xEF
  }

  private func append(
    _ range: Range<Int>, attributes: SpeechAttributes, to text: inout AttributedText
  ) {
    guard !range.isEmpty else { return }
    text.append(String(decoding: bytes[range], as: UTF8.self), attributes: attributes, from: range)
  }

  /// Whether lines are one of signs alone that separates parts, such as `* * *` or `-----`.
  private func isDrawnLine(_ lines: Range<Int>) -> Bool {
    guard lines.count == 1, let visible = lines.first.map({ finder.lines[$0].visible }) else {
      return false
    }
    if string(visible) == "*" || string(visible) == "\u{2042}" { return true }
    let signs = bytes[visible].filter { $0 != 0x20 }
    return signs.count >= 3 && signs.allSatisfy { "*-_=~#+".utf8.contains($0) }
  }

  /// Notes what of lines without text is not white space.
  private mutating func omitSigns(ofLines lines: Range<Int>) {
    for index in lines { omitSigns(in: finder.lines[index].content) }
  }

  private mutating func omitSigns(in range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let sign = TextSign(at: offset, in: bytes)
      let end = min(range.upperBound, offset + sign.length)
      if sign.kind != .space { omit(offset..<end) }
      offset = end
    }
  }

  private mutating func omit(_ range: Range<Int>) {
    if let last = omissions.last, last.range.upperBound == range.lowerBound {
      omissions[omissions.count - 1] = SourceResource.Omission(
        range: last.range.lowerBound..<range.upperBound, reason: .control)
    } else {
      omissions.append(SourceResource.Omission(range: range, reason: .control))
    }
  }
}
