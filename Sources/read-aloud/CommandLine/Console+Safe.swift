extension Console {
  /// Makes visible what would steer a terminal or turn the direction of what follows.
  ///
  /// The C0 characters, but for tab and line feed, become their control pictures (␛ for escape);
  /// DEL, C1 and the explicit bidirectional formatting characters (UAX #9 §2) become �.
  static func safe(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard isUnsafe(scalar) else {
        safe.append(scalar)
        continue
      }
      let picture = scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) : nil
      safe.append(picture ?? "\u{FFFD}")
    }
    return String(safe)
  }

  /// Whether a character is one of those.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
    default: false
    }
  }
}
