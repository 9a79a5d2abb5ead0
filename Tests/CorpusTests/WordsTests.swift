import FoundationEssentials
import Narration
import ReadingContent
import TestSupport
import Testing

/// Compares the words that are spoken with those that somebody else's reader finds.
@Suite struct WordsTests {
  typealias Words = TextWords.Words

  static let rustBook = CorpusFiles.documents(in: "markdown/rust-book/src")
    .filter { !$0.hasSuffix("SUMMARY.md") }

  @Test(arguments: rustBook)
  func `Markdown has the words that pandoc finds`(path: String) async throws {
    guard ChildProcess.exists("pandoc") else { return print("SKIPPED: pandoc is not installed") }
    let book = try CorpusFiles.book(path)
    let spoken = Self.spokenWords(of: book)
    let plain = try await Self.pandoc(["-f", "gfm", "-t", "plain", "--wrap=none", path])
    // Nothing that pandoc finds may be missing, but for marks that are shown and not spoken,
    // and for the lines that take other files in, whose words pandoc reads as text.
    var unspoken = Self.silentWords(of: book)
    unspoken.add(Self.directiveWords(of: book.resources[0]))
    let left = TextWords.difference(TextWords.difference(plain, spoken), unspoken)
    #expect(left.isEmpty)
    // What we have beyond it stands in HTML, which pandoc leaves out of plain text: the text of
    // HTML blocks, and the alternative texts of images.
    let source = book.resources[0].text
    var explained = try await Self.pandocThroughHTML(path)
    explained.add(Self.alternativeTexts(in: source))
    for resource in book.resources.dropFirst() { explained.add(resource.text) }
    let unexplained = TextWords.difference(TextWords.difference(spoken, plain), explained)
    #expect(unexplained.isEmpty)
  }

  static let gutenberg = [
    "GITenberg_Candide_4650-8.txt", "GITenberg_Die-Verwandlung_22367-8.txt",
    "GITenberg_Lazarillo_320-8.txt",
  ]

  @Test(arguments: gutenberg)
  func `text has the words of its decoded bytes`(name: String) throws {
    guard let path = CorpusFiles.path("books-text/\(name)") else {
      return PackageRoot.corpusMissing()
    }
    let book = try CorpusFiles.book(path)
    // ISO-8859-1: each byte is the scalar of that number.
    var decoded = ""
    for byte in try Data(contentsOf: URL(filePath: path)) {
      decoded.unicodeScalars.append(Unicode.Scalar(byte))
    }
    #expect(decoded == book.resources[0].text)
    // What is left out with a reason and what is shown without being spoken is not spoken.
    var bytes = Array(decoded.utf8)
    var skipped = book.resources[0].omissions.map(\.range)
    for block in book.sections.flatMap(\.blocks) {
      for run in block.text.runs where run.attributes.silence != nil {
        skipped += block.text.source.byteRanges(of: run.range)
      }
    }
    for range in skipped { for byte in range { bytes[byte] = 0x20 } }
    let spoken = Self.spokenWords(of: book)
    #expect(spoken == TextWords.words(of: String(decoding: bytes, as: UTF8.self)))
  }

  // MARK: - Words

  /// The words that the engine is given.
  static func spokenWords(of book: Book) -> Words {
    var result: Words = [:]
    for passage in Script(book: book) {
      // What the reader says of its own stands in no book.
      for utterance in passage.utterances where !utterance.isAnnouncement {
        for part in utterance.parts { result.add(part.string) }
      }
    }
    return result
  }

  /// The words of marks that are shown and not spoken, such as those of notes.
  static func silentWords(of book: Book) -> Words {
    var result: Words = [:]
    for block in book.sections.lazy.flatMap(\.blocks) {
      for run in block.text.runs where run.attributes.silence != nil {
        result.add(block.text.slice(run.range).string)
      }
    }
    return result
  }

  /// The words of lines that take in other files.
  private static func directiveWords(of resource: SourceResource) -> Words {
    let bytes = Array(resource.text.utf8)
    return resource.omissions.filter { $0.reason == .directive }.reduce(into: Words()) {
      $0.add(String(decoding: bytes[$1.range], as: UTF8.self))
    }
  }

  private static func pandoc(_ arguments: [String], input: [UInt8] = []) async throws -> Words {
    TextWords.words(of: try await run(arguments, input: input).text)
  }

  private static func pandocThroughHTML(_ path: String) async throws -> Words {
    let html = try await run(["-f", "gfm", "-t", "html", path], input: [])
    return try await pandoc(["-f", "html", "-t", "plain", "--wrap=none"], input: html.output)
  }

  private static func run(
    _ arguments: [String], input: [UInt8]
  ) async throws -> ChildProcess.Result {
    let result = try await ChildProcess.run("pandoc", arguments, input: input)
    #expect(result.status == .exited(0))
    return result
  }

  /// The values of all `alt` attributes of a text.
  private static func alternativeTexts(in source: String) -> String {
    var result = ""
    for part in source.split(separator: "alt=").dropFirst() {
      guard let quote = part.first, quote == "\"" || quote == "'" else { continue }
      result += part.dropFirst().prefix { $0 != quote } + " "
    }
    return result
  }
}
