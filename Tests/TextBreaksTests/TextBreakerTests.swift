import Testing

@testable import TextBreaks

@Suite struct TextBreakerTests {
  /// The pieces that a breaker cuts a text into.
  private func pieces(_ text: String, _ kind: TextBreaker.Kind, _ locale: String = "") -> [String] {
    let bytes = Array(text.utf8)
    var start = 0
    return TextBreaker(kind, locale: locale).boundaries(of: text).map { boundary in
      defer { start = boundary.offset }
      return String(decoding: bytes[start..<boundary.offset], as: UTF8.self)
    }
  }

  private func statuses(
    _ text: String, _ kind: TextBreaker.Kind, _ locale: String = ""
  ) -> [TextBreaker.Boundary.Status] {
    TextBreaker(kind, locale: locale).boundaries(of: text).map(\.status)
  }

  @Test(arguments: [TextBreaker.Kind.line, .word, .sentence, .character])
  func `an empty text has no boundaries`(_ kind: TextBreaker.Kind) {
    #expect(TextBreaker(kind).boundaries(of: "").isEmpty)
  }

  @Test func `a line breaks after spaces and hyphens`() {
    #expect(pieces("A well-known one.", .line) == ["A ", "well-", "known ", "one."])
    #expect(statuses("A b", .line) == [.optional, .optional])
  }

  @Test func `a line must break after a line break`() {
    #expect(pieces("a\r\nb\u{2028}c", .line) == ["a\r\n", "b\u{2028}", "c"])
    #expect(statuses("a\r\nb\u{2028}c", .line) == [.mandatory, .mandatory, .optional])
    #expect(statuses("a\n", .line) == [.mandatory])
  }

  @Test func `a line does not break at a no-break space`() {
    #expect(pieces("10\u{A0}km weit", .line) == ["10\u{A0}km ", "weit"])
  }

  @Test func `a soft hyphen lets a line break`() {
    #expect(pieces("Donau\u{AD}dampf", .line) == ["Donau\u{AD}", "dampf"])
  }

  @Test func `words tell what they hold`() {
    #expect(pieces("It's 3.5 m!", .word) == ["It's", " ", "3.5", " ", "m", "!"])
    #expect(statuses("It's 3.5 m!", .word) == [.letter, .none, .number, .none, .letter, .none])
    #expect(statuses("ア漢", .word, "ja") == [.ideograph, .ideograph])
    #expect(TextBreaker.Boundary.Status.number.isWord)
    #expect(!TextBreaker.Boundary.Status.none.isWord)
  }

  @Test func `dictionaries part words that no space parts`() {
    #expect(pieces("ภาษาไทยง่าย", .word, "th") == ["ภาษา", "ไทย", "ง่าย"])
    #expect(pieces("ภาษาไทยง่าย", .line, "th") == ["ภาษา", "ไทย", "ง่าย"])
    #expect(pieces("今日は天気です", .word, "ja") == ["今日", "は", "天気", "です"])
    #expect(pieces("我们喜欢阅读", .word, "zh") == ["我们", "喜欢", "阅读"])
  }

  @Test func `sentences tell whether an end mark ends them`() {
    #expect(pieces("Hi. You there\nWell?", .sentence) == ["Hi. ", "You there\n", "Well?"])
    #expect(statuses("Hi. You there\nWell?", .sentence) == [.optional, .mandatory, .optional])
  }

  @Test func `a character is all that a reader sees as one`() {
    #expect(pieces("e\u{301}👩‍👩‍👧🇩🇪", .character) == ["e\u{301}", "👩‍👩‍👧", "🇩🇪"])
    #expect(statuses("ab", .character) == [.none, .none])
  }

  @Test(arguments: [
    "", "xx", "en-US", "de_DE.UTF-8", "@", "!!", "\0", "🦊", "ja_JP@currency=", "a-b-c-d",
    String(repeating: "en-", count: 99), "en" + String(repeating: "x", count: 5000),
  ])
  func `any locale gives a breaker`(_ locale: String) {
    for kind in [TextBreaker.Kind.line, .word, .sentence, .character] {
      let offsets = TextBreaker(kind, locale: locale).boundaries(of: "One two. Three").map(\.offset)
      #expect(offsets.count > 1)
      #expect(offsets.last == 14)
    }
  }

  @Test(
    arguments: [TextBreaker.Kind.line, .word, .sentence, .character],
    [
      "a\0b\0", "\0", "\u{FEFF}", "\u{10FFFF}\u{FFFF}", "\u{301}\u{301}", "\u{200D}\u{200D}🏽",
      "((((\"“", "🇩", "\r", "\n\r\n", "\u{2029}",
      "a" + String(repeating: "\u{301}", count: 900),
      String(repeating: "a", count: 1_000_000), String(repeating: "a b. ", count: 200_000),
      String(repeating: "ภาษาไทย", count: 5000), String(repeating: "漢字かな", count: 9000),
    ])
  func `boundaries rise to the end of whatever text`(_ kind: TextBreaker.Kind, _ text: String) {
    let boundaries = TextBreaker(kind).boundaries(of: text)
    #expect(boundaries.last?.offset == text.utf8.count)
    #expect(zip(boundaries, boundaries.dropFirst()).allSatisfy { $0.offset < $1.offset })
    let bytes = Array(text.utf8)
    #expect(boundaries.dropLast().allSatisfy { bytes[$0.offset] & 0xC0 != 0x80 })
  }

  @Test func `a breaker and an array serve many texts`() {
    let breaker = TextBreaker(.word)
    var boundaries: [TextBreaker.Boundary] = []
    for text in ["one two", "", "ü", "one two"] {
      breaker.boundaries(of: text, into: &boundaries)
      #expect(boundaries == TextBreaker(.word).boundaries(of: text))
    }
    #expect(boundaries.map(\.offset) == [3, 4, 7])
  }

  @Test func `more boundaries than one fetch holds are all found`() {
    for count in [511, 512, 513, 1024, 5000] {
      let boundaries = TextBreaker(.character).boundaries(of: String(repeating: "é", count: count))
      #expect(boundaries.map(\.offset) == (1...count).map { $0 * 2 })
    }
  }

  @Test func `a text too long for ICU is given in runs`() {
    let breaker = TextBreaker(.word, locale: "", longestRun: 5)
    let boundaries = breaker.boundaries(of: "äöü über 漢")
    #expect(boundaries.map(\.offset) == [4, 6, 7, 9, 12, 13, 16])
  }
}
