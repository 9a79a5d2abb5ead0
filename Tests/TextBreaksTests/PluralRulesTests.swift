import Testing
import TextBreaks

@Suite struct PluralRulesTests {
  @Test(
    arguments: [
      ("en", [.other, .one, .other]), ("en-US", [.other, .one, .other]),
      ("fr", [.one, .one, .other]),
      ("de_DE.UTF-8", [.other, .one, .other]), ("ja", [.other, .other, .other]),
      ("ar", [.zero, .one, .two]), ("xx", [.other, .other, .other]),
      ("", [.other, .other, .other]),
      ("!\0", [.other, .other, .other]),
    ] as [(String, [PluralCategory])])
  func `nothing, one and two have the forms of the language`(
    _ locale: String, _ categories: [PluralCategory]
  ) {
    #expect((0...2).map { PluralRules.category($0, locale: locale) } == categories)
  }

  @Test func `Polish has few and many`() {
    let numbers = [1, 2, 5, 12, 22, 25]
    let categories = numbers.map { PluralRules.category($0, locale: "pl") }
    #expect(categories == [.one, .few, .many, .many, .few, .many])
  }

  @Test func `numbers beyond a double's digits keep their last digits`() {
    #expect(PluralRules.category(9_007_199_254_740_993, locale: "lt") == .few)
    #expect(PluralRules.category(9_007_199_254_740_991, locale: "lt") == .one)
    #expect(PluralRules.category(.min, locale: "en") == .other)
  }
}
