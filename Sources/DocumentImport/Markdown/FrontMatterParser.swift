import ReadingContent

/// Reads the plain part of YAML that front matter is made of.
///
/// Scalars, quoted or not, lists in both styles, blocks of text, and entries one level deeper.
/// Anything else is kept as it stands, with a warning.
struct FrontMatterParser {
  private let source: SourceLines
  private let path: String
  private var warnings: [BookWarning] = []
  private var values: [String: FrontMatter.Value] = [:]
  private var lines: [String: Int] = [:]
  private var line: Int
  private var end: Int

  /// Returns the front matter at the start of a source and the first byte after it.
  ///
  /// It starts with a line `---`, has a key or nothing on the next, and ends with `---` or `...`.
  /// Without an end it is ordinary Markdown, which is reported.
  static func parse(
    _ source: SourceLines, path: String, warnings: inout [BookWarning]
  ) -> (frontMatter: FrontMatter, end: Int)? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = source.bytes.starts(with: mark) ? mark.count : 0
    let first = source.body(0)
    guard first.upperBound > start, isFence(source, start..<first.upperBound, "---") else {
      return nil
    }
    var line = 1
    while line < source.count, isComment(source, line) { line += 1 }
    let isEmpty = isFence(source, source.body(line), "---")
    guard line < source.count, isEmpty || key(source, source.body(line)) != nil else { return nil }
    var close = line
    while close < source.count, !isFence(source, source.body(close), "---"),
      !isFence(source, source.body(close), "...")
    {
      close += 1
    }
    guard close < source.count else {
      warnings.append(
        BookWarning(
          path: path, line: 1, column: 1,
          message: "the front matter has no line --- at its end; it is read as text"))
      return nil
    }
    var parser = FrontMatterParser(source: source, path: path, line: line, end: close)
    parser.readEntries()
    warnings += parser.warnings
    return (FrontMatter(values: parser.values, lines: parser.lines), source.end(close).upperBound)
  }

  private init(source: SourceLines, path: String, line: Int, end: Int) {
    self.source = source
    self.path = path
    self.line = line
    self.end = end
  }

  // MARK: Lines

  private static func isFence(_ source: SourceLines, _ range: Range<Int>, _ fence: String) -> Bool {
    let bytes = source.bytes[range]
    return bytes.starts(with: Array(fence.utf8)) && bytes.dropFirst(3).allSatisfy(\.isBlank)
  }

  private static func isComment(_ source: SourceLines, _ line: Int) -> Bool {
    let text = source.trimmed(source.body(line))
    return !text.isEmpty && source.bytes[text.lowerBound] == .hash
  }

  /// Returns the key at the start of a range, and where its value stands.
  private static func key(
    _ source: SourceLines, _ range: Range<Int>
  ) -> (name: Range<Int>, value: Range<Int>)? {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = source.bytes[index]
      if byte == .colon { break }
      guard byte.isLetter || byte.isDigit || byte >= 128 || "-_.:".utf8.contains(byte) else {
        return nil
      }
      index += 1
    }
    guard index > range.lowerBound, index < range.upperBound,
      index + 1 == range.upperBound || source.bytes[index + 1].isBlank
    else { return nil }
    return (range.lowerBound..<index, source.trimmed(index + 1..<range.upperBound))
  }

  private func indentation(_ line: Int) -> Int {
    let body = source.body(line)
    return source.skipBlanks(from: body.lowerBound, to: body.upperBound) - body.lowerBound
  }

  private func isEmpty(_ line: Int) -> Bool {
    source.trimmed(source.body(line)).isEmpty || Self.isComment(source, line)
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: source.bytes[range], as: UTF8.self)
  }

  private mutating func warn(_ line: Int, _ message: String) {
    warnings.append(BookWarning(path: path, line: line + 1, message: message))
  }

  // MARK: Entries

  private mutating func readEntries() {
    while line < end {
      let entry = line
      line += 1
      guard !isEmpty(entry) else { continue }
      guard let found = Self.key(source, source.body(entry)) else {
        warn(entry, "this line of the front matter has no key; it is passed over")
        continue
      }
      let name = string(found.name)
      let value = readValue(found.value, of: name, at: entry)
      if values[name] != nil {
        warn(entry, "the front matter has the key \(name) twice; the first one counts")
      } else {
        values[name] = value
        lines[name] = entry + 1
        check(name, at: entry)
      }
    }
  }

  private mutating func check(_ name: String, at line: Int) {
    guard case .text(let text) = values[name], !text.isEmpty else { return }
    if name == "lang" || name == "language", LanguageTag(text) == nil {
      warn(line, "\(name): \"\(text)\" is not the name of a language, such as en-GB; it is ignored")
    }
    if let range = FrontMatter.numbers[name], Int(text).map(range.contains) != true {
      warn(
        line,
        "\(name): \"\(text)\" is not a number from \(range.lowerBound) to \(range.upperBound); "
          + "it is ignored")
    }
  }

  private mutating func readValue(
    _ range: Range<Int>, of name: String, at entry: Int
  ) -> FrontMatter.Value {
    let first = range.isEmpty ? nil : source.bytes[range.lowerBound]
    switch first {
    case nil, .hash:
      return readBelow(of: name, at: entry)
    case .openBracket:
      return readFlowList(range, of: name, at: entry)
    case .bar, .greaterThan:
      return .text(readBlockText(isFolded: first == .greaterThan))
    case UInt8(ascii: "{"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"):
      warn(
        entry, "the value of \(name) is YAML of a kind that is not understood; it is kept as text")
      return .text(string(range))
    default:
      var text = scalar(string(range), of: name, at: entry)
      // A long plain text goes on in deeper lines.
      while line < end, !isEmpty(line), indentation(line) > 0 {
        text += " " + scalar(string(source.trimmed(source.body(line))), of: name, at: line)
        line += 1
      }
      return .text(text)
    }
  }

  /// Reads the list or the map in the lines below a key.
  private mutating func readBelow(of name: String, at entry: Int) -> FrontMatter.Value {
    var items: [String] = []
    var entries: [String: String] = [:]
    while line < end {
      if isEmpty(line) {
        line += 1
        continue
      }
      let text = source.trimmed(source.body(line))
      let isItem =
        source.bytes[text.lowerBound] == UInt8(ascii: "-")
        && (text.count == 1 || source.bytes[text.lowerBound + 1].isBlank)
      guard isItem || indentation(line) > 0 else { break }
      if isItem {
        let value = source.trimmed(text.lowerBound + 1..<text.upperBound)
        items.append(scalar(string(value), of: name, at: line))
      } else if let found = Self.key(source, text) {
        entries[string(found.name)] = scalar(string(found.value), of: name, at: line)
      } else {
        warn(line, "this line of the entry \(name) was not understood; it is kept as text")
        items.append(string(text))
      }
      line += 1
    }
    if !entries.isEmpty, items.isEmpty { return .map(entries) }
    if !entries.isEmpty {
      warn(entry, "the entry \(name) mixes a list with keys; the keys are kept as text")
      items += entries.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    }
    return items.isEmpty ? .text("") : .list(items)
  }

  private mutating func readBlockText(isFolded: Bool) -> String {
    var texts: [String] = []
    while line < end, indentation(line) > 0 || source.trimmed(source.body(line)).isEmpty {
      texts.append(string(source.trimmed(source.body(line))))
      line += 1
    }
    while texts.last?.isEmpty == true { texts.removeLast() }
    return texts.joined(separator: isFolded ? " " : "\n")
  }

  private mutating func readFlowList(
    _ range: Range<Int>, of name: String, at entry: Int
  ) -> FrontMatter.Value {
    var text = source.bytes[range].map { $0 }
    var items = Self.flowItems(text)
    while items == nil, line < end, isEmpty(line) || indentation(line) > 0 {
      text += [.space] + source.bytes[source.trimmed(source.body(line))]
      line += 1
      items = Self.flowItems(text)
    }
    guard let items else {
      warn(entry, "the list of \(name) has no closing bracket; it is kept as text")
      return .text(String(decoding: text, as: UTF8.self))
    }
    return .list(items.map { scalar($0, of: name, at: entry) })
  }

  /// Returns the items of `[one, "two", three]`, quoted as they are; nothing without its end.
  private static func flowItems(_ bytes: [UInt8]) -> [String]? {
    var items: [String] = []
    var item: [UInt8] = []
    var quote: UInt8?
    var isEscaped = false
    func trimmed() -> String {
      let text = item.drop(while: \.isBlank)
      return String(
        decoding: text.reversed().drop(while: \.isBlank).reversed(), as: UTF8.self)
    }
    for (index, byte) in bytes.enumerated().dropFirst() {
      if let open = quote {
        item.append(byte)
        if isEscaped {
          isEscaped = false
        } else if byte == .backslash, open == UInt8(ascii: "\"") {
          isEscaped = true
        } else if byte == open {
          quote = nil
        }
      } else if byte == UInt8(ascii: ",") || byte == .closeBracket {
        let text = trimmed()
        if !text.isEmpty { items.append(text) }
        item = []
        guard byte == .closeBracket else { continue }
        let rest = bytes[(index + 1)...].drop(while: \.isBlank)
        return rest.isEmpty || rest.first == .hash ? items : nil
      } else {
        if item.allSatisfy(\.isBlank), byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          quote = byte
        }
        item.append(byte)
      }
    }
    return nil
  }

  // MARK: Scalars

  private mutating func scalar(_ text: String, of name: String, at line: Int) -> String {
    let bytes = Array(text.utf8)
    guard let quote = bytes.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return Self.withoutComment(bytes)
    }
    guard let value = Self.unquoted(bytes) else {
      warn(line, "the text of \(name) has no closing quotation mark; it is kept as it stands")
      return text
    }
    return value
  }

  private static func withoutComment(_ bytes: [UInt8]) -> String {
    var end = bytes.count
    for index in bytes.indices.dropFirst() where bytes[index] == .hash && bytes[index - 1].isBlank {
      end = index
      break
    }
    while end > 0, bytes[end - 1].isBlank { end -= 1 }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  private static func unquoted(_ bytes: [UInt8]) -> String? {
    let quote = bytes[0]
    var result: [UInt8] = []
    var index = 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote {
        guard quote == UInt8(ascii: "'"), index + 1 < bytes.count, bytes[index + 1] == quote else {
          let rest = bytes[(index + 1)...].drop(while: \.isBlank)
          return rest.isEmpty || rest.first == .hash ? String(decoding: result, as: UTF8.self) : nil
        }
        index += 1
      } else if byte == .backslash, quote == UInt8(ascii: "\""), index + 1 < bytes.count {
        index += 1
        switch bytes[index] {
        case UInt8(ascii: "n"): result.append(.lineFeed)
        case UInt8(ascii: "t"): result.append(.tab)
        default: result.append(bytes[index])
        }
        index += 1
        continue
      }
      result.append(byte)
      index += 1
    }
    return nil
  }
}
