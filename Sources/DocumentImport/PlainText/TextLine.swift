/// A line of a plain text, as offsets in its UTF-8 bytes.
struct TextLine {
  /// Where the line starts, and where the characters that end it start.
  var content: Range<Int>
  /// Where the next line starts.
  var end: Int
  /// What of the content is left without white space and control characters at both ends; empty
  /// where nothing of it can be seen.
  var visible: Range<Int>
  /// The column behind the last visible character, about; wide characters take two.
  var width: Int
  /// The columns of white space before the visible part.
  var indent: Int
  /// The columns of the first word, which would have had to fit on the line before.
  var firstWord: Int
  /// Whether the line ends with U+2029, which ends a paragraph too.
  var endsParagraph: Bool

  /// Whether nothing can be seen on the line.
  var isBlank: Bool { visible.isEmpty }
}

extension TextLine {
  /// Cuts a text into its lines: at LF, CRLF, CR, VT, FF, U+0085, U+2028 and U+2029 (Unicode
  /// Standard, §5.8).
  static func lines(of bytes: [UInt8]) -> [TextLine] {
    var lines: [TextLine] = []
    var start = 0
    var offset = 0
    while offset < bytes.count {
      // Most bytes are letters.
      let length = (0x20..<0x7F).contains(bytes[offset]) ? 0 : lineEnd(at: offset, in: bytes)
      guard length > 0 else {
        offset += 1
        continue
      }
      let endsParagraph = length == 3 && bytes[offset + 2] == 0xA9
      lines.append(
        line(start..<offset, end: offset + length, in: bytes, endsParagraph: endsParagraph))
      offset += length
      start = offset
    }
    if start < bytes.count {
      lines.append(
        line(start..<bytes.count, end: bytes.count, in: bytes, endsParagraph: false))
    }
    return lines
  }

  /// The bytes of a line end that starts at an offset, or 0.
  private static func lineEnd(at offset: Int, in bytes: [UInt8]) -> Int {
    switch bytes[offset] {
    case 0x0A, 0x0B, 0x0C:
      return 1
    case 0x0D:
      return offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
    case 0xC2:
      return offset + 1 < bytes.count && bytes[offset + 1] == 0x85 ? 2 : 0
    case 0xE2 where offset + 2 < bytes.count && bytes[offset + 1] == 0x80:
      return bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9 ? 3 : 0
    default:
      return 0
    }
  }

  private static func line(
    _ content: Range<Int>, end lineEnd: Int, in bytes: [UInt8], endsParagraph: Bool
  ) -> TextLine {
    var line = TextLine(
      content: content, end: lineEnd, visible: content.lowerBound..<content.lowerBound, width: 0,
      indent: 0,
      firstWord: 0, endsParagraph: endsParagraph)
    var start: Int?
    var end = content.lowerBound
    var column = 0
    var sawSpace = false
    var isSeen = false
    var offset = content.lowerBound
    while offset < content.upperBound {
      if (0x21..<0x7F).contains(bytes[offset]) {
        if start == nil { start = offset }
        isSeen = true
        if !sawSpace { line.firstWord += 1 }
        column += 1
        offset += 1
        end = offset
        line.width = column
        continue
      }
      let sign = TextSign(at: offset, in: bytes)
      switch sign.kind {
      case .space:
        if start == nil { line.indent = column + sign.columns } else { sawSpace = true }
      case .control:
        break
      case .format, .visible:
        if start == nil { start = offset }
        if sign.kind == .visible { isSeen = true }
        end = offset + sign.length
        line.width = column + sign.columns
        // A text without spaces may be broken after any wide character.
        if !sawSpace, line.firstWord == 0 || sign.columns < 2 { line.firstWord += sign.columns }
      }
      column += sign.columns
      offset += sign.length
    }
    if let start, isSeen { line.visible = start..<end }
    return line
  }
}
