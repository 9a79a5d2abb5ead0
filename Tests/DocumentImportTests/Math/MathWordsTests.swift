import DocumentImport
import ReadingContent
import TestSupport
import Testing
import XMLTree

@testable import DocumentImport

@Suite struct `Words for formulas` {
  @Test(arguments: MathCase.all)
  func `a formula is said in the words of the table`(_ example: MathCase) throws {
    let found = try example.found()
    #expect(found == example.words)
  }

  @Test func `the table of formulas has all languages`() {
    #expect(MathCase.all.count >= 150)
    #expect(Set(MathWords.table.keys).isSubset(of: MathCase.all.map { $0.language.lowercased() }))
  }

  @Test(arguments: MathWords.table.keys.sorted())
  func `a language has words for all that is common`(_ language: String) throws {
    let words = try #require(MathWords.table[language])
    for phrase in MathPhrase.allCases where !MathWords.optional.contains(phrase) {
      let text = words.phrase(phrase)
      let english = MathWords.english.phrase(phrase)
      #expect(!text.isEmpty, "\(phrase)")
      for place in ["{a}", "{b}", "{w}"] {
        #expect(text.contains(place) == english.contains(place), "\(phrase) \(place)")
      }
    }
    let signs = """
      = ≠ ≔ ≡ ≈ ∼ ≃ ≅ ∝ < > ≤ ≥ ≪ ≫ + − ± ∓ × ⋅ ∗ ÷ / ∘ ∈ ∉ ∋ ⊂ ⊆ ⊄ ⊈ ⊃ ⊇ ⊊ ∪ ∩ ∖ ∅ ∀ ∃ ∄ ¬ ∧ ∨ ⇒ ⇐ ⇔ →
      ← ↔ ↦ ∞ ∂ ∇ ∑ ∏ ∫ ∬ ∭ ∮ ⋃ ⋂ √ ∴ ∵ ⊥ ∥ ∣ ∠ ⊕ ⊗ … ! % ° : , ; . ( ) [ ] { } ⟨ ⟩ ⌊ ⌋ ⌈ ⌉ | ‖ ′ ″ ‴ †
      α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ σ τ υ φ χ ψ ω
      """
    for sign in signs.split(whereSeparator: \.isWhitespace) {
      #expect(words.has(String(sign)), "\(sign)")
    }
    for function in ["sin", "cos", "tan", "log", "ln", "exp", "lim", "max", "min", "det", "mod"] {
      #expect(words.function(function) != nil, "\(function)")
    }
  }

  @Test func `a language without words of its own gets English ones`() {
    #expect(TeXMath.words(of: "x^2", language: LanguageTag("tlh")) == "x squared")
    #expect(TeXMath.words(of: "x^2", language: nil) == "x squared")
    #expect(TeXMath.words(of: "x^2", language: LanguageTag("de-AT")) == "x Quadrat")
    #expect(TeXMath.words(of: "x^2", language: LanguageTag("zh-Hant-HK")) == "x 的平方")
  }

  @Test func `a formula inside a page is read at its node`() throws {
    let tree = try XMLTree(
      "<p>So <m:math xmlns:m=\"http://www.w3.org/1998/Math/MathML\"><m:mi>x</m:mi></m:math>.</p>")
    let node = try #require(tree.nodes.indices.first { tree.element(at: $0)?.name.local == "math" })
    #expect(MathMLReader.words(of: tree, at: node, language: nil) == "x")
    #expect(MathMLReader.words(of: tree, at: 1, language: nil) == "So")
    #expect(MathMLReader.words(of: tree, at: 99, language: nil).isEmpty)
    #expect(MathMLReader.words(of: tree, at: -1, language: nil).isEmpty)
  }
}
