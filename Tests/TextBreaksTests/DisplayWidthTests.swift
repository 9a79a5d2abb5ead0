import FoundationEssentials
import TestSupport
import Testing
import TextBreaks

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("déjà", 4), ("e\u{301}", 1), ("漢字", 4), ("ｆｕｌｌ", 8), ("ｶﾅ", 2), ("한국", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1161}", 0), ("a\tb", 3), ("a\nb\0\u{1B}\u{85}", 2),
    ("co\u{AD}op", 4), ("a\u{200B}b\u{200D}c\u{2060}\u{FEFF}", 3), ("नमस्ते", 4), ("α§", 2),
    ("\u{FFFD}\u{E000}", 2), ("a\u{2028}\u{2029}", 1), ("สวัสดี", 4),
  ])
  func `a text takes the columns of its characters`(_ text: String, _ columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test(arguments: [
    ("😀", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0E}", 1), ("1\u{FE0F}\u{20E3}", 2),
    ("👩‍👩‍👧‍👦", 2), ("❤\u{FE0F}\u{200D}🔥", 2), ("❤\u{200D}🔥", 2), ("👍🏽", 2), ("☝🏽", 2),
    ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("👩🏽‍🚀x", 3), ("😀😀", 4), ("a\u{200D}😀", 3),
    ("☝\n🏽", 3), ("☝\u{200B}🏽", 3), ("\u{FE0F}", 0), ("a\u{FE0F}", 1), ("🏽", 2),
    ("❤\u{301}\u{FE0F}", 1),
  ])
  func `an emoji sequence takes two columns together`(_ text: String, _ columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test func `a part of a text is measured too`() {
    let text = "ab漢c"
    #expect(DisplayWidth.columns(of: text.dropFirst()) == 4)
    #expect(DisplayWidth.columns(of: text.prefix(3)) == 4)
  }

  @Test(
    arguments: [
      ("a", 1), ("\t", 1), ("\n", 0), ("\u{7F}", 0), ("\u{AD}", 0), ("é", 1), ("\u{301}", 0),
      ("漢", 2),
      ("😀", 2), ("\u{200D}", 0), ("\u{FE0F}", 0), ("🇩", 1), ("\u{1160}", 0), ("\u{E0001}", 0),
      ("\u{2FFFD}", 2), ("\u{FFF0}", 0), ("\u{10FFFF}", 1), ("\u{3000}", 2),
    ] as [(Unicode.Scalar, Int)])
  func `a code point takes the columns of its class`(_ scalar: Unicode.Scalar, _ columns: Int) {
    #expect(DisplayWidth.columns(of: scalar) == columns)
  }

  @Test func `a code point is as wide as the text of it`() {
    let different = (0...0x10FFFF).compactMap(Unicode.Scalar.init).filter {
      DisplayWidth.columns(of: $0) != DisplayWidth.columns(of: String($0))
    }
    #expect(different.isEmpty)
  }

  @Test func `every emoji of Unicode's list takes two columns`() throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    let file = corpus.appending(path: "unicode/emoji-test.txt")
    let lines = String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n")
    let emoji = lines.filter { $0.contains("; fully-qualified") }.map { line in
      line.prefix { $0 != ";" }.split(separator: " ").reduce(into: "") { text, code in
        UInt32(code, radix: 16).flatMap(Unicode.Scalar.init).map { text.unicodeScalars.append($0) }
      }
    }
    #expect(emoji.count > 3000)
    #expect(emoji.filter { DisplayWidth.columns(of: $0) != 2 } == [])
  }
}
