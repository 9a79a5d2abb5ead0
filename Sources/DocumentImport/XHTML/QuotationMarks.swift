/// The signs that browsers put around `<q>` (CLDR's delimiters).
enum QuotationMarks {
  /// Signs with which a quotation can start.
  static let all: Set<Unicode.Scalar> = [
    "\"", "'", "“", "”", "„", "‟", "«", "»", "‘", "’", "‚", "‹", "›", "「", "『", "《", "〈",
  ]

  /// Returns the signs of a language, those within another quotation or the outer ones.
  static func signs(language: String, isInner: Bool) -> (open: String, close: String) {
    switch language {
    case "de", "cs", "sk", "sl", "is", "lt", "bg": isInner ? ("‚", "‘") : ("„", "“")
    case "pl", "ro", "hu", "hr": isInner ? ("«", "»") : ("„", "”")
    case "fr": ("«\u{202F}", "\u{202F}»")
    case "es", "it", "pt", "ca", "el", "no", "nb", "nn", "uk", "fa":
      isInner ? ("“", "”") : ("«", "»")
    case "ru": isInner ? ("„", "“") : ("«", "»")
    case "sv", "fi": isInner ? ("’", "’") : ("”", "”")
    case "ja", "zh", "yue": isInner ? ("『", "』") : ("「", "」")
    default: isInner ? ("‘", "’") : ("“", "”")
    }
  }
}
