import ReadingContent
import TextBreaks

/// A language in Latin letters whose voice reads another script, such as `ru-Latn`.
///
/// The voice would read the words by the rules of English, or letter by letter.
struct Romanization {
  private let converter: ScriptConverter
  private let prepare: @Sendable (String) -> String

  /// Finds the script of a language; nothing for a tag without `Latn`, and for a language whose voice
  /// reads Latin letters itself or whose own spelling cannot be told from them.
  init?(_ language: LanguageTag?) {
    guard let language, language.isLatin, let found = Self.table[language.primary] else {
      return nil
    }
    self = found
  }

  private init(
    _ converter: ScriptConverter, prepare: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.converter = converter
    self.prepare = prepare
  }

  /// Returns a word in the script of the voice, or as it is where it cannot be turned.
  func native(_ word: String) -> String {
    converter.converted(prepare(word)) ?? word
  }

  /// The words of a text and what stands between them.
  static func words(of text: Substring) -> [(text: Substring, isWord: Bool)] {
    var result: [(text: Substring, isWord: Bool)] = []
    var start = text.startIndex
    var isWord = false
    for index in text.indices {
      let character = text[index]
      let isPart = character.isLetter || "'’ʹʺ-".contains(character) && isWord
      if isPart != isWord {
        if start < index { result.append((text[start..<index], isWord)) }
        start = index
        isWord = isPart
      }
    }
    if start < text.endIndex { result.append((text[start...], isWord)) }
    return result
  }

  /// The scripts by primary language.
  ///
  /// Where ICU has no rules for the way that books write a language in Latin letters, they are here.
  private static let table: [String: Romanization] = [
    "ru": Romanization(ScriptConverter(identifier: "Latin-Russian/BGN"), prepare: russian),
    "uk": Romanization(ScriptConverter(rules: ukrainian), prepare: withoutAccents),
    "bg": Romanization(ScriptConverter(rules: bulgarian), prepare: withoutAccents),
    "ja": Romanization(ScriptConverter(identifier: "Latin-Katakana"), prepare: japanese),
    "ko": Romanization(ScriptConverter(identifier: "Latin-Hangul")),
    "hi": Romanization(ScriptConverter(identifier: "Latin-Devanagari"), prepare: indic),
    "mr": Romanization(ScriptConverter(identifier: "Latin-Devanagari"), prepare: indic),
    "ne": Romanization(ScriptConverter(identifier: "Latin-Devanagari"), prepare: indic),
    "el": Romanization(ScriptConverter(identifier: "Latin-Greek/UNGEGN")),
    "ka": Romanization(ScriptConverter(identifier: "Latin-Georgian")),
    "hy": Romanization(ScriptConverter(identifier: "Latin-Armenian")),
  ]

  private static let accents = ScriptConverter(
    identifier: "NFD; [\\u0300\\u0301\\u0302] Remove; NFC")

  /// Marks of stress would keep the voice from finding the words in its dictionary.
  private static func withoutAccents(_ word: String) -> String {
    accents.converted(word) ?? word
  }

  /// Russian words that start with э, which books write as e; other words with e start with е.
  private static let eWords = [
    "eto", "eta", "eti", "etu", "ety", "ekh", "eks", "ekz", "ekr", "ekv", "ekip", "elektr", "emig",
    "emots", "energ", "epo", "epi", "era", "ers", "eskadr", "est", "ef", "ey",
  ]

  private static func russian(_ word: String) -> String {
    var word = withoutAccents(word)
    // An English ending on a Russian word.
    if word.hasSuffix("’s") || word.hasSuffix("'s") { word = word.dropLast(2) + "s" }
    let small = word.lowercased()
    let isE = small.hasPrefix("e") && !eWords.contains { small.hasPrefix($0) }
    return isE ? (word.first == "E" ? "Ye" : "ye") + word.dropFirst() : word
  }

  /// A doubled n is the sign ん before n, which ICU takes for a lengthened consonant.
  private static func japanese(_ word: String) -> String {
    word.lowercased().replacing("nn", with: "n'n").replacing("mb", with: "nb")
      .replacing("mp", with: "np")
  }

  /// Indic e and o are always long, and few books write the bar.
  private static func indic(_ word: String) -> String {
    word.lowercased().replacing("e", with: "ē").replacing("o", with: "ō")
  }

  private static let ukrainian = """
    :: Lower ;
    $consonant = [бвгґджзклмнпрстфхцчшщ] ; \
    $consonant { yi } $ > ий ; $consonant { yi > иї ; \
    shch > щ ; zgh > зг ; zh > ж ; kh > х ; ts > ц ; ch > ч ; sh > ш ; \
    yu > ю ; ya > я ; ye > є ; yi > ї ; iu > ю ; ia > я ; ie > є ; \
    a > а ; b > б ; v > в ; h > г ; g > ґ ; d > д ; e > е ; z > з ; ї > ї ; ï > ї ; \
    [аеєиіїоуюя] { i > й ; [aeiouy] { y > й ; i > і ; y } [aeou] > й ; y > и ; \
    k > к ; l > л ; m > м ; n > н ; o > о ; p > п ; r > р ; s > с ; t > т ; u > у ; f > ф ; \
    j > й ; c > ц ; w > в ; x > кс ; '’' > ь ; '''' > ь ; ʹ > ь ;
    """

  private static let bulgarian = """
    :: Lower ;
    sht > щ ; zh > ж ; ts > ц ; ch > ч ; sh > ш ; yu > ю ; ya > я ; \
    a > а ; b > б ; v > в ; g > г ; d > д ; e > е ; z > з ; i > и ; y > й ; k > к ; l > л ; \
    m > м ; n > н ; o > о ; p > п ; r > р ; s > с ; t > т ; u > у ; f > ф ; h > х ; c > ц ; \
    ă > ъ ; ǎ > ъ ; w > в ; x > кс ; j > й ; q > к ;
    """
}

extension LanguageTag {
  /// Whether the tag says that the language is written in Latin letters.
  var isLatin: Bool {
    description.split(separator: "-").dropFirst().contains { $0.lowercased() == "latn" }
  }
}
