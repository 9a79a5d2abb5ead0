import DocumentImport
import FoundationEssentials
import ReadingContent
import TestSupport
import Testing
import XMLTree

@Suite struct `Formulas of real books` {
  @Test func `each formula of a textbook is said with all its letters and numbers`() throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    var formulas = 0
    for name in ["fcla-xml-2.30li9.xhtml", "fcla-xml-2.30li70.xhtml"] {
      let text = try Self.read(corpus.appending(path: "html/mathml-linear-algebra/\(name)"))
      let tree = try XMLTree(text, isRecovering: true)
      for node in tree.nodes.indices where tree.element(at: node)?.name.local == "math" {
        formulas += 1
        Self.check(tree, at: node)
      }
    }
    #expect(formulas == 185)
  }

  @Test func `each formula of an encyclopedia is said with all its letters and numbers`() throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    let text = try Self.read(corpus.appending(path: "html/readability/wikipedia-3/source.html"))
    var formulas = 0
    for part in text.split(separator: "<math").dropFirst() {
      let end = try #require(part.firstRange(of: "</math>"))
      formulas += 1
      let formula = "<math" + part[..<end.upperBound].replacing("&nbsp;", with: "\u{A0}")
      Self.check(try XMLTree(formula), at: 0)
    }
    #expect(formulas == 66)
  }

  @Test func `each formula between dollars is said with all its letters and numbers`() throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    var formulas = 0
    for name in ["mdit-py-plugins_texmath_README.md", "markdown.sile/sile-and-markdown.md"] {
      let text = try Self.read(corpus.appending(path: "markdown/\(name)"))
      for line in text.split(separator: "\n") {
        let parts = line.replacing("$$", with: "$").split(
          separator: "$", omittingEmptySubsequences: false)
        for formula in parts.indices.filter({ $0 % 2 == 1 }).map({ String(parts[$0]) }) {
          let expected = Self.identifiers(ofTeX: formula)
          if expected.isEmpty { continue }
          formulas += 1
          let words = TeXMath.words(of: formula, language: nil)
          #expect(Self.missing(expected, in: words).isEmpty, "\(formula) → \(words)")
        }
      }
    }
    #expect(formulas >= 9)
  }

  private static func read(_ file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  private static func check(_ tree: XMLTree, at node: Int) {
    var expected: [String] = []
    for index in node..<tree.nodes[node].end {
      guard let name = tree.element(at: index)?.name.local else { continue }
      let text = tree.text(of: index).split(whereSeparator: \.isWhitespace).map(String.init)
      switch name {
      case "mi", "mn": expected += text.map(spoken)
      case "mtext": expected += text.filter { $0 != "?" }
      default: break
      }
    }
    let words = MathMLReader.words(of: tree, at: node, language: nil)
    #expect(!words.isEmpty)
    #expect(missing(expected, in: words).isEmpty, "\(expected) → \(words)")
  }

  /// The letters and numbers of a formula in TeX, its commands left out but for π.
  private static func identifiers(ofTeX formula: String) -> [String] {
    var found: [String] = []
    var number = ""
    var command: String?
    for character in formula + " " {
      if let name = command, character.isASCII, character.isLetter {
        command = name + String(character)
        continue
      }
      if command == "pi" { found.append("pi") }
      command = character == "\\" ? "" : nil
      if character.isNumber {
        number.append(character)
        continue
      }
      if !number.isEmpty { found.append(number) }
      number = ""
      if character.isASCII, character.isLetter { found.append(spoken(String(character))) }
    }
    return found
  }

  /// What must be heard of an identifier, as this test knows it.
  private static func spoken(_ identifier: String) -> String {
    [
      "a": "eh", "A": "eh", "α": "alpha", "β": "beta", "γ": "gamma", "λ": "lambda", "Λ": "lambda",
      "ρ": "rho", "ι": "iota", "ℒ": "L", "ℛ": "R", "ℂ": "C", "ℤ": "Z", "∅": "empty",
    ][identifier] ?? identifier
  }

  /// Returns what is not among the words as often as it should be.
  private static func missing(_ expected: [String], in words: String) -> [String] {
    var heard: [String: Int] = [:]
    for word in words.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      heard[String(word), default: 0] += 1
    }
    return expected.filter { identifier in
      let others = ["2": "squared", "3": "cubed", "C": "complex", "R": "real", "Z": "integers"]
      for word in [identifier, others[identifier] ?? ""] where heard[word, default: 0] > 0 {
        heard[word, default: 0] -= 1
        return false
      }
      return true
    }
  }
}
