import ReadingContent

/// ARPABET as CMUdict writes it: phones with spaces between, the stress as a digit on the vowel.
enum Arpabet {
  /// Each phone with what it is in the IPA; a vowel with its digit goes before the same without.
  private static let phones: [String: String] = [
    "AA": "ɑ", "AE": "æ", "AH0": "ə", "AH": "ʌ", "AO": "ɔ", "AW": "aʊ", "AX": "ə", "AXR": "ɚ",
    "AY": "aɪ", "EH": "ɛ", "ER0": "ɚ", "ER": "ɝ", "EY": "eɪ", "IH": "ɪ", "IX": "ɨ", "IY0": "i",
    "IY": "iː", "OW": "oʊ", "OY": "ɔɪ", "UH": "ʊ", "UW": "uː", "UX": "ʉ", "B": "b", "CH": "tʃ",
    "D": "d", "DH": "ð", "DX": "ɾ", "EL": "l̩", "EM": "m̩", "EN": "n̩", "ENG": "ŋ̍", "F": "f",
    "G": "ɡ", "HH": "h", "H": "h", "JH": "dʒ", "K": "k", "L": "l", "M": "m", "N": "n", "NX": "ɾ̃",
    "NG": "ŋ", "P": "p", "Q": "ʔ", "R": "ɹ", "S": "s", "SH": "ʃ", "T": "t", "TH": "θ", "V": "v",
    "W": "w", "WH": "ʍ", "Y": "j", "Z": "z", "ZH": "ʒ",
  ]

  private static let vowels: Set<String> = [
    "AA", "AE", "AH", "AO", "AW", "AX", "AXR", "AY", "EH", "ER", "EY", "IH", "IX", "IY", "OW",
    "OY", "UH", "UW", "UX", "EL", "EM", "EN", "ENG",
  ]

  /// Takes a notation in ARPABET apart; small letters are taken for capitals.
  ///
  /// - Parameter asked: The notation.
  /// - Returns: Its pieces; at least one of them is a sound.
  /// - Throws: The first fault.
  static func read(_ asked: PhoneticNotation) throws(PhoneticFault) -> PhoneticReading {
    var signs: [(Unicode.Scalar, Range<Int>)] = []
    var small: [Pronunciation.Change] = []
    var hasDigits = false
    for (token, place) in tokens(asked.text) {
      let phone = token.uppercased()
      if phone != token {
        small.append(
          .init(
            kind: .respelled, symbol: token, replacement: phone, scalar: place.lowerBound))
      }
      let stress = phone.last.flatMap { digits[$0] }
      let bare = stress == nil ? phone : String(phone.dropLast())
      guard let ipa = phones[phone] ?? phones[bare], stress == nil || vowels.contains(bare) else {
        throw PhoneticFault(
          .unknown(symbol: token, suggestion: nil), asked: asked, scalar: place.lowerBound)
      }
      if let stress {
        hasDigits = true
        for scalar in stress.sign.unicodeScalars { signs.append((scalar, place)) }
      }
      for scalar in ipa.unicodeScalars { signs.append((scalar, place)) }
    }
    var reading = try IPAReader.read(signs, of: asked)
    reading.changes += small
    reading.givesEveryStress = hasDigits
    reading.leavesLengthOpen = true
    return reading
  }

  private static let digits: [Character: Stress] = [
    "0": .none, "1": .primary, "2": .secondary, "3": .secondary,
  ]

  /// The pieces between spaces, with the scalars where they stand.
  private static func tokens(_ text: String) -> [(String, Range<Int>)] {
    var found: [(String, Range<Int>)] = []
    var token = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars {
      if scalar.isBlank {
        if !token.isEmpty { found.append((String(token), count - token.count..<count)) }
        token = String.UnicodeScalarView()
      } else {
        token.append(scalar)
      }
      count += 1
    }
    if !token.isEmpty { found.append((String(token), count - token.count..<count)) }
    return found
  }
}
