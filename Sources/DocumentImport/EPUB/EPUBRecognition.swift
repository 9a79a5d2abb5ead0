import ZipArchive

/// Tells whether a file is an EPUB.
enum EPUBRecognition {
  /// Returns the files of a book in a plain file; nothing where it is none.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - shown: How messages name it.
  ///   - isNamed: Whether the listener or the file's name says that it is an EPUB, so that one that
  ///     cannot be read is an error.
  /// - Returns: The files.
  /// - Throws: ``EPUBError/archive(_:)``.
  static func files(
    at path: String, shown: String, isNamed: Bool
  ) throws(EPUBError) -> EPUBFiles? {
    let start = FileReader.start(of: path, count: 256)
    let isNamed = isNamed || saysSo(start)
    guard isNamed || start.starts(with: "PK".utf8) else { return nil }
    do {
      let archive = try ZipArchive(path: path)
      return isNamed || isBook(archive) ? EPUBFiles(archive, shown: shown) : nil
    } catch {
      guard isNamed else { return nil }
      throw .archive(error)
    }
  }

  /// Returns the files of a book in memory; nothing where it is none.
  static func files(of bytes: [UInt8], shown: String, isNamed: Bool) throws(EPUBError) -> EPUBFiles?
  {
    let isNamed = isNamed || saysSo(Array(bytes.prefix(256)))
    guard isNamed || bytes.starts(with: "PK".utf8) else { return nil }
    do {
      let archive = try ZipArchive(bytes: bytes)
      return isNamed || isBook(archive) ? EPUBFiles(archive, shown: shown) : nil
    } catch {
      guard isNamed else { return nil }
      throw .archive(error)
    }
  }

  /// Whether an archive starts with the name of the format, as it should (OCF 3.3 §4.3).
  private static func saysSo(_ start: [UInt8]) -> Bool {
    start.starts(with: "PK".utf8)
      && String(decoding: start, as: UTF8.self).contains("mimetypeapplication/epub+zip")
  }

  private static func isBook(_ archive: ZipArchive) -> Bool {
    if archive.entry(at: "META-INF/container.xml") != nil { return true }
    let kind = (try? archive.read("mimetype"))?.bytes ?? []
    return String(decoding: kind, as: UTF8.self).contains("application/epub+zip")
  }
}
