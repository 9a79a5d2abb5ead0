/// What the engine says for a mnemonic, or for a few in a row.
struct SoundUnit: Hashable, Sendable {
  /// What is heard, by the engine's own word.
  let sounds: [PhoneticSound]
  /// What has to be written for it.
  let mnemonics: [String]
  /// The contexts in which it is heard so, a bit each (``SoundContext``).
  let contexts: UInt32
  /// How far it is from the plain name of the sound; at most ``mostCost``.
  let cost: Int

  static let mostCost = 40

  init(sounds: [PhoneticSound], mnemonics: [String], contexts: UInt32) {
    self.sounds = sounds
    self.mnemonics = mnemonics
    self.contexts = contexts
    self.cost = Self.cost(mnemonics, for: sounds)
  }

  /// Among several names of a sound the short one is the plain one; digits and signs behind it tell
  /// of a special case.
  private static func cost(_ mnemonics: [String], for sounds: [PhoneticSound]) -> Int {
    var cost = 8 * (mnemonics.count - 1)
    for mnemonic in mnemonics {
      let bytes = mnemonic.utf8
      for byte in bytes.dropFirst() where !Self.isLetter(byte) && byte != UInt8(ascii: ":") {
        cost += 6
      }
      cost += 2 * max(0, bytes.count - 1)
    }
    let isLong = sounds.contains { $0.marks.contains(.long) }
    let looksLong = mnemonics.contains { $0.utf8.contains(UInt8(ascii: ":")) }
    if isLong != looksLong { cost += 6 }
    return min(cost, mostCost)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
