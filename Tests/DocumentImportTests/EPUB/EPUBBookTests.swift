import DocumentImport
import ReadingContent
import TestSupport
import Testing

/// Real books, and what is known of each.
@Suite struct `EPUB books` {
  @Test(arguments: EPUBCorpus.books(in: "epub"))
  func `a book has the documents, contents, pages and language that it is known to have`(
    path: String
  ) throws {
    let reading = try #require(EPUBCorpus.read(path))
    let book = try #require(reading.book)
    #expect(reading.warnings.filter { !$0.contains("no alternative text") } == [])
    #expect(book.resources.count == EPUBCorpus.number("; spine ", of: path))
    // One more where something stands before the first entry; entries without a link have no text.
    let entries = try #require(EPUBCorpus.number("nav toc ", of: path))
    #expect([entries, entries + 1].contains(book.sections.count { !$0.blocks.isEmpty }))
    #expect(book.sections.heads.allSatisfy { !$0.title.isEmpty && $0.level >= 1 })
    let pages = reading.marks.count { if case .printPage = $0 { true } else { false } }
    #expect(pages == EPUBCorpus.number("page-list ", of: path) ?? 0)
    if let notes = EPUBCorpus.number("noteref ", of: path) {
      #expect(reading.marks.count { if case .noteReference = $0 { true } else { false } } == notes)
    }
    let truth = try #require(CorpusTruths.all[path])
    #expect(truth.contains("dc:language \(book.metadata.language?.description ?? "none")"))
    #expect(reading.text.utf8.count > 50)
  }

  @Test func `the lexicon of a book comes with its text`() throws {
    guard let reading = EPUBCorpus.read("epub/georgia-pls-ssml.epub") else {
      return PackageRoot.corpusMissing()
    }
    let lexicons = reading.book?.metadata.settings.lexicons ?? []
    #expect(
      lexicons.map { $0.path.hasSuffix("georgia-pls-ssml.epub/EPUB/lexicon/en.pls") } == [true])
    #expect(lexicons.first?.text?.split(separator: "<lexeme>").count == 72)
  }

  @Test func `each note of a book is found by its name, in its section`() throws {
    for path in ["epub/wasteland.epub", "epub/se-leo-tolstoy_war-and-peace.epub"] {
      guard let reading = EPUBCorpus.read(path), let book = reading.book else {
        return PackageRoot.corpusMissing()
      }
      var found = 0
      for case .noteReference(let id) in reading.marks {
        guard let place = book.note(id: id) else {
          Issue.record("\(path) has no note \(id)")
          continue
        }
        let blocks = book.sections[place.section].blocks
        #expect(blocks.indices.contains(place.blocks.lowerBound))
        #expect(place.blocks.upperBound <= blocks.count && !place.blocks.isEmpty)
        #expect(blocks[place.blocks].allSatisfy { $0.containers.contains(.note(id: id)) })
        found += 1
      }
      #expect(found == EPUBCorpus.number("noteref ", of: path))
    }
  }

  @Test func `recordings of a book are marked on its text`() throws {
    let options = ImportOptions(keepsRecordings: true)
    guard
      let reading = EPUBCorpus.read("epub/daisy-epub30-test-0320.epub", options: options)
    else { return PackageRoot.corpusMissing() }
    let recordings = reading.marks.compactMap { mark -> String? in
      guard case .recording(let path, let range) = mark else { return nil }
      #expect(range.lowerBound < range.upperBound)
      return path
    }
    #expect(recordings.count > 60)
    #expect(recordings.allSatisfy { $0.hasSuffix(".mp3") })
    // Its archive lacks one of the sound files.
    #expect(reading.warnings.contains { $0.contains("there is no recording EPUB/xhtml/more_") })
  }

  @Test func `a section is the same however often and from wherever it is read`() throws {
    guard let book = EPUBCorpus.read("epub/childrens-literature.epub")?.book else {
      return PackageRoot.corpusMissing()
    }
    let first = book.sections.map { $0 }
    for index in book.sections.indices.reversed() {
      #expect(book.sections[index] == first[index])
    }
  }
}
