/// What a Unicode scalar does in a notation.
enum SignRole: Sendable {
  /// A letter of the chart: a sound begins.
  case letter
  /// A mark on the sound before it.
  case mark(PhoneticMarks)
  /// The next syllable is stressed.
  case stress(Stress)
  /// Two letters are one sound. Nothing is lost without it: the longest match finds the sound.
  case tie
  /// A syllable ends, or two words are linked: nothing to be heard.
  case silent
  /// A word ends.
  case wordEnd
  /// A tone from 1 (extra low) to 5 (extra high), or the number of a tone.
  case toneLevel(UInt8)
  /// The same as a mark on a vowel; several digits are a contour.
  case toneMark(UInt32)
  /// Another way of writing signs of the IPA.
  case respelled([Unicode.Scalar])
  /// It has no sound in any voice.
  case dropped
  /// It leaves open what is meant.
  case ambiguous
  /// It is not of this alphabet; perhaps something else was meant.
  case unknown(suggestion: String?)
}

/// How strongly a syllable is spoken.
enum Stress: UInt8, Comparable, Sendable {
  case none, secondary, primary

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The sign for it before the vowel.
  var sign: String {
    switch self {
    case .none: ""
    case .secondary: "ˌ"
    case .primary: "ˈ"
    }
  }
}
