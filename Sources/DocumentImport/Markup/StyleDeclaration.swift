/// A declaration of a style attribute: a property and its value (CSS Style Attributes §3).
struct StyleDeclaration: Hashable {
  /// The property in lower case, without the prefix of EPUB 3.0 (`-epub-`).
  let property: String
  /// The value in its own case, without `!important`, one space between its parts.
  let value: String

  private static let prefix = "-epub-"

  /// Returns the declarations of a style attribute; what is none is passed over.
  static func all(in style: String) -> [StyleDeclaration] {
    var result: [StyleDeclaration] = []
    for part in parts(of: Array(style.utf8)) {
      guard let colon = part.firstIndex(of: .colon) else { continue }
      var property = String(decoding: part[..<colon].map(\.lowercased), as: UTF8.self)
      property = words(property).joined(separator: " ")
      if property.hasPrefix(prefix) { property.removeFirst(prefix.count) }
      var values = words(String(decoding: part[(colon + 1)...], as: UTF8.self))
      if values.last?.lowercased() == "!important" { values.removeLast() }
      guard !property.isEmpty, !values.isEmpty else { continue }
      result.append(
        StyleDeclaration(property: property, value: values.joined(separator: " ")))
    }
    return result
  }

  /// Cuts a style at its semicolons, outside of quotation marks, and drops its comments.
  private static func parts(of bytes: [UInt8]) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var quote: UInt8?
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == .slash, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        index += 3
        while index < bytes.count,
          bytes[index - 1] != UInt8(ascii: "*") || bytes[index] != .slash
        {
          index += 1
        }
        parts[parts.count - 1].append(.space)
        index += 1
        continue
      } else if byte == UInt8(ascii: ";") {
        parts.append([])
        index += 1
        continue
      }
      parts[parts.count - 1].append(byte)
      index += 1
    }
    return parts
  }

  private static func words(_ text: String) -> [String] {
    text.utf8.split(whereSeparator: \.isWhiteSpace).compactMap { String($0) }
  }
}
