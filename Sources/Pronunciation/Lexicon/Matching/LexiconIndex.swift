import ReadingContent

/// All entries of several lexicons by the parts that they are made of.
struct LexiconIndex: Sendable {
  /// An entry at the end of its parts.
  struct Candidate {
    let lexicon: Int32
    let lexeme: Int32
    let grapheme: Int32
    /// Whether it is written with capitals.
    let hasCapitals: Bool
    /// The next entry with the same parts, in the order of the lexicons; −1 after the last.
    var next: Int32 = -1
  }

  /// The most parts (words, spaces and signs) that a way to write something may have.
  static let mostParts = 64
  /// The most bytes that a way to write something may have.
  static let mostBytes = 4_096
  /// The most entries of a lexicon with the same parts that are told apart.
  static let mostAlike = 64

  private var keys: [String: Int32] = [:]
  /// The place after one part, by the part's key; −1 where no entry starts so.
  private var starts: [Int32] = []
  /// The places after further parts, by place and key.
  private var edges: [UInt64: Int32] = [:]
  /// The first entry that ends at a place; −1 where none does.
  private var firsts: [Int32] = []
  private(set) var candidates: [Candidate] = []

  init(_ lexicons: [Lexicon]) {
    keys.reserveCapacity(lexicons.reduce(0) { $0 + $1.lexemes.count })
    var parts: [Int32] = []
    for (number, lexicon) in lexicons.enumerated() {
      let folding = KeyFolding(lexicon.language)
      for (entry, lexeme) in lexicon.lexemes.enumerated() {
        for (index, grapheme) in lexeme.graphemes.enumerated()
        where ScriptRules.canBeFound(grapheme.text) {
          readParts(of: grapheme.text, folding: folding, into: &parts)
          guard !parts.isEmpty, parts.count <= Self.mostParts else { continue }
          let candidate = Candidate(
            lexicon: Int32(number), lexeme: Int32(entry), grapheme: Int32(index),
            hasCapitals: CapitalRule.hasCapitals(grapheme.text))
          insert(candidate, at: place(of: parts), of: lexicons)
        }
      }
    }
  }

  /// Whether there is no entry at all.
  var isEmpty: Bool { candidates.isEmpty }

  /// The number of a part's key; −1 where no entry has the part.
  func number(ofKey key: String) -> Int32 { keys[key] ?? -1 }

  /// The place after a first part; −1 where no entry starts so.
  func start(_ key: Int32) -> Int32 { key < 0 ? -1 : starts[Int(key)] }

  /// The place after a further part; −1 where no entry goes on so.
  func step(from place: Int32, _ key: Int32) -> Int32 {
    key < 0 ? -1 : edges[Self.edge(place, key)] ?? -1
  }

  /// The first of the entries that end at a place; −1 where none does.
  func first(at place: Int32) -> Int32 { place < 0 ? -1 : firsts[Int(place)] }

  private static func edge(_ place: Int32, _ key: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: place)) << 32 | UInt64(UInt32(bitPattern: key))
  }

  private mutating func readParts(
    of grapheme: String, folding: KeyFolding, into parts: inout [Int32]
  ) {
    parts.removeAll(keepingCapacity: true)
    var text = grapheme
    text.withUTF8 { bytes in
      guard bytes.count <= Self.mostBytes else { return }
      TextPart.visit(bytes, folding: folding) { _, key in
        if let known = keys[key] {
          parts.append(known)
        } else {
          let number = Int32(keys.count)
          keys[key] = number
          starts.append(-1)
          parts.append(number)
        }
      }
    }
  }

  /// The place after all parts, made where it is not there yet.
  private mutating func place(of parts: [Int32]) -> Int {
    var place: Int32 = -1
    for (index, part) in parts.enumerated() {
      let known = index == 0 ? start(part) : step(from: place, part)
      if known >= 0 {
        place = known
        continue
      }
      let new = Int32(firsts.count)
      firsts.append(-1)
      if index == 0 { starts[Int(part)] = new } else { edges[Self.edge(place, part)] = new }
      place = new
    }
    return Int(place)
  }

  /// Puts an entry behind those with the same parts; one that could never win is left out.
  private mutating func insert(_ candidate: Candidate, at place: Int, of lexicons: [Lexicon]) {
    var last: Int32 = -1
    var alike = 0
    var index = firsts[place]
    while index >= 0 {
      let other = candidates[Int(index)]
      if other.lexicon == candidate.lexicon {
        alike += 1
        if Self.isHidden(candidate, by: other, in: lexicons) { return }
      }
      last = index
      index = other.next
    }
    guard alike < Self.mostAlike else { return }
    let number = Int32(candidates.count)
    candidates.append(candidate)
    if last < 0 { firsts[place] = number } else { candidates[Int(last)].next = number }
  }

  private static func isHidden(
    _ candidate: Candidate, by other: Candidate, in lexicons: [Lexicon]
  ) -> Bool {
    let lexemes = lexicons[Int(candidate.lexicon)].lexemes
    let (new, old) = (lexemes[Int(candidate.lexeme)], lexemes[Int(other.lexeme)])
    return new.roles == old.roles && new.capitals == old.capitals
      && (!new.reading.isPreferred || old.reading.isPreferred)
      && new.graphemes[Int(candidate.grapheme)].text == old.graphemes[Int(other.grapheme)].text
  }
}
