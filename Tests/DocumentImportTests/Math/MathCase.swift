import DocumentImport
import FoundationEssentials
import ReadingContent
import TestSupport
import XMLTree

/// A line of `Cases/math.tsv`: a formula in TeX or MathML, a language, and the words for it.
struct MathCase: CustomStringConvertible {
  let line: Int
  let formula: String
  let language: String
  let words: String

  var description: String { "line \(line): \(formula)" }

  static let all: [MathCase] = {
    let file = PackageRoot.folder.appending(path: "Tests/DocumentImportTests/Cases/math.tsv")
    guard let data = try? Data(contentsOf: file) else { return [] }
    return String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .enumerated().compactMap { number, line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3, !line.hasPrefix("#") else { return nil }
      return MathCase(line: number + 1, formula: parts[0], language: parts[1], words: parts[2])
    }
  }()

  /// What the readers make of the formula.
  func found() throws -> String {
    try Self.words(of: formula, language: LanguageTag(language))
  }

  /// Reads MathML where a text begins with an element, and TeX otherwise.
  static func words(of formula: String, language: LanguageTag?) throws -> String {
    guard formula.hasPrefix("<math") else {
      return TeXMath.words(of: formula, language: language)
    }
    return MathMLReader.words(of: try XMLTree(formula), at: 0, language: language)
  }
}
