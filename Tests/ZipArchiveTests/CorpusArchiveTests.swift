import FoundationEssentials
import TestSupport
import Testing
import ZipArchive

/// Broken and unusual archives from outside the project.
@Suite struct CorpusArchiveTests {
  /// What reading all of an archive comes to: an error, or each entry with its fault.
  private func reading(_ url: URL) -> [String] {
    do throws(ZipError) {
      let archive = try ZipArchive(path: url.path)
      return archive.entries.map { entry in
        do throws(ZipFault) {
          let content = try archive.read(entry)
          return "\(entry.path): \(content.bytes.count) \(content.fault.map { "\($0)" } ?? "")"
        } catch {
          return "\(entry.path): \(error)"
        }
      }
    } catch {
      return ["\(error)"]
    }
  }

  private func files(in folder: String) throws -> [URL]? {
    guard let corpus = PackageRoot.corpus else { return nil }
    let folder = corpus.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appending(path: $0) }
  }
  @Test func `dump`() throws {
    for f in ["hostile/zip/failure", "hostile/zip/unusual", "hostile/epub"] {
      for url in try files(in: f) ?? [] { print("##", url.lastPathComponent, reading(url)) }
    }
  }
}
