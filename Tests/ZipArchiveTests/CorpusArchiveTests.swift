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

  @Test func `each broken archive gives an error, a fault of the entry, or its right content`()
    throws
  {
    guard let files = try files(in: "hostile/zip/failure") else {
      return PackageRoot.corpusMissing()
    }
    let damaged = ["\(ZipError.damaged)"]
    let expected: [(start: String, reading: [String])] = [
      // What is wrong here is only at the end, or in a part that the list of the files repeats; the
      // sums show that the contents are right.
      ("Invalid comment length", ["a.txt: 5 ", "b.txt: 5 "]),
      ("invalid local file header", ["a.txt: 5 ", "b.txt: 5 "]),
      ("absolute path", ["/atxt: \(ZipFault.leavesArchive)", "b.txt: 5 "]),
      ("invalid relative path", ["../xt: \(ZipFault.leavesArchive)", "b.txt: 5 "]),
      ("extra field length", damaged),
      ("file data overflows", ["a.txt: 245 \(ZipFault.damaged)", "b.txt: 5 "]),
      ("invalid central directory", ["\(ZipError.notAnArchive)"]),
      ("invalid zip64 end", damaged),
      ("multi-disk", ["\(ZipError.severalParts)"]),
      ("strong encryption", ["a.txt: \(ZipFault.encrypted)"]),
      ("zip64 extended information extra field does not include compressed", damaged),
      ("zip64 extended information extra field does not include relative", damaged),
      ("zip64 extended information extra field does not include uncompressed", damaged),
    ]
    #expect(files.count == expected.count)
    for file in files {
      let known = expected.first { file.lastPathComponent.hasPrefix($0.start) }
      #expect(reading(file) == known?.reading, "\(file.lastPathComponent)")
    }
  }

  @Test func `each unusual archive is read`() throws {
    guard let files = try files(in: "hostile/zip/unusual") else {
      return PackageRoot.corpusMissing()
    }
    var read: [String: [String]] = [:]
    for file in files { read[file.lastPathComponent] = reading(file) }
    #expect(read["big-compression.zip"] == ["0x21000: 135168 "])
    #expect(read["streaming.zip"] == ["test1.txt: 25 ", "test2.txt: 25 "])
    #expect(read["zip64.zip"] == ["test1.txt: 3 ", "test2.txt: 3 "])
    #expect(read["traditional-encryption.zip"] == ["a.txt: \(ZipFault.encrypted)"])
    #expect(read["unicode.zip"]?.count == 5)
    #expect(read["unicode.zip"]?[2] == "Turmion Kätilöt/Hoitovirhe/Rautaketju.mp3: 0 ")
  }

  @Test func `no archive of a book makes the reader crash`() throws {
    guard let files = try files(in: "hostile/epub") else { return PackageRoot.corpusMissing() }
    for file in files { #expect(!reading(file).isEmpty) }
  }
}
