/// Cuts an HTML text into tags and text (HTML §13.2.5).
struct HTMLTokens {
  let bytes: [UInt8]
  /// The byte that comes next.
  private(set) var offset = 0
  /// Whether `<![CDATA[` holds text: in SVG and MathML, and in XHTML.
  var hasCDATA = false
  private var characters: HTMLCharacters
  /// The last places of the bytes that end something, so that none is searched for in vain twice.
  private let last: (greater: Int, quote: Int, apostrophe: Int)
  /// Ends that were searched for and not found.
  private var missing: Set<String> = []
  /// Whether a quotation mark that opens a value has no partner, so that they are no guide.
  private var hasOpenQuote = false

  /// Takes a text.
  init(_ bytes: [UInt8], characters: HTMLCharacters) {
    self.bytes = bytes
    self.characters = characters
    last = (
      bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1, bytes.lastIndex(of: UInt8(ascii: "\"")) ?? -1,
      bytes.lastIndex(of: UInt8(ascii: "'")) ?? -1
    )
  }

  /// Returns the next tag or piece of text; nothing at the end.
  mutating func next() -> HTMLToken? {
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "<") {
        switch markup() {
        case .token(let token): return token
        case .passed: continue
        case .text: break
        }
      }
      let start = offset
      offset += 1
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { offset += 1 }
      return .text(start..<offset)
    }
    return nil
  }

  /// Resolves the references of a piece of text.
  mutating func append(_ range: Range<Int>, to result: inout [UInt8]) {
    characters.append(bytes, range, to: &result, isAttribute: false)
  }

  private enum Markup {
    case token(HTMLToken)
    /// Something that is no part of the text.
    case passed
    /// The `<` is text.
    case text
  }

  private mutating func markup() -> Markup {
    guard offset + 1 < bytes.count else { return .text }
    switch bytes[offset + 1] {
    case let byte where byte.isHTMLLetter:
      return startTag().map { .token(.start($0)) } ?? .text
    case UInt8(ascii: "/"):
      guard offset + 2 < bytes.count else { return .text }
      guard bytes[offset + 2].isHTMLLetter else { return passMarkup() }
      return endTag()
    case UInt8(ascii: "!"):
      if starts(with: "<!--", at: offset) { return comment() }
      if hasCDATA, starts(with: "<![CDATA[", at: offset), let end = find("]]>", from: offset + 9) {
        let range = offset + 9..<end
        offset = end + 3
        return .token(.plain(range))
      }
      return passMarkup()
    case UInt8(ascii: "?"):
      return passMarkup()
    default:
      return .text
    }
  }

  /// Passes what ends at the next `>`.
  private mutating func passMarkup() -> Markup {
    guard let end = greater(from: offset + 2) else { return .text }
    offset = end + 1
    return .passed
  }

  /// Passes a comment, also with the ends that only browsers know; one without an end is only as
  /// long as a tag, so that the text behind it is not lost.
  private mutating func comment() -> Markup {
    let start = offset + 4
    if starts(with: ">", at: start) {
      offset = start + 1
    } else if starts(with: "->", at: start) {
      offset = start + 2
    } else {
      var end = find("-->", from: start).map { $0 + 3 }
      if let other = find("--!>", from: start, before: end) { end = other + 4 }
      guard let end else { return passMarkup() }
      offset = end
    }
    return .passed
  }

  private mutating func endTag() -> Markup {
    let start = offset
    guard let end = tagEnd(from: offset + 2) else { return .text }
    var index = offset + 2
    let name = name(at: &index)
    offset = end + 1
    return .token(.end(name: name, offset: start))
  }

  private mutating func startTag() -> HTMLTag? {
    guard let end = tagEnd(from: offset + 1) else { return nil }
    var index = offset + 1
    var tag = HTMLTag(name: name(at: &index), offset: offset)
    readAttributes(&tag, from: index, end: end)
    offset = end + 1
    return tag
  }

  private func name(at index: inout Int) -> String {
    var name: [UInt8] = []
    while index < bytes.count, !bytes[index].isHTMLSpace, bytes[index] != UInt8(ascii: "/"),
      bytes[index] != UInt8(ascii: ">")
    {
      name.append(bytes[index].htmlLowercased)
      index += 1
    }
    return String(decoding: name, as: UTF8.self)
  }
}

// MARK: Attributes

extension HTMLTokens {
  /// Finds the `>` of a tag, over values in quotation marks.
  private mutating func tagEnd(from start: Int) -> Int? {
    guard start <= last.greater else { return nil }
    if hasOpenQuote { return greater(from: start) }
    var index = start
    var expectsValue = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ">") { return index }
      if expectsValue, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        guard let end = quote(byte, from: index + 1) else { break }
        index = end
      }
      expectsValue = byte == UInt8(ascii: "=") || expectsValue && byte.isHTMLSpace
      index += 1
    }
    hasOpenQuote = true
    return greater(from: start)
  }

  private func greater(from start: Int) -> Int? {
    guard start <= last.greater else { return nil }
    return bytes[start...].firstIndex(of: UInt8(ascii: ">"))
  }

  private func quote(_ quote: UInt8, from start: Int) -> Int? {
    guard start <= (quote == UInt8(ascii: "'") ? last.apostrophe : last.quote) else { return nil }
    return bytes[start...].firstIndex(of: quote)
  }

  /// The most attributes that are kept of a tag.
  private static let mostAttributes = 1_000

  private mutating func readAttributes(_ tag: inout HTMLTag, from start: Int, end: Int) {
    var index = start
    var names: Set<String> = []
    while index < end {
      let byte = bytes[index]
      if byte.isHTMLSpace || byte == UInt8(ascii: "/") {
        tag.endsItself = byte == UInt8(ascii: "/") && index + 1 == end
        index += 1
        continue
      }
      var name: [UInt8] = []
      // A `=` at the start is part of the name.
      repeat {
        name.append(bytes[index].htmlLowercased)
        index += 1
      } while index < end && !bytes[index].isHTMLSpace && bytes[index] != UInt8(ascii: "/")
        && bytes[index] != UInt8(ascii: "=")
      var value: Range<Int>?
      var equals = index
      while equals < end, bytes[equals].isHTMLSpace { equals += 1 }
      if equals < end, bytes[equals] == UInt8(ascii: "=") {
        index = equals + 1
        value = readValue(&index, end: end)
      }
      guard tag.attributes.count < Self.mostAttributes else { continue }
      let key = String(decoding: name, as: UTF8.self)
      guard names.insert(key).inserted else { continue }
      var text: [UInt8] = []
      if let value { characters.append(bytes, value, to: &text, isAttribute: true) }
      tag.attributes.append((key, String(decoding: text, as: UTF8.self)))
    }
  }

  private func readValue(_ index: inout Int, end: Int) -> Range<Int> {
    while index < end, bytes[index].isHTMLSpace { index += 1 }
    guard index < end else { return end..<end }
    if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
      let close = quote(bytes[index], from: index + 1) ?? end
      let range = index + 1..<max(index + 1, min(close, end))
      index = min(range.upperBound + 1, end)
      return range
    }
    let start = index
    while index < end, !bytes[index].isHTMLSpace { index += 1 }
    return start..<index
  }
}

// MARK: Text without tags

extension HTMLTokens {
  /// Takes the text up to the end tag of an element that holds no others; nothing where it has none.
  mutating func content(of name: String) -> Range<Int>? {
    let start = offset
    guard let end = name == "script" ? scriptEnd(from: start) : endTag(of: name, from: start) else {
      return nil
    }
    offset = end
    return start..<end
  }

  /// Takes all that is left.
  mutating func rest() -> Range<Int> {
    defer { offset = bytes.count }
    return offset..<bytes.count
  }

  private mutating func endTag(of name: String, from start: Int) -> Int? {
    let word = "</\(name)"
    guard !missing.contains(word) else { return nil }
    var index = start
    while let found = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      if isTag(word, at: found) { return found }
      index = found + 1
    }
    missing.insert(word)
    return nil
  }

  /// The end of a script, in whose comments scripts may stand (HTML §13.2.5.15 and following).
  private mutating func scriptEnd(from start: Int) -> Int? {
    guard let first = endTag(of: "script", from: start) else { return nil }
    guard !missing.contains("script") else { return first }
    var index = start
    var isInComment = false
    var isInScript = false
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "-"), isInComment, starts(with: "-->", at: index) {
        isInComment = false
        isInScript = false
      } else if bytes[index] == UInt8(ascii: "<") {
        if isTag("</script", at: index) {
          guard isInScript else { return index }
          isInScript = false
        } else if isInComment, isTag("<script", at: index) {
          isInScript = true
        } else if !isInComment, starts(with: "<!--", at: index) {
          isInComment = true
          // The comment may end with the same hyphens.
          index += 1
        }
      }
      index += 1
    }
    // Such a search to the end of the text is made once.
    missing.insert("script")
    return first
  }

  private func isTag(_ word: String, at index: Int) -> Bool {
    let after = index + word.utf8.count
    guard after < bytes.count else { return false }
    let ends =
      bytes[after].isHTMLSpace || bytes[after] == UInt8(ascii: "/")
      || bytes[after] == UInt8(ascii: ">")
    return ends && zip(bytes[index..<after], word.utf8).allSatisfy { $0.htmlLowercased == $1 }
  }

  private func starts(with word: String, at index: Int) -> Bool {
    index <= bytes.count && bytes[index...].starts(with: word.utf8)
  }

  /// Finds some bytes, before a limit or in all that is left.
  private mutating func find(_ word: String, from start: Int, before limit: Int? = nil) -> Int? {
    guard limit != nil || !missing.contains(word) else { return nil }
    let end = min(limit ?? bytes.count, bytes.count)
    var index = start
    while index < end {
      if bytes[index] == word.utf8.first, starts(with: word, at: index) { return index }
      index += 1
    }
    if limit == nil { missing.insert(word) }
    return nil
  }
}
