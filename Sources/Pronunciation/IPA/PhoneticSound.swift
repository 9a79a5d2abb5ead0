/// One sound as the IPA writes it: a letter with its marks.
///
/// A letter is any Unicode scalar, so that what the engine writes beside the IPA has its place too.
struct PhoneticSound: Hashable, Sendable {
  /// The letter in the lower 21 bits, the marks above.
  private let bits: UInt64

  init(_ letter: Unicode.Scalar, _ marks: PhoneticMarks = []) {
    bits = UInt64(letter.value) | marks.rawValue << 21
  }

  var letter: Unicode.Scalar {
    Unicode.Scalar(UInt32(truncatingIfNeeded: bits & 0x1F_FFFF)) ?? "\u{FFFD}"
  }

  var marks: PhoneticMarks { PhoneticMarks(rawValue: bits >> 21) }

  /// What the chart knows of the letter.
  var features: IPALetter.Features { IPAChart.features(of: letter) }

  /// Whether a syllable can be built around it.
  var isNucleus: Bool {
    switch features {
    case .vowel: !marks.contains(.nonSyllabic)
    case .consonant, .unknown: marks.contains(.syllabic)
    }
  }

  /// The letter and the marks as one number, in text.
  var number: String { String(bits, radix: 16) }

  /// Makes the sound of a number in text; nothing when it is none.
  init?(number: String) {
    guard let bits = UInt64(number, radix: 16),
      Unicode.Scalar(UInt32(truncatingIfNeeded: bits & 0x1F_FFFF)) != nil
    else { return nil }
    self.bits = bits
  }

  /// Returns the sound with other marks.
  func with(_ marks: PhoneticMarks) -> Self { Self(letter, marks) }

  /// The sound as it is written.
  var text: String {
    var text = String.UnicodeScalarView()
    text.append(letter)
    text.append(contentsOf: marks.scalars)
    return String(text)
  }
}

extension Sequence<PhoneticSound> {
  /// The sounds as they are written, one after another.
  var text: String { map(\.text).joined() }
}
