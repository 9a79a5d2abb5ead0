/// The file name of a chapter: its number and title, safe on every file system.
enum ChapterName {
  /// The most bytes of a name without its extension; file systems allow 255 with it.
  private static let longest = 200

  /// Returns the name without an extension, such as `03 The Lighthouse`.
  ///
  /// Characters that some file system or shell cannot have become `-`; the number keeps the order
  /// and makes every name different.
  static func name(number: Int, of count: Int, title: String) -> String {
    let digits = max(2, String(count).count)
    let number = String(number)
    let prefix = String(repeating: "0", count: max(0, digits - number.count)) + number
    var name = prefix
    var safe = ""
    for scalar in title.unicodeScalars { safe.unicodeScalars.append(isSafe(scalar) ? scalar : "-") }
    let words = safe.split { $0.isWhitespace }.joined(separator: " ")
    guard words.contains(where: { $0 != "-" }) else { return name }
    name += " "
    for character in words {
      guard name.utf8.count + character.utf8.count <= longest else { break }
      name.append(character)
    }
    // Windows drops dots and spaces at the end of a name.
    while let last = name.last, last == "." || last == " " { name.removeLast() }
    return name
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "\\", ":", "*", "?", "\"", "<", ">", "|": return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned: return false
    case .format: return scalar == "\u{200C}" || scalar == "\u{200D}"
    default: return true
    }
  }
}
