import SpeechSynthesis

/// How the engine reads a string of its own mnemonics: always the longest that fits.
struct Mnemonics: Sendable {
  /// The mnemonics, with what kind of sound each is.
  let kinds: [String: PhonemeInventory.Phoneme.Kind]
  /// For each mnemonic what longer ones go on with.
  private let goingOn: [String: [[UInt8]]]

  init(_ phonemes: [PhonemeInventory.Phoneme]) {
    let valid = phonemes.filter { !$0.mnemonic.isEmpty && $0.kind != .invalid }
    kinds = [String: PhonemeInventory.Phoneme.Kind](
      valid.map { ($0.mnemonic, $0.kind) }, uniquingKeysWith: { first, _ in first })
    var goingOn: [String: [[UInt8]]] = [:]
    for (mnemonic, _) in kinds {
      let bytes = Array(mnemonic.utf8)
      for length in stride(from: 1, to: bytes.count, by: 1) {
        let start = String(decoding: bytes[..<length], as: UTF8.self)
        if kinds[start] != nil { goingOn[start, default: []].append(Array(bytes[length...])) }
      }
    }
    self.goingOn = goingOn
  }

  /// Returns mnemonics as a string that the engine takes apart in the same way.
  ///
  /// A bar stands between two where the engine would read a longer one.
  func joined(_ parts: [String]) -> String {
    guard parts.count > 1 else { return parts.first ?? "" }
    // From the end, since a longer mnemonic reaches into what follows.
    var bytes: [UInt8] = []
    for part in parts.reversed() {
      if let longer = goingOn[part], longer.contains(where: { Self.ends(bytes, with: $0) }) {
        bytes.append(Self.bar)
      }
      bytes.append(contentsOf: part.utf8.reversed())
    }
    return String(decoding: bytes.reversed(), as: UTF8.self)
  }

  private static let bar = UInt8(ascii: "|")

  /// Whether bytes that stand in reverse begin, read forwards, with others.
  private static func ends(_ reversed: [UInt8], with start: [UInt8]) -> Bool {
    guard reversed.count >= start.count else { return false }
    var place = reversed.count
    for byte in start {
      place -= 1
      if reversed[place] != byte { return false }
    }
    return true
  }

  /// Takes a string of mnemonics without spaces apart as the engine does.
  ///
  /// - Parameter text: The string; `|` separates mnemonics and is left out.
  /// - Returns: The mnemonics with the offset in UTF-8 bytes of each; or the offset of what is none.
  func split(_ text: Substring) -> Result<[(mnemonic: String, offset: Int)], Unrecognised> {
    let bytes = Array(text.utf8)
    var found: [(mnemonic: String, offset: Int)] = []
    var start = 0
    while start < bytes.count {
      if bytes[start] == Self.bar, start + 1 >= bytes.count || bytes[start + 1] != Self.bar {
        start += 1
        continue
      }
      let length = stride(from: min(4, bytes.count - start), through: 1, by: -1).first {
        kinds[String(decoding: bytes[start..<start + $0], as: UTF8.self)] != nil
      }
      guard let length else { return .failure(Unrecognised(offset: start)) }
      found.append((String(decoding: bytes[start..<start + length], as: UTF8.self), start))
      start += length
    }
    return .success(found)
  }

  /// A place where no mnemonic of the voice begins.
  struct Unrecognised: Error {
    /// In UTF-8 bytes.
    let offset: Int
  }
}
