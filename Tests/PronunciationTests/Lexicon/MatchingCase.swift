import FoundationEssentials
import Pronunciation
import ReadingContent
import TestSupport
import Testing

/// A text of the table of cases with the matches that it must have.
///
/// The head of the table says how it is written.
struct MatchingCase: CustomTestStringConvertible, Sendable {
  /// What is expected at a place.
  struct Expected: Equatable, CustomStringConvertible {
    var range: Range<Int>
    var written: String
    var suffix: String
    /// The pronunciation; nothing where it does not matter.
    var spoken: String?

    var description: String { "[\(written)|\(suffix)=\(spoken ?? "")]@\(range)" }
  }

  let line: Int
  let title: String
  let lexicons: [Lexicon]
  let language: LanguageTag?
  var text = ""
  var roles: [LexiconMatcher.Role] = []
  var taken: [Range<Int>] = []
  var expected: [Expected] = []

  var testDescription: String { "line \(line), \(title)" }

  /// All cases of the table.
  static func all() -> [MatchingCase] {
    let file = PackageRoot.folder.appending(path: "Tests/PronunciationTests/Cases/matching.tsv")
    guard let data = try? Data(contentsOf: file) else { return [] }
    var cases: [MatchingCase] = []
    var title = ""
    var lexicons: [String] = []
    let lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      let value = cells.count > 1 ? unescaped(cells[1]) : ""
      switch cells[0] {
      case "case":
        title = value
        lexicons = []
      case "lexicon":
        lexicons.append(value.isEmpty ? "" : "# lang: \(value)\n")
      case "entry":
        if lexicons.isEmpty { lexicons.append("# lang: en\n") }
        lexicons[lexicons.count - 1] += value + "\n"
      case "text":
        cases.append(
          MatchingCase(line: index + 1, title: title, lexicons: lexicons, marked: value))
      default:
        cases.append(
          MatchingCase(line: index + 1, title: "not a row", lexicons: [], marked: "\t[?]"))
      }
    }
    return cases
  }

  private init(line: Int, title: String, lexicons: [String], marked: String) {
    self.line = line
    self.title = title
    self.lexicons = lexicons.enumerated().map { number, text in
      LexiconReader.read(Array(text.utf8), path: "lexicon \(number + 1)").lexicon
    }
    let cells = marked.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    language = LanguageTag(cells[0])
    read(cells.count > 1 ? cells[1] : "")
  }

  /// Takes the marks out of a text and remembers what they say.
  private mutating func read(_ marked: Substring) {
    var matchStart: Int?
    var suffixStart: Int?
    var spoken: String?
    var role = ""
    var roleStart: Int?
    var isName = false
    for scalar in marked.unicodeScalars {
      let here = text.utf8.count
      switch scalar {
      case "[":
        matchStart = here
      case "|" where matchStart != nil:
        suffixStart = here
      case "=" where matchStart != nil && spoken == nil:
        spoken = ""
      case "]":
        let written = String(decoding: Array(text.utf8)[(matchStart ?? 0)...], as: UTF8.self)
        let suffix = String(decoding: Array(text.utf8)[(suffixStart ?? here)...], as: UTF8.self)
        expected.append(
          Expected(
            range: (matchStart ?? 0)..<here, written: written, suffix: suffix, spoken: spoken))
        matchStart = nil
        suffixStart = nil
        spoken = nil
      case "{":
        role = ""
        isName = true
      case ":" where isName:
        isName = false
        roleStart = here
      case "}":
        let range = (roleStart ?? 0)..<here
        if role == "taken" { taken.append(range) } else { roles.append(.init(role, range: range)) }
        roleStart = nil
      default:
        if isName {
          role.unicodeScalars.append(scalar)
        } else if spoken != nil {
          spoken?.unicodeScalars.append(scalar)
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
  }

  /// A text with its escapes resolved: `\n`, and `\u{301}` for a character by its number.
  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let slash = rest.firstIndex(of: "\\") {
      result += rest[..<slash]
      rest = rest[rest.index(after: slash)...]
      if rest.hasPrefix("n") {
        result += "\n"
        rest = rest.dropFirst()
      } else if rest.hasPrefix("u{"), let end = rest.firstIndex(of: "}") {
        let number = UInt32(rest.dropFirst(2).prefix(upTo: end), radix: 16) ?? 0xFFFD
        result.unicodeScalars.append(Unicode.Scalar(number) ?? "\u{FFFD}")
        rest = rest[rest.index(after: end)...]
      }
    }
    return result + rest
  }
}
