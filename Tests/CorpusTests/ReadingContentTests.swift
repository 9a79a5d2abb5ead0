import Narration
import ReadingContent
import TestSupport
import Testing

/// The criteria of the reading protocol, over every document.
@Suite struct `Every document keeps the promises of reading content` {
  /// The documents, each read with the importer that is meant for it.
  static let paths = CorpusFiles.all

  static func laidOut(_ path: String) throws -> LaidOutBook? {
    try CorpusFiles.openable(path).map { LaidOutBook($0) }
  }

  /// Each document is opened once for all criteria, since large ones take long.
  @Test(arguments: paths)
  func `lines, pages, turns and sentences are as they should be`(path: String) throws {
    guard let book = try Self.laidOut(path) else { return }
    Self.checkLines(of: book)
    Self.checkTurns(of: book)
    Self.checkSentences(of: book)
  }

  /// RC-1: lines joined are the page, pages joined are the book; RC-3: attributed text without its
  /// attributes is the plain text.
  private static func checkLines(of book: LaidOutBook) {
    var whole = ""
    for page in book.allPages {
      let pages = BookPages(book, page: page.index)
      let content = pages.pageContent() ?? ""
      var joined = ""
      for line in 0..<page.lines.count {
        let text = pages.content(forLine: line) ?? ""
        joined += text
        let attributed = pages.attributedContent(forLine: line)?.string
        #expect(attributed == text, "RC-3")
      }
      #expect(joined == content, "RC-1")
      let attributed = pages.attributedPageContent()?.string
      #expect(attributed == content, "RC-3")
      whole += joined
    }
    let isWhole = whole == book.bookText
    #expect(isWhole, "RC-1")
  }

  /// RC-4: k pages are read with k − 1 turns.
  private static func checkTurns(of book: LaidOutBook) {
    let total = book.count().pages
    // A book that opens has something to read.
    #expect(total > 0, "RC-4")
    guard total > 0 else { return }
    var turner = PageTurner(BookPages(book))
    var count = 0
    while turner.next() != nil { count += 1 }
    #expect(count == total, "RC-4")
    #expect(turner.turns.count == total - 1, "RC-4")
  }

  /// RC-5: a sentence is one utterance, also where it crosses a page or a page of the printed
  /// edition starts in it; only the limit of the engine divides one.
  private static func checkSentences(of book: LaidOutBook) {
    for passage in Script(book: book.book) {
      // The reader's own words, such as the header before a cell, are no sentences of the book.
      let utterances = passage.utterances.filter { !$0.isAnnouncement }
      for (index, utterance) in utterances.enumerated() {
        let next = index + 1 < utterances.count ? utterances[index + 1] : nil
        if !utterance.endsSentence, let next {
          #expect(utterance.text.count + next.text.count > Utterance.longest, "RC-5")
        }
        #expect(utterance.text.count <= Utterance.longest, "RC-5")
      }
    }
  }

  @Test func `RC-2: 10,000 random lines and points are answered`() throws {
    var random = SeededGenerator(seed: 20_261_130)
    let books = try Self.paths.compactMap { try Self.laidOut($0) }
    guard !books.isEmpty else { return PackageRoot.corpusMissing() }
    for _ in 0..<10_000 {
      guard let book = books.randomElement(using: &random) else { return }
      let page = Int.random(in: -2...book.count().pages + 2, using: &random)
      let pages = BookPages(book, page: page)
      let count = book.page(at: pages.page)?.lines.count ?? 0
      let line =
        [-1, count, Int.min, Int.max, Int.random(in: -5...40, using: &random)]
        .randomElement(using: &random) ?? 0
      let isThere = (0..<count).contains(line)
      #expect((pages.content(forLine: line) != nil) == isThere)
      #expect((pages.frame(forLine: line) == .zero) == !isThere)
      let point = Point(
        x: Self.coordinate(using: &random), y: Self.coordinate(using: &random))
      if let found = pages.lineNumber(at: point) {
        #expect(pages.frame(forLine: found).contains(point))
      } else {
        #expect((0..<count).allSatisfy { !pages.frame(forLine: $0).contains(point) })
      }
    }
  }

  private static func coordinate(using random: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: .nan
    case 1: .infinity
    case 2: -.infinity
    case 3: 1e300
    case 4: -0.5
    default: Double.random(in: -2...80, using: &random)
    }
  }
}
