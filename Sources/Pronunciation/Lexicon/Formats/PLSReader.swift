import ReadingContent
import XMLTree

/// Reads lexicons in W3C's Pronunciation Lexicon Specification 1.0.
struct PLSReader {
  private let path: String
  private var language: LanguageTag?
  /// The alphabet of the root; nothing where it is not known.
  private var alphabet: PhoneticNotation.Alphabet?
  private var namespace = ""
  private var lexemes: [Lexeme] = []
  private var faults: [LexiconFault] = []
  private var hasRoot = false
  private var entryCount = 0
  private var isInEntry = false
  /// The elements around the place of reading, without the root.
  private var open: [Element] = []
  /// How many elements are open that are passed over.
  private var passedOver = 0
  private var entry = Entry()
  private var piece = Piece()

  /// The elements of PLS below the root (§4).
  private enum Element: String {
    case meta, metadata, lexeme, grapheme, phoneme, alias, example
  }

  /// What is known of the entry that is being read.
  private struct Entry {
    var graphemes: [Lexeme.Grapheme] = []
    var readings: [Lexeme.Reading] = []
    var roles: [String] = []
    var line = 0
    var column = 0
    /// Whether a pronunciation was left out for its alphabet.
    var lacksAlphabet = false
    /// Whether a fault of its texts is told already.
    var isFaulty = false
    var isPattern = false
  }

  /// What is known of the text that is being read.
  private struct Piece {
    var text = ""
    var line = 0
    var column = 0
    var alphabet: PhoneticNotation.Alphabet?
    var isPreferred = false
  }

  /// Reads a text that has been decoded.
  static func read(
    _ text: String, path: String, language: LanguageTag?
  ) -> (lexicon: Lexicon, faults: [LexiconFault]) {
    var reader = Self(path: path, language: language)
    var broken: [XMLFault] = []
    do throws(XMLFault) {
      broken = try XMLReader.read(text, isRecovering: true) { event in
        reader.read(event)
        return true
      }
    } catch {
      broken = [error]
    }
    return reader.result(broken)
  }

  private init(path: String, language: LanguageTag?) {
    self.path = path
    self.language = language
  }

  private func result(
    _ broken: [XMLFault]
  ) -> (lexicon: Lexicon, faults: [LexiconFault]) {
    var all = faults
    let endsItself = faults.contains { $0.kind == .rootEndsItself }
    for fault in broken where !endsItself {
      var isFatal = fault.isFatal
      if case .entity = fault.kind { isFatal = false }
      all.append(
        LexiconFault(
          .brokenXML(fault.words, isFatal: isFatal), path: path, line: fault.line,
          column: fault.column))
    }
    if hasRoot, entryCount == 0, !endsItself { all.append(LexiconFault(.noEntries, path: path)) }
    all.sort { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
    return (Lexicon(path: path, language: language, lexemes: lexemes), all)
  }

  private mutating func read(_ event: XMLEvent) {
    switch event {
    case .start(let element):
      if passedOver > 0 {
        passedOver += 1
      } else if !hasRoot {
        readRoot(element)
      } else {
        start(element)
      }
    case .end:
      if passedOver > 0 { passedOver -= 1 } else { end() }
    case .text(let text, let position):
      if passedOver == 0 { add(text, at: position) }
    }
  }

  // MARK: The root

  private mutating func readRoot(_ element: XMLElement) {
    guard element.name.local == "lexicon" else {
      fault(.notALexicon(root: element.name.description), at: element.position)
      passedOver = 1
      return
    }
    hasRoot = true
    namespace = element.name.namespace
    if namespace != Lexicon.namespace { fault(.wrongNamespace(namespace), at: element.position) }
    let version = element.attribute("version")
    if version != "1.0" { fault(.wrongVersion(version), at: element.position) }
    if let tag = element.language {
      if let known = LanguageTag(tag) {
        language = known
      } else {
        fault(.badLanguage(tag), at: element.position)
      }
    } else if language == nil {
      fault(.noLanguage, at: element.position)
    }
    if let name = element.attribute("alphabet") {
      alphabet = LexiconAlphabet.named(name)
      if alphabet == nil { fault(.unknownAlphabet(name), at: element.position) }
    } else {
      alphabet = .ipa
      fault(.noAlphabet, at: element.position)
    }
    checkAttributes(of: element, known: ["version", "alphabet"])
    if element.endsItself { fault(.rootEndsItself, at: element.position) }
  }

  // MARK: Elements

  private mutating func start(_ element: XMLElement) {
    let kind = element.name.namespace == namespace ? Element(rawValue: element.name.local) : nil
    guard let kind, belongs(kind) else {
      fault(.foreignElement(element.name.description), at: element.position)
      passedOver = 1
      return
    }
    switch kind {
    case .meta, .metadata, .example:
      // What is about the lexicon, and examples, are not for speaking.
      passedOver = 1
      return
    case .lexeme:
      startEntry(element)
    case .grapheme:
      startPiece(at: element.position)
      checkAttributes(of: element, known: [])
    case .phoneme:
      startPiece(at: element.position)
      readAlphabet(of: element)
      readPrefer(of: element)
      checkAttributes(of: element, known: ["alphabet", "prefer"])
    case .alias:
      startPiece(at: element.position)
      readPrefer(of: element)
      checkAttributes(of: element, known: ["prefer"])
    }
    open.append(kind)
  }

  private func belongs(_ element: Element) -> Bool {
    switch element {
    case .meta, .metadata, .lexeme: open.isEmpty
    case .grapheme, .phoneme, .alias, .example: open == [.lexeme]
    }
  }

  private mutating func startEntry(_ element: XMLElement) {
    entryCount += 1
    isInEntry = true
    entry = Entry()
    entry.line = element.position.line
    entry.column = element.position.column
    let roles = element.attribute("role") ?? ""
    entry.roles = roles.split(whereSeparator: \.isWhitespace).map(String.init)
    if let regex = element.attribute("regex") {
      entry.isPattern = regex == "true" || regex == "1"
    }
    checkAttributes(of: element, known: ["role", "regex"])
  }

  private mutating func startPiece(at position: XMLPosition) {
    piece = Piece()
    piece.line = position.line
    piece.column = position.column
  }

  private mutating func readAlphabet(of element: XMLElement) {
    piece.alphabet = alphabet
    guard let name = element.attribute("alphabet") else { return }
    piece.alphabet = LexiconAlphabet.named(name)
    if piece.alphabet == nil { fault(.unknownAlphabet(name), at: element.position) }
  }

  private mutating func readPrefer(of element: XMLElement) {
    guard let value = element.attribute("prefer") else { return }
    switch value {
    case "true", "1": piece.isPreferred = true
    case "false", "0": break
    default: fault(.badValue(value, attribute: "prefer"), at: element.position)
    }
  }

  /// Tells of attributes that PLS does not have; those of other namespaces are somebody else's.
  private mutating func checkAttributes(of element: XMLElement, known: [String]) {
    for attribute in element.attributes where attribute.name.namespace.isEmpty {
      let name = attribute.name.local
      if known.contains(name) { continue }
      if element.name.local == "grapheme", name.hasSuffix("-lookahead") {
        entry.isPattern = true
        continue
      }
      fault(.unknownAttribute(name, element: element.name.local), at: element.position)
    }
  }

  private mutating func end() {
    guard let kind = open.popLast() else { return }
    switch kind {
    case .lexeme: endEntry()
    case .grapheme: endGrapheme()
    case .phoneme: endPhoneme()
    case .alias: endAlias()
    case .meta, .metadata, .example: break
    }
  }

  private mutating func endEntry() {
    defer { isInEntry = false }
    let place = XMLPosition(offset: 0, line: entry.line, column: entry.column)
    if entry.isPattern {
      fault(.patternNotApplied, at: place)
      return
    }
    let lexeme = Lexeme(
      graphemes: entry.graphemes, readings: entry.readings, roles: entry.roles, line: entry.line)
    if let lexeme {
      lexemes.append(lexeme)
    } else if entry.graphemes.isEmpty, !entry.isFaulty {
      fault(.noGrapheme, at: place)
    } else if entry.readings.isEmpty, !entry.lacksAlphabet, !entry.isFaulty {
      fault(.noReading, at: place)
    }
  }

  // MARK: Texts

  private mutating func add(_ text: String, at position: XMLPosition) {
    switch open.last {
    case .grapheme, .phoneme, .alias:
      if piece.text.isEmpty { findStart(of: text, at: position) }
      piece.text += text
    default:
      let stray = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if !stray.isEmpty { fault(.strayText(stray), at: position) }
    }
  }

  /// Notes where the first character that is not a space stands.
  private mutating func findStart(of text: String, at position: XMLPosition) {
    var (line, column) = (position.line, position.column)
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        line += 1
        column = 1
      } else if scalar.properties.isWhitespace {
        column += 1
      } else {
        piece.line = line
        piece.column = column
        return
      }
    }
  }

  /// The text with single spaces, and none around it.
  private var words: String {
    let isPlain = piece.text.utf8.allSatisfy { $0 > 0x20 }
    guard !isPlain else { return piece.text }
    return piece.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private mutating func endGrapheme() {
    let text = words
    guard !text.isEmpty else { return tellEmpty(.emptyGrapheme) }
    entry.graphemes.append(Lexeme.Grapheme(text, line: piece.line, column: piece.column))
  }

  private mutating func endPhoneme() {
    let text = words
    guard !text.isEmpty else { return tellEmpty(.emptyReading) }
    guard let alphabet = piece.alphabet else {
      entry.lacksAlphabet = true
      return
    }
    entry.readings.append(
      Lexeme.Reading(
        .notation(PhoneticNotation(text, alphabet: alphabet)), isPreferred: piece.isPreferred,
        line: piece.line, column: piece.column))
  }

  private mutating func endAlias() {
    let text = words
    guard !text.isEmpty else { return tellEmpty(.emptyReading) }
    entry.readings.append(
      Lexeme.Reading(
        .alias(text), isPreferred: piece.isPreferred, line: piece.line, column: piece.column))
  }

  private mutating func tellEmpty(_ kind: LexiconFault.Kind) {
    entry.isFaulty = true
    fault(kind, at: XMLPosition(offset: 0, line: piece.line, column: piece.column))
  }

  private mutating func fault(_ kind: LexiconFault.Kind, at position: XMLPosition) {
    faults.append(
      LexiconFault(
        kind, path: path, line: position.line, column: position.column,
        entry: isInEntry ? entry.graphemes.first?.text : nil))
  }
}
