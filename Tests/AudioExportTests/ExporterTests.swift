import AudioExport
import DocumentImport
import FoundationEssentials
import Narration
import ReadingContent
import SpeechSynthesis
import Synchronization
import TestSupport
import Testing

@Suite struct ExporterTests {
  private static let small = """
    ---
    title: A "Small" Book
    lang: en
    ---
    # One & Only

    Tom & <b>Ann</b> met. “Is 1 < 2?”
    He said: yes --> no.

    - First thing.

    # Two: "b/c"?

    | a | b |
    |---|---|
    | 1 | 2 |

    # Three

    Dr. Lusk left.\\
    It rained, etc.
    """

  private static func book(_ text: String = small) -> Book {
    var warnings: [BookWarning] = []
    return DocumentImporter().book(ofMarkdown: text, named: "book.md", warnings: &warnings)
  }

  @discardableResult
  private func export(
    _ book: Book = book(), to folder: String, jobs: Int = 2, chapters: ClosedRange<Int>? = nil,
    _ options: SilentEngine.Options = SilentEngine.Options(),
    settings: NarrationSettings = NarrationSettings(),
    progress: (ExportProgress) -> Void = { _ in }
  ) async throws -> ExportReport {
    let exporter = Exporter(
      LaidOutBook(book), settings: settings,
      speaker: PassageSpeaker(engine: SilentEngine(options), book: book, settings: settings),
      jobs: jobs)
    return try await exporter.export(to: folder, chapters: chapters, progress: progress)
  }

  private func timeline(_ folder: TemporaryFolder) throws -> TimelineFile {
    try JSONDecoder().decode(TimelineFile.self, from: try folder.data("timeline.json"))
  }

  private static let names = [
    "01 One & Only.vtt", "01 One & Only.wav", "02 Two- -b-c--.vtt", "02 Two- -b-c--.wav",
    "03 Three.vtt", "03 Three.wav", "timeline.json",
  ]

  @Test func `a chapter has its sound and its captions`() async throws {
    let folder = try TemporaryFolder()
    let report = try await export(to: folder.path)
    #expect(folder.names == Self.names)
    #expect(report.chapters.map(\.number) == [1, 2, 3])
    #expect(report.chapters.map(\.title) == ["One & Only", "Two: \"b/c\"?", "Three"])
    for chapter in report.chapters {
      #expect(try folder.samples(chapter.file).count == chapter.samples)
    }
    #expect(report.samples == report.chapters.map(\.samples).reduce(0, +))
  }

  @Test func `captions are WebVTT, one cue a sentence`() async throws {
    let folder = try TemporaryFolder()
    try await export(to: folder.path)
    let one = try folder.text("01 One & Only.vtt")
    let two = try folder.text("02 Two- -b-c--.vtt")
    let three = try folder.text("03 Three.vtt")
    let oneGolden = """
      WEBVTT One &amp; Only

      1
      00:00:00.000 --> 00:00:01.000
      One &amp; Only

      2
      00:00:02.100 --> 00:00:03.500
      Tom &amp; Ann met.

      3
      00:00:04.000 --> 00:00:05.100
      “Is 1 &lt; 2?”

      4
      00:00:05.600 --> 00:00:07.600
      He said: yes --&gt; no.

      5
      00:00:08.400 --> 00:00:09.600
      • First thing.

      """
    #expect(one == oneGolden)
    let twoGolden = """
      WEBVTT Two: "b/c"?

      1
      00:00:00.000 --> 00:00:01.100
      Two: "b/c"?

      2
      00:00:02.200 --> 00:00:04.600
      table, 2 columns, 2 rows

      3
      00:00:05.300 --> 00:00:05.400
      a |

      4
      00:00:06.100 --> 00:00:06.200
      b

      5
      00:00:06.820 --> 00:00:06.920
      a

      6
      00:00:07.040 --> 00:00:07.140
      1 |

      7
      00:00:07.840 --> 00:00:07.940
      b

      8
      00:00:08.060 --> 00:00:08.160
      2

      """
    #expect(two == twoGolden)
    let threeGolden = """
      WEBVTT Three

      1
      00:00:00.000 --> 00:00:00.500
      Three

      2
      00:00:01.600 --> 00:00:03.000
      Dr. Lusk left.

      3
      00:00:03.500 --> 00:00:05.000
      It rained, etc.

      """
    #expect(three == threeGolden)
  }

  @Test func `the timeline agrees with the sound, the captions and the book`() async throws {
    let book = Self.book()
    let folder = try TemporaryFolder()
    try await export(book, to: folder.path)
    let timeline = try timeline(folder)
    #expect(timeline.version == 1)
    #expect(timeline.title == "A \"Small\" Book")
    #expect(timeline.language == "en")
    #expect(timeline.sampleRate == 1_000)
    #expect(timeline.layout == TimelineFile.Layout(columns: 72, rows: 24))
    let laidOut = LaidOutBook(book)
    #expect(timeline.lines == laidOut.allLines.count && timeline.pages == laidOut.allPages.count)
    for (index, chapter) in timeline.chapters.enumerated() {
      #expect(chapter.number == index + 1)
      #expect(chapter.title == book.sections[index].title)
      let samples = try folder.samples(chapter.file)
      #expect(samples.count == chapter.samples)
      #expect(chapter.segments.last?.end == chapter.samples)
      check(chapter, samples)
      let captions = try folder.text(chapter.file.replacing(".wav", with: ".vtt"))
      let cues = captions.split(separator: "\n").count { $0.contains(" --> ") }
      #expect(cues == chapter.segments.count { $0.text != nil })
    }
    // What the reader says of its own, such as the size of a table, has no source.
    let text = timeline.chapters.flatMap(\.segments).filter { $0.source != nil }
      .compactMap(\.text).joined()
    let shown = book.sections.flatMap(\.blocks).map(\.text.string).joined()
    #expect(text == shown)
  }

  /// Compares a chapter's times with its sound, where only words are not silent.
  private func check(_ chapter: TimelineFile.Chapter, _ samples: [Int16]) {
    var end = 0
    for segment in chapter.segments {
      #expect(segment.start == end)
      end = segment.end
      var last = segment.start
      for word in segment.words ?? [] {
        #expect(samples[last..<word.start].allSatisfy { $0 == 0 })
        #expect(samples[word.start] != 0 && word.end > word.start)
        #expect(segment.text?.contains(word.word) == true)
        last = word.end
      }
      #expect(samples[last..<segment.end].allSatisfy { $0 == 0 })
    }
  }

  @Test func `a word's source is where it stands in the file`() async throws {
    let folder = try TemporaryFolder()
    try await export(to: folder.path)
    let bytes = Array(Self.small.utf8)
    let sources = try timeline(folder).chapters.flatMap(\.segments).compactMap(\.source)
    #expect(Set(sources.map(\.file)) == ["book.md"])
    #expect(
      sources.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) } == [
        "One & Only", "Tom & <b>Ann</b> met. ", "“Is 1 < 2?”\n", "He said: yes --> no.",
        "- First thing.", "Two: \"b/c\"?", "a |", "b", "1 |", "2", "Three", "Dr. Lusk left.\\\n",
        "It rained, etc.",
      ])
  }

  @Test func `the files are the same whatever the number of jobs`() async throws {
    var warnings: [BookWarning] = []
    let story = try DocumentImporter().book(
      at: [PackageRoot.folder.appending(path: "Books/story").path], warnings: &warnings)
    var options = SilentEngine.Options()
    options.samplesPerScalar = 2
    options.mostWords = 12
    options.crashesOn = "lamp"
    var all: [[String: Data]] = []
    for jobs in [1, 2, 5] {
      let folder = try TemporaryFolder()
      try await export(story, to: folder.path, jobs: jobs, options)
      all.append(try folder.contents())
    }
    #expect(all[0].count == 2 * story.sections.count + 1)
    #expect(all[1] == all[0] && all[2] == all[0])
  }

  @Test func `an engine that fails in chapter 2 leaves chapter 1 whole`() async throws {
    let whole = try TemporaryFolder()
    try await export(to: whole.path)
    for (text, kept) in [("Two", 2), ("Three", 4), ("Only", 0)] {
      var options = SilentEngine.Options()
      options.fails = (text, .speakerLost)
      let folder = try TemporaryFolder()
      let faulty = options
      await #expect(throws: ExportError.speech(.speakerLost)) {
        try await export(to: folder.path, faulty)
      }
      #expect(folder.names == Array(Self.names.prefix(kept)))
      for name in folder.names { #expect(try folder.data(name) == whole.data(name)) }
    }
  }

  @Test func `a timeline that fits the files no more is taken away`() async throws {
    let folder = try TemporaryFolder()
    try await export(to: folder.path)
    var options = SilentEngine.Options()
    options.samplesPerScalar = 50
    options.fails = ("Two", .speakerLost)
    let faulty = options
    await #expect(throws: ExportError.speech(.speakerLost)) {
      try await export(to: folder.path, faulty)
    }
    #expect(folder.names == Array(Self.names.dropLast()))
    // Where no file was replaced, it stays.
    try await export(to: folder.path)
    options.fails = ("Only", .speakerLost)
    let faultyAtOnce = options
    await #expect(throws: ExportError.speech(.speakerLost)) {
      try await export(to: folder.path, faultyAtOnce)
    }
    #expect(folder.names == Self.names)
  }

  @Test func `a cancelled export leaves nothing half-written`() async throws {
    let (asked, ask) = AsyncStream.makeStream(of: Void.self)
    let (held, release) = AsyncStream.makeStream(of: Void.self)
    var options = SilentEngine.Options()
    options.before = { request in
      guard request.runs.contains(where: { $0.text.contains("Three") }) else { return }
      ask.yield()
      for await _ in held {}
    }
    let waiting = options
    let folder = try TemporaryFolder()
    let path = folder.path
    let task = Task { try await export(to: path, jobs: 1, waiting) }
    for await _ in asked { break }
    task.cancel()
    release.finish()
    await #expect(throws: ExportError.cancelled) { try await task.value }
    #expect(Self.names.starts(with: folder.names))
    #expect(folder.names.count % 2 == 0)
  }

  @Test func `one chapter of several is exported with its own number`() async throws {
    let whole = try TemporaryFolder()
    try await export(to: whole.path)
    let folder = try TemporaryFolder()
    let report = try await export(to: folder.path, chapters: 2...2)
    #expect(report.chapters.map(\.number) == [2])
    #expect(folder.names == [Self.names[2], Self.names[3], "timeline.json"])
    for name in folder.names.dropLast() { #expect(try folder.data(name) == whole.data(name)) }
    #expect(try timeline(folder).chapters == [try timeline(whole).chapters[1]])
  }

  @Test(arguments: [4...4, 3...99, 0...2, Int.min...2, Int.max...Int.max])
  func `chapters that the book does not have are refused`(_ range: ClosedRange<Int>) async throws {
    let folder = try TemporaryFolder()
    await #expect(throws: ExportError.noSuchChapters(range, count: 3)) {
      try await export(to: folder.path, chapters: range)
    }
    #expect(folder.names == [])
  }

  @Test func `a folder is made, and one that cannot be is named`() async throws {
    let folder = try TemporaryFolder()
    try await export(to: "\(folder.path)/new/deep", chapters: 1...1)
    #expect(folder.names == ["new"])
    try Data().write(to: URL(filePath: "\(folder.path)/file"))
    for path in ["\(folder.path)/file", "\(folder.path)/file/below"] {
      await #expect(throws: ExportError.folder(path: path, reason: "Not a directory")) {
        try await export(to: path)
      }
    }
    await #expect(throws: ExportError.self) { try await export(to: "/proc/nowhere") }
    await #expect(throws: ExportError.self) { try await export(to: "") }
  }

  @Test func `a folder in which nothing can be written is named`() async throws {
    // Not even root can write there.
    do {
      try await export(to: "/proc/self")
      Issue.record("/proc/self was written to")
    } catch let error as ExportError {
      guard case .file(.notWritable(let path, _)) = error else { throw error }
      #expect(path == "/proc/self/timeline.json")
    }
  }

  @Test func `a book without sections is refused`() async throws {
    let folder = try TemporaryFolder()
    let empty = Book(metadata: BookMetadata(title: "E"), sections: [], resources: [])
    await #expect(throws: ExportError.empty) { try await export(empty, to: folder.path) }
  }

  @Test func `an empty chapter has empty files`() async throws {
    let folder = try TemporaryFolder()
    var book = Self.book()
    book.sections.insert(Section(title: ""), at: 1)
    let report = try await export(book, to: folder.path)
    #expect(report.chapters.map(\.file)[1] == "02.wav")
    #expect(try folder.samples("02.wav") == [])
    #expect(try folder.text("02.vtt") == "WEBVTT\n")
    #expect(try timeline(folder).chapters[1].segments == [])
  }

  @Test func `progress grows to all of the text`() async throws {
    let folder = try TemporaryFolder()
    var all: [ExportProgress] = []
    let report = try await export(to: folder.path) { all.append($0) }
    #expect(all.map(\.fraction) == all.map(\.fraction).sorted())
    #expect(all.last?.fraction == 1)
    #expect(all.last?.samples == report.samples)
    #expect(Set(all.map(\.chapter)) == [1, 2, 3])
    #expect(all.allSatisfy { $0.chapters == 3 })
  }

  @Test func `progress counts a note at its mark, not where it stands`() async throws {
    let folder = try TemporaryFolder()
    let text = "# One\n\nA.[^1]\n\nB.\n\nC.\n\nD.\n\n# Two\n\nE.\n\n[^1]: The note.\n"
    var settings = NarrationSettings()
    settings.treatments.notePlacement = .inPlace
    var all: [Double] = []
    try await export(Self.book(text), to: folder.path, settings: settings) {
      all.append($0.fraction)
    }
    #expect(all == all.sorted())
    #expect(all.dropLast().allSatisfy { $0 < 1 })
    #expect(all.last == 1)
  }

  @Test func `one file holds all that is heard, or nothing when the engine fails`() async throws {
    let folder = try TemporaryFolder()
    let report = try await export(to: folder.path)
    let book = Self.book()
    let settings = NarrationSettings()
    let speaker = PassageSpeaker(engine: SilentEngine(), book: book, settings: settings)
    let path = "\(folder.path)/all.wav"
    let script = Script(book: book, settings: settings)
    let reports = try await SoundFile.write(
      script.makeIterator(), to: path, speaker: speaker, jobs: 3)
    #expect(reports.isEmpty)
    let chapters = try report.chapters.flatMap { try folder.samples($0.file) }
    #expect(try folder.samples("all.wav") == chapters)

    var options = SilentEngine.Options()
    options.fails = ("Three", .speakerLost)
    let faulty = PassageSpeaker(engine: SilentEngine(options), book: book, settings: settings)
    await #expect(throws: ExportError.speech(.speakerLost)) {
      try await SoundFile.write(
        script.makeIterator(), to: "\(folder.path)/none.wav", speaker: faulty, jobs: 3)
    }
    #expect(folder.names == (Self.names + ["all.wav"]).sorted())
  }

  @Test func `every error says its place, the fault and what to do`() {
    let errors: [ExportError] = [
      .folder(path: "/x", reason: "No space"), .file(.noSpace(path: "/x/a.wav")),
      .speech(.speakerLost), .noSuchChapters(4...5, count: 3), .empty, .cancelled,
    ]
    #expect(
      errors.map(\.description) == [
        "/x: the folder cannot be made (No space), so nothing was exported; choose another one",
        AudioFileError.noSpace(path: "/x/a.wav").description, SpeechError.speakerLost.description,
        "chapters 4 to 5 were asked for, but the last one of the book is 3, so nothing was exported",
        "the book has no text, so nothing was exported",
        "the export was stopped; the chapters that are finished are in the folder",
      ])
  }
}
