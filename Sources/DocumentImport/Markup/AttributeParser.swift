/// Reads the attributes that stand behind a text: those of Pandoc, of Apple and of Speech Markdown.
///
/// What does not look like attributes from its first byte to its last gives nothing, and is text.
struct AttributeParser {
  let bytes: [UInt8]
  let end: Int
  private(set) var position: Int
  var entities: EntityTable

  /// The longest markup that is taken for attributes, in bytes.
  private static let longest = 32_768

  init(_ bytes: [UInt8], at start: Int, end: Int, entities: EntityTable) {
    self.bytes = bytes
    self.end = min(end, start + Self.longest)
    self.entities = entities
    position = start
  }

  var current: UInt8? { position < end ? bytes[position] : nil }

  // MARK: Pandoc

  /// Reads `{#id .class key=value key="quoted value"}`, whose brace opens at the position; nothing
  /// where there is no attribute in it.
  ///
  /// - Parameter isHeading: Whether they stand behind a heading, where `{-}` means something.
  /// - Returns: The attributes.
  mutating func braced(isHeading: Bool = false) -> AttributeList? {
    guard take(UInt8(ascii: "{")) else { return nil }
    var list = AttributeList()
    var isEmpty = true
    while true {
      let hasSpace = skipSpace()
      if take(UInt8(ascii: "}")) {
        list.end = position
        return isEmpty ? nil : list
      }
      guard isEmpty || hasSpace else { return nil }
      isEmpty = false
      let start = position
      if take(.hash) {
        guard name(isValue: true) != nil else { return nil }
      } else if isHeading, take(UInt8(ascii: "-")) {
        // Short for the class of a heading without a number.
        list.items.append(AttributeList.Item(key: "", value: "unnumbered", offset: start))
      } else if take(UInt8(ascii: ".")) {
        guard let value = name(isValue: true) else { return nil }
        list.items.append(AttributeList.Item(key: "", value: value, offset: start))
      } else {
        guard let key = name(isValue: false), take(UInt8(ascii: "=")), let value = bracedValue()
        else { return nil }
        list.items.append(AttributeList.Item(key: key, value: value, offset: start))
      }
    }
  }

  /// Says whether the brace at the position is followed by the name of an attribute that the
  /// vocabulary has, and `=`.
  mutating func seemsBraced() -> Bool {
    guard take(UInt8(ascii: "{")) else { return false }
    skipSpace()
    guard let key = name(isValue: false), current == UInt8(ascii: "=") else { return false }
    return AttributeVocabulary.names.contains(key)
  }

  private mutating func bracedValue() -> String? {
    if let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return quoted(hasReferences: true)
    }
    let start = position
    while let byte = current, !byte.isWhiteSpace, byte != UInt8(ascii: "}") {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "\"") { return nil }
      position +=
        byte == .backslash && position + 1 < end && bytes[position + 1].isPunctuation ? 2 : 1
    }
    return position < end ? text(start..<position, hasReferences: true) : nil
  }

  /// Reads the name of an attribute, a class or an element.
  private mutating func name(isValue: Bool) -> String? {
    let start = position
    while let byte = current {
      let isInner =
        byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: ".") || byte == .colon
      guard byte.isLetter || byte >= 0x80 || isInner && (isValue || position > start) else { break }
      position += 1
    }
    guard position > start else { return nil }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  // MARK: Apple

  /// Reads `(key: 'text', key: 1.2, key: true)`, whose parenthesis opens at the position.
  mutating func parenthesized() -> AttributeList? {
    guard take(.openParenthesis) else { return nil }
    var list = AttributeList()
    while true {
      skipSpace()
      let start = position
      var key: String?
      if let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
        key = quoted(hasReferences: false)
      } else {
        key = word()
      }
      guard let key, !key.isEmpty else { return nil }
      skipSpace()
      guard take(.colon) else { return nil }
      skipSpace()
      guard let value = plainValue() else { return nil }
      list.items.append(
        AttributeList.Item(key: AppleNames.name(of: key), value: value, offset: start))
      skipSpace()
      if take(.closeParenthesis) {
        list.end = position
        return list
      }
      guard take(UInt8(ascii: ",")) else { return nil }
    }
  }

  /// Reads a text in quotation marks, a number, `true` or `false`.
  private mutating func plainValue() -> String? {
    if let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return quoted(hasReferences: false)
    }
    let start = position
    while let byte = current, byte.isLetter || byte.isDigit || "+-.".utf8.contains(byte) {
      position += 1
    }
    let value = String(decoding: bytes[start..<position], as: UTF8.self)
    return value == "true" || value == "false" || Double(value) != nil ? value : nil
  }

  // MARK: Speech Markdown

  /// Reads `[key:"value";key]` or `[/ipa/]`, whose bracket opens at the position; nothing where it
  /// holds no key of Speech Markdown.
  mutating func bracketed() -> AttributeList? {
    guard take(.openBracket) else { return nil }
    var list = AttributeList()
    var isKnown = false
    while true {
      skipSpace()
      let start = position
      if current == UInt8(ascii: "/") {
        guard let ipa = slashed() else { return nil }
        list.items.append(AttributeList.Item(key: "ipa", value: ipa, offset: start))
        isKnown = true
      } else {
        guard let key = word() else { return nil }
        skipSpace()
        var value: String?
        if take(.colon) {
          skipSpace()
          guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
            let found = quoted(hasReferences: false)
          else { return nil }
          value = found
        }
        let (known, items) = SpeechMarkdownNames.items(key, value, at: start)
        isKnown = isKnown || known
        list.items += items
      }
      skipSpace()
      if take(.closeBracket) {
        list.end = position
        return isKnown ? list : nil
      }
      guard take(UInt8(ascii: ";")) else { return nil }
    }
  }

  private mutating func slashed() -> String? {
    position += 1
    let start = position
    while let byte = current, byte != UInt8(ascii: "/") {
      if byte == .openBracket || byte == .closeBracket || byte == .lineFeed { return nil }
      position += 1
    }
    guard position > start, take(UInt8(ascii: "/")) else { return nil }
    return text(start..<position - 1, hasReferences: false)
  }

  private mutating func word() -> String? {
    let start = position
    while let byte = current, byte.isLetter || byte == UInt8(ascii: "-") { position += 1 }
    guard position > start else { return nil }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  // MARK: Parts

  private mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while let byte = current, byte.isWhiteSpace { position += 1 }
    return position > start
  }

  /// Reads a text in quotation marks; the position is on the first.
  private mutating func quoted(hasReferences: Bool) -> String? {
    guard let quote = current else { return nil }
    position += 1
    let start = position
    while let byte = current, byte != quote {
      position += byte == .backslash && position + 1 < end ? 2 : 1
    }
    guard position < end else { return nil }
    position += 1
    return text(start..<position - 1, hasReferences: hasReferences)
  }

  /// Returns a text without the backslashes that escape signs, its line ends as spaces.
  private mutating func text(_ range: Range<Int>, hasReferences: Bool) -> String {
    var result: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == .backslash, index + 1 < range.upperBound, bytes[index + 1].isPunctuation {
        result.append(bytes[index + 1])
        index += 2
      } else if byte == .ampersand, hasReferences,
        let found = entities.decode(bytes, at: index, end: range.upperBound)
      {
        result += found.text
        index = found.end
      } else {
        result.append(byte == .lineFeed || byte == .carriageReturn ? .space : byte)
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
