/// A tag or another construct of HTML between `<` and `>`.
struct HTMLTag {
  /// The bytes from `<` to the end.
  let range: Range<Int>
  /// The element in lower case, without a prefix `ssml:`; empty for a comment, a declaration or an
  /// instruction.
  let name: String
  /// Whether the name has the prefix `ssml:`.
  let hasPrefix: Bool
  /// A tag that ends an element.
  let isEnd: Bool
  /// A tag that starts and ends an element at once, as XML writes it.
  let isEmpty: Bool
  let isComment: Bool
  /// What follows the name, up to the closing sign.
  private let rest: Range<Int>

  private static let prefix = "ssml:"

  /// Makes a tag of bytes that are one.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.range = range
    var index = range.lowerBound + 1
    isEnd = index < range.upperBound && bytes[index] == .slash
    isComment =
      bytes[range].starts(with: Array("<!--".utf8))
      || bytes[range].starts(with: Array("<![".utf8))
    if isEnd { index += 1 }
    let start = index
    while index < range.upperBound, Self.isNamePart(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[start..<index].map(\.lowercased), as: UTF8.self)
    hasPrefix = name.hasPrefix(Self.prefix)
    self.name = hasPrefix ? String(name.dropFirst(Self.prefix.count)) : name
    let isClosed = range.count > 1 && bytes[range.upperBound - 1] == .greaterThan
    let end = max(index, isClosed ? range.upperBound - 1 : range.upperBound)
    isEmpty = !isEnd && end > index && bytes[end - 1] == .slash
    rest = index..<(isEmpty ? end - 1 : end)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == .colon
  }

  /// Returns the attributes in their order.
  func attributes(of bytes: [UInt8]) -> [HTMLAttribute] {
    rest.isEmpty ? [] : HTMLAttribute.all(in: bytes, rest)
  }

  /// Returns where the value of an attribute stands; nothing when it is missing or empty.
  func attribute(_ wanted: String, of bytes: [UInt8]) -> Range<Int>? {
    let wanted = Array(wanted.utf8)
    let found = attributes(of: bytes).first {
      $0.name.count == wanted.count && bytes[$0.name].map(\.lowercased) == wanted
    }
    guard let value = found?.value, !value.isEmpty else { return nil }
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

  /// Elements that have no end tag (HTML Living Standard §13.1.2), and those of SSML that never
  /// hold text.
  static let voidNames: Set<String> = [
    "area", "base", "basefont", "bgsound", "br", "break", "col", "embed", "frame", "hr", "image",
    "img", "input", "keygen", "lexicon", "link", "meta", "param", "source", "track", "wbr",
  ]
}
