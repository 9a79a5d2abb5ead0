/// A file that a book's text came from, with what of it is not text for the reader.
public struct SourceResource: Hashable, Sendable {
  /// Characters that are not part of the text, and why.
  public struct Omission: Hashable, Sendable {
    /// The bytes of the resource's text.
    public let range: Range<Int>
    /// Why they are left out.
    public let reason: SkipReason

    /// Makes an omission.
    public init(range: Range<Int>, reason: SkipReason) {
      self.range = range
      self.reason = reason
    }
  }

  /// The path as messages name it.
  public let path: String
  /// The whole text in UTF-8, decoded where the file has another encoding.
  public let text: String
  /// What is not part of the text, in the order of the file; white space may be missing here.
  public var omissions: [Omission]
  /// The bytes that start each line; the first is 0.
  private let lineStarts: [Int32]

  /// Makes a resource.
  ///
  /// Lines end at LF, CRLF or CR.
  public init(path: String, text: String, omissions: [Omission] = []) {
    self.path = path
    self.text = text
    self.omissions = omissions
    var starts: [Int32] = [0]
    var text = text
    text.withUTF8 { bytes in
      for (offset, byte) in bytes.enumerated() {
        let isEnd =
          byte == UInt8(ascii: "\n")
          || byte == UInt8(ascii: "\r")
            && !(offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n"))
        if isEnd { starts.append(Int32(clamping: offset + 1)) }
      }
    }
    lineStarts = starts
  }

  /// Returns the line and the column of a byte, both from 1; columns count Unicode scalars.
  public func lineAndColumn(ofByte byte: Int) -> (line: Int, column: Int) {
    let byte = max(0, min(byte, text.utf8.count))
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= byte { low = middle } else { high = middle }
    }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: Int(lineStarts[low]))
    let end = utf8.index(utf8.startIndex, offsetBy: byte)
    let column = utf8[start..<end].count { $0 & 0b1100_0000 != 0b1000_0000 }
    return (low + 1, column + 1)
  }
}
