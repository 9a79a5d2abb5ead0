/// What the engine says for a mnemonic, or for a few in a row.
struct SoundUnit: Hashable, Sendable {
  /// The sounds that it stands for: what is heard, by the engine's own word.
  let sounds: [PhoneticSound]
  /// Whether the engine makes a vowel of a consonant's kind, without a syllable of its own.
  ///
  /// Then the sound has the mark for it, which the engine does not write.
  let isGlide: Bool
  /// What has to be written for it.
  let mnemonics: [String]
  /// The contexts in which it is heard so, a bit each (``SoundContext``).
  let contexts: UInt32
  let otherContexts: Int
  /// How far it is from the plain name of the sound, from 0 to about 60.
  let cost: Int

  private static let mostCost = 40

  /// Makes a unit.
  ///
  /// - Parameters:
  ///   - sounds: What is heard.
  ///   - mnemonics: What has to be written.
  ///   - contexts: Where it is heard so.
  ///   - otherContexts: In how many contexts something else is heard of the same mnemonics.
  ///   - isGlide: Whether it is a vowel without a syllable of its own.
  init(
    sounds: [PhoneticSound], mnemonics: [String], contexts: UInt32, otherContexts: Int,
    isGlide: Bool = false
  ) {
    self.sounds = sounds
    self.isGlide = isGlide
    self.mnemonics = mnemonics
    self.contexts = contexts
    self.otherContexts = otherContexts
    // What a mnemonic stands for now and then is the main sound of another one.
    let isRare = otherContexts > contexts.nonzeroBitCount
    self.cost = Self.cost(mnemonics, for: sounds) + (isRare ? 20 : 0)
  }

  /// What the engine writes for it.
  var heard: [PhoneticSound] {
    isGlide ? sounds.map { $0.with($0.marks.subtracting(.nonSyllabic)) } : sounds
  }

  /// The unit as a vowel without a syllable, where its mnemonic is of a consonant's kind.
  var asGlide: Self? {
    guard sounds.count == 1, case .vowel = sounds[0].features, sounds[0].marks.isEmpty else {
      return nil
    }
    return Self(
      sounds: [sounds[0].with(.nonSyllabic)], mnemonics: mnemonics, contexts: contexts,
      otherContexts: otherContexts, isGlide: true)
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
