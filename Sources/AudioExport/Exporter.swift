import Glibc
public import Narration
public import ReadingContent
import SpeechSynthesis

/// Exports a book as one WAV file a chapter, with captions and a timeline.
///
/// Passages are spoken several at a time and written in order, so the files are the same whatever
/// the number of speakers. Each file appears whole or not at all; `timeline.json` comes last.
public struct Exporter: Sendable {
  private let book: LaidOutBook
  private let settings: NarrationSettings
  private let speaker: PassageSpeaker
  private let jobs: Int

  /// Makes an exporter.
  ///
  /// - Parameters:
  ///   - book: What is exported.
  ///   - settings: What the listener chose.
  ///   - speaker: What speaks.
  ///   - jobs: How many passages are spoken at once.
  public init(
    _ book: LaidOutBook, settings: NarrationSettings, speaker: PassageSpeaker, jobs: Int
  ) {
    self.book = book
    self.settings = settings
    self.speaker = speaker
    self.jobs = max(1, jobs)
  }

  /// Exports chapters into a folder, which is made if need be.
  ///
  /// - Parameters:
  ///   - folder: Where the files go.
  ///   - chapters: The numbers of the chapters, from 1; nothing for all.
  ///   - progress: Called after each passage.
  /// - Returns: What was made.
  /// - Throws: ``ExportError``; finished chapters stay, nothing half-written does.
  public func export(
    to folder: String, chapters: ClosedRange<Int>? = nil,
    progress: (ExportProgress) -> Void = { _ in }
  ) async throws(ExportError) -> ExportReport {
    let sections = try sections(chapters)
    try Self.makeFolder(folder)
    do {
      return try await write(sections, to: folder, progress: progress)
    } catch {
      throw ExportError(error)
    }
  }

  private func sections(_ chapters: ClosedRange<Int>?) throws(ExportError) -> Range<Int> {
    let all = book.book.sections.indices
    guard !all.isEmpty else { throw .empty }
    guard let chapters else { return all }
    guard chapters.lowerBound >= 1, chapters.upperBound <= all.count else {
      throw .noSuchChapters(chapters, count: all.count)
    }
    return chapters.lowerBound - 1..<chapters.upperBound
  }

  private static func makeFolder(_ path: String) throws(ExportError) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += made.isEmpty || made.hasSuffix("/") ? String(part) : "/\(part)"
      if mkdir(made, 0o777) != 0, errno != EEXIST {
        throw .folder(path: path, reason: String(cString: strerror(errno)))
      }
    }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .folder(path: path, reason: String(cString: strerror(ENOTDIR)))
    }
  }

  private func write(
    _ sections: Range<Int>, to folder: String, progress: (ExportProgress) -> Void
  ) async throws -> ExportReport {
    var report = ExportReport()
    var timeline = try TimelineWriter(
      path: "\(folder)/timeline.json", book: book, format: speaker.format)
    let script = Script(book: book.book, settings: settings)
    var queue = PassageQueue(
      script.passages(ofSections: sections), speaker: speaker, ahead: jobs * 4)
    defer { queue.cancel() }
    var told: Set<String> = []
    var tally = Tally(sections: sections, book: book)
    for section in sections {
      let title = book.book.sections[section].title
      let name = ChapterName.name(
        number: section + 1, of: book.book.sections.count, title: title)
      var chapter = try ChapterWriter(
        folder: folder, name: name, title: title, book: book, format: speaker.format)
      try timeline.startChapter(number: section + 1, title: title, file: "\(name).wav")
      // Not the next passage itself: when that fails, this chapter is whole all the same.
      while queue.upcoming()?.section == section, let spoken = try await queue.next() {
        try Task.checkCancellation()
        for segment in spoken.segments {
          try timeline.append(try chapter.append(segment, of: spoken.passage))
        }
        report.reports += spoken.reports.newOnes(told: &told)
        tally.add(spoken)
        progress(tally.progress(section: section, title: title))
      }
      if tally.end(section: section) { progress(tally.progress(section: section, title: title)) }
      // What stands there from an earlier export does not fit the new files.
      if report.chapters.isEmpty { try timeline.removeOld() }
      try chapter.commit()
      try timeline.endChapter(samples: chapter.samples)
      report.chapters.append(
        ExportReport.Chapter(
          number: section + 1, title: title, file: "\(name).wav", samples: chapter.samples))
    }
    try timeline.commit()
    return report
  }
}

/// Counts what is done.
private struct Tally {
  private let sections: Range<Int>
  private let book: LaidOutBook
  /// The indices of the lines that are exported, and of the one that was reached.
  private let lines: Range<Int>
  private var line: Int
  /// Where the lines of each section end.
  private let ends: [Int]
  private var samples = 0

  init(sections: Range<Int>, book: LaidOutBook) {
    self.sections = sections
    self.book = book
    book.count()
    let counts = book.extents.map(\.lines)
    line = counts.prefix(sections.lowerBound).reduce(0, +)
    var end = line
    ends = counts[sections.clamped(to: counts.indices)].map { count in
      end += count
      return end
    }
    lines = line..<end
  }

  mutating func add(_ spoken: SpokenPassage) {
    // A note is heard at the place of its mark.
    if let extent = spoken.passage.utterances.last?.extent {
      var last = extent.upperBound
      last.offset = max(extent.lowerBound.offset, last.offset - 1)
      let reached = book.line(containing: last) + 1
      line = min(max(line, reached), lines.upperBound)
    }
    samples += spoken.segments.reduce(0) { $0 + $1.samples.count }
  }

  /// Counts what stands at the end of a section and is not heard there; tells whether there is any.
  mutating func end(section: Int) -> Bool {
    let index = section - sections.lowerBound
    guard ends.indices.contains(index) else { return false }
    let end = ends[index]
    defer { line = max(line, end) }
    return line < end
  }

  func progress(section: Int, title: String) -> ExportProgress {
    ExportProgress(
      chapter: section - sections.lowerBound + 1, chapters: sections.count, title: title,
      fraction: lines.isEmpty ? 1 : Double(line - lines.lowerBound) / Double(lines.count),
      samples: samples)
  }
}
