import ReadingContent

/// Reads a lexicon that has an entry on each line, in columns between tabs.
///
/// The guide to lexicons describes the format; that of ipa-dict is a part of it.
struct TabbedLexiconReader {
  private let path: String
  private var language: LanguageTag?
  private var alphabet = PhoneticNotation.Alphabet.ipa
  private var capitals = Lexeme.Capitals.usual
  private var lexemes: [Lexeme] = []
  private var faults: [LexiconFault] = []

  /// Reads a text that has been decoded.
  static func read(
    _ text: String, path: String, language: LanguageTag?
  ) -> (lexicon: Lexicon, faults: [LexiconFault]) {
    var reader = Self(path: path, language: language)
    reader.readLines(of: text)
    if reader.lexemes.isEmpty, reader.faults.isEmpty {
      reader.faults.append(LexiconFault(.noEntries, path: path))
    }
    let lexicon = Lexicon(path: path, language: reader.language, lexemes: reader.lexemes)
    return (lexicon, reader.faults)
  }

  private init(path: String, language: LanguageTag?) {
    self.path = path
    self.language = language
  }

  /// Reads the lines, which end at LF, CRLF or CR.
  private mutating func readLines(of text: String) {
    let bytes = text.utf8
    var number = 1
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      let next = bytes.index(after: index)
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        read(text[start..<index], number: number)
        number += 1
        let isPair = byte == UInt8(ascii: "\r") && next < bytes.endIndex && bytes[next] == 0x0A
        start = isPair ? bytes.index(after: next) : next
        index = start
      } else {
        index = next
      }
    }
    if start < bytes.endIndex { read(text[start...], number: number) }
  }

  private mutating func read(_ line: Substring, number: Int) {
    let line = LexiconLine(line, number: number)
    guard let first = line.cells.first else { return }
    if line.cells.allSatisfy(\.text.isEmpty) { return }
    if first.text.utf8.first == UInt8(ascii: "#") {
      readDirective(first, line: number)
      return
    }
    guard line.cells.count > 1 else {
      fault(.noTab, line: number, column: first.column, entry: first.text)
      return
    }
    readEntry(line)
  }

  private mutating func readEntry(_ line: LexiconLine) {
    var first = line.cells[0]
    if first.text.utf8.starts(with: "\\#".utf8) {
      first.text.removeFirst()
      first.column += 1
    }
    guard !first.text.isEmpty else {
      fault(.emptyGrapheme, line: line.number, column: first.column)
      return
    }
    var options = Options(alphabet: alphabet, capitals: capitals)
    for cell in line.cells.dropFirst(2) where !cell.text.isEmpty {
      readOption(cell, of: first.text, line: line.number, into: &options)
    }
    let readings = readings(in: line.cells[1], of: first.text, line: line.number, options)
    let grapheme = Lexeme.Grapheme(
      String(first.text), line: line.number, column: first.column)
    let lexeme = Lexeme(
      graphemes: [grapheme], readings: readings, roles: options.roles,
      capitals: options.capitals, line: line.number)
    if let lexeme { lexemes.append(lexeme) }
  }

  /// What the further columns of an entry say.
  private struct Options {
    var alphabet: PhoneticNotation.Alphabet
    var capitals: Lexeme.Capitals
    var roles: [String] = []
  }

  private mutating func readOption(
    _ cell: LexiconLine.Cell, of entry: Substring, line: Int, into options: inout Options
  ) {
    let parts = cell.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count > 1 ? parts[1] : ""
    switch parts[0] {
    case "role" where !value.isEmpty:
      options.roles = value.split(whereSeparator: \.isWhitespace).map(String.init)
    case "case" where Lexeme.Capitals(rawValue: String(value)) != nil:
      options.capitals = Lexeme.Capitals(rawValue: String(value)) ?? options.capitals
    case "alphabet" where LexiconAlphabet.named(value) != nil:
      options.alphabet = LexiconAlphabet.named(value) ?? options.alphabet
    default:
      fault(.unknownColumn(String(cell.text)), line: line, column: cell.column, entry: entry)
    }
  }

  private mutating func readings(
    in cell: LexiconLine.Cell, of entry: Substring, line: Int, _ options: Options
  ) -> [Lexeme.Reading] {
    if cell.text.utf8.first == UInt8(ascii: "=") {
      let alias = LexiconLine.trimmed(
        LexiconLine.Cell(text: cell.text.dropFirst(), column: cell.column + 1))
      guard !alias.text.isEmpty else {
        fault(.emptyReading, line: line, column: alias.column, entry: entry)
        return []
      }
      return [Lexeme.Reading(.alias(String(alias.text)), line: line, column: alias.column)]
    }
    // The slash is a letter of other alphabets.
    let (variants, stray) =
      options.alphabet == .ipa ? VariantList.variants(of: cell) : ([cell], nil)
    if let stray { fault(.straySlash, line: line, column: stray, entry: entry) }
    var readings: [Lexeme.Reading] = []
    for variant in variants {
      if variant.text.isEmpty {
        fault(.emptyReading, line: line, column: variant.column, entry: entry)
      } else {
        let notation = PhoneticNotation(String(variant.text), alphabet: options.alphabet)
        readings.append(Lexeme.Reading(.notation(notation), line: line, column: variant.column))
      }
    }
    return readings
  }

  /// Reads `# lang: en-US alphabet: ipa`; any other line with a `#` is a comment.
  private mutating func readDirective(_ cell: LexiconLine.Cell, line: Int) {
    var words = cell.text.dropFirst().split(whereSeparator: \.isWhitespace)[...]
    guard let first = words.first, Self.directives.contains(first) else { return }
    while let name = words.popFirst() {
      let value = words.popFirst() ?? ""
      switch name {
      case "lang:" where LanguageTag(value) != nil:
        language = LanguageTag(value)
      case "lang:":
        fault(.badLanguage(String(value)), line: line, column: cell.column)
      case "alphabet:" where LexiconAlphabet.named(value) != nil:
        alphabet = LexiconAlphabet.named(value) ?? alphabet
      case "alphabet:":
        fault(.unknownAlphabet(String(value)), line: line, column: cell.column)
      case "case:" where Lexeme.Capitals(rawValue: String(value)) != nil:
        capitals = Lexeme.Capitals(rawValue: String(value)) ?? capitals
      default:
        fault(.unknownDirective("\(name) \(value)"), line: line, column: cell.column)
      }
    }
  }

  private static let directives: [Substring] = ["lang:", "alphabet:", "case:"]

  private mutating func fault(
    _ kind: LexiconFault.Kind, line: Int, column: Int, entry: Substring? = nil
  ) {
    faults.append(
      LexiconFault(kind, path: path, line: line, column: column, entry: entry.map(String.init)))
  }
}
