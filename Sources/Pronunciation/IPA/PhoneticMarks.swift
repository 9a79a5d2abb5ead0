/// The marks of the IPA that change a letter, as a set.
struct PhoneticMarks: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The signs in the order in which a sound is written with them; a bit each.
  static let scalars: [Unicode.Scalar] = [
    // Under, over and through the letter.
    "\u{329}", "\u{32F}", "\u{325}", "\u{32C}", "\u{324}", "\u{330}", "\u{32A}", "\u{33A}",
    "\u{33B}", "\u{33C}", "\u{31F}", "\u{320}", "\u{308}", "\u{33D}", "\u{31D}", "\u{31E}",
    "\u{318}", "\u{319}", "\u{339}", "\u{31C}", "\u{334}", "\u{306}", "\u{303}", "\u{31A}",
    // After the letter.
    "\u{2DE}", "\u{2B4}", "\u{2BC}", "\u{2B0}", "\u{2B1}", "\u{2B2}", "\u{2B7}", "\u{1DA3}",
    "\u{2E0}", "\u{2E4}", "\u{2C0}", "\u{1D5D}", "\u{207F}", "\u{1D50}", "\u{1D51}", "\u{2E1}",
    "\u{1D4A}", "\u{2D1}", "\u{2D0}",
  ]

  static let syllabic = one("\u{329}")
  static let nonSyllabic = one("\u{32F}")
  static let voiceless = one("\u{325}")
  static let nasal = one("\u{303}")
  static let rhotic = one("\u{2DE}")
  static let rColoured = one("\u{2B4}")
  static let ejective = one("\u{2BC}")
  static let aspirated = one("\u{2B0}")
  static let breathy = one("\u{2B1}")
  static let palatalised = one("\u{2B2}")
  static let labialised = one("\u{2B7}")
  static let labialPalatalised = one("\u{1DA3}")
  static let nasalRelease: PhoneticMarks = [one("\u{207F}"), one("\u{1D50}"), one("\u{1D51}")]
  static let halfLong = one("\u{2D1}")
  static let long = one("\u{2D0}")

  /// Returns the mark that a sign is; nothing when it is none.
  static func of(_ scalar: Unicode.Scalar) -> Self? { bits[scalar.value] }

  /// The signs of the set, in the order of writing.
  var scalars: [Unicode.Scalar] {
    var rest = rawValue
    var found: [Unicode.Scalar] = []
    while rest != 0 {
      found.append(Self.scalars[rest.trailingZeroBitCount])
      rest &= rest - 1
    }
    return found
  }

  /// The marks of the set one by one, in the order of writing.
  var each: [Self] {
    Self.scalars.indices.map { Self(rawValue: 1 << UInt64($0)) }.filter(contains)
  }

  private static func one(_ scalar: Unicode.Scalar) -> Self { of(scalar) ?? [] }

  /// The other forms of a mark count as the mark.
  private static let bits: [UInt32: Self] = {
    var bits: [UInt32: Self] = [:]
    for (place, scalar) in scalars.enumerated() {
      bits[scalar.value] = Self(rawValue: 1 << UInt64(place))
    }
    for (other, usual) in [(0x30D, 0x329), (0x311, 0x32F), (0x30A, 0x325)] as [(UInt32, UInt32)] {
      bits[other] = bits[usual]
    }
    return bits
  }()
}
