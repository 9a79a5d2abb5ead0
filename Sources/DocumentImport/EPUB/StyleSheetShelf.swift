import Synchronization

/// The style sheets of a book that were read, each once however many documents link to it.
final class StyleSheetShelf: Sendable {
  /// A sheet, and how long its file is.
  struct Entry: Sendable {
    let sheet: StyleSheet
    let bytes: Int
  }

  /// The most sheets that are kept; hardly a book has more.
  private static let mostKept = 32

  private let entries = Mutex<[String: Entry]>([:])

  /// Returns the sheet of a path, which is read where it is not kept; nothing where that fails.
  func entry(of path: String, read: () -> Entry?) -> Entry? {
    if let known = entries.withLock({ $0[path] }) { return known }
    guard let entry = read() else { return nil }
    entries.withLock { entries in
      if entries.count >= Self.mostKept { entries = [:] }
      entries[path] = entry
    }
    return entry
  }
}
