/// The characters of an encoding that has one byte for each.
struct CodeTable: Sendable {
  /// What a character is when the place is looked at where it stands.
  enum Kind: Sendable {
    case letter, apostrophe, punctuation, symbol, control, space, other
  }

  /// A character of the encoding.
  struct Sign: Sendable {
    /// The character.
    var scalar: Unicode.Scalar
    /// Its kind.
    var kind: Kind
    /// The script of a letter.
    var script: LanguageLetters.Script?
    /// Whether it is a capital.
    var isUpper: Bool
    /// Whether it is a small letter.
    var isLower: Bool
  }

  /// The name as the web has it.
  let name: String
  /// How rare the encoding is, in bits.
  let rarity: Double
  /// The characters of the bytes 00 to FF.
  let signs: [Sign]
  /// For each language that can be written in it, the bits that each byte from 80 on costs.
  let languages: [(index: Int, script: LanguageLetters.Script, bits: [Double])]

  private static let encodings: [(name: String, rarity: Double)] = [
    ("windows-1252", 0), ("windows-1251", 4), ("windows-1250", 4), ("windows-1253", 4),
    ("windows-1254", 5), ("windows-1255", 4), ("windows-1256", 4), ("windows-1257", 5),
    ("windows-874", 2), ("windows-1258", 5), ("KOI8-R", 5), ("KOI8-U", 5.5), ("ISO-8859-2", 4.5),
    ("ISO-8859-5", 4), ("ISO-8859-7", 3), ("ISO-8859-6", 6), ("ISO-8859-8", 6), ("ISO-8859-9", 4),
    ("ISO-8859-15", 2), ("macintosh", 8), ("x-mac-cyrillic", 9), ("x-mac-centraleurroman", 10),
    ("IBM866", 9), ("IBM850", 9), ("IBM437", 9), ("IBM852", 9), ("ISO-8859-4", 8),
    ("ISO-8859-13", 5), ("ISO-8859-3", 8), ("ISO-8859-10", 8), ("ISO-8859-14", 8),
  ]

  /// The tables, the likeliest first.
  static let all: [CodeTable] = encodings.compactMap { CodeTable($0.name, rarity: $0.rarity) }

  /// Returns the table of an encoding by any of its names; ISO-8859-1 counts as Windows-1252.
  static func named(_ name: String) -> CodeTable? {
    let plain = EncodingNames.plain(name)
    if let table = all.first(where: { EncodingNames.plain($0.name) == plain }) { return table }
    guard let standard = ICUConverter.name(of: name) else { return nil }
    let wanted = EncodingNames.plain(standard == "ISO-8859-1" ? "windows-1252" : standard)
    return all.first { EncodingNames.plain(ICUConverter.name(of: $0.name) ?? "") == wanted }
  }

  /// Makes the table; nothing where the Unicode library lacks the encoding.
  init?(_ name: String, rarity: Double) {
    guard ICUConverter.name(of: name) != nil else { return nil }
    self.name = name
    self.rarity = rarity
    let signs = Self.scalars(of: name).map(Sign.init)
    self.signs = signs
    let high = Set(signs[0x80...].map(\.scalar))
    languages = LanguageLetters.all.enumerated().compactMap { index, language in
      let letters = language.letters
      // A language that lacks many of its letters here is written in another encoding.
      let lacking = letters.count { !high.contains($0) }
      let tail = letters.suffix(max(1, letters.count / 3))
      guard lacking * 5 <= letters.count, tail.allSatisfy(high.contains) else { return nil }
      return (index, language.script, Self.bits(of: signs, in: language))
    }
  }

  /// The characters of the bytes 00 to FF.
  static func scalars(of encoding: String) -> [Unicode.Scalar] {
    let high = (0x80...0xFF).map { UInt8($0) }
    let text = ICUConverter.decode(high, encoding: encoding, limit: high.count)?.text ?? ""
    let decoded = Array(text.unicodeScalars)
    return (0..<0x80).map { Unicode.Scalar(UInt8($0)) }
      + high.indices.map { $0 < decoded.count ? decoded[$0] : "\u{FFFD}" }
  }

  /// The bits of each byte from 80 on in a language; a letter that the language lacks costs most.
  private static func bits(of signs: [Sign], in language: LanguageLetters) -> [Double] {
    var ranks: [Unicode.Scalar: Int] = [:]
    for (rank, letter) in language.letters.enumerated() where ranks[letter] == nil {
      ranks[letter] = rank
    }
    return signs[0x80...].map { sign in
      guard sign.kind == .letter else { return 0 }
      guard sign.script == language.script || sign.script == .mark else { return 10 }
      let small = sign.scalar.properties.lowercaseMapping.unicodeScalars.first ?? sign.scalar
      guard let rank = ranks[small] ?? ranks[sign.scalar] else { return 13 }
      return 2 + Bits.log2(1 + Double(rank) / 2)
    }
  }
}

extension CodeTable.Sign {
  /// Looks at a character.
  init(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    let script: LanguageLetters.Script? =
      switch scalar.value {
      case ..<0x250, 0x1E00..<0x1F00: properties.isAlphabetic ? .latin : nil
      case 0x300..<0x370: .mark
      case 0x370..<0x400: properties.isAlphabetic ? .greek : nil
      case 0x400..<0x530: .cyrillic
      case 0x590..<0x600: .hebrew
      case 0x600..<0x700: .arabic
      case 0xE00..<0xE80: .thai
      default: nil
      }
    let kind: CodeTable.Kind
    if scalar.value < 0x80 {
      kind = properties.isAlphabetic ? .letter : scalar.value <= 0x20 ? .space : .other
    } else if scalar == "\u{2019}" {
      kind = .apostrophe
    } else if script != nil {
      kind = .letter
    } else if properties.generalCategory == .control || scalar == "\u{FFFD}"
      || properties.generalCategory == .privateUse || properties.generalCategory == .unassigned
    {
      kind = .control
    } else {
      kind = Self.usual.contains(scalar) ? .punctuation : .symbol
    }
    self.init(
      scalar: scalar, kind: kind, script: script, isUpper: properties.isUppercase,
      isLower: properties.isLowercase)
  }

  /// Signs that texts have in their places.
  private static let usual = Set("“”„‘‚«‹»›–—…\u{A0}·ªº°§¿¡•€£©®™".unicodeScalars)
}
