import FoundationEssentials
import TestSupport
import Testing

/// Without these, a test over a list that came out empty would pass.
@Suite struct `The lists of input files are whole` {
  @Test func `every file of the list is there, and every file is in the list`() {
    guard PackageRoot.corpus != nil else { return PackageRoot.corpusMissing() }
    #expect(CorpusTruths.all.count > 1_000)
    let missing = Set(CorpusTruths.all.keys).subtracting(CorpusFiles.files)
    #expect(missing.isEmpty)
    let unlisted = Set(CorpusFiles.files).subtracting(CorpusTruths.all.keys)
    #expect(unlisted.isEmpty)
  }

  @Test func `each list has all files of its kind`() {
    guard PackageRoot.corpus != nil else { return PackageRoot.corpusMissing() }
    for (folder, count) in [
      ("epub", 10), ("epub-w3c", 64), ("epub-invalid", 226), ("hostile/epub", 8),
    ] {
      let books = CorpusFiles.books(in: folder, ending: [".epub"])
      #expect(books.count == count, "\(folder)")
      #expect(CorpusTruths.files(in: folder, ending: ".epub").count == count, "\(folder)")
    }
    for folder in [
      "markdown", "commonmark", "hostile/markdown", "hostile/text", "books-text", "text-encodings",
    ] {
      let listed = CorpusTruths.files(in: folder).filter {
        $0.hasSuffix(".md") || $0.hasSuffix(".txt")
      }
      #expect(listed.count >= 6, "\(folder)")
      #expect(CorpusFiles.documents(in: folder).count == listed.count, "\(folder)")
    }
    #expect(CorpusFiles.epubs.count == 308)
    #expect(CorpusFiles.pages.count == 133)
    #expect(CorpusFiles.all.count == 636)
    #expect(WordsTests.rustBook.count == 111)
    #expect(`No file makes the program crash`.files.count == 22)
    #expect(PrintedSSMLTests.documents.count == 4)
    #expect(Set(RefusedDocuments.all.keys).isSubset(of: CorpusFiles.files))
  }
}
