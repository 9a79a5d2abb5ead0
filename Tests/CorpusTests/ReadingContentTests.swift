import Narration
import ReadingContent
import TestSupport
import Testing

/// The criteria of the reading protocol, over every document.
@Suite struct `Every document keeps the promises of reading content` {
  /// The documents, each read with the importer that is meant for it.
  static let paths = CorpusFiles.all

  static func laidOut(_ path: String) -> LaidOutBook? {
    (try? CorpusFiles.book(path)).map { LaidOutBook($0) }
  }

  @Test(arguments: paths)
  func `RC-1: lines joined are the page, pages joined are the book`(path: String) throws {
    guard let book = Self.laidOut(path) else { return }
    var whole = ""
    for page in book.allPages {
      let pages = BookPages(book, page: page.index)
      let joined = (0..<page.lines.count).compactMap { pages.content(forLine: $0) }.joined()
      #expect(joined == pages.pageContent())
      whole += joined
    }
    #expect(whole == book.bookText)
  }

  @Test(arguments: paths)
  func `RC-3: attributed text without its attributes is the plain text`(path: String) throws {
    guard let book = Self.laidOut(path) else { return }
    for page in book.allPages {
      let pages = BookPages(book, page: page.index)
      #expect(pages.attributedPageContent()?.string == pages.pageContent())
      for line in 0..<page.lines.count {
        #expect(pages.attributedContent(forLine: line)?.string == pages.content(forLine: line))
      }
    }
  }

  @Test(arguments: paths)
  func `RC-4: k pages are read with k − 1 turns`(path: String) throws {
    guard let book = Self.laidOut(path), !book.allPages.isEmpty else { return }
    var turner = PageTurner(BookPages(book))
    var count = 0
    while turner.next() != nil { count += 1 }
    #expect(count == book.allPages.count)
    #expect(turner.turns.count == book.allPages.count - 1)
  }

  @Test(arguments: paths)
  func `RC-5: a sentence is one utterance, also where it crosses a page`(path: String) throws {
    guard let book = Self.laidOut(path) else { return }
    for passage in Script(book: book.book) {
      for (index, utterance) in passage.utterances.enumerated() {
        // Only the limit of the engine divides a sentence, never a line or a page.
        let next = index + 1 < passage.utterances.count ? passage.utterances[index + 1] : nil
        if !utterance.endsSentence, let next {
          #expect(utterance.text.count + next.text.count > Utterance.longest)
        }
        #expect(utterance.text.count <= Utterance.longest)
      }
    }
  }

  @Test func `RC-2: 10,000 random lines and points are answered`() throws {
    var random = SeededGenerator(seed: 20_261_130)
    let books = Self.paths.compactMap { Self.laidOut($0) }
    guard !books.isEmpty else { return PackageRoot.corpusMissing() }
    for _ in 0..<10_000 {
      guard let book = books.randomElement(using: &random) else { return }
      let page = Int.random(in: -2...book.allPages.count + 2, using: &random)
      let pages = BookPages(book, page: page)
      let count = book.allPages.isEmpty ? 0 : book.allPages[pages.page].lines.count
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
