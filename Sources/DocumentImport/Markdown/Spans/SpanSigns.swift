import Glibc

/// Says quickly whether a text can hold markup that cmark does not know, so that most of a book is
/// not looked at byte by byte.
enum SpanSigns {
  private typealias Text = UnsafeBufferPointer<UInt8>

  /// Says whether a part of a text has a sign that a ``SpanScanner`` looks for.
  static func stand(in bytes: [UInt8], _ content: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      let text = Text(rebasing: buffer[content])
      if text.first == .bar { return true }
      for (sign, isMarkup) in signs where has(sign, in: text, where: isMarkup) { return true }
      return false
    }
  }

  /// The signs, each with what must hold where it stands.
  private static let signs: [(UInt8, @Sendable (Text, Int) -> Bool)] = [
    (
      UInt8(ascii: "{"),
      { text, index in
        let before = byte(text, index - 1)
        let after = byte(text, index + 1)
        return before == .closeBracket || before == .closeParenthesis || before == .backtick
          || after >= 0x80 || after == .percent || after == .colon || after == .openBrace
      }
    ),
    (.openBracket, { text, index in mayStartBracket(text, index) }),
    (UInt8(ascii: "+"), { text, index in byte(text, index + 1) == UInt8(ascii: "+") }),
    (.dollar, { _, _ in true }),
    (.equals, { text, index in byte(text, index + 1) == .equals }),
    (.percent, { text, index in byte(text, index + 1) == .percent }),
    (
      .backslash,
      { text, index in
        let after = byte(text, index + 1)
        return after == .openParenthesis || after == .openBracket
      }
    ),
    (UInt8(ascii: "^"), { _, _ in true }),
    (UInt8(ascii: "@"), { text, index in !isWord(byte(text, index - 1)) }),
    (
      .colon,
      { text, index in
        let after = byte(text, index + 1)
        return !isWord(byte(text, index - 1))
          && (isWord(after) || after == UInt8(ascii: "+") || after == UInt8(ascii: "-"))
      }
    ),
  ]

  private static func mayStartBracket(_ text: Text, _ index: Int) -> Bool {
    let before = byte(text, index - 1)
    let after = byte(text, index + 1)
    if before == UInt8(ascii: "^") || before == .closeParenthesis || after == .openBracket
      || after == UInt8(ascii: "@") || after == UInt8(ascii: "!")
    {
      return true
    }
    var next = index + 1
    while next < text.count, text[next].isDigit || text[next] == UInt8(ascii: ".") { next += 1 }
    return next > index + 1
      ? byte(text, next) == UInt8(ascii: "m") || byte(text, next) == UInt8(ascii: "s")
      : after == UInt8(ascii: "b")
  }

  private static func isWord(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit }

  /// A byte of the text; a space beyond its ends.
  private static func byte(_ text: Text, _ index: Int) -> UInt8 {
    index >= 0 && index < text.count ? text[index] : .space
  }

  /// Says whether a byte stands in a text where a condition on its index holds.
  private static func has(_ byte: UInt8, in text: Text, where condition: (Text, Int) -> Bool)
    -> Bool
  {
    guard let base = text.baseAddress else { return false }
    var index = 0
    while index < text.count, let found = memchr(base + index, Int32(byte), text.count - index) {
      index = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      if condition(text, index) { return true }
      index += 1
    }
    return false
  }
}

extension [UInt8] {
  /// Says whether a byte stands in a part of the array.
  func has(_ byte: UInt8, in range: Range<Int>) -> Bool {
    withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, !range.isEmpty else { return false }
      return memchr(base + range.lowerBound, Int32(byte), range.count) != nil
    }
  }
}
