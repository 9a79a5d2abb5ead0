/// Text as it may go to a terminal.
public enum TerminalText {
  /// Returns a text without anything that a terminal would obey.
  ///
  /// Control characters (C0, C1, delete) become U+FFFD, a tab or a line end a space; marks that
  /// change the direction of what follows them are left out.
  public static func safe(_ text: some StringProtocol) -> String {
    guard text.unicodeScalars.contains(where: { isUnsafe($0) }) else { return String(text) }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: result += " "
      case 0x202A...0x202E, 0x2066...0x2069: break
      default: result.unicodeScalars.append(isUnsafe(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
