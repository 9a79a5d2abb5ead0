import Narration
import Pronunciation
import ReadingContent

/// A word with what is heard for it, as programs read it.
struct ExplainedRow: Encodable {
  /// A difference between what was asked and what is said.
  struct Change: Encodable {
    let kind: String
    let symbol: String
    let replacement: String
  }

  /// Who decided, and where.
  struct Decision: Encodable {
    let kind: String
    let path: String?
    let line: Int?
    let column: Int?
  }

  let line: Int
  let page: Int
  let text: String
  let spoken: String?
  let voice: String
  let decision: Decision
  let said: String?
  let asked: String?
  let alphabet: String?
  let changes: [Change]
  let fault: String?
  let otherLanguage: String?

  init(_ word: ExplainedWord, in book: LaidOutBook) {
    line = book.line(containing: word.position) + 1
    page = book.line(numbered: line).map { Int($0.page) + 1 } ?? 1
    text = word.text
    spoken = word.spoken
    voice = word.voice
    said = word.said
    asked = word.asked?.text
    alphabet = word.asked?.alphabet.rawValue
    changes = word.changes.map {
      Change(kind: $0.kind.rawValue, symbol: $0.symbol, replacement: $0.replacement)
    }
    fault = word.fault?.description
    otherLanguage = word.otherLanguage
    decision = Decision(word, in: book.book)
  }
}

extension ExplainedRow.Decision {
  fileprivate init(_ word: ExplainedWord, in book: Book) {
    switch word.decidedBy {
    case .reader: self.init(kind: "reader", path: nil, line: nil, column: nil)
    case .engine: self.init(kind: "engine", path: nil, line: nil, column: nil)
    case .lexicon(let path, let line):
      self.init(kind: "lexicon", path: path, line: line, column: nil)
    case .inline:
      guard let source = word.source, book.resources.indices.contains(source.resource) else {
        self.init(kind: "inline", path: nil, line: nil, column: nil)
        return
      }
      let resource = book.resources[source.resource]
      let place = resource.lineAndColumn(ofByte: source.range.lowerBound)
      self.init(kind: "inline", path: resource.path, line: place.line, column: place.column)
    }
  }
}
