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

  /// Where a text of an XML or HTML file starts in the resource's text.
  public struct TextNode: Hashable, Sendable {
    /// The first byte.
    public let start: Int32
    /// The line of the file from 1.
    public let line: Int32
    /// The column of the file from 1, in Unicode scalars.
    public let column: Int32
    /// The attribute whose value it is, such as `alt`; nothing for a text node.
    public let attribute: String?

    /// Makes a node.
    public init(start: Int, line: Int, column: Int, attribute: String? = nil) {
      self.start = Int32(clamping: start)
      self.line = Int32(clamping: line)
      self.column = Int32(clamping: column)
      self.attribute = attribute
    }
  }

  /// The path as messages name it.
  public let path: String
  /// The whole text in UTF-8, decoded where the file has another encoding.
  ///
  /// Of an XML or HTML file it is all text nodes in the order of the file, and among them, where
  /// their elements stand, the values of attributes that are read.
  public let text: String
  /// Where the nodes of an XML or HTML file start, in order; empty for other files.
  public let nodes: [TextNode]
  /// What is not part of the text, in the order of the file; white space may be missing here.
  public var omissions: [Omission]
  /// The bytes that start each line of the text; the first is 0.
  private let lineStarts: [Int32]

  /// Makes a resource.
  ///
  /// Lines end at LF, CRLF or CR.
  public init(
    path: String, text: String, nodes: [TextNode] = [], omissions: [Omission] = []
  ) {
    self.path = path
    self.text = text
    self.nodes = nodes
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
  ///
  /// In an XML or HTML file a column after a character that is written by name is a few too small.
  public func lineAndColumn(ofByte byte: Int) -> (line: Int, column: Int) {
    let byte = max(0, min(byte, text.utf8.count))
    let index = lineStarts.lastInPrefix(where: { Int($0) <= byte }) ?? 0
    let start = Int(lineStarts[index])
    guard let node = nodes.lastInPrefix(where: { Int($0.start) <= byte }).map({ nodes[$0] }) else {
      return (index + 1, scalars(in: start..<byte) + 1)
    }
    if start > Int(node.start) {
      let lines = index - (lineStarts.lastInPrefix(where: { $0 <= node.start }) ?? 0)
      return (Int(node.line) + lines, scalars(in: start..<byte) + 1)
    }
    return (Int(node.line), Int(node.column) + scalars(in: Int(node.start)..<byte))
  }

  /// Returns the text node of an XML or HTML file that holds a byte: its number among all text
  /// nodes from 0, and the UTF-16 units before the byte in it.
  ///
  /// Nothing for other files, and for the value of an attribute.
  public func textNode(ofByte byte: Int) -> (number: Int, utf16Offset: Int)? {
    guard let index = nodes.lastInPrefix(where: { Int($0.start) <= byte }),
      nodes[index].attribute == nil
    else { return nil }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: Int(nodes[index].start))
    let end = utf8.index(utf8.startIndex, offsetBy: min(byte, utf8.count))
    return (nodes[..<index].count { $0.attribute == nil }, text[start..<end].utf16.count)
  }

  private func scalars(in range: Range<Int>) -> Int {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    return utf8[start..<end].count { $0 & 0b1100_0000 != 0b1000_0000 }
  }
}
