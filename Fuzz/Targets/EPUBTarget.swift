import DocumentImport
import ReadingContent

/// EPUBs: their bytes, or their files written as a text.
enum EPUBTarget {
  private static let file = ScratchFile("book.epub")

  /// Reads an archive.
  static func read(archive bytes: [UInt8]) {
    guard file.write(bytes) else { return }
    var warnings: [BookWarning] = []
    let importer = DocumentImporter(options: ImportOptions(format: .epub, keepsRecordings: true))
    guard let book = try? importer.book(at: [file.path], warnings: &warnings) else { return }
    // The sections are read when they are asked for, and warn then.
    let blocks = book.sections.reduce(0) { $0 + $1.blocks.count }
    warnings += book.takeWarnings()
    expect(blocks <= 10_000 + 100 * bytes.count, "blocks in proportion to the file")
    for resource in book.resources { expect(!resource.path.isEmpty, "resources have a path") }
    BookProof.check(book, size: bytes.count, warnings: warnings)
  }

  /// Reads files that a text holds: a line `=== path` begins a file.
  static func read(files bytes: [UInt8]) {
    var archive = StoredArchive()
    archive.add("mimetype", Array("application/epub+zip".utf8))
    let mark = Array("=== ".utf8)
    var path: [UInt8]?
    var content: [UInt8] = []
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.starts(with: mark) {
        if let path { archive.add(path, content) }
        path = Array(line.dropFirst(mark.count).prefix(200))
        content = []
      } else {
        content += line
        content.append(0x0A)
      }
    }
    if let path { archive.add(path, content) }
    read(archive: archive.bytes)
  }
}
