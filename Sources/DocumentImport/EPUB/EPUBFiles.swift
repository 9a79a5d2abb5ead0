import ZipArchive

/// The files of an EPUB: in its archive, or in a folder into which it was unpacked.
///
/// Paths are names joined by `/`, from the root of the archive. No path leads out of it.
struct EPUBFiles: Sendable {
  private enum Store: Sendable {
    case archive(ZipArchive)
    /// The folder without symbolic links.
    case folder(String)
  }

  /// The path of the archive or the folder, as messages name it.
  let shown: String
  /// The encoding of all files that the listener names.
  var encoding: String?
  private let store: Store
  /// The paths in the archive by their letters in lower case; nothing for one that stands for
  /// several.
  private let folded: [String: String?]

  /// Makes the files of an archive.
  init(_ archive: ZipArchive, shown: String) {
    store = .archive(archive)
    self.shown = shown
    var folded: [String: String?] = [:]
    for entry in archive.entries where entry.isReachable && !entry.isFolder {
      let key = entry.path.lowercased()
      folded.updateValue(folded[key] == nil ? entry.path : nil, forKey: key)
    }
    self.folded = folded
  }

  /// Makes the files of a folder; nothing where it has no `META-INF/container.xml`.
  init?(folder: String, shown: String) {
    guard let real = FileReader.realPath(folder),
      FileReader.kind(of: "\(real)/META-INF/container.xml") == .file
    else { return nil }
    store = .folder(real)
    folded = [:]
    self.shown = shown.hasSuffix("/") && shown.count > 1 ? String(shown.dropLast()) : shown
  }

  /// The path of a file as messages name it: that of the archive, then the one in it.
  func shownPath(of path: String) -> String { "\(shown)/\(path)" }

  /// The archive, where it is one.
  var archive: ZipArchive? {
    guard case .archive(let archive) = store else { return nil }
    return archive
  }

  /// Returns the path under which a file is there: the same, or one that differs in capitals alone.
  func path(of path: String) -> String? {
    switch store {
    case .archive(let archive):
      if let entry = archive.entry(at: path), !entry.isFolder { return path }
      return folded[path.lowercased()] ?? nil
    case .folder(let folder):
      return realPath(of: path, in: folder) == nil ? nil : path
    }
  }

  /// Whether there is a file of the path.
  func contains(_ path: String) -> Bool { self.path(of: path) != nil }

  /// Reads a file.
  ///
  /// - Parameter path: Its path, as ``path(of:)`` returns it.
  /// - Returns: The content; where it is damaged, the part before the damage, and what is wrong.
  /// - Throws: ``ZipFault`` where nothing of it can be read.
  func read(_ path: String) throws(ZipFault) -> ZipContent {
    switch store {
    case .archive(let archive):
      return try archive.read(path)
    case .folder(let folder):
      guard let real = realPath(of: path, in: folder) else { throw .missing }
      do {
        return ZipContent(bytes: try FileReader.read(real))
      } catch .unreadable(_, let code) {
        throw .unreadable(code: code)
      } catch .tooLarge {
        throw .tooLarge(mostBytes: FileReader.limit)
      } catch {
        throw .missing
      }
    }
  }

  /// The file of a path in a folder, none that a symbolic link puts outside of it.
  private func realPath(of path: String, in folder: String) -> String? {
    guard !path.isEmpty, !path.split(separator: "/").contains(".."),
      let real = FileReader.realPath("\(folder)/\(path)"),
      real.hasPrefix(folder == "/" ? "/" : "\(folder)/"), FileReader.kind(of: real) == .file
    else { return nil }
    return real
  }
}
