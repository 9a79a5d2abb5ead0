/// Reads the attributes of a tag from the text itself.
///
/// For tags with named characters that XML does not know: the library leaves those out.
enum RawTag {
  /// Returns the values by the names as they are written; of a name that stands twice, the first.
  ///
  /// - Parameters:
  ///   - tag: The bytes from `<` to before `>`.
  ///   - character: Returns what a named character stands for.
  /// - Returns: The values with all their references resolved that can be.
  static func values(
    of tag: some Collection<UInt8>, character: (String) -> String?
  ) -> [String: String] {
    var values: [String: String] = [:]
    var rest = Substring(decoding: tag, as: UTF8.self).dropFirst()
    while let equals = rest.firstIndex(of: "=") {
      let before = rest[..<equals].split(whereSeparator: \.isWhitespace)
      rest = rest[rest.index(after: equals)...].drop { $0.isWhitespace }
      guard let quote = rest.first, quote == "\"" || quote == "'" else { return values }
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: quote) else { return values }
      if let name = before.last, values[String(name)] == nil {
        values[String(name)] = resolved(rest[..<end], character: character)
      }
      rest = rest[rest.index(after: end)...]
    }
    return values
  }

  private static func resolved(
    _ value: Substring, character: (String) -> String?
  ) -> String {
    var result = ""
    var rest = value.unicodeScalars
    while let next = rest.popFirst() {
      if next.properties.isWhitespace, next.value < 0x80 {
        result += " "
      } else if next == "&", let end = rest.prefix(42).firstIndex(of: ";"),
        let known = reference(String(rest[..<end]), character: character)
      {
        result += known
        rest = rest[rest.index(after: end)...]
      } else {
        result.unicodeScalars.append(next)
      }
    }
    return result
  }

  private static func reference(
    _ name: String, character: (String) -> String?
  ) -> String? {
    // No name of a character is longer, so that a stray `&` costs little.
    guard name.utf8.count <= 40 else { return nil }
    if name.hasPrefix("#") {
      let isHex = name.hasPrefix("#x")
      let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
      return number.flatMap(Unicode.Scalar.init).map { String($0) }
    }
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: return character(name)
    }
  }
}
