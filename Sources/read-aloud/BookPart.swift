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
  static let printPage = Option(
    "print-page", .text, value: "LABEL",
    help: "Only the sentences with words on the page that the printed edition calls LABEL.")
  static let options = [page, printPage, line, sentence]

  /// From where to where it goes in the book.
  let bounds: Range<BlockPosition>
  private let sentence: Int?
  private let name: String

  /// Finds the part.
  ///
  /// - Throws: ``CommandFailure`` for a page or line that the book does not have.
  init(_ parsed: ParsedOptions, of book: LaidOutBook) throws {
    sentence = parsed.number(Self.sentence)
    try Self.check(parsed)
    if let number = parsed.number(Self.page) {
      name = "page \(number)"
      let lines = book.lines(of: try book.existingPage(number))
      bounds = Self.bounds(lines.first, lines.last)
    } else if let number = parsed.number(Self.line) {
      name = "line \(number)"
      let line = try book.existingLine(number)
      bounds = Self.bounds(line, line)
    } else if let label = parsed.text(Self.printPage) {
      name = "page \(label)"
      bounds = try book.existingPrintPage(label)
    } else {
      name = Self.wholeName
      bounds =
        BlockPosition(
          section: 0, block: 0)..<BlockPosition(section: book.book.sections.count, block: 0)
    }
  }

  /// Refuses to look for two parts at once.
  private static func check(_ parsed: ParsedOptions) throws {
    let named = [page, printPage, line].filter { parsed.has($0) }.map { "--\($0.name)" }
    guard named.count > 1 else { return }
    let why = named == ["--page", "--line"] ? ", and lines are counted through the whole book" : ""
    throw CommandFailure(
      status: .usage,
      description: "\(named.joined(separator: " and ")): each names a part\(why); leave "
        + (named.count == 2 ? "one of them away" : "all but one away"))
  }

  private static func bounds(_ first: Line?, _ last: Line?) -> Range<BlockPosition> {
    let start = first?.position ?? BlockPosition(section: 0, block: 0)
    var end = last?.position ?? start
    end.offset = last?.range.upperBound ?? end.offset
    return start..<max(start, end)
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
