/// Tells which form of a noun stands beside a number.
public enum PluralRules {
  /// Returns the category of a whole number in a language: ``PluralCategory/one`` for 1 in English.
  ///
  /// The locale is a BCP 47 tag or a POSIX locale; ``PluralCategory/other`` is what an unknown one
  /// has for every number.
  public static func category(_ number: Int, locale: String) -> PluralCategory {
    PluralCategory(rawValue: ICU.pluralKeyword(number, locale: locale)) ?? .other
  }
}
