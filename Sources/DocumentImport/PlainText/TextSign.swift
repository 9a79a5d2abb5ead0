/// A character of a plain text, with what it is to a reader.
struct TextSign {
  /// What a character is to a reader.
  enum Kind {
    case visible
    case space
    /// A character that only acts on others, such as a soft hyphen: it is kept.
    case format
    /// A character without shape and sound that is left out.
    case control
  }

  /// What it is.
  var kind: Kind
  /// How many bytes it takes.
  var length: Int
  /// How many columns it takes, about.
  var columns: Int

  /// Reads the character that starts at an offset of well-formed UTF-8.
  init(at offset: Int, in bytes: [UInt8]) {
    let byte = bytes[offset]
    if byte < 0x80 {
      switch byte {
      case 0x20: self.init(.space, 1, 1)
      case 0x09: self.init(.space, 1, 8)
      case 0x1B: self.init(.control, Self.escapeLength(at: offset, in: bytes), 0)
      case ..<0x20, 0x7F: self.init(.control, 1, 0)
      default: self.init(.visible, 1, 1)
      }
      return
    }
    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    guard offset + length <= bytes.count else {
      self.init(.visible, bytes.count - offset, 1)
      return
    }
    let scalar = Self.scalar(at: offset, length: length, in: bytes)
    if byte == 0xC2, scalar.value < 0xA0 {
      self.init(.control, length, 0)
    } else if scalar == "\u{FEFF}" {
      self.init(.control, length, 0)
    } else if Self.isWide(scalar) {
      self.init(scalar == "\u{3000}" ? .space : .visible, length, 2)
    } else if byte < 0xCC && scalar != "\u{AD}" && scalar != "\u{A0}" {
      // Letters of Latin up to U+02FF, the most of what Western texts have.
      self.init(.visible, length, 1)
    } else if scalar.properties.isWhitespace {
      self.init(.space, length, 1)
    } else if scalar.properties.isDefaultIgnorableCodePoint {
      self.init(.format, length, 0)
    } else {
      let category = scalar.properties.generalCategory
      let isMark = category == .nonspacingMark || category == .enclosingMark
      self.init(.visible, length, isMark ? 0 : 1)
    }
  }

  private init(_ kind: Kind, _ length: Int, _ columns: Int) {
    self.kind = kind
    self.length = length
    self.columns = columns
  }

  /// Whether a script is written without spaces and this character is of it: Chinese, Japanese and
  /// their punctuation.
  static func joinsWithoutSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF9F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Returns the scalar that starts at an offset.
  static func scalar(at offset: Int, in bytes: [UInt8]) -> Unicode.Scalar {
    let byte = bytes[offset]
    let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    guard length > 1, offset + length <= bytes.count else { return Unicode.Scalar(byte) }
    return scalar(at: offset, length: length, in: bytes)
  }

  private static func scalar(at offset: Int, length: Int, in bytes: [UInt8]) -> Unicode.Scalar {
    var value = UInt32(bytes[offset]) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for byte in bytes[offset + 1..<offset + length] { value = value << 6 | UInt32(byte & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFF60,
      0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// The bytes of a terminal's control sequence, ESC [ … letter (ECMA-48 §5.4), or of ESC alone.
  private static func escapeLength(at offset: Int, in bytes: [UInt8]) -> Int {
    guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "[") else { return 1 }
    var end = offset + 2
    let limit = min(bytes.count, offset + 64)
    while end < limit, (0x20...0x3F).contains(bytes[end]) { end += 1 }
    return end < limit && (0x40...0x7E).contains(bytes[end]) ? end + 1 - offset : 1
  }
}
