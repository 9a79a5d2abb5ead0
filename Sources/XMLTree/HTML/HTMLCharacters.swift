/// Resolves references to characters (HTML §13.2.5.72 and following) and makes line ends alike.
struct HTMLCharacters {
  private let named: (String) -> String?
  private var known: [String: String?] = [:]

  /// Takes what named characters stand for.
  init(named: @escaping (String) -> String?) {
    self.named = named
  }

  /// Appends a piece of a text with its references resolved.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - range: The piece of it.
  ///   - result: What is appended to.
  ///   - isAttribute: Whether it is a value, in which `&copy=` is no reference.
  mutating func append(
    _ bytes: [UInt8], _ range: Range<Int>, to result: inout [UInt8], isAttribute: Bool
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&"),
        let found = reference(bytes, at: index, end: range.upperBound, isAttribute: isAttribute)
      {
        result += found.text.utf8
        index = found.end
      } else {
        index = Self.appendPlain(bytes, at: index, end: range.upperBound, to: &result)
      }
    }
  }

  /// Appends a piece of a text as it is.
  static func appendPlain(_ bytes: [UInt8], _ range: Range<Int>, to result: inout [UInt8]) {
    var index = range.lowerBound
    while index < range.upperBound {
      index = appendPlain(bytes, at: index, end: range.upperBound, to: &result)
    }
  }

  private static func appendPlain(
    _ bytes: [UInt8], at index: Int, end: Int, to result: inout [UInt8]
  ) -> Int {
    guard bytes[index] == 0x0D else {
      result.append(bytes[index])
      return index + 1
    }
    result.append(0x0A)
    return index + 1 < end && bytes[index + 1] == 0x0A ? index + 2 : index + 1
  }

  private mutating func reference(
    _ bytes: [UInt8], at start: Int, end: Int, isAttribute: Bool
  ) -> (text: String, end: Int)? {
    var index = start + 1
    guard index < end else { return nil }
    if bytes[index] == UInt8(ascii: "#") { return Self.number(bytes, at: index + 1, end: end) }
    // No name is longer, so that a stray `&` costs little.
    let longest = min(end, index + 40)
    while index < longest, bytes[index].isHTMLLetterOrDigit { index += 1 }
    guard index > start + 1 else { return nil }
    if index < end, bytes[index] == UInt8(ascii: ";"),
      let text = character(String(decoding: bytes[start + 1..<index], as: UTF8.self))
    {
      return (text, index + 1)
    }
    // The oldest names need no semicolon; the longest of them has six letters.
    var length = min(6, index - start - 1)
    while length >= 2 {
      let after = start + 1 + length
      let name = String(decoding: bytes[start + 1..<after], as: UTF8.self)
      if let text = oldCharacter(name) {
        let goesOn =
          after < end && (bytes[after].isHTMLLetterOrDigit || bytes[after] == UInt8(ascii: "="))
        return isAttribute && goesOn ? nil : (text, after)
      }
      length -= 1
    }
    return nil
  }

  private mutating func character(_ name: String) -> String? {
    if let found = Self.own[name] { return found }
    if let found = known[name] { return found }
    let found = named(name)
    if known.count < 10_000 { known[name] = .some(found) }
    return found
  }

  private mutating func oldCharacter(_ name: String) -> String? {
    if name != "apos", let found = Self.own[name] { return found }
    // Besides those, the names of the upper half of Latin-1.
    guard let text = character(name), text.unicodeScalars.count == 1,
      let scalar = text.unicodeScalars.first, (0xA0...0xFF).contains(scalar.value)
    else { return nil }
    return LibXML.htmlCharacter(name) == text ? text : nil
  }

  private static let own = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "AMP": "&", "LT": "<", "GT": ">",
    "QUOT": "\"", "COPY": "\u{A9}", "REG": "\u{AE}",
  ]

  private static func number(
    _ bytes: [UInt8], at start: Int, end: Int
  ) -> (text: String, end: Int)? {
    var index = start
    let isHex = index < end && bytes[index] | 0x20 == UInt8(ascii: "x")
    if isHex { index += 1 }
    let first = index
    var value: UInt32 = 0
    while index < end, let digit = digit(bytes[index], isHex: isHex) {
      // Anything above the last character stays above it.
      value = min(value * (isHex ? 16 : 10) + digit, 0x11_0000)
      index += 1
    }
    guard index > first else { return nil }
    if index < end, bytes[index] == UInt8(ascii: ";") { index += 1 }
    return (String(scalar(value)), index)
  }

  private static func digit(_ byte: UInt8, isHex: Bool) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46 where isHex: UInt32(byte - 0x41 + 10)
    case 0x61...0x66 where isHex: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }

  private static func scalar(_ value: UInt32) -> Unicode.Scalar {
    switch value {
    case 0x09, 0x0A, 0x0C: Unicode.Scalar(value) ?? "\u{FFFD}"
    case 0x0D: "\n"
    case 0..<0x20, 0x7F: "\u{FFFD}"
    case 0x80...0x9F: Unicode.Scalar(windows1252[Int(value) - 0x80]) ?? "\u{FFFD}"
    default: Unicode.Scalar(value) ?? "\u{FFFD}"
    }
  }

  /// What authors mean by the numbers of control characters (HTML §13.2.5.80).
  private static let windows1252: [UInt16] = [
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD,
    0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
  ]
}

extension UInt8 {
  /// Whether it is an ASCII letter.
  var isHTMLLetter: Bool { (0x61...0x7A).contains(self | 0x20) && self < 0x80 }

  /// Whether it is an ASCII letter or digit.
  var isHTMLLetterOrDigit: Bool { isHTMLLetter || (0x30...0x39).contains(self) }

  /// Whether it is white space of HTML.
  var isHTMLSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C
  }

  /// The lower-case form of an ASCII letter, any other byte itself.
  var htmlLowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
