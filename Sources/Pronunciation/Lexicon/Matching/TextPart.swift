/// A part of a text as entries are looked for: a word, a space, or a sign.
struct TextPart {
  /// What it is.
  enum Kind: UInt8 {
    case word
    case han
    case space
    case apostrophe
    case sign
  }

  let kind: Kind
  /// Its first byte in the text.
  let start: Int
  /// The byte after it; soft hyphens inside are part of it.
  let end: Int
}

extension TextPart {
  /// Calls with each part of a text's UTF-8 and its key, which is the same for all ways to write
  /// the same.
  static func visit(
    _ bytes: UnsafeBufferPointer<UInt8>, folding: KeyFolding, _ body: (TextPart, String) -> Void
  ) {
    var index = 0
    while index < bytes.count {
      let start = index
      let (scalar, length) = decode(bytes, at: index)
      index += length
      switch ScriptRules.kind(of: scalar) {
      case .nothing:
        continue
      case .space:
        while index < bytes.count {
          let (next, length) = decode(bytes, at: index)
          guard ScriptRules.kind(of: next) == .space else { break }
          index += length
        }
        body(TextPart(kind: .space, start: start, end: index), " ")
      case .apostrophe:
        body(TextPart(kind: .apostrophe, start: start, end: index), "'")
      case .hyphen:
        body(TextPart(kind: .sign, start: start, end: index), "-")
      case .sign:
        body(TextPart(kind: .sign, start: start, end: index), String(Character(scalar)))
      case .word, .mark:
        index = end(of: bytes, from: index, alone: false)
        let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
        body(TextPart(kind: .word, start: start, end: index), folding.key(of: word))
      case .alone:
        index = end(of: bytes, from: index, alone: true)
        let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
        let kind: Kind = ScriptRules.isHan(scalar.value) ? .han : .word
        body(TextPart(kind: kind, start: start, end: index), folding.key(of: word))
      }
    }
  }

  /// The end of a word whose first character is read; of one that stands alone, the end of its
  /// marks.
  private static func end(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int, alone: Bool
  ) -> Int {
    var index = start
    while index < bytes.count {
      let (scalar, length) = decode(bytes, at: index)
      switch ScriptRules.kind(of: scalar) {
      case .mark, .nothing: index += length
      case .word where !alone: index += length
      default: return index
      }
    }
    return index
  }

  /// The character at an offset of well-formed UTF-8, and its length.
  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (Unicode.Scalar, Int) {
    let first = UInt32(bytes[index])
    guard first >= 0x80 else { return (Unicode.Scalar(bytes[index]), 1) }
    let length = min(first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4, bytes.count - index)
    var value = first & (0x7F >> UInt32(length))
    for offset in 1..<max(1, length) {
      value = value << 6 | UInt32(bytes[index + offset] & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", max(1, length))
  }
}
