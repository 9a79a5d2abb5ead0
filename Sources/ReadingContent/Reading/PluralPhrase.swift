import TextBreaks

/// A phrase in the plural forms that a language has; `other` serves where a form is absent.
///
/// `{count}` stands for the number.
struct PluralPhrase: Sendable {
  /// For exactly one thing, where a voice would read the digit in a wrong gender.
  var single: String?
  var zero: String?
  var one: String?
  var two: String?
  var few: String?
  var many: String?
  let other: String

  /// Returns the phrase that stands beside a number.
  func form(for count: Int, locale: String) -> String {
    if count == 1, let single { return single }
    let form =
      switch PluralRules.category(count, locale: locale) {
      case .zero: zero
      case .one: one
      case .two: two
      case .few: few
      case .many: many
      case .other: other
      }
    return form ?? other
  }

  /// Returns the phrase with its number, written with the digits of the language.
  func words(for count: Int, locale: String) -> String {
    PhraseText.fill(
      form(for: count, locale: locale), ["count": PhraseText.digits(count, locale: locale)])
  }
}
