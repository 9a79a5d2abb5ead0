/// Writes whole numbers as the readers of a language are used to see them.
public enum NumberText {
  /// Returns a number with the digits and the grouping of a language: `1,234` in English.
  ///
  /// The locale is a BCP 47 tag or a POSIX locale; an unknown one is written as root.
  public static func string(_ number: Int, locale: String) -> String {
    let text = ICU.number(number, isPercent: false, locale: locale)
    return text.isEmpty ? String(number) : text
  }

  /// Returns a number of per cent with the sign of a language: 45 is `45%` in English.
  ///
  /// As ``string(_:locale:)``. The number is in hundredths: 100 is the whole.
  public static func percent(_ number: Int, locale: String) -> String {
    let text = ICU.number(number, isPercent: true, locale: locale)
    return text.isEmpty ? "\(number)%" : text
  }
}
