import Glibc
import ReadingContent
import Synchronization
import TerminalPlayer

/// Keeps the place in the book that is read; a fault is said once and keeps nobody from reading.
final class PlaceKeeper: Sendable {
  private let store: PlaceStore?
  private let console: Console
  private let hasComplained = Mutex(false)

  init(paths: [String], of book: Book, console: Console) {
    self.console = console
    var environment: [String: String] = [:]
    for name in ["XDG_STATE_HOME", "HOME"] { environment[name] = Console.variable(name) }
    let folder = PlaceStore.usualFolder(environment: environment)
    // Standard input is another text each time.
    store =
      paths.contains("-")
      ? nil
      : folder.map {
        PlaceStore(paths: paths, identity: Self.identity(of: book, paths), folder: $0)
      }
  }

  /// What an EPUB calls itself, so that its place is kept when the file is moved or made anew.
  private static func identity(of book: Book, _ paths: [String]) -> String? {
    guard paths.count == 1, book.sections.areReadOnDemand,
      let identifier = book.metadata.others["identifier"]
    else { return nil }
    return "\(identifier)\n\(book.metadata.title)"
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
