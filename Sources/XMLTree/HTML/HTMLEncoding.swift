/// Finds out in which encoding an HTML file says that it is (HTML §13.2.3.2).
public enum HTMLEncoding {
  /// Returns the name of the encoding that the first 1,024 bytes tell: by a `meta` element, else by
  /// an XML declaration.
  ///
  /// The name is the one that browsers read the declared one as: `ISO-8859-1` is Windows-1252,
  /// `gb2312` is GB18030, and UTF-16 cannot be told by ASCII letters, so UTF-8 is meant. Nothing
  /// where no encoding is told, and where a mark of byte order stands first, which goes before any
  /// name.
  public static func declared(in bytes: [UInt8]) -> String? {
    let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF]]
    if marks.contains(where: { bytes.starts(with: $0) }) { return nil }
    var tokens = HTMLTokens(
      Array(bytes.prefix(1_024)), characters: HTMLCharacters { _ in nil })
    let declaration = XMLEncoding.name(in: bytes)
    // Two bytes a character: nothing else can be read in it.
    if let declaration, bytes.contains(where: { $0 == 0 }), declaration.hasPrefix("UTF-16") {
      return declaration
    }
    while let token = tokens.next() {
      guard case .start(let tag) = token else { continue }
      if tag.name == "meta", let name = charset(of: tag) { return meant(name) }
      if ["script", "style", "title"].contains(tag.name) { _ = tokens.content(of: tag.name) }
    }
    return declaration.map(meant)
  }

  private static func charset(of tag: HTMLTag) -> String? {
    if let name = tag.value(of: "charset") { return plain(name) }
    guard tag.value(of: "http-equiv")?.lowercased() == "content-type",
      let content = tag.value(of: "content")
    else { return nil }
    var rest = Array(content.utf8)[...]
    let word = Array("charset".utf8)
    while rest.count >= word.count {
      guard zip(rest, word).allSatisfy({ $0.htmlLowercased == $1 }) else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(word.count).drop(while: \.isHTMLSpace)
      guard rest.first == UInt8(ascii: "=") else { continue }
      let value = rest.dropFirst().prefix { $0 != UInt8(ascii: ";") }
      return plain(String(decoding: value, as: UTF8.self))
    }
    return nil
  }

  /// A name without white space and quotation marks around it.
  private static func plain(_ name: String) -> String? {
    let bytes = name.utf8.filter {
      !$0.isHTMLSpace && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'")
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// The encoding that is meant by a label (Encoding Standard §4.2).
  private static func meant(_ name: String) -> String {
    switch name.lowercased() {
    case "utf8": "UTF-8"
    case let name where name.hasPrefix("utf-16") || name == "utf16" || name == "unicode": "UTF-8"
    case "iso-8859-1", "iso8859-1", "latin1", "l1", "ascii", "us-ascii", "x-user-defined":
      "windows-1252"
    case "iso-8859-9", "latin5": "windows-1254"
    case "iso-8859-11", "tis-620": "windows-874"
    case "gb2312", "gbk", "x-gbk", "chinese": "GB18030"
    case "shift_jis", "shift-jis", "sjis", "x-sjis": "windows-31j"
    case "euc-kr", "ks_c_5601-1987", "korean": "windows-949"
    case "big5", "x-x-big5": "Big5-HKSCS"
    case "x-euc-jp": "EUC-JP"
    default: name
    }
  }
}
