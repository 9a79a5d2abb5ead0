import ReadingContent

/// What wikis and programs for notes add to Markdown: links in double brackets, comments, names of
/// blocks, highlights, raised text and short codes of emoji.
extension SpanScanner {
  /// Files that are shown or played and have no words of their own.
  private static let media: Set<String> = [
    "apng", "avif", "bmp", "flac", "gif", "jpeg", "jpg", "m4a", "mkv", "mov", "mp3", "mp4", "ogg",
    "ogv", "pdf", "png", "svg", "tif", "tiff", "wav", "webm", "webp",
  ]

  // MARK: Links

  /// Reads `[[Page]]`, `[[Page|text]]` or `![[picture.png|text]]`, whose brackets open at the
  /// position or after the exclamation mark there.
  ///
  /// - Returns: Whether there is one.
  mutating func readWikiLink() -> Bool {
    let start = position
    let isEmbedded = bytes[start] == UInt8(ascii: "!")
    let open = start + (isEmbedded ? 3 : 2)
    if !isEmbedded, let before = byte(start - 1),
      before.isLetter || before.isDigit || before == .closeBracket || before == .closeParenthesis
    {
      return false
    }
    var index = open
    var bar: Int?
    let limit = min(end, open + 1024)
    while index < limit, bytes[index] != .closeBracket {
      let byte = bytes[index]
      if byte == .openBracket || byte == .lineFeed { return false }
      if byte == .bar, bar == nil { bar = index }
      index += 1
    }
    guard index > open, byte(index) == .closeBracket, byte(index + 1) == .closeBracket,
      bytes[open] != UInt8(ascii: "^")
    else { return false }
    let close = index..<index + 2
    if let after = byte(close.upperBound), "([{:".utf8.contains(after) { return false }
    let page = open..<(bar ?? index)
    let text = bar.map { textAfterBar($0 + 1..<index, isEmbedded: isEmbedded) } ?? page
    let isMedia = isEmbedded && Self.media.contains(fileExtension(page))
    hide(start..<close.upperBound)
    position = close.upperBound
    if text.isEmpty || bar == nil && isMedia {
      mark(start..<close.upperBound, .omit(.linkTarget))
    } else if bar != nil {
      mark(start..<text.lowerBound, .omit(.linkTarget))
      mark(
        text.upperBound..<close.upperBound, .omit(text.upperBound < index ? .linkTarget : .markup))
    } else {
      mark(start..<open, .omit(.markup))
      markHeading(in: page)
      mark(close, .omit(.markup))
    }
    return true
  }

  /// Returns the words after the bar; those of a picture may be its size alone.
  private func textAfterBar(_ range: Range<Int>, isEmbedded: Bool) -> Range<Int> {
    guard isEmbedded else { return range }
    var end = range.upperBound
    if let bar = bytes[range].lastIndex(of: .bar), isSize(bar + 1..<end) { end = bar }
    return isSize(range.lowerBound..<end)
      ? range.lowerBound..<range.lowerBound
      : range.lowerBound..<end
  }

  private func isSize(_ range: Range<Int>) -> Bool {
    !range.isEmpty && bytes[range].allSatisfy { $0.isDigit || $0 == UInt8(ascii: "x") }
  }

  private func fileExtension(_ page: Range<Int>) -> String {
    guard let dot = bytes[page].lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(decoding: bytes[dot + 1..<page.upperBound].map(\.lowercased), as: UTF8.self)
  }

  /// Marks the signs before the name of a heading, and leaves out the name of a block.
  private mutating func markHeading(in page: Range<Int>) {
    var index = page.lowerBound
    while let sign = bytes[index..<page.upperBound].firstIndex(of: .hash) {
      index = sign + 1
      if byte(index) == UInt8(ascii: "^") {
        mark(sign..<page.upperBound, .omit(.linkTarget))
        return
      }
      if sign == page.lowerBound {
        mark(sign..<index, .omit(.markup))
      } else {
        mark(sign..<index, .replace(" > ", .silent(.markup)))
      }
    }
  }

  // MARK: Comments and names of blocks

  /// Reads `%%a comment%%`.
  mutating func readComment() {
    let start = position
    var open = start
    while open < end, bytes[open] == .percent { open += 1 }
    position = open
    guard open - start == 2, byte(start - 1)?.isDigit != true, budget > 0 else { return }
    var index = open
    while index + 1 < end {
      if bytes[index] == .percent, bytes[index + 1] == .percent {
        mark(start..<index + 2, .omit(.comment))
        hide(start..<index + 2)
        position = index + 2
        return
      }
      index += 1
    }
    budget -= index - start
  }

  /// Reads ` ^name` at the end of the text, by which links find the block.
  mutating func readBlockName() {
    var last = end
    while last > start, bytes[last - 1].isWhiteSpace { last -= 1 }
    var index = last
    while index > start, last - index < 64,
      bytes[index - 1].isLetter || bytes[index - 1].isDigit || bytes[index - 1] == UInt8(ascii: "-")
    {
      index -= 1
    }
    guard last - index >= 3, index > start, bytes[index - 1] == UInt8(ascii: "^"),
      index - 1 == start || bytes[index - 2].isWhiteSpace,
      bytes[index..<last].contains(where: { !$0.isDigit }) || last - index == 6
    else { return }
    let range = index - 1..<last
    mark(range, .omit(.directive))
    mark(
      index - 1..<index - 1,
      .anchor("^" + String(decoding: bytes[index..<last], as: UTF8.self)))
    hide(range)
    end = index - 1
  }

  // MARK: Signs around words

  /// Reads `==highlighted==`.
  mutating func readHighlight() {
    let first = position
    while position < end, bytes[position] == .equals { position += 1 }
    guard position - first == 2 else {
      highlight = nil
      return
    }
    let isClosing = byte(first - 1).map { !$0.isWhiteSpace } ?? false
    if let open = highlight, isClosing, first > open + 2 {
      mark(open..<open + 2, .omit(.markup))
      mark(first..<position, .omit(.markup))
      hide(open..<open + 2)
      hide(first..<position)
      highlight = nil
    } else {
      let isOpening = byte(position).map { !$0.isWhiteSpace } ?? false
      let isAfterWord = byte(first - 1).map { $0.isLetter || $0.isDigit } ?? false
      highlight = isOpening && !isAfterWord ? first : nil
    }
  }

  /// Reads `^2^` or `^th^`.
  mutating func readRaised() {
    let open = position
    var index = open + 1
    while index < end, index - open <= 16, bytes[index].isLetter || bytes[index].isDigit {
      index += 1
    }
    position = open + 1
    let inner = open + 1..<index
    guard !inner.isEmpty, byte(index) == UInt8(ascii: "^"),
      let before = byte(open - 1), !before.isWhiteSpace, before != UInt8(ascii: "^")
    else { return }
    let digits = bytes[inner].filter(\.isDigit)
    guard digits.isEmpty || digits.count == inner.count else { return }
    mark(open..<open + 1, .omit(.markup))
    if !digits.isEmpty {
      let raised = digits.map { Self.raisedDigits[Int($0) - 48] }.joined()
      mark(inner, .replace(raised, SpeechAttributes()))
    }
    mark(index..<index + 1, .omit(.markup))
    hide(open..<index + 1)
    position = index + 1
  }

  private static let raisedDigits = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]

  /// Reads `:smile:`.
  mutating func readEmoji() {
    let start = position
    position += 1
    if let before = byte(start - 1), before.isLetter || before.isDigit || before == .colon {
      return
    }
    guard let found = EmojiNames.emoji(in: bytes, at: start, end: end) else { return }
    mark(start..<found.end, .replace(found.emoji, SpeechAttributes()))
    hide(start..<found.end)
    position = found.end
  }
}

extension UInt8 {
  static let percent = UInt8(ascii: "%")
}
