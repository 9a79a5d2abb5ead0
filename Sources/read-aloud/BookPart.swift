import Narration
import ReadingContent

/// The part of a book that `--page`, `--line` and `--sentence` name; without them all of it.
struct BookPart {
  static let page = Option(
    "page", .number(1...10_000_000), value: "N", help: "Only the sentences with words on page N.")
  static let line = Option(
    "line", .number(1...100_000_000), value: "N",
    help: "Only the sentences with words on line N, as `read-aloud lines` counts them.")
  static let sentence = Option(
    "sentence", .number(1...100_000_000), value: "N",
    help: "Only sentence N of the book, or of the page or line that is named.")
  static let options = [page, line, sentence]

  /// From where to where it goes in the book.
  let bounds: Range<BlockPosition>
  private let sentence: Int?
  private let name: String

  /// Finds the part.
  ///
  /// - Throws: ``CommandFailure`` for a page or line that the book does not have.
  init(_ parsed: ParsedOptions, of book: LaidOutBook) throws {
    var lines = book.lines.indices
    var name = Self.wholeName
    if let number = parsed.number(Self.page) {
      lines = try book.existingPage(number).lines
      name = "page \(number)"
    }
    if let number = parsed.number(Self.line) {
      guard !parsed.has(Self.page) else {
        throw CommandFailure(
          status: .usage,
          description: "--page and --line: each names a part, and lines are counted through the"
            + " whole book; leave one of them away")
      }
      guard book.lines.indices.contains(number - 1) else {
        throw CommandFailure(
          status: .usage,
          description: "--line \(number): the book has no such line; "
            + (book.lines.count == 1 ? "it has one line" : "its last line is \(book.lines.count)"))
      }
      lines = number - 1..<number
      name = "line \(number)"
    }
    self.name = name
    sentence = parsed.number(Self.sentence)
    let start = lines.first.map { book.lines[$0].position }
    let end = lines.last.map { index in
      var end = book.lines[index].position
      end.offset = book.lines[index].range.upperBound
      return end
    }
    let beginning = start ?? BlockPosition(section: 0, block: 0)
    bounds = beginning..<max(beginning, end ?? beginning)
  }

  /// Whether it is the whole book.
  private var isWhole: Bool { name == Self.wholeName && sentence == nil }
  private static let wholeName = "the book"

  /// Goes through the passages of the script with what belongs to it, in order.
  ///
  /// Of a part, the silences before its first sentence and after its last one are left out.
  ///
  /// - Throws: ``CommandFailure`` where there is no sentence of that number, and what `body` throws.
  func forEachPassage(
    of script: Script, _ body: (Passage) async throws -> Void
  ) async throws {
    var passages = script.passages(from: bounds.lowerBound)
    if isWhole {
      while let passage = passages.next() { try await body(passage) }
      return
    }
    var isEmpty = true
    var waiting: [Segment] = []
    var number = 1
    while let passage = passages.next(), passage.id < bounds.upperBound, number <= sentence ?? .max
    {
      var segments: [Segment] = []
      for segment in passage.segments {
        guard let utterance = segment.utterance else {
          waiting.append(segment)
          continue
        }
        let extent = utterance.extent
        let isInside =
          extent.lowerBound < bounds.upperBound && extent.upperBound > bounds.lowerBound
        if isInside, number == sentence ?? number {
          segments += (isEmpty ? [] : waiting) + [segment]
          isEmpty = false
        }
        waiting = []
        if isInside, utterance.endsSentence { number += 1 }
      }
      if !segments.isEmpty { try await body(Passage(id: passage.id, segments: segments)) }
    }
    guard let sentence, isEmpty else { return }
    throw CommandFailure(
      status: .usage,
      description: "--sentence \(sentence): \(name) has no such sentence; "
        + (number == 1
          ? "it has none" : number == 2 ? "it has one" : "its last one is \(number - 1)"))
  }
}

extension Passage.ID {
  fileprivate static func < (left: Passage.ID, right: BlockPosition) -> Bool {
    (left.section, left.block) <= (right.section, right.block)
  }
}
