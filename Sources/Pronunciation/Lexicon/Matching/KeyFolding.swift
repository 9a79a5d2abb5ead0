import ReadingContent

/// Makes the same key of all ways to write a word.
///
/// Capitals and small letters, composed and decomposed accents, ligatures, ß and ss, and soft
/// hyphens make no difference.
struct KeyFolding: Sendable {
  /// Whether I and ı, İ and i are the pairs, as in Turkish.
  private let isTurkic: Bool

  init(_ language: LanguageTag?) {
    isTurkic = ["tr", "az"].contains(language?.primary)
  }

  /// Returns the key of a word's UTF-8.
  ///
  /// Swift's strings are the same composed or decomposed, so the key need not be composed.
  func key(of word: UnsafeBufferPointer<UInt8>) -> String {
    if !isTurkic, word.allSatisfy({ $0 < 0x80 }) {
      return String(unsafeUninitializedCapacity: word.count) { target in
        for (index, byte) in word.enumerated() {
          target[index] = byte &- 0x41 < 26 ? byte | 0x20 : byte
        }
        return word.count
      }
    }
    var key = ""
    for scalar in String(decoding: word, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0xAD, 0x200B, 0x2060, 0xFEFF: continue
      case 0x49 where isTurkic: key.unicodeScalars.append("ı")
      case 0x130 where isTurkic: key.unicodeScalars.append("i")
      case 0x30...0x39, 0x61...0x7A: key.unicodeScalars.append(scalar)
      case 0x41...0x5A: key.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
      case 0x3C2: key.unicodeScalars.append("σ")
      case 0xDF, 0x1E9E: key += "ss"
      case 0xFB00...0xFB06: key += scalar.properties.uppercaseMapping.lowercased()
      default: key += scalar.properties.lowercaseMapping
      }
    }
    return key
  }
}
