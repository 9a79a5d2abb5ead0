import EspeakEngine
import FoundationEssentials
import Glibc
import ReadingContent
import SpeechSynthesis

/// Keeps how many lines and pages the sections of a book have, so that they are counted once.
///
/// A file is named by the content of the book's own file and by all that the layout depends on. It
/// appears whole or not at all, and one that is damaged is as good as none.
struct LayoutStore {
  private let path: String
  private let folder: String

  /// The version of the form of the files and of the way of laying out.
  private static let version = 1
  /// A ZIP archive ends with the checksums of all that is in it, so its end tells it from others.
  private static let tailLength = 4 << 20

  /// Makes the store for a book.
  ///
  /// - Parameters:
  ///   - paths: The files of the book; nothing is kept of standard input or a folder.
  ///   - layout: How the book is laid out.
  ///   - options: What else was asked for that may change its text.
  ///   - folder: Where files are kept.
  init?(paths: [String], layout: Layout, options: [String], folder: String) {
    var hash = Fingerprint()
    for path in paths {
      guard Self.add(path, to: &hash) else { return nil }
    }
    let what = ["\(layout.columns)", "\(layout.rows)", Version.current] + options
    hash.add(Array(what.joined(separator: "\n").utf8))
    self.folder = folder
    path = "\(folder)/\(hash.text).layout\(Self.version)"
  }

  /// Returns what was kept, or nothing.
  func read() -> [SectionExtent]? {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
    return try? JSONDecoder().decode([SectionExtent].self, from: data)
  }

  /// Keeps what is known; where that is not possible it is counted again next time.
  func write(_ extents: [SectionExtent]) {
    try? FileManager.default.createDirectory(
      at: URL(filePath: folder), withIntermediateDirectories: true)
    guard let data = try? JSONEncoder().encode(extents), let file = try? WholeFile(path: path)
    else { return }
    do {
      try Array(data).withUnsafeBytes { try file.write($0) }
      try file.commit()
    } catch {
      file.discard()
    }
  }

  private static func add(_ path: String, to hash: inout Fingerprint) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    let size = Int(status.st_size)
    hash.add(withUnsafeBytes(of: size) { Array($0) })
    var bytes = [UInt8](repeating: 0, count: min(size, tailLength))
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeMutableBytes { buffer in
        pread(
          file, buffer.baseAddress.map { $0 + done }, buffer.count - done,
          size - buffer.count + done)
      }
      guard count > 0 else { return false }
      done += count
    }
    hash.add(bytes)
    return true
  }
}
