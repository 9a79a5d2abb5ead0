import ReadingContent

/// Finds the lexicons of pronunciations that an EPUB brings (PLS).
struct LexiconFinder {
  /// The files of the book.
  let files: EPUBFiles
  /// The package document.
  let package: PackageDocument

  /// Returns the lexicons, in the order of the manifest.
  ///
  /// EPUB lets each document name those that hold for it; here all hold for the whole book, each
  /// for the words of its own language.
  func lexicons(warnings: inout [BookWarning]) -> [LexiconSource] {
    package.manifest.compactMap { item in
      guard item.mediaType == "application/pls+xml" else { return nil }
      guard let written = item.path, let path = files.path(of: written) else {
        warnings.append(
          EPUBFault.missingLexicon(item.address)
            .warning(at: files.shownPath(of: package.path), line: item.line))
        return nil
      }
      return EPUBXML(files: files).text(at: path, warnings: &warnings).map {
        LexiconSource(path: files.shownPath(of: path), text: $0)
      }
    }
  }
}
