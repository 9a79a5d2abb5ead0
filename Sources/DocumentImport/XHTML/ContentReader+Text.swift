import ReadingContent

/// Text and the white space in it.
extension ContentReader {
  var whiteSpace: OpenElement.WhiteSpace { frames.last?.whiteSpace ?? .collapsed }

  /// Adds text of the source to the block.
  mutating func addText(_ range: Range<Int>) {
    if !rubies.isEmpty, frames.last?.kind == .ruby || frames.last?.kind == .rubyContainer,
      source[range].allSatisfy(\.isWhiteSpace)
    {
      // White space between the parts of a ruby parts no words.
      return
    }
    switch whiteSpace {
    case .collapsed: addWords(range, keepsLines: false)
    case .lines: addWords(range, keepsLines: true)
    case .kept: addLines(range)
    }
  }

  /// Adds words with one space between two (CSS Text Module Level 3 §4.1).
  private mutating func addWords(_ range: Range<Int>, keepsLines: Bool) {
    var index = range.lowerBound
    while index < range.upperBound {
      if source[index].isWhiteSpace {
        note(space: index, keepsLines: keepsLines)
        index += 1
        continue
      }
      let start = index
      index = endOfWords(from: index, to: range.upperBound)
      beforeText(at: start)
      builder.append(start..<index, of: source, style: style)
    }
  }

  /// Returns the end of the words from an offset that single spaces part.
  private func endOfWords(from start: Int, to end: Int) -> Int {
    source.withUnsafeBufferPointer { bytes in
      var index = start
      while index < end {
        if bytes[index].isWhiteSpace {
          let isSingle =
            bytes[index] == .space && index + 1 < end && !bytes[index + 1].isWhiteSpace
          if !isSingle { break }
        }
        index += 1
      }
      return index
    }
  }

  private mutating func note(space offset: Int, keepsLines: Bool) {
    let isLineEnd = source[offset] == .lineFeed
    if isLineEnd, keepsLines {
      breaks += 1
      return
    }
    if space == nil { space = PendingSpace(offset: offset, style: style, hasLineEnd: isLineEnd) }
    if isLineEnd { space?.hasLineEnd = true }
  }

  /// Adds text with its spaces and line ends.
  private mutating func addLines(_ range: Range<Int>) {
    var start = range.lowerBound
    // Empty lines before the first words of a block are no part of it.
    while builder.count == textStart, let end = endOfBlankLine(from: start, to: range.upperBound) {
      start = end
    }
    guard start < range.upperBound else { return }
    let isBlank = source[start..<range.upperBound].allSatisfy(\.isWhiteSpace)
    if isBlank, builder.count == textStart { return }
    space = nil
    beforeText(at: start)
    builder.append(start..<range.upperBound, of: source, style: style)
  }

  private func endOfBlankLine(from start: Int, to end: Int) -> Int? {
    var index = start
    while index < end, source[index].isWhiteSpace {
      if source[index] == .lineFeed { return index + 1 }
      index += 1
    }
    return nil
  }

  /// Adds what has to stand before the next text: markers, line ends, a space.
  ///
  /// - Parameter offset: The byte of the source where the text starts; nothing where the reader
  ///   makes it.
  mutating func beforeText(at offset: Int?) {
    if !markers.isEmpty { placeMarkers() }
    if builder.count > textStart, dropCap != builder.count {
      if breaks > 0 {
        builder.append([UInt8](repeating: .lineFeed, count: min(breaks, 2)), style: style)
      } else if let space, builder.bytes.last != .lineFeed, builder.bytes.last != .space,
        !joins(space, at: offset)
      {
        builder.append([.space], for: space.offset..<space.offset + 1, style: space.style)
      } else if partsNext, let offset, space == nil, startsWord(at: offset),
        builder.bytes.last != .lineFeed, builder.bytes.last != .space
      {
        builder.append([.space], style: style)
      }
    }
    dropCap = nil
    partsNext = false
    lineBreaks = 0
    breaks = 0
    space = nil
    marks.start(at: builder.count)
  }

  /// Whether a line end in white space means nothing, since no words are parted by spaces in the
  /// script on both sides (CSS Text Module Level 3 §4.1.3).
  private func joins(_ space: PendingSpace, at offset: Int?) -> Bool {
    guard space.hasLineEnd, let offset, source[offset] >= 0xE2, let last = builder.bytes.last,
      last >= 0x80
    else { return false }
    var start = builder.count - 1
    while start > 0, builder.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return Self.isWide(builder.bytes[start...]) && Self.isWide(source[offset...])
  }

  private func startsWord(at offset: Int) -> Bool {
    source[offset].isLetter || source[offset].isDigit || source[offset] >= 0x80
  }

  /// Whether a text starts with a character of Chinese or Japanese.
  private static func isWide(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let scalar = String(decoding: bytes.prefix(4), as: UTF8.self).unicodeScalars.first else {
      return false
    }
    switch scalar.value {
    case 0x2E80...0x2FFF, 0x3000...0x312F, 0x3190...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFFEF, 0x20000...0x3FFFF:
      return true
    default: return false
    }
  }

  /// Adds text that the reader makes.
  mutating func addMade(_ text: String, style: SpeechStyle? = nil) {
    beforeText(at: nil)
    builder.append(Array(text.utf8), style: style ?? self.style)
  }

  /// Adds a space between a word and what follows, where there is none.
  ///
  /// - Parameter signs: Whether a sign before it is parted, too.
  mutating func partWords(signs: Bool = false) {
    guard builder.count > textStart, space == nil, breaks == 0, let last = builder.bytes.last,
      last.isLetter || last.isDigit || last >= 0x80 || signs && last != .space && last != .lineFeed
    else { return }
    builder.append([.space], style: style)
  }

  /// Adds a line end before the next text, unless one stands there.
  mutating func breakLine() {
    space = nil
    breaks = max(breaks, 1)
  }
}
