/// A word of a notation on its way to the engine's phonemes.
struct AskedWord: Sendable {
  /// A sound that is to be spoken.
  struct Sound: Hashable, Sendable {
    var sound: PhoneticSound
    var stress: Stress = .none
    /// The Unicode scalars of what was asked.
    var place: Range<Int>
    /// The digits of a tone; then the sound is none.
    var tone: UInt32?

    /// Whether a syllable can be built around it.
    var isNucleus: Bool { tone == nil && sound.isNucleus }
  }

  var sounds: [Sound] = []
}
