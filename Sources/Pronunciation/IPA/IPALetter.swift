/// A letter of the IPA and what sets it apart.
struct IPALetter: Sendable {
  /// Where and how a sound is made.
  enum Features: Hashable, Sendable {
    /// The height from 0 (close) to 6 (open), the place from 0 (front) to 4 (back).
    case vowel(height: Int, backness: Int, isRounded: Bool)
    case consonant(Place, Manner, isVoiced: Bool)
    /// It is no letter of the chart.
    case unknown
  }

  /// Where a consonant is made, from the lips to the throat.
  enum Place: Int, Sendable {
    case bilabial, labiodental, dental, alveolar, postalveolar, retroflex, alveolopalatal, palatal
    case labialVelar, velar, uvular, pharyngeal, glottal
  }

  /// How a consonant is made.
  enum Manner: Sendable {
    case plosive, nasal, trill, tap, fricative, lateralFricative, approximant, lateral, click
    case implosive
  }

  let scalar: Unicode.Scalar
  let features: Features
}
