import ReadingContent

/// X-SAMPA, the IPA in ASCII (Wells 1995).
enum XSampa {
  /// Each sign of X-SAMPA with what it is in the IPA.
  ///
  /// Where two signs mean the same, the one that is written comes first.
  static let table: [(sampa: String, ipa: String)] =
    letters + marks + [
      ("\"", "ˈ"), ("%", "ˌ"), (":\\", "ˑ"), (":", "ː"), (".", "."), ("-\\", "‿"), ("||", "‖"),
      ("|", "|"), (" ", " "), ("-", "."), ("<R>", "\u{30C}"), ("<F>", "\u{302}"), ("_", "\u{361}"),
    ]

  private static let letters: [(sampa: String, ipa: String)] =
    "abcdefhijklmnopqrstuvwxyz".map { (String($0), String($0)) } + [
      ("g", "ɡ"), ("A", "ɑ"), ("B", "β"), ("B\\", "ʙ"), ("C", "ç"), ("D", "ð"), ("E", "ɛ"),
      ("F", "ɱ"), ("G", "ɣ"), ("G\\", "ɢ"), ("H", "ɥ"), ("H\\", "ʜ"), ("I", "ɪ"), ("J", "ɲ"),
      ("J\\", "ɟ"), ("K", "ɬ"), ("K\\", "ɮ"), ("L", "ʎ"), ("L\\", "ʟ"), ("M", "ɯ"), ("M\\", "ɰ"),
      ("N", "ŋ"), ("N\\", "ɴ"), ("O", "ɔ"), ("O\\", "ʘ"), ("P", "ʋ"), ("v\\", "ʋ"), ("Q", "ɒ"),
      ("R", "ʁ"), ("R\\", "ʀ"), ("S", "ʃ"), ("T", "θ"), ("U", "ʊ"), ("V", "ʌ"), ("W", "ʍ"),
      ("X", "χ"), ("X\\", "ħ"), ("Y", "ʏ"), ("Z", "ʒ"), ("b_<", "ɓ"), ("d_<", "ɗ"), ("g_<", "ɠ"),
      ("J\\_<", "ʄ"), ("G\\_<", "ʛ"), ("d`_<", "ᶑ"), ("d`", "ɖ"), ("h\\", "ɦ"), ("j\\", "ʝ"),
      ("l`", "ɭ"), ("l\\", "ɺ"), ("n`", "ɳ"), ("p\\", "ɸ"), ("r`", "ɽ"), ("r\\", "ɹ"),
      ("r\\`", "ɻ"), ("s`", "ʂ"), ("s\\", "ɕ"), ("t`", "ʈ"), ("x\\", "ɧ"), ("z`", "ʐ"),
      ("z\\", "ʑ"), ("!\\", "ǃ"), ("|\\", "ǀ"), ("|\\|\\", "ǁ"), ("=\\", "ǂ"), ("?", "ʔ"),
      ("?\\", "ʕ"), ("<\\", "ʢ"), (">\\", "ʡ"), ("4", "ɾ"), ("5", "ɫ"), ("@", "ə"), ("@`", "ɚ"),
      ("@\\", "ɘ"), ("3", "ɜ"), ("3`", "ɝ"), ("3\\", "ɞ"), ("{", "æ"), ("}", "ʉ"), ("1", "ɨ"),
      ("2", "ø"), ("6", "ɐ"), ("7", "ɤ"), ("8", "ɵ"), ("9", "œ"), ("&", "ɶ"), ("I\\", "ᵻ"),
      ("U\\", "ᵿ"),
    ]

  private static let marks: [(sampa: String, ipa: String)] = [
    ("_\"", "\u{308}"), ("_+", "\u{31F}"), ("_-", "\u{320}"), ("_/", "\u{30C}"), ("_0", "\u{325}"),
    ("=", "\u{329}"), ("_=", "\u{329}"), ("_>", "ʼ"), ("_?\\", "ˤ"), ("_\\", "\u{302}"),
    ("_^", "\u{32F}"), ("_}", "\u{31A}"), ("`", "˞"), ("~", "\u{303}"), ("_~", "\u{303}"),
    ("_A", "\u{318}"), ("_a", "\u{33A}"), ("_B", "\u{30F}"), ("_c", "\u{31C}"), ("_d", "\u{32A}"),
    ("_e", "\u{334}"), ("_F", "\u{302}"), ("_G", "ˠ"), ("_H", "\u{301}"), ("_h\\", "ʱ"),
    ("_h", "ʰ"), ("_j", "ʲ"), ("'", "ʲ"), ("_k", "\u{330}"), ("_L", "\u{300}"), ("_l", "ˡ"),
    ("_M", "\u{304}"), ("_m", "\u{33B}"), ("_N", "\u{33C}"), ("_n", "ⁿ"), ("_O", "\u{339}"),
    ("_o", "\u{31E}"), ("_q", "\u{319}"), ("_R", "\u{30C}"), ("_r", "\u{31D}"), ("_T", "\u{30B}"),
    ("_t", "\u{324}"), ("_v", "\u{32C}"), ("_w", "ʷ"), ("_X", "\u{306}"), ("_x", "\u{33D}"),
  ]

  /// The longest sign has this many characters.
  private static let longest = 4

  private static let signs: [String: [Unicode.Scalar]] = [String: [Unicode.Scalar]](
    table.map { ($0.sampa, Array($0.ipa.unicodeScalars)) }, uniquingKeysWith: { first, _ in first })

  /// Takes a notation in X-SAMPA apart; slashes or brackets around it are no part of it.
  ///
  /// - Parameter asked: The notation.
  /// - Returns: Its pieces; at least one of them is a sound.
  /// - Throws: The first fault.
  static func read(_ asked: PhoneticNotation) throws(PhoneticFault) -> PhoneticReading {
    let scalars = Array(asked.text.unicodeScalars)
    guard scalars.count <= PhoneticReading.mostScalars else {
      throw PhoneticFault(.tooLong(most: PhoneticReading.mostSounds), asked: asked)
    }
    var (start, end) = (0, scalars.count)
    if end >= 2,
      (scalars[0], scalars[end - 1]) == ("/", "/")
        || (scalars[0], scalars[end - 1]) == ("[", "]")
    {
      (start, end) = (1, end - 1)
    }
    var found: [(Unicode.Scalar, Range<Int>)] = []
    while start < end {
      let length = min(longest, end - start)
      let match = stride(from: length, through: 1, by: -1).lazy.compactMap { length in
        signs[Self.text(scalars[start..<start + length])].map { (length, $0) }
      }.first
      guard let (length, ipa) = match else {
        let symbol = scalars[start]
        let isOpen = symbol == "(" || symbol == ")" || symbol == "/"
        throw PhoneticFault(
          isOpen
            ? .ambiguous(symbol: String(Character(symbol)))
            : .unknown(symbol: symbol.visible, suggestion: nil),
          asked: asked, scalar: start)
      }
      for scalar in ipa { found.append((scalar, start..<start + length)) }
      start += length
    }
    return try IPAReader.read(found, of: asked)
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
