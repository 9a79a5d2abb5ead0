/// The bytes of a source, and where its lines are.
///
/// Lines end at LF, CRLF or CR, as in CommonMark §2.1, and count from 0.
struct SourceLines {
  private(set) var bytes: [UInt8]
  /// The first byte of each line.
  let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    starts.reserveCapacity(bytes.count / 40 + 1)
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == .lineFeed {
          starts.append(index)
        } else if byte == .carriageReturn {
          if index < bytes.count, bytes[index] == .lineFeed { index += 1 }
          starts.append(index)
        }
      }
    }
    self.starts = starts
  }

  /// Makes lines of bytes whose line ends are known.
  init(_ bytes: [UInt8], starts: [Int]) {
    self.bytes = bytes
    self.starts = starts
  }

  /// Puts another byte in the place of one that is no line end.
  mutating func replace(_ offset: Int, by byte: UInt8) { bytes[offset] = byte }

  /// The number of lines; after a line end at the end of the source comes one more, empty.
  var count: Int { starts.count }

  /// Returns a line without its end; an empty range at the end for a line that is not there.
  func body(_ line: Int) -> Range<Int> {
    guard starts.indices.contains(line) else { return bytes.count..<bytes.count }
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    let start = starts[line]
    if end > start, line + 1 < starts.count {
      end -= 1
      if bytes[end] == .lineFeed, end > start, bytes[end - 1] == .carriageReturn { end -= 1 }
    }
    return start..<end
  }

  /// Returns the end of a line: one or two bytes, or none after the last line.
  func end(_ line: Int) -> Range<Int> {
    let body = body(line)
    return body.upperBound..<(line + 1 < starts.count ? starts[line + 1] : bytes.count)
  }

  /// Returns the number of the line that holds a byte.
  func line(ofByte byte: Int) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= byte { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the byte at an offset; nothing beyond the end.
  func byte(_ offset: Int) -> UInt8? {
    offset >= 0 && offset < bytes.count ? bytes[offset] : nil
  }

  /// Returns the first offset from a start, before an end, that holds no space and no tab.
  func skipBlanks(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, bytes[index].isBlank { index += 1 }
    return index
  }

  /// Returns the first offset from a start, before an end, that holds no white space of any kind.
  func skipSpace(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, bytes[index].isWhiteSpace { index += 1 }
    return index
  }

  /// Returns a range without the spaces and tabs at both of its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = skipBlanks(from: range.lowerBound, to: range.upperBound)
    var end = range.upperBound
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return start..<end
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let backslash = UInt8(ascii: "\\")
  static let ampersand = UInt8(ascii: "&")
  static let lessThan = UInt8(ascii: "<")
  static let greaterThan = UInt8(ascii: ">")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let bar = UInt8(ascii: "|")
  static let colon = UInt8(ascii: ":")
  static let backtick = UInt8(ascii: "`")
  static let tilde = UInt8(ascii: "~")
  static let hash = UInt8(ascii: "#")

  /// A space or a tab.
  var isBlank: Bool { self == .space || self == .tab }

  /// A space, a tab, or one of the other ASCII characters that only part things.
  var isWhiteSpace: Bool { self == .space || (self >= 9 && self <= 13) }

  var isDigit: Bool { self >= 48 && self <= 57 }

  var isLetter: Bool { (self | 0x20) >= 97 && (self | 0x20) <= 122 }

  /// One of the characters that a backslash can escape (CommonMark §2.4).
  var isPunctuation: Bool {
    (self >= 33 && self <= 47) || (self >= 58 && self <= 64) || (self >= 91 && self <= 96)
      || (self >= 123 && self <= 126)
  }

  /// The letter in lower case, anything else as it is.
  var lowercased: UInt8 { self >= 65 && self <= 90 ? self | 0x20 : self }
}
