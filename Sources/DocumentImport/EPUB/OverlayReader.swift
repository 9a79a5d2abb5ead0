import ReadingContent
import XMLTree

/// Reads a media overlay (EPUB 3.3 §9).
///
/// Sequences may stand inside one another; the order is that of the file.
struct OverlayReader {
  /// The overlay.
  let tree: XMLTree
  /// Its path in the archive.
  let path: String
  /// The files of the book.
  let files: EPUBFiles

  /// Returns the recordings in the order in which they are heard; what has none is left to the
  /// voice.
  func clips(warnings: inout [BookWarning]) -> [OverlayClip] {
    var clips: [OverlayClip] = []
    var missing: Set<String> = []
    for par in tree.elements(named: "par") {
      let children = tree.children(of: par)
      let find = { (name: String) in
        children.first { tree.element(at: $0)?.name.local == name }
      }
      guard let text = find("text"), let audio = find("audio"),
        let address = tree.attribute("src", of: text),
        case .file(let document, let fragment) = EPUBReference(address, from: path),
        let id = EPUBFragment.id(of: fragment), let source = tree.attribute("src", of: audio)
      else { continue }
      guard let recording = recording(source, of: audio, missing: &missing, &warnings),
        let range = clip(of: audio, &warnings)
      else { continue }
      clips.append(
        OverlayClip(
          document: files.path(of: document) ?? document, id: id, recording: recording,
          milliseconds: range))
    }
    return clips
  }

  private func recording(
    _ source: String, of audio: Int, missing: inout Set<String>, _ warnings: inout [BookWarning]
  ) -> String? {
    switch EPUBReference(source, from: path) {
    case .remote(let address): return address
    case .outside:
      warn(.outside(source), at: audio, &warnings)
      return nil
    case .file(let path, _):
      if let found = files.path(of: path) { return files.shownPath(of: found) }
      if missing.insert(path).inserted { warn(.missingRecording(path), at: audio, &warnings) }
      return nil
    }
  }

  private func clip(of audio: Int, _ warnings: inout [BookWarning]) -> Range<Int>? {
    var bounds: [Int?] = []
    for name in ["clipBegin", "clipEnd"] {
      guard let text = tree.attribute(name, of: audio) else {
        bounds.append(nil)
        continue
      }
      guard let value = ClockValue.milliseconds(text) else {
        warn(.badClock(text), at: audio, &warnings)
        return nil
      }
      bounds.append(value)
    }
    let start = bounds[0] ?? 0
    let end = bounds[1] ?? Int(Int32.max)
    guard start < end else {
      warn(.badRecording, at: audio, &warnings)
      return nil
    }
    return start..<end
  }

  private func warn(_ fault: EPUBFault, at index: Int, _ warnings: inout [BookWarning]) {
    guard let position = tree.element(at: index)?.position else { return }
    warnings.append(
      fault.warning(
        at: files.shownPath(of: path), line: position.line, column: position.column))
  }
}
