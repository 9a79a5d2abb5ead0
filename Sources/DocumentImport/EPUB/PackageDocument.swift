import ReadingContent

/// What the package document of an EPUB says (EPUB 3.3 §5).
struct PackageDocument: Sendable {
  /// A file of the book, as the manifest lists it.
  struct Item: Hashable, Sendable {
    /// The name under which the package document speaks of it.
    let id: String
    /// The address as it is written.
    let address: String
    /// Where it leads.
    let reference: EPUBReference
    /// The kind of the file, in lower case without parameters.
    let mediaType: String
    /// The item to be taken where the kind is not read.
    let fallback: String?
    /// What more is said, such as `nav`.
    let properties: [String]
    /// The line in the package document.
    let line: Int

    /// The path in the archive; nothing where the address leads elsewhere.
    var path: String? {
      guard case .file(let path, _) = reference else { return nil }
      return path
    }
  }

  /// A document in the order of reading.
  struct SpineEntry: Hashable, Sendable {
    /// The name of the item.
    let item: String
    /// Whether it belongs to the main order of reading (`linear` is not `no`).
    let isLinear: Bool
    /// The line in the package document.
    let line: Int
  }

  /// The path in the archive.
  var path: String
  /// The version as it is written.
  var version: String
  /// What the book is called, and more; the title is empty where it says none.
  var metadata: BookMetadata
  /// The files, in the order of the manifest.
  var manifest: [Item]
  /// The order of reading.
  var spine: [SpineEntry]
  /// Whether there is a spine at all.
  var hasSpine: Bool
  /// The item with the contents of EPUB 2 (NCX).
  var ncx: String?

  /// Returns the item of a name.
  func item(_ id: String) -> Item? { manifest.first { $0.id == id } }
}
