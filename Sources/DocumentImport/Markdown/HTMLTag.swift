/// A tag or another construct of HTML between `<` and `>`.
struct HTMLTag {
  /// The bytes from `<` to the end.
  let range: Range<Int>
  /// The element in lower case; empty for a comment, a declaration or an instruction.
  let name: String
  /// A tag that ends an element.
  let isEnd: Bool
  let isComment: Bool

  /// Makes a tag of bytes that are one.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.range = range
    var index = range.lowerBound + 1
    isEnd = index < range.upperBound && bytes[index] == UInt8(ascii: "/")
    isComment =
      bytes[range].starts(with: Array("<!--".utf8))
      || bytes[range].starts(with: Array("<![".utf8))
    if isEnd { index += 1 }
    let start = index
    while index < range.upperBound,
      bytes[index].isLetter || bytes[index].isDigit || bytes[index] == UInt8(ascii: "-")
    {
      index += 1
    }
    name = String(decoding: bytes[start..<index].map(\.lowercased), as: UTF8.self)
  }

  /// Returns where the value of an attribute stands; nothing when it is missing or empty.
  func attribute(_ wanted: String, of bytes: [UInt8]) -> Range<Int>? {
    var index = range.lowerBound + 1 + name.utf8.count
    let end = range.upperBound - 1
    while index < end {
      while index < end, bytes[index].isWhiteSpace || bytes[index] == UInt8(ascii: "/") {
        index += 1
      }
      let nameStart = index
      while index < end, !bytes[index].isWhiteSpace, bytes[index] != UInt8(ascii: "="),
        bytes[index] != UInt8(ascii: "/")
      {
        index += 1
      }
      let isWanted = bytes[nameStart..<index].map(\.lowercased) == Array(wanted.utf8)
      while index < end, bytes[index].isWhiteSpace { index += 1 }
      guard index < end, bytes[index] == UInt8(ascii: "=") else {
        if index == nameStart { index += 1 }
        continue
      }
      index += 1
      while index < end, bytes[index].isWhiteSpace { index += 1 }
      let value = Self.value(bytes, from: &index, to: end)
      if isWanted { return value.isEmpty ? nil : value }
    }
    return nil
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

  /// Elements that stand apart from the text around them.
  static let blockNames: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "br", "caption", "center", "col",
    "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption",
    "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head",
    "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu", "menuitem", "meta",
    "nav", "noframes", "ol", "optgroup", "option", "p", "param", "pre", "script", "section",
    "source", "style", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr",
    "track", "ul",
  ]
}
