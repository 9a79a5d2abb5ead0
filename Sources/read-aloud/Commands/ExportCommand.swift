import AudioExport
import EspeakEngine
import Glibc
import Narration
import ReadingContent
import SpeechSynthesis
import Synchronization
import TerminalPlayer

/// `read-aloud export`: makes sound files of a book.
struct ExportCommand: Command {
  static let name = "export"
  static let summary = "Make a WAV file of each chapter, with captions and timings."
  static let discussion = [
    "The folder gets a .wav and a .vtt file for each chapter and timeline.json for all of them."
      + " Each file appears whole or not at all."
  ]
  static let arguments = [Argument.books]
  static let folder = Option(
    "output", letter: "o", .file, value: "FOLDER", help: "Where the files go; made if need be.")
  static let jobs = Option(
    "jobs", letter: "j", .number(1...256), value: "N",
    help: "How many speakers work at once; by default one for each core.")
  static let chapters = Option(
    "chapters", .text, value: "A-B", help: "The chapters to export, such as 3-5 or 7.")
  static let options =
    Opening.bookOptions + [.voice, .rate, .lexicon, .foreign, folder, jobs, chapters, .json]
    + Option.forReading
  static let examples = [
    Example("read-aloud export book.md -o audio", "Writes audio/01 Title.wav and so on."),
    Example("read-aloud export --chapters 2-3 book.md -o audio", "Writes two chapters."),
  ]

  /// Exports; a signal ends it as it would have without us, but leaves nothing half-written.
  func run(_ parsed: ParsedOptions, console: Console) async throws -> ExitStatus {
    let received = Mutex<Int32?>(nil)
    let work = Task { try await export(parsed, console: console) }
    let signals = Signals([SIGINT, SIGTERM, SIGHUP]) { number in
      received.withLock { $0 = number }
      work.cancel()
    }
    defer { signals.stop() }
    do {
      return try await work.value
    } catch {
      guard let number = received.withLock({ $0 }) else { throw error }
      console.error("\(error)")
      ProgramEnd.signal(number)
    }
  }

  private func export(_ parsed: ParsedOptions, console: Console) async throws -> ExitStatus {
    guard let folder = parsed.text(Self.folder) else {
      throw CommandFailure(
        status: .usage,
        description: "export: no place for the files was named, so nothing was made; add -o FOLDER")
    }
    let chapters = try range(parsed)
    let jobs = parsed.number(Self.jobs) ?? Opening.cores
    let engine = Opening.engine(parsed, speakers: jobs)
    var opening = try Opening(parsed, console: console)
    defer { opening.tellNews() }
    try await opening.prepareNarration(parsed, engine: engine, console: console)
    let exporter = Exporter(
      opening.book, settings: opening.settings, speaker: opening.speaker(engine), jobs: jobs)
    var bar = ProgressBar("Exporting", total: 10_000, console: console)
    let report: ExportReport
    do {
      report = try await exporter.export(to: folder, chapters: chapters) { progress in
        bar.update(done: Int(progress.fraction * 10_000))
      }
    } catch {
      bar.finish()
      await engine.close()
      throw error
    }
    bar.finish()
    await engine.close()
    for fault in report.reports { console.warning(fault.description(in: opening.book.book)) }
    try show(report, format: engine.format, parsed, console: console)
    return opening.status(parsed, reports: report.reports.count)
  }

  private func range(_ parsed: ParsedOptions) throws -> ClosedRange<Int>? {
    guard let text = parsed.text(Self.chapters) else { return nil }
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = ends.first, let last = ends.last, let lower = first, let upper = last,
      ends.count <= 2, lower >= 1, lower <= upper
    else {
      throw CommandFailure(
        status: .usage,
        description: "--chapters \(text): this is not a number or a range of them, such as 7 or 3-5"
      )
    }
    return lower...upper
  }

  private struct Row: Encodable {
    let number: Int
    let title: String
    let file: String
    let seconds: Double
  }

  private func show(
    _ report: ExportReport, format: AudioFormat, _ parsed: ParsedOptions, console: Console
  ) throws {
    let rows = report.chapters.map { chapter in
      Row(
        number: chapter.number, title: chapter.title, file: chapter.file,
        seconds: format.seconds(samples: chapter.samples))
    }
    if parsed.has(.json) { return try console.print(json: rows) }
    for row in rows { console.print("\(Clock.text(seconds: row.seconds))  \(row.file)") }
    let total = format.seconds(samples: report.samples)
    console.note(
      "\(rows.count == 1 ? "1 chapter" : "\(rows.count) chapters"), \(Clock.text(seconds: total)) of speech."
    )
  }
}
