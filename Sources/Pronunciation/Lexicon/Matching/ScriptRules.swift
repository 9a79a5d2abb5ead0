/// What a character is to the search for entries.
enum ScriptRules {
  /// A kind of character.
  enum Kind {
    /// A letter or digit that makes a word with its neighbours.
    case word
    /// A character of a script without spaces, which is a part by itself.
    case alone
    /// A mark on the character before it.
    case mark
    /// White space.
    case space
    /// Not seen at all: a soft hyphen, a word joiner.
    case nothing
    /// Any of the apostrophes.
    case apostrophe
    /// Any of the hyphens.
    case hyphen
    /// Another sign.
    case sign
  }

  /// Returns the kind of a character.
  static func kind(of scalar: Unicode.Scalar) -> Kind {
    let value = scalar.value
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: return .word
    case 0x20, 0x09...0x0D, 0x85, 0xA0: return .space
    case 0x27, 0x2018, 0x2019, 0x201B, 0x02BB, 0x02BC, 0xFF07: return .apostrophe
    case 0x2D, 0x2010, 0x2011, 0xFE63, 0xFF0D: return .hyphen
    case 0xAD, 0x200B, 0x2060, 0xFEFF: return .nothing
    case 0...0x7F: return .sign
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x400...0x481, 0x48A...0x52F: return .word
    case 0xAC00...0xD7A3: return .word
    default: break
    }
    let category = scalar.properties.generalCategory
    switch category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return isWithoutSpaces(value) ? .alone : .word
    case .decimalNumber, .otherNumber, .connectorPunctuation: return .word
    case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return .space
    default: return .sign
    }
  }

  /// Answers whether words of the script stand without spaces between them.
  private static func isWithoutSpaces(_ value: UInt32) -> Bool {
    switch value {
    case 0x0E00...0x0EFF: true  // Thai, Lao
    case 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F: true  // Burmese
    case 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF: true  // Khmer, Tai
    case 0x3005...0x3007, 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: true  // kana
    default: isHan(value)
    }
  }

  /// Answers whether it is a Chinese character.
  static func isHan(_ value: UInt32) -> Bool {
    switch value {
    case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Answers whether a text holds something that an entry can be found by: a letter, a digit or a
  /// symbol, and not only the signs that shape sentences.
  static func canBeFound(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch kind(of: scalar) {
      case .word, .alone: return true
      case .mark, .space, .nothing, .apostrophe, .hyphen: return false
      case .sign: break
      }
      switch scalar.properties.generalCategory {
      case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return true
      case .otherPunctuation: return "&%#@§*/\\†‡•¶‰".unicodeScalars.contains(scalar)
      default: return false
      }
    }
  }
}
