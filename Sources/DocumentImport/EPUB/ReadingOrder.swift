import ReadingContent

/// The documents of an EPUB in the order in which they are read.
struct ReadingOrder: Sendable {
  /// A document at its place.
  struct Place: Hashable, Sendable {
    /// The index of the document in ``documents``.
    var document: Int
    /// Whether it belongs to the main order of reading.
    var isLinear: Bool
  }

  /// A document.
  struct Document: Hashable, Sendable {
    /// The path in the archive.
    var path: String
    /// The kind of the file.
    var mediaType: String
    /// Why it is not read, where it is not.
    var isEncrypted = false
  }

  /// The documents, each once.
  private(set) var documents: [Document] = []
  /// The order of reading; a document may stand in it several times.
  private(set) var places: [Place] = []
  /// The place of each entry of the spine; nothing for one that is not read.
  private(set) var placesOfSpine: [Int?] = []
  private var indices: [String: Int] = [:]

  /// Returns the document of a path, or the one that is read in its place.
  func document(at path: String) -> Int? { indices[path] }

  /// Returns the first place of a document.
  func place(of document: Int) -> Int? { places.firstIndex { $0.document == document } }

  /// Adds a document at the end.
  mutating func append(_ document: Document, isLinear: Bool) {
    let index = indices[document.path] ?? documents.count
    if index == documents.count {
      documents.append(document)
      indices[document.path] = index
    }
    places.append(Place(document: index, isLinear: isLinear))
  }

  /// Notes that the document that was added last is read in place of another file.
  mutating func noteReplaced(_ path: String) {
    guard indices[path] == nil, let last = places.last else { return }
    indices[path] = last.document
  }

  /// Notes that the next entry of the spine is the document that was added last, or is not read.
  mutating func noteSpineEntry(isRead: Bool) {
    placesOfSpine.append(isRead ? places.count - 1 : nil)
  }
}
