public import ReadingContent

/// Reads the tests of a lexicon: a text with a line for each, its three fields apart by tabs.
///
/// The fields are a sentence as Markdown, a word or several of it, and how they are to be spoken: in
/// the IPA, or like the words after `=`, or as without the lexicon where there is a hyphen. Empty
/// lines and lines that begin with `#` are passed over.
public enum LexiconExpectationReader {
  /// How the name of a file with tests ends.
  public static let fileEnd = ".tests.tsv"

  /// Returns the path where the tests of a lexicon are: `names.en.pls` has `names.en.tests.tsv`.
  public static func path(forLexicon path: String) -> String {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      return path + fileEnd
    }
    return path[..<path.index(path.endIndex, offsetBy: -name[dot...].count)] + fileEnd
  }

  /// Reads all lines; one that cannot be understood is told, and no test is made of it.
  ///
  /// - Parameters:
  ///   - text: the text of the file
  ///   - path: the name of the file, for messages
  ///   - warnings: gets a warning for each faulty line
  /// - Returns: the tests, in the order of the lines.
  public static func expectations(
    in text: String, path: String, warnings: inout [BookWarning]
  ) -> [LexiconExpectation] {
    var expectations: [LexiconExpectation] = []
    var rest = text[...]
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
    let lines = rest.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() {
      if line.first == "#" || line.allSatisfy(\.isWhitespace) { continue }
      do {
        expectations.append(try expectation(in: line, path: path, number: index + 1))
      } catch {
        warnings.append(
          BookWarning(
            path: path, line: index + 1,
            message:
              "\(error.words), so this line tests nothing; write a sentence, a word of it and"
              + " its IPA, =words that it sounds like, or -, with tabs between them"))
      }
    }
    return expectations
  }

  private struct Fault: Error {
    let words: String
  }

  private static func expectation(
    in line: Substring, path: String, number: Int
  ) throws(Fault) -> LexiconExpectation {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(trimmed)
    guard fields.count == 3 else {
      throw Fault(
        words:
          "there \(fields.count == 1 ? "is 1 field" : "are \(fields.count) fields") instead of 3")
    }
    for (field, name) in zip(fields, ["sentence", "word", "IPA"]) where field.isEmpty {
      throw Fault(words: "the \(name) is empty")
    }
    let expected = try expected(fields[2])
    return LexiconExpectation(
      path: path, line: number, sentence: fields[0], word: fields[1], expected: expected)
  }

  private static func expected(
    _ field: String
  ) throws(Fault) -> LexiconExpectation.Expected {
    if field == LexiconExpectation.untouchedSign { return .untouched }
    guard field.hasPrefix(LexiconExpectation.alikeSign) else { return .spoken(field) }
    let words = trimmed(field.dropFirst(LexiconExpectation.alikeSign.count))
    guard !words.isEmpty else { throw Fault(words: "there are no words after the sign =") }
    return .alike(words)
  }

  private static func trimmed(_ field: Substring) -> String {
    var field = field
    while field.first?.isWhitespace == true { field.removeFirst() }
    while field.last?.isWhitespace == true { field.removeLast() }
    return String(field)
  }
}
