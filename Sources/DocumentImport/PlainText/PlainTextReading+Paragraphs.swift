import ReadingContent

/// What becomes of the lines of a paragraph.
extension PlainTextReading {
  /// Makes the text of a paragraph.
  mutating func text(of paragraph: ParagraphFinder.Paragraph) -> AttributedText {
    var text = AttributedText(source: SourceMap(resource: resource))
    let isLine = isDrawnLine(paragraph.lines)
    let attributes = isLine ? SpeechAttributes.silent(.thematicBreak) : SpeechAttributes()
    var previous: TextLine?
    for index in paragraph.lines {
      let line = finder.lines[index]
      if let previous {
        let gap = previous.content.upperBound..<previous.end
        if !paragraph.isJoined {
          text.append("\n", attributes: attributes, from: gap)
        } else if !touches(previous, line), !isOneWord(previous, line) {
          // What is emphasised over the end of a line is one run.
          let own = attributes.isEmpty ? edits.parts(in: gap).first?.attributes : attributes
          text.append(" ", attributes: own ?? attributes, from: gap)
        }
      }
      append(line, attributes: attributes, to: &text)
      previous = line
    }
    return text
  }

  /// Whether two lines of a script without spaces meet, so that none stands for the line end.
  func touches(_ line: TextLine, _ next: TextLine) -> Bool {
    var last = line.visible.upperBound - 1
    while last > line.visible.lowerBound, bytes[last] & 0xC0 == 0x80 { last -= 1 }
    return TextSign.joinsWithoutSpace(TextSign.scalar(at: last, in: bytes))
      && TextSign.joinsWithoutSpace(TextSign.scalar(at: next.visible.lowerBound, in: bytes))
  }

  /// Whether a hyphen at the end of a line leaves no space behind it.
  func isOneWord(_ line: TextLine, _ next: TextLine) -> Bool {
    guard let hyphens else { return false }
    if case .none = hyphens.ending(of: line, before: next) { return false }
    return true
  }

  /// Adds a line, what is cut and its control characters left out.
  mutating func append(
    _ line: TextLine, attributes: SpeechAttributes, to text: inout AttributedText
  ) {
    omitSigns(in: line.content.lowerBound..<line.visible.lowerBound)
    for part in edits.parts(in: line.visible) {
      let own = attributes.isEmpty ? part.attributes : attributes
      if let cut = part.cut {
        if !cut.replacement.isEmpty {
          text.append(cut.replacement, attributes: own, from: part.range)
        }
      } else {
        appendSigns(part.range, attributes: own, to: &text)
      }
    }
    omitSigns(in: line.visible.upperBound..<line.content.upperBound)
  }

  mutating func appendSigns(
    _ range: Range<Int>, attributes: SpeechAttributes, to text: inout AttributedText
  ) {
    var start = range.lowerBound
    var offset = start
    while offset < range.upperBound {
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
    append(start..<range.upperBound, attributes: attributes, to: &text)
  }

  /// Whether a character that starts with a byte may be a control character.
  static func maySignControl(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xEF
  }

  func append(
    _ range: Range<Int>, attributes: SpeechAttributes, to text: inout AttributedText
  ) {
    guard !range.isEmpty else { return }
    text.append(String(decoding: bytes[range], as: UTF8.self), attributes: attributes, from: range)
  }

  /// Whether lines are one of signs alone that separates parts, such as `* * *` or `-----`.
  func isDrawnLine(_ lines: Range<Int>) -> Bool {
    guard lines.count == 1, let visible = lines.first.map({ finder.lines[$0].visible }) else {
      return false
    }
    if string(visible) == "*" || string(visible) == "\u{2042}" { return true }
    let signs = bytes[visible].filter { $0 != 0x20 }
    return signs.count >= 3 && signs.allSatisfy { "*-_=~#+".utf8.contains($0) }
  }

  /// Notes what of lines without text is not white space.
  mutating func omitSigns(ofLines lines: Range<Int>) {
    for index in lines { omitSigns(in: finder.lines[index].content) }
  }

  mutating func omitSigns(in range: Range<Int>) {
    for part in edits.parts(in: range) where part.cut == nil {
      Self.signs(in: part.range, of: bytes) { omissions.append(Self.control($0)) }
    }
  }

  static func control(_ range: Range<Int>) -> SourceResource.Omission {
    SourceResource.Omission(range: range, reason: .control)
  }

  /// Calls with each stretch of a range that is not white space.
  static func signs(
    in range: Range<Int>, of bytes: [UInt8], _ call: (Range<Int>) -> Void
  ) {
    var offset = range.lowerBound
    var start: Int?
    while offset < range.upperBound {
      let sign = TextSign(at: offset, in: bytes)
      if sign.kind == .space {
        if let from = start { call(from..<offset) }
        start = nil
      } else if start == nil {
        start = offset
      }
      offset = min(range.upperBound, offset + sign.length)
    }
    if let start { call(start..<range.upperBound) }
  }

  mutating func omit(_ range: Range<Int>, _ reason: SkipReason = .control) {
    if let last = omissions.last, last.range.upperBound == range.lowerBound, last.reason == reason {
      omissions[omissions.count - 1] = SourceResource.Omission(
        range: last.range.lowerBound..<range.upperBound, reason: reason)
    } else {
      omissions.append(SourceResource.Omission(range: range, reason: reason))
    }
  }
}
