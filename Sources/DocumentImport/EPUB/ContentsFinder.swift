import ReadingContent
import XMLTree

/// Finds the list of contents of an EPUB: its navigation document, else its NCX.
struct ContentsFinder {
  /// The files of the book.
  let files: EPUBFiles
  /// The package document.
  let package: PackageDocument

  /// Returns the contents; nothing where the book has none.
  func contents(warnings: inout [BookWarning]) -> BookContents? {
    let xml = EPUBXML(files: files)
    var found: BookContents?
    if let path = path(of: navigation, warnings: &warnings),
      let tree = xml.tree(at: path, warnings: &warnings)
    {
      found = NavigationReader(tree: tree, path: path).contents()
    }
    guard found?.entries.isEmpty != false || found?.pages.isEmpty != false,
      let path = path(of: ncx, warnings: &warnings)
    else { return found }
    let isNeeded = found?.entries.isEmpty != false
    if isNeeded, let named = package.ncx, package.item(named).map(Self.isNCX) != true {
      warnings.append(
        EPUBFault.wrongContents(named).warning(at: files.shownPath(of: package.path)))
    }
    // What is wrong with a list that only repeats another is of no matter.
    var own: [BookWarning] = []
    guard let tree = xml.tree(at: path, warnings: &own) else {
      if isNeeded { warnings += own }
      return found
    }
    let other = NCXReader(tree: tree, path: path).contents()
    if isNeeded {
      warnings += own
      found = BookContents(
        path: path, entries: other.entries, pages: found?.pages ?? [],
        pagesPath: found?.pagesPath ?? path)
    }
    if found?.pages.isEmpty == true {
      found?.pages = other.pages
      found?.pagesPath = path
    }
    return found
  }

  private var navigation: PackageDocument.Item? {
    package.manifest.first { $0.properties.contains("nav") }
  }

  private var ncx: PackageDocument.Item? {
    package.ncx.flatMap(package.item).flatMap { Self.isNCX($0) ? $0 : nil }
      ?? package.manifest.first(where: Self.isNCX)
  }

  private static func isNCX(_ item: PackageDocument.Item) -> Bool {
    item.mediaType == "application/x-dtbncx+xml"
      || item.path?.lowercased().hasSuffix(".ncx") == true
  }

  private func path(
    of item: PackageDocument.Item?, warnings: inout [BookWarning]
  ) -> String? {
    guard let item else { return nil }
    guard let path = item.path, let found = files.path(of: path) else {
      warnings.append(
        EPUBFault.contentsMissing(item.address)
          .warning(at: files.shownPath(of: package.path), line: item.line))
      return nil
    }
    return found
  }
}
