public import ReadingContent
import SpeechMarkup
public import SpeechSynthesis

/// Writes what is spoken of a book as one SSML document for the engine's own command.
///
/// `espeak-ng -m` speaks it with the phonemes that are heard when the book is read aloud. Each run,
/// the book's own language too, is a `<voice>` element with no text outside, since the engine goes
/// on in the wrong voice after nested ones.
public struct MarkupPrinter: Sendable {
  private let maker: PieceMaker

  /// Makes a printer for a book; the arguments are those of ``PassageSpeaker``.
  public init(
    engine: any SpeechEngine, book: Book, settings: NarrationSettings,
    pronouncing: (any Pronouncing)? = nil
  ) {
    maker = PieceMaker(engine: engine, book: book, settings: settings, pronouncing: pronouncing)
  }

  /// Returns the document for passages, and what will not be spoken as it should be.
  ///
  /// A line holds one run or one silence.
  /// - Throws: ``SpeechError`` when the engine cannot be asked for its voices.
  public func document(
    of passages: some Sequence<Passage>
  ) async throws(SpeechError) -> (text: String, reports: [SpeechReport]) {
    var lines = [Self.start]
    var reports: [SpeechReport] = []
    for passage in passages {
      let made = try await self.lines(of: passage)
      lines += made.lines
      reports += made.reports
    }
    lines.append(Self.end)
    return (lines.joined(separator: "\n") + "\n", reports)
  }

  /// The first line of a document.
  public static let start = "<speak>"
  /// The last line of a document.
  public static let end = "</speak>"

  /// Returns the lines of a document for one passage, and what will not be spoken as it should be.
  ///
  /// - Throws: ``SpeechError`` when the engine cannot be asked for its voices.
  public func lines(
    of passage: Passage
  ) async throws(SpeechError) -> (lines: [String], reports: [SpeechReport]) {
    let made = try await maker.pieces(of: passage)
    var lines: [String] = []
    var pieces = made.pieces[...]
    for (index, segment) in passage.segments.enumerated() {
      if case .silence(let milliseconds) = segment { Self.add(milliseconds, to: &lines) }
      while let piece = pieces.first, piece.segment == index {
        pieces.removeFirst()
        Self.add(piece.text.silenceBefore, to: &lines)
        lines.append("<voice name=\"\(piece.voice)\">\(piece.printed)<br/></voice>")
        Self.add(piece.text.silenceAfter, to: &lines)
      }
    }
    return (lines, made.reports)
  }

  private static func add(_ milliseconds: Int, to lines: inout [String]) {
    guard milliseconds > 0 else { return }
    lines.append("<break time=\"\(milliseconds)ms\"/>")
  }
}
