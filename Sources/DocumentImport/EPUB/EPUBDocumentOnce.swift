import ReadingContent
import Synchronization

/// A document that is read once, by the first who asks for it.
///
/// One who asks while it is being read waits for that. The one who reads has a thread by then, so
/// the wait ends.
final class EPUBDocumentOnce: Sendable {
  /// The document, and what is wrong with it.
  struct Result: Sendable {
    var document: EPUBDocument
    var warnings: [BookWarning] = []
  }

  /// The index of the document in the reading order.
  let index: Int
  private let reader: EPUBDocumentReader
  private let result = Mutex<Result?>(nil)

  /// Makes a document that was not read yet.
  init(at index: Int, reader: EPUBDocumentReader) {
    self.index = index
    self.reader = reader
  }

  /// Reads the document where that was not done.
  func read() -> Result {
    result.withLock { result in
      if let result { return result }
      var warnings: [BookWarning] = []
      let document = reader.document(at: index, warnings: &warnings)
      let new = Result(document: document, warnings: warnings)
      result = new
      return new
    }
  }
}
