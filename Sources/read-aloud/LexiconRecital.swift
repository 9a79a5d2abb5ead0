import Pronunciation
import ReadingContent

/// Entries of a lexicon as a book in which each is a paragraph that is spoken as the entry says.
struct LexiconRecital {
  /// One way to say something that is written in one way.
  private struct Item {
    let word: String
    let content: Lexeme.Reading.Content
  }

  private let lexicon: Lexicon
  private let items: [Item]
  /// The words that were asked for and that no entry has.
  private let missing: [String]

  /// Finds the entries.
  ///
  /// - Parameters:
  ///   - lexicon: The lexicon.
  ///   - words: What is asked for, as the lexicon writes it, capitals aside; all where it is empty.
  init(_ lexicon: Lexicon, words: [String]) {
    self.lexicon = lexicon
    guard !words.isEmpty else {
      items = lexicon.lexemes.flatMap { Self.items(of: $0, as: $0.graphemes[0].text) }
      missing = []
      return
    }
    var items: [Item] = []
    var missing: [String] = []
    for word in words {
      let asked = word.lowercased()
      let found = lexicon.lexemes.flatMap { lexeme in
        lexeme.graphemes.first { $0.text.lowercased() == asked }
          .map { Self.items(of: lexeme, as: $0.text) } ?? []
      }
      if found.isEmpty { missing.append(word) }
      items += found
    }
    self.items = items
    self.missing = missing
  }

  private static func items(of lexeme: Lexeme, as word: String) -> [Item] {
    lexeme.readings.map { Item(word: word, content: $0.content) }
  }

  /// Ends the command where an entry is missing or there is none at all.
  ///
  /// - Throws: ``CommandFailure``.
  func requireWords() throws {
    if let word = missing.first {
      let all = lexicon.lexemes.flatMap { $0.graphemes.map(\.text) }
      let nearest = Spelling.nearest(to: word, among: all)
      throw CommandFailure(
        status: .usage,
        description: "\(lexicon.path): there is no entry \"\(word)\", so nothing was spoken"
          + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""))
    }
    guard items.isEmpty else { return }
    throw CommandFailure(
      status: .inputUnreadable,
      description: "\(lexicon.path): there is no entry in it, so nothing was spoken")
  }

  /// The book.
  var book: Book {
    let blocks = items.map { item in
      var attributes = SpeechAttributes()
      switch item.content {
      case .notation(let notation): attributes.phonetic = notation
      case .alias(let alias): attributes.alias = alias
      }
      var text = AttributedText()
      text.append(item.word, attributes: attributes)
      return Block(kind: .paragraph, text: text, isTight: true)
    }
    return Book(
      metadata: BookMetadata(title: lexicon.path, language: lexicon.language),
      sections: [Section(title: lexicon.path, blocks: blocks)], resources: [])
  }
}
