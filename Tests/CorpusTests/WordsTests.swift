import FoundationEssentials
import Narration
import ReadingContent
import TestSupport
import Testing
import TextBreaks

/// Compares the words that are spoken with those that somebody else's reader finds.
@Suite struct WordsTests {
  /// How often each word stands in a text.
  ///
  /// Words are runs of letters and digits.
  typealias Words = [String: Int]

  static let rustBook = CorpusFiles.documents(in: "markdown/rust-book/src")
    .filter { !$0.hasSuffix("SUMMARY.md") }

  @Test(arguments: rustBook)
  func `Markdown has the words that pandoc finds`(path: String) async throws {
    guard ChildProcess.exists("pandoc") else { return print("SKIPPED: pandoc is not installed") }
    let book = try CorpusFiles.book(path)
    let spoken = Self.spokenWords(of: book)
    let silent = Self.silentWords(of: book)
    let plain = try await Self.pandoc(["-f", "gfm", "-t", "plain", "--wrap=none", path])
    // Nothing that pandoc finds may be missing, but for marks that are shown and not spoken,
    // and for the lines that take other files in, whose words pandoc reads as text.
    let missing = Self.difference(plain, spoken)
    let directives = Self.directiveWords(of: book.resources[0])
    let left = Self.difference(missing, Self.sum(silent, directives))
    #expect(left.isEmpty)
    // What we have beyond it stands in HTML, which pandoc leaves out of plain text: the text of
    // HTML blocks, and the alternative texts of images.
    let source = book.resources[0].text
    let throughHTML = try await Self.pandocThroughHTML(path)
    let extra = Self.difference(spoken, plain)
    var explained = Self.sum(throughHTML, Self.words(of: Self.alternativeTexts(in: source)))
    for resource in book.resources.dropFirst() {
      explained = Self.sum(explained, Self.words(of: resource.text))
    }
    let unexplained = Self.difference(extra, explained)
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
    #expect(spoken == Self.words(of: String(decoding: bytes, as: UTF8.self)))
  }

  // MARK: - Words

  static func words(of text: String) -> Words {
    var result: Words = [:]
    var word = ""
    for scalar in TextNormal.nfc(text).unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        result[word, default: 0] += 1
        word = ""
      }
    }
    if !word.isEmpty { result[word, default: 0] += 1 }
    return result
  }

  /// The words of one multiset that are not in another.
  static func difference(_ left: Words, _ right: Words) -> Words {
    var result: Words = [:]
    for (word, count) in left where count > right[word, default: 0] {
      result[word] = count - right[word, default: 0]
    }
    return result
  }

  static func sum(_ left: Words, _ right: Words) -> Words {
    left.merging(right, uniquingKeysWith: +)
  }

  /// The words that the engine is given.
  static func spokenWords(of book: Book) -> Words {
    var result: Words = [:]
    for passage in Script(book: book) {
      // What the reader says of its own stands in no book.
      for utterance in passage.utterances where !utterance.isAnnouncement {
        for part in utterance.parts { result = sum(result, words(of: part.string)) }
      }
    }
    return result
  }

  /// The words of marks that are shown and not spoken, such as those of notes.
  static func silentWords(of book: Book) -> Words {
    var result: Words = [:]
    for block in book.sections.flatMap(\.blocks) {
      for run in block.text.runs where run.attributes.silence != nil {
        result = sum(result, words(of: block.text.slice(run.range).string))
      }
    }
    return result
  }

  /// The words of lines that take in other files.
  private static func directiveWords(of resource: SourceResource) -> Words {
    let bytes = Array(resource.text.utf8)
    return resource.omissions.filter { $0.reason == .directive }.reduce(into: Words()) {
      $0 = sum($0, words(of: String(decoding: bytes[$1.range], as: UTF8.self)))
    }
  }

  private static func pandoc(_ arguments: [String], input: [UInt8] = []) async throws -> Words {
    words(of: try await run(arguments, input: input).text)
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
