import XMLTree
import ZipArchive

/// Finds the documents that stand in frames of another one.
struct FrameFinder {
  /// The files of the book.
  let files: EPUBFiles

  /// Returns the paths of the documents in the frames of a document, in their order, each once.
  func paths(in document: String) -> [String] {
    guard let bytes = try? files.read(document).bytes, Self.mentionsFrame(bytes),
      let tree = try? XMLTree(String(decoding: bytes, as: UTF8.self), isRecovering: true)
    else { return [] }
    var paths: [String] = []
    for index in tree.elements(named: "iframe") {
      guard let address = tree.attribute("src", of: index),
        case .file(let written, _) = EPUBReference(address, from: document),
        let path = files.path(of: written), !paths.contains(path)
      else { continue }
      paths.append(path)
    }
    return paths
  }

  private static func mentionsFrame(_ bytes: [UInt8]) -> Bool {
    let name = Array("<iframe".utf8)
    var start = bytes.startIndex
    while let at = bytes[start...].firstIndex(of: name[0]) {
      if bytes[at...].starts(with: name) { return true }
      start = at + 1
    }
    return false
  }
}
