import ReadingContent
import XMLTree
import ZipArchive

/// Finds the package document of an EPUB (OCF 3.3 §4.2.6.3.1).
struct ContainerReader {
  private static let container = "META-INF/container.xml"

  /// The files of the book.
  let files: EPUBFiles

  /// Returns the path of the package document, and how many are named; of several renditions it is
  /// the first that is there.
  func package(
    warnings: inout [BookWarning]
  ) throws(EPUBError) -> (path: String, count: Int) {
    checkMimetype(&warnings)
    let named = rootfiles(warnings: &warnings)
    for name in named {
      if let path = files.path(of: name) { return (path, named.count) }
      warnings.append(
        EPUBFault.missingRootfile(name).warning(at: files.shownPath(of: Self.container)))
    }
    // Without a word from the container, a single package document can only be the one.
    let packages = (files.archive?.entries ?? []).filter {
      $0.isReachable && $0.path.lowercased().hasSuffix(".opf")
    }
    guard let found = packages.first?.path else { throw .noPackage(named: named.first) }
    warnings.append(
      EPUBFault.foundPackage(found).warning(at: files.shownPath(of: Self.container)))
    return (found, 1)
  }

  /// The paths of the package documents that the container names.
  private func rootfiles(warnings: inout [BookWarning]) -> [String] {
    let shown = files.shownPath(of: Self.container)
    guard let path = files.path(of: Self.container) else {
      warnings.append(EPUBFault.noContainer.warning(at: files.shown))
      return []
    }
    guard let content = EPUBXML(files: files).tree(at: path, warnings: &warnings) else {
      return []
    }
    let rootfiles = content.elements(named: "rootfile").compactMap { index -> (String, Bool)? in
      guard let address = content.attribute("full-path", of: index)?.withPlainSpaces,
        !address.isEmpty,
        // The address counts from the root of the archive.
        case .file(let path, _) = EPUBReference(address, from: "")
      else { return nil }
      let type = content.attribute("media-type", of: index)?.withPlainSpaces
      return (path, type == "application/oebps-package+xml")
    }
    let right = rootfiles.filter(\.1).map(\.0)
    if right.isEmpty { warnings.append(EPUBFault.noRootfile.warning(at: shown)) }
    // One of another type is better than none.
    return right.isEmpty ? rootfiles.map(\.0).filter { $0.hasSuffix(".opf") } : right
  }

  private func checkMimetype(_ warnings: inout [BookWarning]) {
    guard files.archive != nil else { return }
    guard files.contains("mimetype"), let content = try? files.read("mimetype") else {
      warnings.append(EPUBFault.noMimetype.warning(at: files.shown))
      return
    }
    if content.bytes != Array("application/epub+zip".utf8) {
      warnings.append(EPUBFault.wrongMimetype.warning(at: files.shownPath(of: "mimetype")))
    }
  }
}
