import FoundationEssentials
import ReadingContent
import SpeechSynthesis
import TestSupport
import Testing

/// Reads and exports whole books with the program itself.
@Suite(.serialized) struct `Whole books are read and exported from end to end` {
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: [String]
    var testDescription: String { name }
  }

  static let samples = [
    Sample(name: "markdown/rust-book", arguments: ["--lang", "en-US"]),
    Sample(
      name: "books-text/GITenberg_Candide_4650-8.txt",
      arguments: ["--lang", "fr", "--encoding", "ISO-8859-1"]),
    Sample(
      name: "books-text/GITenberg_Die-Verwandlung_22367-8.txt",
      arguments: ["--lang", "de", "--encoding", "ISO-8859-1"]),
    Sample(
      name: "books-text/GITenberg_Lazarillo_320-8.txt",
      arguments: ["--lang", "es", "--encoding", "ISO-8859-1"]),
  ]

  @Test(arguments: samples)
  func `every line is shown once, in order, while the book is read`(sample: Sample) async throws {
    guard let path = CorpusFiles.path(sample.name) else { return PackageRoot.corpusMissing() }
    let folder = try TemporaryFolder()
    let environment: [String: String?] = ["XDG_STATE_HOME": folder.path("state")]
    let lines = try await run(["lines"] + sample.arguments + [path], environment)
    let read = try await run(
      ["read", "--output", "null", "--fast"] + sample.arguments + [path], environment)
    #expect(read.status == .exited(0))
    // Lines without words, such as a row of dots, are not reached by the voice.
    let expected = Self.rows(lines.text).map { Self.withoutNumber($0) }.filter(Self.hasWords)
    let shown = Self.rows(read.text).map { Self.trimmed($0) }.filter(Self.hasWords)
    #expect(shown.count == expected.count)
    #expect(shown.elementsEqual(expected))
    #expect(!read.errorText.contains("not heard"))
  }

  @Test(arguments: samples)
  func `an export has each chapter, and its timings fit the sound`(sample: Sample) async throws {
    guard let path = CorpusFiles.path(sample.name) else { return PackageRoot.corpusMissing() }
    let folder = try TemporaryFolder()
    let place = folder.path("audio")
    let result = try await run(["export"] + sample.arguments + [path, "-o", place], [:])
    #expect(result.status == .exited(0))
    #expect(!result.errorText.contains("not heard"))
    let data = try Data(contentsOf: URL(filePath: "\(place)/timeline.json"))
    let timeline = try JSONDecoder().decode(ExportedTimeline.self, from: data)
    let sections = try CorpusFiles.book(path).sections
    #expect(timeline.chapters.map(\.title) == sections.map(\.title))
    for chapter in timeline.chapters {
      let sound = try WAVReader(path: "\(place)/\(chapter.file)")
      #expect(sound.sampleCount == chapter.samples)
      #expect(chapter.segments.last?.end == chapter.samples)
      var end = 0
      var line = 0
      for segment in chapter.segments {
        #expect(segment.start == end)
        end = segment.end
        var word = segment.start
        for entry in segment.words ?? [] {
          #expect(entry.start >= word && entry.end >= entry.start && entry.end <= segment.end)
          #expect(entry.line >= line)
          word = entry.start
          line = entry.line
        }
      }
    }
  }

  private func run(
    _ arguments: [String], _ environment: [String: String?]
  ) async throws -> ChildProcess.Result {
    try await ChildProcess.run(
      BuiltProduct.path("read-aloud"), arguments, environment: environment)
  }

  private static func trimmed(_ row: Substring) -> Substring {
    Substring(row.drop { $0 == " " })
  }

  private static func withoutNumber(_ row: Substring) -> Substring {
    trimmed(Substring(trimmed(row).drop { $0.isNumber }))
  }

  private static func hasWords(_ row: Substring) -> Bool {
    row.contains { $0.isLetter || $0.isNumber }
  }

  private static func rows(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: true)
  }
}

/// The parts of `timeline.json` that tests look at.
struct ExportedTimeline: Decodable {
  struct Chapter: Decodable {
    let title: String
    let file: String
    let samples: Int
    let segments: [Segment]
  }

  struct Segment: Decodable {
    let start: Int
    let end: Int
    let text: String?
    let words: [Word]?
  }

  struct Word: Decodable {
    let start: Int
    let end: Int
    let line: Int
    let page: Int
    let word: String
  }

  let chapters: [Chapter]
}
