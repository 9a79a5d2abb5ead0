import ReadingContent
import TextBreaks

/// How the name of an emoji is had from the engine.
///
/// For many languages the engine has the names itself, but says only the first word of one where
/// something stands right behind it: a colour of skin, a sign for the style, another emoji. So each
/// picture stands alone. Voices without names say nothing; there it is Unicode's English name.
struct EmojiName {
  /// What is spoken.
  let words: String
  /// The language of the words, where it is not that of the text.
  let language: LanguageTag?

  /// The languages whose voices have no names for emoji.
  static let languagesWithoutNames: Set<String> = [
    "an", "as", "ba", "be", "bpy", "chr", "cmn", "cv", "eo", "gn", "grc", "hak", "haw", "he",
    "ht", "ia", "io", "iw", "ja", "jbo", "kk", "kl", "ko", "kok", "ku", "la", "lb", "lfn", "mi",
    "mt", "nb", "nci", "nn", "no", "nog", "om", "pap", "piqd", "py", "qdb", "qu", "quc", "qya",
    "shn", "sjn", "smj", "th", "tk", "tn", "tt", "ug", "uk", "uz", "yue", "zh",
  ]

  init(of text: Substring, in language: LanguageTag?) {
    let pictures = Self.pictures(of: text)
    guard let language, Self.languagesWithoutNames.contains(language.primary) else {
      self.language = nil
      words = pictures.joined(separator: " ")
      return
    }
    self.language = .english
    words = pictures.map(Self.englishName).joined(separator: " ")
  }

  /// The pictures that an emoji is joined of, without what only changes their look; a colour of skin
  /// that stands alone is one.
  private static func pictures(of text: Substring) -> [String] {
    var result: [String] = []
    var isHalfFlag = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x1F3FB...0x1F3FF where result.isEmpty: result.append(String(scalar))
      case 0xFE0F, 0x200D, 0x20E3, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: isHalfFlag = false
      case 0x1F1E6...0x1F1FF where isHalfFlag:
        result[result.count - 1].unicodeScalars.append(scalar)
        isHalfFlag = false
      default:
        result.append(String(scalar))
        isHalfFlag = (0x1F1E6...0x1F1FF).contains(scalar.value)
      }
    }
    return result
  }

  /// Unicode calls them by a scale of dermatologists.
  private static let skinTones: [Unicode.Scalar: String] = [
    "🏻": "light skin tone", "🏼": "medium-light skin tone", "🏽": "medium skin tone",
    "🏾": "medium-dark skin tone", "🏿": "dark skin tone",
  ]

  private static func englishName(of picture: String) -> String {
    picture.unicodeScalars.map { scalar in
      if let tone = skinTones[scalar] { return tone }
      var name = CharacterName.of(scalar)
      for prefix in ["regional indicator symbol letter "] where name.hasPrefix(prefix) {
        name = String(name.dropFirst(prefix.count))
      }
      // In the oldest names black and white tell only whether the shape is filled.
      if scalar.value < 0x10000 {
        name = name.split(separator: " ")
          .filter { !["black", "white", "heavy"].contains($0) }.joined(separator: " ")
      }
      return name.hasSuffix(" sign") ? String(name.dropLast(5)) : name
    }.joined(separator: " ")
  }
}
