import Pronunciation
import ReadingContent
import Testing

@Suite struct LexiconMatcherTests {
  @Test func `the table of cases is read`() {
    #expect(MatchingCase.all().count >= 200)
  }

  @Test(arguments: MatchingCase.all())
  func `entries are found as the table says`(row: MatchingCase) {
    let matcher = LexiconMatcher(row.lexicons)
    let matches = matcher.matches(
      in: row.text, language: row.language, roles: row.roles, except: row.taken)
    let bytes = Array(row.text.utf8)
    let found = matches.enumerated().map { index, match in
      var spoken: String?
      if index < row.expected.count, row.expected[index].spoken != nil {
        spoken =
          switch match.spoken {
          case .notation(let notation): notation.text
          case .alias(let alias): alias
          }
      }
      return MatchingCase.Expected(
        range: match.range, written: String(decoding: bytes[match.range], as: UTF8.self),
        suffix: match.suffix, spoken: spoken)
    }
    #expect(found == row.expected, "\(row.text)")
  }
}
