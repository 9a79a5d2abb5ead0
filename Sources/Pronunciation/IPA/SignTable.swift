/// What each sign does in a notation of the IPA.
enum SignTable {
  /// Returns what a sign does.
  static func role(of scalar: Unicode.Scalar) -> SignRole {
    let value = Int(scalar.value)
    if value < near.count { return near[value] }
    return roles[scalar.value] ?? .unknown(suggestion: nil)
  }

  /// What was perhaps meant by a letter with a mark that is no notation of the IPA.
  static func suggestion(for letter: Unicode.Scalar, with mark: Unicode.Scalar) -> String? {
    marked[letter.value << 16 | mark.value & 0xFFFF]
  }

  /// The signs below U+0400 straight by number: nearly all that occur.
  private static let near: [SignRole] = (0..<0x400).map {
    roles[$0] ?? .unknown(suggestion: nil)
  }

  private static let roles: [UInt32: SignRole] = {
    var roles: [UInt32: SignRole] = [:]
    func set(_ signs: String, _ role: SignRole) {
      for scalar in signs.unicodeScalars { roles[scalar.value] = role }
    }
    for letter in IPAChart.letters { roles[letter.scalar.value] = .letter }
    for scalar in PhoneticMarks.scalars + ["\u{30D}", "\u{311}", "\u{30A}"] {
      if let mark = PhoneticMarks.of(scalar) { roles[scalar.value] = .mark(mark) }
    }
    set("ˈ", .stress(.primary))
    set("ˌ", .stress(.secondary))
    set("\u{361}\u{35C}", .tie)
    set(".\u{203F}\u{35D}\u{35E}", .silent)
    set(" \t\r\n\u{A0}|‖\u{2009}\u{202F}\u{2003}\u{2002}\u{3000}", .wordEnd)
    for (level, signs) in ["˩¹₁", "˨²₂", "˧³₃", "˦⁴₄", "˥⁵₅", "⁶₆", "⁷₇"].enumerated() {
      set(signs, .toneLevel(UInt8(level + 1)))
    }
    for (mark, contour) in toneMarks { set(mark, .toneMark(contour)) }
    set("↗↘ꜛꜜ↑↓-‑–\u{AD}\u{200B}\u{200C}\u{2060}\u{FEFF}", .dropped)
    set("()~/,", .ambiguous)
    for (sign, meant) in otherWritings {
      set(sign, .respelled(Array(meant.unicodeScalars)))
    }
    for (sign, suggestion) in strangers { set(sign, .unknown(suggestion: suggestion)) }
    return roles
  }()

  private static let toneMarks: [(String, UInt32)] = [
    ("\u{30B}", 5), ("\u{301}", 4), ("\u{304}", 3), ("\u{300}", 2), ("\u{30F}", 1),
    ("\u{302}", 51), ("\u{30C}", 15), ("\u{1DC4}", 35), ("\u{1DC5}", 13), ("\u{1DC8}", 242),
  ]

  /// Look-alikes, ASCII, ligatures, and the joiner that some programs write for a tie.
  private static let otherWritings: [(String, String)] = [
    ("g", "ɡ"), (":", "ː"), ("\u{A789}\u{FF1A}", "ː"), ("'\u{2032}\u{B4}\u{2B9}\u{2CA}", "ˈ"),
    ("\u{201A}\u{2CE}", "ˌ"), ("\u{2019}", "ʼ"), ("!", "ǃ"), ("?", "ʔ"), ("\u{B7}", "."),
    ("\u{200D}", "\u{361}"), ("∫", "ʃ"), ("ȝ", "ʒ"),
    // Greek and Latin twins of letters; β, θ and χ are the IPA's own.
    ("ε", "ɛ"), ("α", "ɑ"), ("γ", "ɣ"), ("φϕ", "ɸ"), ("\u{A7B5}", "β"), ("\u{AB53}", "χ"),
    ("υ", "ʊ"), ("ǝ", "ə"), ("\u{A78F}", "."),
    // Cyrillic twins.
    ("ә", "ə"), ("а", "a"), ("е", "e"), ("о", "o"), ("с", "c"), ("р", "p"), ("х", "x"), ("у", "y"),
    ("і", "i"), ("ј", "j"), ("ѕ", "s"), ("һ", "h"), ("ӕ", "æ"), ("є", "ɛ"), ("ԁ", "d"), ("ԝ", "w"),
    ("ԛ", "q"), ("ө", "ɵ"),
    // Ligatures.
    ("ʧ", "t͡ʃ"), ("ʤ", "d͡ʒ"), ("ʦ", "t͡s"), ("ʣ", "d͡z"), ("ʨ", "t͡ɕ"), ("ʥ", "d͡ʑ"),
    ("\u{AB66}", "d͡ʐ"), ("\u{AB67}", "t͡ʂ"),
  ]

  /// Signs of other alphabets, and letters that the IPA has given up.
  private static let strangers: [(String, String)] = [
    // Capitals, as X-SAMPA means them.
    ("A", "ɑ"), ("B", "β"), ("C", "ç"), ("D", "ð"), ("E", "ɛ"), ("F", "ɱ"), ("G", "ɣ"), ("H", "ɥ"),
    ("I", "ɪ"), ("J", "ɲ"), ("K", "ɬ"), ("L", "ʎ"), ("M", "ɯ"), ("N", "ŋ"), ("O", "ɔ"), ("P", "ʋ"),
    ("Q", "ɒ"), ("R", "ʁ"), ("S", "ʃ"), ("T", "θ"), ("U", "ʊ"), ("V", "ʌ"), ("W", "ʍ"), ("X", "χ"),
    ("Y", "ʏ"), ("Z", "ʒ"), ("@", "ə"), ("{", "æ"), ("}", "ʉ"), ("&", "æ"), ("\"", "ˈ"), ("%", "ˌ"),
    ("1", "ɨ"), ("2", "ø"), ("3", "ɜ"), ("4", "ɾ"), ("5", "ɫ"), ("6", "ɐ"), ("7", "ɤ"), ("8", "ɵ"),
    ("9", "œ"), ("=", "\u{329}"),
    // Given up by the IPA.
    ("ɩ", "ɪ"), ("ɷ", "ʊ"), ("ɼ", "r̝"), ("ʆ", "ɕ"), ("ʓ", "ʑ"), ("ƥ", "ɓ̥"), ("ƭ", "ɗ̥"),
    ("ƈ", "ʄ̥"), ("ƙ", "ɠ̥"), ("ʠ", "ʛ̥"), ("ʇ", "ǀ"), ("ʗ", "ǃ"), ("ʖ", "ǁ"), ("ʞ", "k"),
    ("ƞ", "n̩"), ("ʚ", "ɞ"), ("ƾ", "t͡s"), ("ƻ", "d͡z"), ("ƪ", "ʃʷ"), ("ƫ", "tʲ"), ("ᶀ", "bʲ"),
    // Of Americanists, dictionaries and students of Chinese.
    ("ƛ", "t͡ɬ"), ("λ", "ʎ"), ("ł", "ɫ"), ("đ", "ð"), ("ı", "ɪ"), ("ȵ", "ɲ"), ("ȶ", "t͡ɕ"),
    ("ȡ", "d͡ʑ"), ("ȴ", "ʎ"), ("ɿ", "ɨ"), ("ʅ", "ɨ"), ("ʮ", "ʉ"), ("ʯ", "ʉ"), ("ᴇ", "e̞"), ("ᴀ", "ä"),
    ("ß", "β"), ("η", "ŋ"), ("ω", "ʊ"), ("σ", "s"), ("∂", "ð"), ("δ", "ð"), ("þ", "θ"), ("ŝ", "ʃ"),
    ("ι", "ɪ"), ("ɋ", "q"),
    // Of the extensions for disordered speech.
    ("ʩ", "fŋ"), ("ʪ", "ls"), ("ʫ", "lz"), ("ʬ", "ʘ"), ("ʭ", "ǀ"), ("ꞎ", "ʂ"), ("¡", "ǃ"),
  ]

  /// Letters with a mark that other alphabets write.
  private static let marked: [UInt32: String] = {
    let pairs: [(Unicode.Scalar, Unicode.Scalar, String)] = [
      ("s", "\u{30C}", "ʃ"), ("z", "\u{30C}", "ʒ"), ("c", "\u{30C}", "t͡ʃ"), ("j", "\u{30C}", "d͡ʒ"),
      ("ɡ", "\u{30C}", "d͡ʒ"), ("r", "\u{30C}", "r̝"), ("ʒ", "\u{30C}", "d͡ʒ"), ("n", "\u{30C}", "ɲ"),
      ("t", "\u{30C}", "c"), ("d", "\u{30C}", "ɟ"), ("s", "\u{301}", "ɕ"), ("z", "\u{301}", "ʑ"),
      ("c", "\u{301}", "t͡ɕ"), ("k", "\u{301}", "c"), ("n", "\u{303}", "ɲ"), ("u", "\u{308}", "y"),
      ("o", "\u{308}", "ø"), ("t", "\u{323}", "ʈ"), ("d", "\u{323}", "ɖ"), ("n", "\u{323}", "ɳ"),
      ("s", "\u{323}", "ʂ"), ("z", "\u{323}", "ʐ"), ("l", "\u{323}", "ɭ"), ("r", "\u{323}", "ɽ"),
      ("h", "\u{323}", "ħ"), ("a", "\u{328}", "ã"), ("e", "\u{328}", "ẽ"), ("o", "\u{328}", "õ"),
      ("i", "\u{328}", "ĩ"), ("u", "\u{328}", "ũ"), ("s", "\u{327}", "ʃ"), ("t", "\u{327}", "t͡s"),
    ]
    return [UInt32: String](
      pairs.map { ($0.value << 16 | $1.value, $2) }, uniquingKeysWith: { first, _ in first })
  }()
}
