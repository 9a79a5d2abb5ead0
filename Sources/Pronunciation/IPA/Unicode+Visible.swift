extension Unicode.Scalar {
  /// The sign itself, or its number where it would not be seen.
  var visible: String {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate,
      .unassigned, .privateUse:
      let digits = String(value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default: return String(Character(self))
    }
  }

  /// Whether it is a space or the end of a line; quick for letters.
  var isBlank: Bool {
    value <= 0x20
      ? properties.isWhitespace
      : value >= 0x85 && value < 0x3001
        && (value < 0xB0 || value >= 0x1680) && properties.isWhitespace
  }
}
