import TextBreaks

/// The style sheets that lie beside a page, in its folder or below it.
///
/// Nothing is fetched, and no link leaves the folder.
final class PageStyleSheets {
  /// The most bytes that are read for one page.
  private static let limit = 1 << 20

  private let path: String
  private var left = PageStyleSheets.limit

  /// Takes the path of a page.
  init(ofPageAt path: String) {
    self.path = path
  }

  /// Returns the style sheet of an address.
  ///
  /// What is wrong with one is of no matter for reading, so there are no warnings.
  func sheet(_ address: String) -> String? {
    guard path != "-", !address.isEmpty, !address.hasPrefix("//") else { return nil }
    var folder = ChapterFolder(listAt: path)
    let bare = String(address.prefix { $0 != "?" })
    guard let place = try? folder.place(of: bare), FileReader.kind(of: place.real) == .file,
      let bytes = try? FileReader.read(place.real), bytes.count <= left,
      let decoded = try? TextDecoder.decode(bytes, encoding: nil)
    else { return nil }
    left -= bytes.count
    return decoded.text
  }
}
