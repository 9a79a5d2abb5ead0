import TextBreaks
import XMLTree
import ZipArchive

/// Finds the style sheets that a content document links to.
struct StyleSheetFinder {
  /// The most bytes of all style sheets of a document that are read.
  private static let limit = 1 << 20

  /// The files of the book.
  let files: EPUBFiles
  /// The path of the document.
  let path: String
  /// The sheets that other documents asked for.
  let shelf: StyleSheetShelf

  /// Returns the style sheets in the order of their links.
  ///
  /// What is wrong with one is of no matter for reading, so there are no warnings.
  func sheets(of tree: XMLTree) -> [StyleSheet] {
    var sheets: [StyleSheet] = []
    var left = Self.limit
    for index in tree.elements(named: "link") {
      let kinds = tree.attribute("rel", of: index)?.lowercased().spaceSeparated ?? []
      guard kinds.contains("stylesheet"), !kinds.contains("alternate"),
        let address = tree.attribute("href", of: index),
        case .file(let written, _) = EPUBReference(address, from: path),
        let path = files.path(of: written),
        let entry = shelf.entry(of: path, read: { entry(of: path) }), entry.bytes <= left
      else { continue }
      left -= entry.bytes
      sheets.append(entry.sheet)
    }
    return sheets
  }

  private func entry(of path: String) -> StyleSheetShelf.Entry? {
    guard let bytes = try? files.read(path).bytes, bytes.count <= Self.limit,
      let decoded = try? TextDecoder.decode(bytes, encoding: nil)
    else { return nil }
    return StyleSheetShelf.Entry(sheet: StyleSheet(decoded.text), bytes: bytes.count)
  }
}
