/// A word of a notation on its way to the engine's phonemes: an array of its sounds.
enum AskedWord {
  /// A sound that is to be spoken.
  struct Sound: Hashable, Sendable {
    var sound: PhoneticSound
    /// Whether a syllable can be built around it.
    var isNucleus: Bool
    var stress: Stress = .none
    /// The Unicode scalars of what was asked.
    var place: Range<Int>
    /// The digits of a tone; then the sound is none.
    var tone: UInt32?
  }
}
