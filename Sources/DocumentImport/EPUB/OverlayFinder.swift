import ReadingContent

/// Finds the recordings that an EPUB brings for its text.
struct OverlayFinder {
  /// The files of the book.
  let files: EPUBFiles
  /// The package document.
  let package: PackageDocument

  /// Returns the recordings by the document whose text they are.
  ///
  /// The overlays say themselves which documents they are for, so that it does not matter what the
  /// items of the documents say.
  func clips(warnings: inout [BookWarning]) -> [String: [OverlayClip]] {
    var clips: [String: [OverlayClip]] = [:]
    for item in package.manifest where item.mediaType == "application/smil+xml" {
      guard let path = item.path.flatMap(files.path) else {
        warnings.append(
          EPUBFault.missingOverlay(item.address)
            .warning(at: files.shownPath(of: package.path), line: item.line))
        continue
      }
      guard let tree = EPUBXML(files: files).tree(at: path, warnings: &warnings) else { continue }
      let reader = OverlayReader(tree: tree, path: path, files: files)
      for clip in reader.clips(warnings: &warnings) {
        clips[clip.document, default: []].append(clip)
      }
    }
    return clips
  }
}
