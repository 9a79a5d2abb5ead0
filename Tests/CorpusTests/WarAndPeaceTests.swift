import Narration
import ReadingContent
import TestSupport
import Testing

/// The really large book: a novel with its words of French, German and Russian marked.
@Suite(.serialized) struct WarAndPeaceTests {
  /// The novel, read once for all tests, to its end.
  private static let opened: Result<Book, any Error>? = CorpusFiles.path(
    "epub/se-leo-tolstoy_war-and-peace.epub"
  ).map { path in
    Result {
      let book = try CorpusFiles.book(path)
      return Book(
        metadata: book.metadata, sections: Array(book.sections), resources: Array(book.resources))
    }
  }

  private static func book() throws -> Book? {
    if opened == nil { PackageRoot.corpusMissing() }
    return try opened?.get()
  }

  /// The stretches of a block in one language, by declaration.
  private static func stretches(of block: Block) -> [(range: Range<Int>, language: LanguageTag)] {
    var result: [(range: Range<Int>, language: LanguageTag)] = []
    for run in block.text.runs {
      guard let language = run.attributes.language else { continue }
      if let last = result.last, last.range.upperBound == run.range.lowerBound,
        last.language == language
      {
        result[result.count - 1].range = last.range.lowerBound..<run.range.upperBound
      } else {
        result.append((run.range, language))
      }
    }
    return result
  }

  @Test func `each run of French and German is spoken by its language`() throws {
    guard let book = try Self.book() else { return }
    var counts: [String: Int] = [:]
    let builder = PassageBuilder(Script(book: book))
    for (number, section) in book.sections.enumerated() {
      for (index, block) in section.blocks.enumerated() {
        let foreign = Self.stretches(of: block).filter { $0.language.primary != "en" }
        guard !foreign.isEmpty else { continue }
        let utterances = builder.passages(section: number, block: index).flatMap(\.utterances)
        for stretch in foreign {
          counts[stretch.language.description, default: 0] += 1
          let spoken = utterances.flatMap { utterance in
            utterance.parts.filter { $0.language == stretch.language.description }.map {
              $0.source.lowerBound + utterance.position.offset..<$0.source.upperBound
                + utterance.position.offset
            }
          }
          let isSpoken = spoken.contains { $0.overlaps(stretch.range) }
          #expect(isSpoken, "\(block.text.slice(stretch.range).string)")
        }
      }
    }
    print("War and Peace: runs by language \(counts)")
    #expect(counts["fr"] == 371)
    #expect(counts["de"] == 23)
    #expect(counts["ru-Latn"] == 39)
  }

  @Test(arguments: NotePlacement.allCases)
  func `each of the 137 notes is where it was asked for`(place: NotePlacement) throws {
    guard let book = try Self.book() else { return }
    var settings = NarrationSettings()
    settings.treatments.notePlacement = place
    /// The note of each block that belongs to one, and the block with the mark of each note.
    var notes: [BlockPosition: String] = [:]
    var marks: [String: BlockPosition] = [:]
    for (number, section) in book.sections.enumerated() {
      for (index, block) in section.blocks.enumerated() {
        let position = BlockPosition(section: number, block: index)
        for case .note(let id) in block.containers { notes[position] = id }
        for mark in block.marks {
          if case .noteReference(let id) = mark.kind, marks[id] == nil { marks[id] = position }
        }
      }
    }
    #expect(marks.count == 137)
    #expect(Set(notes.values) == Set(marks.keys))
    var read: [String: [BlockPosition]] = [:]
    for utterance in Script(book: book, settings: settings).lazy.flatMap(\.utterances)
    where !utterance.isAnnouncement {
      var block = utterance.position
      block.offset = 0
      guard let id = notes[block] else { continue }
      var shown = utterance.extent.lowerBound
      shown.offset = 0
      read[id, default: []].append(shown)
    }
    switch place {
    case .inPlace, .afterParagraph:
      for (id, mark) in marks {
        let isThere = read[id]?.allSatisfy { $0 == mark } ?? false
        #expect(isThere, "\(id)")
      }
    case .atEnd:
      for id in marks.keys {
        let isThere = read[id]?.allSatisfy { notes[$0] == id } ?? false
        #expect(isThere, "\(id)")
      }
    case .onDemand:
      #expect(read.isEmpty)
    }
  }
}
