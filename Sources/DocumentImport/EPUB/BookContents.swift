/// The list of contents of an EPUB and the other lists beside it.
struct BookContents: Hashable, Sendable {
  /// An entry of the list of contents.
  struct Entry: Hashable, Sendable {
    /// The words, its pictures' included.
    var title: String
    /// How deep it stands in the list, from 1.
    var level: Int
    /// The address as it is written; nothing for an entry that leads nowhere itself.
    var address: String?
    /// The line in its file.
    var line: Int
  }

  /// A page of the printed edition.
  struct Page: Hashable, Sendable {
    /// The label that it has there.
    var label: String
    /// The address of its start.
    var address: String
    /// The line in its file.
    var line: Int
  }

  /// The path of the file from which the addresses count.
  var path: String
  /// The entries in their order.
  var entries: [Entry] = []
  /// The pages of the printed edition, in their order.
  var pages: [Page] = []
  /// The path of the file from which the addresses of the pages count.
  var pagesPath: String
}
