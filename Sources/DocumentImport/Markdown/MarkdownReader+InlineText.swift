import ReadingContent

/// The text of inlines, byte by byte beside what cmark made of it.
extension MarkdownReader {
  mutating func readText(_ literal: Range<Int>) {
    guard !literal.isEmpty else { return }
    let link = inline.images == 0 ? inline.links.last : nil
    if link == .bare, isNext(literal) {
      keep(inline.cursor..<inline.cursor + literal.count)
      return
    }
    var read = literal.lowerBound
    while read < literal.upperBound {
      let same = plainCount(literal: read..<literal.upperBound)
      if same > 0 {
        keep(inline.cursor..<inline.cursor + same)
        read += same
        continue
      }
      if let count = readReplaced(literal: read..<literal.upperBound, escapes: link != .angled) {
        read += count
        continue
      }
      loseText(read..<literal.upperBound)
      return
    }
  }

  /// Returns how many bytes at the cursor are those of a literal and stand for themselves.
  private func plainCount(literal: Range<Int>) -> Int {
    let limit = min(literal.count, inline.end - inline.cursor)
    let cursor = inline.cursor
    return tree.strings.withUnsafeBufferPointer { strings in
      var count = 0
      while count < limit {
        let byte = strings[cursor + count]
        if byte != strings[literal.lowerBound + count] || byte == .backslash || byte == .ampersand {
          break
        }
        count += 1
      }
      return count
    }
  }

  /// Reads an escape, a character reference, or a sign that could have started one.
  ///
  /// - Returns: How many bytes of the literal it stands for.
  private mutating func readReplaced(literal: Range<Int>, escapes: Bool) -> Int? {
    let cursor = inline.cursor
    guard let byte = current else { return nil }
    let wanted = tree.strings[literal.lowerBound]
    if byte == .backslash, escapes, cursor + 1 < inline.end,
      tree.strings[cursor + 1].isPunctuation
    {
      // Where cmark got another sign, it left the backslash (NoteMarkMask).
      if wanted == .backslash, tree.strings[cursor + 1] == .circumflex,
        tree.strings[literal].dropFirst().first == .circumflex
      {
        omit(cursor..<cursor + 1, .markup)
        keep(cursor + 1..<cursor + 2)
        return 2
      }
      guard tree.strings[cursor + 1] == wanted else { return nil }
      omit(cursor..<cursor + 1, .markup)
      keep(cursor + 1..<cursor + 2)
      return 1
    }
    if byte == .ampersand, let found = reference(literal: literal) {
      let range = sourceRange(of: cursor..<found.end)
      builder.append(found.text, for: range, style: inline.style)
      if let range { ledger.keep(range) }
      inline.cursor = found.end
      return found.text.count
    }
    guard byte == wanted else { return nil }
    keep(cursor..<cursor + 1)
    return 1
  }

  /// Returns the character reference at the cursor, when the literal has what it stands for.
  private mutating func reference(literal: Range<Int>) -> (text: [UInt8], end: Int)? {
    let cursor = inline.cursor
    // A name that means nothing stands in the literal as it is. Only an ampersand's own reference
    // can be followed by the rest of one, as in `&amp;amp;`.
    let isAmpersand =
      cursor + 4 < inline.end && tree.strings[cursor + 4] == UInt8(ascii: ";")
      && tree.strings[cursor + 1...cursor + 3].map(\.lowercased) == Array("amp".utf8)
    if !isAmpersand, literal.count > 1, cursor + 1 < inline.end,
      tree.strings[literal.lowerBound] == .ampersand,
      tree.strings[literal.lowerBound + 1] == tree.strings[cursor + 1],
      tree.strings[cursor + 1].isLetter
    {
      return nil
    }
    guard let found = entities.decode(tree.strings, at: cursor, end: inline.end) else { return nil }
    guard tree.strings[literal].starts(with: found.text) else { return nil }
    return found
  }

  func isNext(_ literal: Range<Int>) -> Bool {
    inline.cursor + literal.count <= inline.end
      && tree.strings[inline.cursor..<inline.cursor + literal.count]
        .elementsEqual(tree.strings[literal])
  }

  /// Adds text that was not found at the cursor: its words are kept, their place is not known.
  mutating func loseText(_ literal: Range<Int>) {
    unaligned += 1
    builder.append(tree.strings[literal], style: inline.style)
  }

  /// Adds content as it stands and moves the cursor behind it.
  mutating func keep(_ content: Range<Int>, isCode: Bool = false) {
    let style = isCode ? inline.base : inline.style
    if map.segments.isEmpty {
      builder.append(tree.strings[content], style: style)
    }
    forEachSegment(of: content) { reader, part, segment in
      if !reader.marks.isEmpty || reader.inline.joinsBlanks {
        reader.keepAroundMarks(part, segment, isCode: isCode)
        return
      }
      if segment.isEnd {
        reader.builder.append([segment.startsLine ? .lineFeed : .space], for: part, style: style)
      } else if segment.isExact {
        reader.builder.append(part, of: reader.source.bytes, style: style)
      } else {
        reader.builder.append(reader.tree.strings[segment.content], for: part, style: style)
      }
      reader.ledger.keep(part)
    }
    inline.cursor = content.upperBound
  }

  /// Enters content as left out and moves the cursor behind it.
  mutating func omit(_ content: Range<Int>, _ reason: SkipReason) {
    forEachSegment(of: content) { reader, part, segment in
      if !segment.isEnd { reader.ledger.omit(part, reason) }
    }
    inline.cursor = content.upperBound
  }

  /// Calls a body for each part of a content with its bytes in the source.
  private mutating func forEachSegment(
    of content: Range<Int>, _ body: (inout MarkdownReader, Range<Int>, ContentMap.Segment) -> Void
  ) {
    while inline.segment < map.segments.count,
      map.segments[inline.segment].content.upperBound <= content.lowerBound
    {
      inline.segment += 1
    }
    var index = inline.segment
    while index < map.segments.count {
      let segment = map.segments[index]
      guard segment.content.lowerBound < content.upperBound else { return }
      if segment.isExact {
        let part = segment.content.clamped(to: content)
        let shift = segment.source.lowerBound - segment.content.lowerBound
        body(&self, part.lowerBound + shift..<part.upperBound + shift, segment)
      } else {
        body(&self, segment.source, segment)
      }
      index += 1
    }
  }

  /// Returns the bytes of the source from the first byte of a content to its last.
  func sourceRange(of content: Range<Int>) -> Range<Int>? {
    var index = inline.segment
    var result: Range<Int>?
    while index < map.segments.count {
      let segment = map.segments[index]
      guard segment.content.lowerBound < content.upperBound else { break }
      index += 1
      guard segment.content.upperBound > content.lowerBound else { continue }
      var part = segment.source
      if segment.isExact {
        let clamped = segment.content.clamped(to: content)
        let shift = segment.source.lowerBound - segment.content.lowerBound
        part = clamped.lowerBound + shift..<clamped.upperBound + shift
      }
      result = (result?.lowerBound ?? part.lowerBound)..<part.upperBound
    }
    return result
  }

  /// Adds a space between a word and the words of an image, which the author need not part.
  mutating func partWords() {
    guard let last = builder.bytes.last, last.isLetter || last.isDigit || last >= 128 else {
      return
    }
    builder.append([.space], style: inline.style)
  }
}
