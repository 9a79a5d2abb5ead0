/// Text as it may go to a terminal.
public enum TerminalText {
  /// Makes visible whatever a terminal would obey or what would turn the direction of what follows.
  ///
  /// The C0 characters become their control pictures (␛ for escape); DEL, C1 and the embeddings,
  /// overrides and isolates of bidirectional text (UAX #9 §2) become �. What ends a line becomes a
  /// space, as a tab does.
  ///
  /// - Parameters:
  ///   - text: What is to be shown.
  ///   - keepsLines: Whether tabs and line feeds stay.
  /// - Returns: The text without anything unsafe.
  public static func safe(_ text: some StringProtocol, keepsLines: Bool = false) -> String {
    guard text.unicodeScalars.contains(where: { isUnsafe($0) || isSpace($0) }) else {
      return String(text)
    }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if keepsLines, scalar == "\t" || scalar == "\n" {
        result.append(scalar)
      } else if isSpace(scalar), !(keepsLines && scalar.value < 0xA0) {
        result.append(" ")
      } else if isUnsafe(scalar) {
        let picture = scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) : nil
        result.append(picture ?? "\u{FFFD}")
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Tells whether a character would steer a terminal; a tab and a line feed would not.
  public static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// A tab, or what ends a line.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
