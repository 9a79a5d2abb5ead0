/// A notation taken apart: its sounds in order, with the places where they were written.
struct PhoneticReading: Sendable {
  /// A piece of a notation.
  struct Item: Hashable, Sendable {
    /// What it is.
    enum Kind: Hashable, Sendable {
      case sound(PhoneticSound)
      /// The next syllable is stressed.
      case stress(Stress)
      /// A tone, by the digits of its contour or by its number.
      case tone(UInt32)
      case wordEnd
    }

    var kind: Kind
    /// The Unicode scalars of what was asked that it came from.
    var place: Range<Int>
  }

  /// The pieces.
  var items: [Item] = []
  /// What was written otherwise than the IPA does, in the order of the signs.
  var changes: [Pronunciation.Change] = []
  /// Whether the alphabet tells of every vowel how it is stressed, so that none is to be added.
  var givesEveryStress = false
  /// Whether the alphabet does not tell how long vowels are, so that the voice may choose.
  var leavesLengthOpen = false

  /// How many sounds one pronunciation may have.
  static let mostSounds = 5000
  /// How many signs are looked at at all: no sound needs as many as this share of them.
  static let mostScalars = 16 * mostSounds
}
