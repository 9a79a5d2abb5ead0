import Glibc
import ReadingContent
import Synchronization
import TerminalPlayer

/// Keeps the place in the book that is read; a fault is said once and keeps nobody from reading.
final class PlaceKeeper: Sendable {
  private let store: PlaceStore?
  private let console: Console
  private let hasComplained = Mutex(false)

  init(paths: [String], console: Console) {
    self.console = console
    var environment: [String: String] = [:]
    for name in ["XDG_STATE_HOME", "HOME"] { environment[name] = Console.variable(name) }
    let folder = PlaceStore.usualFolder(environment: environment)
    // Standard input is another text each time.
    store = paths.contains("-") ? nil : folder.map { PlaceStore(paths: paths, folder: $0) }
  }

  /// The place where the book was left.
  func place(in book: Book) -> BlockPosition? {
    guard let place = store?.load() else { return nil }
    if let position = place.position(in: book) { return position }
    console.warning(
      "the words at which \"\(book.metadata.title)\" was left are not in it any more, so it is read"
        + " from its beginning")
    return nil
  }

  /// Keeps a place, or forgets it at the end of the book.
  func keep(_ position: BlockPosition?, in book: Book) {
    guard let store else { return }
    guard let position else { return store.forget() }
    do {
      try store.save(Place(position, in: book))
    } catch {
      let isFirst = hasComplained.withLock { complained in
        defer { complained = true }
        return !complained
      }
      if isFirst { console.warning("the place cannot be kept: \(error)") }
    }
  }
}
