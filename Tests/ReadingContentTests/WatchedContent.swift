import ReadingContent
import Synchronization

/// The sections of a book as if they were read on demand, and what was read of them.
final class WatchedContent: BookContent {
  private let book: Book
  private let reads = Mutex<[Int]>([])
  private let warnings = Mutex<[BookWarning]>([])
  let heads: [SectionHead]
  let resourcePaths: [String]

  init(_ book: Book) {
    self.book = book
    heads = book.sections.heads
    resourcePaths = book.resources.paths
  }

  /// The sections that were read since the last time, in order.
  func takeReads() -> [Int] {
    reads.withLock { reads in
      defer { reads = [] }
      return reads
    }
  }

  func section(at index: Int) -> Section {
    reads.withLock { $0.append(index) }
    // Like a file that is read twice, it has the same faults twice.
    warnings.withLock { $0.append(BookWarning(path: "\(index)", message: "A fault")) }
    return book.sections[index]
  }

  func resource(at index: Int) -> SourceResource { book.resources[index] }

  func note(id: String) -> NotePlace? { book.note(id: id) }

  func takeWarnings() -> [BookWarning] {
    warnings.withLock { warnings in
      defer { warnings = [] }
      return warnings
    }
  }

  /// The book that is read from here.
  var readOnDemand: Book { Book(metadata: book.metadata, content: self) }
}
