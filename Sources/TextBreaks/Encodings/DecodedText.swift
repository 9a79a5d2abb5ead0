/// A text that was decoded, before it is told how its encoding was found.
struct DecodedText {
  var text: String
  var encoding: String
  var illFormed: [Int] = []
  var illFormedCount = 0
  var hadByteOrderMark = false

  /// The text with how its encoding was found.
  func decoded(
    _ found: TextDecoder.Finding, contradiction: TextDecoder.Contradiction? = nil,
    firstNotUTF8: Int? = nil
  ) -> TextDecoder.Decoded {
    TextDecoder.Decoded(
      text: text, encoding: encoding, found: found, contradiction: contradiction,
      illFormed: illFormed, illFormedCount: illFormedCount, firstNotUTF8: firstNotUTF8,
      hadByteOrderMark: hadByteOrderMark)
  }
}

extension DecodedText {
  /// Decodes bytes in an encoding; nothing where no encoding has the name.
  init?(_ bytes: [UInt8], named encoding: String) {
    let isSound = encoding.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    guard isSound, (1...60).contains(encoding.utf8.count) else { return nil }
    switch String(decoding: EncodingNames.plain(encoding), as: UTF8.self) {
    case "utf8":
      if let valid = try? DecodedText(validUTF8: bytes) {
        self = valid
        return
      }
      let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      self.init(bytes, in: "UTF-8", skipping: mark)
    case "windows1252", "cp1252", "iso88591", "latin1", "l1":
      self.init(windows1252: bytes)
    case "utf16", "utf32":
      // The mark is taken off here so that it is known to have been there.
      if let (name, length) = ByteOrderMark.of(bytes), name != "UTF-8" {
        self.init(bytes, in: name, skipping: length)
      } else {
        self.init(bytes, in: encoding, skipping: 0)
      }
    default:
      self.init(bytes, in: encoding, skipping: 0)
    }
  }

  /// Decodes with a reader of the Unicode library, which must know the name.
  init?(_ bytes: [UInt8], in name: String, skipping mark: Int) {
    let body = mark == 0 ? bytes : Array(bytes[mark...])
    guard let result = ICUConverter.decode(body, encoding: name, limit: TextDecoder.listed) else {
      return nil
    }
    var text = result.text
    let hasMark = text.unicodeScalars.first == "\u{FEFF}"
    if hasMark { text.unicodeScalars.removeFirst() }
    self.init(
      text: text, encoding: result.name, illFormed: result.illFormed.map { $0 + mark },
      illFormedCount: result.illFormedCount, hadByteOrderMark: hasMark || mark > 0)
  }

  /// Takes bytes that are UTF-8 throughout, without a mark of byte order at their start.
  init(validUTF8 bytes: [UInt8]) throws(UTF8.ValidationError) {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let text = String(copying: try UTF8Span(validating: bytes.span))
    self.init(
      text: mark ? String(text.unicodeScalars.dropFirst()) : text, encoding: "UTF-8",
      hadByteOrderMark: mark)
  }

  /// Decodes Windows-1252, in which every byte is a character.
  init(windows1252 bytes: [UInt8]) {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      guard byte >= 0x80 else {
        text.append(byte)
        continue
      }
      let scalar = byte < 0xA0 ? Self.windows1252High[Int(byte) - 0x80] : UInt16(byte)
      if scalar < 0x800 {
        text.append(UInt8(0xC0 | scalar >> 6))
      } else {
        text.append(UInt8(0xE0 | scalar >> 12))
        text.append(UInt8(0x80 | scalar >> 6 & 0x3F))
      }
      text.append(UInt8(0x80 | scalar & 0x3F))
    }
    self.init(text: String(decoding: text, as: UTF8.self), encoding: "windows-1252")
  }

  /// The characters of the bytes 80 to 9F in Windows-1252; five bytes that it leaves open stand
  /// for the control character of the same number (WHATWG Encoding, index windows-1252).
  private static let windows1252High: [UInt16] = [
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
    0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
  ]
}
