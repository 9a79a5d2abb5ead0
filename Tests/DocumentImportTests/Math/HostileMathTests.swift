import DocumentImport
import ReadingContent
import TestSupport
import Testing
import XMLTree

@Suite struct `Formulas made to break the reader` {
  /// What a hostile formula repeats.
  static let pieces = [
    "{", "}", "(", "[", "|", #"\|"#, #"\{"#, #"\left("#, #"\left|"#, #"\right)"#, #"\frac"#,
    #"\frac{"#, #"\frac{a}{"#, #"\sqrt"#, #"\sqrt["#, "x^", "x_", "x^{", "a^b", "'", #"\over "#,
    #"{\over "#, #"\hat"#, #"\overline{"#, #"\text{"#, #"\text{$"#, #"\begin{matrix}"#,
    #"\begin{"#, #"\end{matrix}"#, #"\not"#, #"\mathbb"#, #"\overset{"#, #"\underbrace"#,
    #"\xrightarrow["#, "&", #"\\"#, #"\\["#, #"\color{"#, "%", #"\"#, "²", "|(", "f(", "∑_",
    #"\lim_{"#, #"\binom"#, "\u{301}", #"\operatorname{"#, #"\substack{"#, #"\choose "#,
  ]

  @Test(arguments: pieces)
  func `ten thousand of a piece end, with words in proportion`(_ piece: String) {
    let formula = String(repeating: piece, count: 10_000) + "x"
    for language in ["en", "ja"] {
      let words = TeXMath.words(of: formula, language: LanguageTag(language))
      #expect(words.utf8.count <= 200 * formula.utf8.count)
    }
  }

  @Test func `a hundred thousand signs above a letter are all said`() {
    let formula = "x^{" + String(repeating: #"\prime "#, count: 100_000) + "2}"
    let words = TeXMath.words(of: formula, language: nil)
    #expect(words.split(separator: " ").count { $0.hasPrefix("prime") } == 100_000)
    #expect(words.hasSuffix("squared"))
  }

  @Test func `what lies too deep is still read`() {
    for piece in ["{", #"\frac{1}{"#, #"\sqrt{"#, "x^{", #"\begin{matrix}"#, #"\overline{"#] {
      let words = TeXMath.words(
        of: String(repeating: piece, count: 1_000) + "q", language: nil)
      #expect(words.split(separator: " ").contains { $0.hasPrefix("q") }, "\(piece)")
    }
  }

  @Test func `elements inside one another to the limit of the parser are read`() throws {
    for name in ["mrow", "msqrt", "mstyle", "mtd", "mtable", "mfenced", "semantics", "what"] {
      let tree = try XMLTree(
        String(repeating: "<\(name)>", count: 250) + "<mi>q</mi>"
          + String(repeating: "</\(name)>", count: 250))
      let words = MathMLReader.words(of: tree, at: 0, language: nil)
      #expect(words.split(whereSeparator: { !$0.isLetter }).contains("q"), "\(name)")
    }
  }

  @Test func `every letter and number of random formulas is in the words`() {
    var random = SeededGenerator(seed: 20)
    let parts = Self.pieces + ["x", "7", "42", "z", "+", "=", #"\alpha "#, " ", "}", "}", ")", "]"]
    for _ in 0..<2_000 {
      var formula = ""
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        formula += parts.randomElement(using: &random) ?? ""
      }
      // What stands in a comment, or names a color or an environment, is not seen.
      let isHidden = ["%", #"\color"#, #"\begin"#, #"\end"#, "\u{301}"].contains {
        formula.contains($0)
      }
      let words = TeXMath.words(of: formula, language: nil)
      if isHidden { continue }
      for letter in ["z", "7"] where formula.contains(letter) {
        #expect(words.contains(letter), "\(formula) → \(words)")
      }
    }
  }
}
