import ReadingContent

/// Tells which texts a lexicon's language covers.
enum LanguageScope {
  /// Answers whether a lexicon of one language serves a text of another.
  ///
  /// The languages must be the same, and where both name a script, a country or a variant, those
  /// too: `en` serves `en-GB`, `en-US` serves `en`, and not `en-GB`. A side without a language fits
  /// with everything.
  static func covers(_ lexicon: LanguageTag?, _ text: LanguageTag?) -> Bool {
    guard let lexicon, let text else { return true }
    let (left, right) = (Parts(lexicon), Parts(text))
    return left.language == right.language && fits(left.script, right.script)
      && fits(left.region, right.region) && fits(left.variant, right.variant)
  }

  private static func fits(_ left: String?, _ right: String?) -> Bool {
    left == nil || right == nil || left == right
  }

  /// A tag's subtags by their form (RFC 5646 §2.1), in lower case.
  private struct Parts {
    var language = ""
    var script: String?
    var region: String?
    var variant: String?

    init(_ tag: LanguageTag) {
      for (index, part) in tag.description.split(separator: "-").enumerated() {
        let subtag = part.lowercased()
        let length = subtag.utf8.count
        let startsWithDigit = subtag.utf8.first.map { $0 < 0x3A } ?? false
        if index == 0 {
          language = LanguageScope.sameLanguage[subtag] ?? subtag
        } else if length == 1 {
          // Extensions and private use say nothing about the sound.
          return
        } else if length == 2 || (length == 3 && startsWithDigit) {
          region = region ?? subtag
        } else if length == 4 && !startsWithDigit {
          script = script ?? subtag
        } else if length >= 4 {
          variant = variant ?? subtag
        }
      }
    }
  }

  /// Names that stand for the same language in practice.
  private static let sameLanguage = ["cmn": "zh", "nb": "no", "iw": "he", "in": "id"]
}
