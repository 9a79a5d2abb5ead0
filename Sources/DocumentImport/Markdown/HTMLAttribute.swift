/// An attribute of a tag: where its name and its value stand.
struct HTMLAttribute {
  /// The bytes of the name, as they were written.
  let name: Range<Int>
  /// The bytes of the value without its quotation marks; empty where there is none.
  let value: Range<Int>

  /// Returns the attributes of a tag in their order (HTML Living Standard §13.1.2.3).
  ///
  /// - Parameters:
  ///   - bytes: The text that holds the tag.
  ///   - range: What follows the element's name, up to the closing sign.
  /// - Returns: The attributes; one that is given twice is there twice.
  static func all(in bytes: [UInt8], _ range: Range<Int>) -> [HTMLAttribute] {
    var attributes: [HTMLAttribute] = []
    var index = range.lowerBound
    let end = range.upperBound
    while index < end {
      while index < end, bytes[index].isWhiteSpace || bytes[index] == .slash { index += 1 }
      let start = index
      while index < end, !bytes[index].isWhiteSpace, bytes[index] != .slash,
        bytes[index] != .equals || index == start
      {
        index += 1
      }
      let name = start..<index
      guard !name.isEmpty else { continue }
      let afterName = index
      while index < end, bytes[index].isWhiteSpace { index += 1 }
      guard index < end, bytes[index] == .equals else {
        attributes.append(HTMLAttribute(name: name, value: afterName..<afterName))
        continue
      }
      index += 1
      while index < end, bytes[index].isWhiteSpace { index += 1 }
      attributes.append(HTMLAttribute(name: name, value: Self.value(bytes, from: &index, to: end)))
    }
    return attributes
  }

  private static func value(_ bytes: [UInt8], from index: inout Int, to end: Int) -> Range<Int> {
    guard index < end else { return index..<index }
    let quote = bytes[index]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { index += 1 }
    let start = index
    while index < end, isQuoted ? bytes[index] != quote : !bytes[index].isWhiteSpace { index += 1 }
    let value = start..<index
    if isQuoted, index < end { index += 1 }
    return value
  }
}

extension UInt8 {
  static let slash = UInt8(ascii: "/")
  static let equals = UInt8(ascii: "=")
}
