/// Makes text of a file's bytes.
public enum TextDecoder {
  /// A text with what was found out about its bytes.
  public struct Decoded: Hashable, Sendable {
    /// The text, without the mark of byte order at its start.
    public let text: String
    /// The encoding it was read in, such as `UTF-8` or `windows-1252`.
    public let encoding: String
    /// Where bytes stand for no character: the offset of each place in the file.
    ///
    /// Each has become U+FFFD in the text. At most ``TextDecoder/listed`` places are named. Where
    /// nobody named an encoding and the bytes are not UTF-8, it holds the first byte that is not
    /// UTF-8, and nothing is lost: each byte has become a character of Windows-1252.
    public let illFormed: [Int]
    /// How many such places there are, those not listed included.
    public let illFormedCount: Int
    /// Whether the file starts with a mark of byte order.
    public let hadByteOrderMark: Bool
  }

  /// How many ill-formed places are listed at most.
  public static let listed = 1_000

  /// Decodes a whole file.
  ///
  /// Without a name of an encoding, the bytes are read as UTF-8, as UTF-16 or UTF-32 where a mark
  /// of byte order says so, else as Windows-1252.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - encoding: Any name of an encoding that the Unicode library knows. ISO-8859-1 is read as
  ///     Windows-1252, which has quotation marks where that has control codes (WHATWG Encoding,
  ///     §4.2).
  /// - Returns: The text.
  /// - Throws: ``TextDecodingError/unknownEncoding(name:near:)``.
  public static func decode(
    _ bytes: [UInt8], encoding: String?
  ) throws(TextDecodingError) -> Decoded {
    if let encoding { return try decode(bytes, named: encoding) }
    if let (name, length) = byteOrderMark(of: bytes), name != "UTF-8" {
      return try decode(bytes, in: name, calling: name, skipping: length)
    }
    let fault: Int
    do {
      return try validUTF8(bytes)
    } catch let error {
      fault = error.byteOffsets.lowerBound
    }
    return Decoded(
      text: windows1252(bytes), encoding: "windows-1252", illFormed: [fault], illFormedCount: 1,
      hadByteOrderMark: false)
  }

  private static func decode(
    _ bytes: [UInt8], named encoding: String
  ) throws(TextDecodingError) -> Decoded {
    let isSound = encoding.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    guard isSound, (1...60).contains(encoding.utf8.count) else {
      throw .unknownEncoding(name: encoding, near: EncodingNames.near(encoding))
    }
    switch String(decoding: EncodingNames.plain(encoding), as: UTF8.self) {
    case "utf8":
      if let decoded = try? validUTF8(bytes) { return decoded }
      let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      return try decode(bytes, in: "UTF-8", calling: encoding, skipping: mark)
    case "windows1252", "cp1252", "iso88591", "latin1", "l1":
      return Decoded(
        text: windows1252(bytes), encoding: "windows-1252", illFormed: [], illFormedCount: 0,
        hadByteOrderMark: false)
    case "utf16", "utf32":
      // The mark is taken off here so that it is known to have been there.
      guard let (name, length) = byteOrderMark(of: bytes), name != "UTF-8" else { break }
      return try decode(bytes, in: name, calling: encoding, skipping: length)
    default:
      break
    }
    return try decode(bytes, in: encoding, calling: encoding, skipping: 0)
  }

  /// Decodes with a reader of the Unicode library.
  private static func decode(
    _ bytes: [UInt8], in name: String, calling given: String, skipping mark: Int
  ) throws(TextDecodingError) -> Decoded {
    let body = mark == 0 ? bytes : Array(bytes[mark...])
    guard let result = ICUConverter.decode(body, encoding: name, limit: listed) else {
      throw .unknownEncoding(name: given, near: EncodingNames.near(given))
    }
    var text = result.text
    let hasMark = text.unicodeScalars.first == "\u{FEFF}"
    if hasMark { text.unicodeScalars.removeFirst() }
    return Decoded(
      text: text, encoding: result.name, illFormed: result.illFormed.map { $0 + mark },
      illFormedCount: result.illFormedCount, hadByteOrderMark: hasMark || mark > 0)
  }

  private static func validUTF8(_ bytes: [UInt8]) throws(UTF8.ValidationError) -> Decoded {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let text = String(copying: try UTF8Span(validating: bytes.span))
    return Decoded(
      text: mark ? String(text.unicodeScalars.dropFirst()) : text, encoding: "UTF-8",
      illFormed: [], illFormedCount: 0, hadByteOrderMark: mark)
  }

  /// The encoding that a mark of byte order tells, and the mark's length in bytes.
  private static func byteOrderMark(of bytes: [UInt8]) -> (name: String, length: Int)? {
    let marks: [(mark: [UInt8], name: String)] = [
      ([0xEF, 0xBB, 0xBF], "UTF-8"),
      ([0xFF, 0xFE, 0, 0], "UTF-32LE"), ([0, 0, 0xFE, 0xFF], "UTF-32BE"),
      ([0xFF, 0xFE], "UTF-16LE"), ([0xFE, 0xFF], "UTF-16BE"),
    ]
    return marks.first { bytes.starts(with: $0.mark) }.map { ($0.name, $0.mark.count) }
  }

  /// The characters of the bytes 80 to 9F in Windows-1252; five bytes that it leaves open stand
  /// for the control character of the same number (WHATWG Encoding, index windows-1252).
  private static let windows1252High: [UInt16] = [
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
    0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
  ]

  private static func windows1252(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      guard byte >= 0x80 else {
        text.append(byte)
        continue
      }
      let scalar = byte < 0xA0 ? windows1252High[Int(byte) - 0x80] : UInt16(byte)
      if scalar < 0x800 {
        text.append(UInt8(0xC0 | scalar >> 6))
      } else {
        text.append(UInt8(0xE0 | scalar >> 12))
        text.append(UInt8(0x80 | scalar >> 6 & 0x3F))
      }
      text.append(UInt8(0x80 | scalar & 0x3F))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
