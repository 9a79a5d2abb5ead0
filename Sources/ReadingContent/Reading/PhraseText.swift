import Synchronization
import TextBreaks

/// Puts values into phrases.
enum PhraseText {
  /// Puts values in the places of a phrase that are named in braces.
  ///
  /// A value is not searched for further places, since labels come from books.
  static func fill(_ phrase: String, _ values: [String: String]) -> String {
    var result = ""
    var rest = phrase[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      result += values[String(rest[rest.index(after: open)..<close])] ?? ""
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// Writes a number with the digits of a language but without groups, as page numbers are printed.
  ///
  /// Some voices read the space between two groups as the end of a number.
  static func digits(_ number: Int, locale: String) -> String {
    let digits = knownDigits.withLock { known in
      if let digits = known[locale] { return digits }
      if known.count >= mostKnown { known = [:] }
      let digits = (0...9).map { NumberText.string($0, locale: locale) }
      known[locale] = digits
      return digits
    }
    return String(max(0, number)).compactMap(\.wholeNumberValue).map { digits[$0] }.joined()
  }

  /// The ten digits of the locales that were asked for: asking takes longer than all the rest.
  private static let knownDigits = Mutex<[String: [String]]>([:])
  /// Nobody reads in more languages at a time.
  private static let mostKnown = 16

  /// Returns the entry of a table for a language; nothing where it has none.
  ///
  /// A tag is shortened until the table has it: `zh-Hant-HK`, `zh-Hant`, `zh`.
  static func find<Entry>(_ language: LanguageTag, in table: [String: Entry]) -> Entry? {
    var tag = language.description.lowercased()
    while true {
      if let entry = table[otherNames[tag] ?? tag] { return entry }
      guard let hyphen = tag.lastIndex(of: "-") else { return nil }
      tag = String(tag[..<hyphen])
    }
  }

  /// Names of languages that read the phrases of another entry.
  private static let otherNames = [
    "cmn": "zh", "yue": "zh-hant", "zh-tw": "zh-hant", "zh-hk": "zh-hant", "zh-mo": "zh-hant",
    "cmn-hant": "zh-hant", "iw": "he",
  ]
}
