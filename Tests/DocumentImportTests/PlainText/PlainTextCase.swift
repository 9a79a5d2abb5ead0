import DocumentImport
import ReadingContent
import Testing

/// Reads plain texts that tests write, and expects all of them to be accounted for.
enum PlainTextCase {
  /// Some lines of prose, wrapped at 70 columns.
  static let prose = """
    It was the first morning of the new year, and the snow lay so deep
    before the door that nobody could get out of the house. The old man
    sat down by the window and looked at the mill, whose wheel stood as
    still as if it had never turned in all the years that he had known
    it and would never turn again.
    """

  static let joinedProse = prose.split(separator: "\n").joined(separator: " ")

  /// The book of a text.
  static func book(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Book {
    var warnings: [BookWarning] = []
    let read = PlainTextImporter().read(
      text, path: "folder/tale.txt", resource: 0, warnings: &warnings)
    let resource = SourceResource(path: "tale.txt", text: text, omissions: read.omissions)
    let book = Book(metadata: read.metadata, sections: read.sections, resources: [resource])
    Accounting.check(book, sourceLocation: sourceLocation)
    return book
  }

  /// The texts of all blocks.
  static func texts(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    blocks(text, sourceLocation: sourceLocation).map(\.text.string)
  }

  /// All blocks.
  static func blocks(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Block] {
    book(text, sourceLocation: sourceLocation).sections.flatMap(\.blocks)
  }

  /// What was left out, with the reason.
  static func omitted(_ book: Book) -> [(reason: SkipReason, text: String)] {
    let bytes = Array(book.resources[0].text.utf8)
    return book.resources[0].omissions.map {
      ($0.reason, String(decoding: bytes[$0.range], as: UTF8.self))
    }
  }
}
