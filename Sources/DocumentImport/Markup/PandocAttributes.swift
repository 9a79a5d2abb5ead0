/// The attributes between braces that pandoc has: `{#name .class key="value"}`.
struct PandocAttributes {
  /// One of them.
  struct Item {
    /// The key in lower case; `class` for a class, `id` for a name.
    let key: String
    let value: String
    /// The byte where it starts.
    let place: Int
  }

  private(set) var items: [Item] = []
  /// The byte after the closing brace.
  private(set) var end: Int

  /// The most bytes between the braces.
  private static let longest = 4096

  /// Reads the attributes whose opening brace stands at an offset.
  ///
  /// Nothing where there are none: a text in braces is a text.
  init?(_ bytes: [UInt8], at start: Int, limit: Int) {
    guard start < limit, bytes[start] == .openBrace else { return nil }
    end = start
    let limit = min(limit, start + Self.longest)
    var index = start + 1
    while true {
      while index < limit, bytes[index].isWhiteSpace { index += 1 }
      guard index < limit else { return nil }
      if bytes[index] == .closeBrace { break }
      guard let item = Self.item(bytes, &index, limit) else { return nil }
      items.append(item)
      guard index < limit, bytes[index].isWhiteSpace || bytes[index] == .closeBrace else {
        return nil
      }
    }
    guard !items.isEmpty else { return nil }
    end = index + 1
  }

  private static func item(_ bytes: [UInt8], _ index: inout Int, _ limit: Int) -> Item? {
    let place = index
    switch bytes[index] {
    case .hash, UInt8(ascii: "."):
      let name = word(bytes, from: index + 1, limit)
      guard !name.isEmpty else { return nil }
      let key = bytes[index] == .hash ? "id" : "class"
      index = name.upperBound
      return Item(key: key, value: text(bytes, name), place: place)
    case UInt8(ascii: "-"):
      // Short for the class of a heading without a number.
      index += 1
      return Item(key: "class", value: "unnumbered", place: place)
    default:
      let name = word(bytes, from: index, limit)
      guard !name.isEmpty, name.upperBound + 1 < limit, bytes[name.upperBound] == .equals else {
        return nil
      }
      index = name.upperBound + 1
      guard let value = value(bytes, &index, limit) else { return nil }
      return Item(
        key: String(decoding: bytes[name].map(\.lowercased), as: UTF8.self), value: value,
        place: place)
    }
  }

  private static func word(_ bytes: [UInt8], from start: Int, _ limit: Int) -> Range<Int> {
    var index = start
    while index < limit {
      let byte = bytes[index]
      guard byte.isLetter || byte.isDigit || byte >= 128 || "-_:.".utf8.contains(byte) else {
        break
      }
      index += 1
    }
    return start..<index
  }

  private static func value(_ bytes: [UInt8], _ index: inout Int, _ limit: Int) -> String? {
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = index
      while index < limit, !bytes[index].isWhiteSpace, bytes[index] != .closeBrace { index += 1 }
      return index > start ? text(bytes, start..<index) : nil
    }
    var result: [UInt8] = []
    index += 1
    while index < limit, bytes[index] != quote {
      if bytes[index] == .backslash, index + 1 < limit, bytes[index + 1].isPunctuation {
        index += 1
      }
      result.append(bytes[index])
      index += 1
    }
    guard index < limit else { return nil }
    index += 1
    return String(decoding: result, as: UTF8.self)
  }

  private static func text(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
