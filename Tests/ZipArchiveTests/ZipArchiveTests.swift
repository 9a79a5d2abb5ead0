import TestSupport
import Testing
import ZipArchive

@Suite struct ZipArchiveTests {
  private func text(_ name: String, in archive: ZipArchive) throws -> String {
    String(decoding: try archive.read(name).bytes, as: UTF8.self)
  }

  @Test func `an archive in memory lists its files and reads them`() throws {
    let fixture = ZipFixture(["mimetype": "application/epub+zip", "a/b.txt": "Grüße"])
    let archive = try ZipArchive(bytes: fixture.bytes)
    #expect(archive.entries.map(\.path) == ["mimetype", "a/b.txt"])
    #expect(archive.entries.map(\.claimedSize) == [20, 7])
    #expect(try text("a/b.txt", in: archive) == "Grüße")
    #expect(try text("mimetype", in: archive) == "application/epub+zip")
  }

  @Test func `an archive in a file reads the same`() throws {
    let folder = try TemporaryFolder()
    try ZipFixture(["a.txt": "Hello"]).write(to: folder.path("a.zip"))
    let archive = try ZipArchive(path: folder.path("a.zip"))
    #expect(try text("a.txt", in: archive) == "Hello")
  }

  @Test func `a file that is missing or no archive is an error in words`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: ZipError.unreadable(code: 2)) { try ZipArchive(path: folder.path("none")) }
    #expect(throws: ZipError.unreadable(code: 2)) { try ZipArchive(path: "a\0b") }
    #expect(throws: ZipError.notAnArchive) { try ZipArchive(bytes: Array("Hello".utf8)) }
    #expect(throws: ZipError.self) { try ZipArchive(bytes: []) }
    #expect("\(ZipError.unreadable(code: 2))".contains("No such file"))
  }

  @Test func `every way to cut an archive short is an error and no crash`() throws {
    let bytes = ZipFixture(["a.txt": "Hello", "b.txt": "World"]).bytes
    for count in 0..<bytes.count {
      #expect(throws: ZipError.self) { try ZipArchive(bytes: Array(bytes[..<count])) }
    }
  }

  @Test func `no byte that is changed makes it crash`() throws {
    let bytes = ZipFixture(["a.txt": "Hello", "b.txt": "World"]).bytes
    var generator = SeededGenerator(seed: 7)
    var opened = 0
    for _ in 0..<2_000 {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        broken[Int.random(in: broken.indices, using: &generator)] =
          UInt8.random(in: 0...255, using: &generator)
      }
      guard let archive = try? ZipArchive(bytes: broken) else { continue }
      opened += 1
      for entry in archive.entries { _ = try? archive.read(entry) }
    }
    #expect(opened > 0)
  }

  @Test(arguments: [
    ("../up.txt", ZipFault.leavesArchive), ("a/../../up.txt", .leavesArchive),
    ("a/../up.txt", .leavesArchive), ("/etc/passwd", .leavesArchive),
    ("C:\\windows\\evil.txt", .leavesArchive), ("..\\up.txt", .leavesArchive),
    ("\\up.txt", .leavesArchive),
  ])
  func `a name that leaves the archive is told and cannot be reached`(
    name: String, fault: ZipFault
  ) throws {
    var fixture = ZipFixture(["good.txt": "good"])
    fixture.add(name, "evil")
    let archive = try ZipArchive(bytes: fixture.bytes)
    let entry = try #require(archive.entries.last)
    #expect(entry.fault == fault)
    #expect(!entry.isReachable)
    for path in [name, "up.txt", "etc/passwd", "a", "a.txt"] {
      #expect(throws: ZipFault.missing) { try archive.read(path) }
    }
    #expect(throws: fault) { try archive.read(entry) }
    #expect(try text("good.txt", in: archive) == "good")
  }

  @Test func `dots, empty names and backslashes are made plain`() throws {
    let archive = try ZipArchive(
      bytes: ZipFixture(["./a//b.txt": "1", "c\\d.txt": "2", "e:f.txt": "3"]).bytes)
    #expect(archive.entries.map(\.path) == ["a/b.txt", "c/d.txt", "e:f.txt"])
    #expect(archive.entries.map(\.fault) == [nil, .backslash, nil])
    #expect(try text("c/d.txt", in: archive) == "2")
  }

  @Test func `no name ends at a NUL`() throws {
    let archive = try ZipArchive(bytes: ZipFixture(["a.txt\0/../b": "1", "c\0d": "2"]).bytes)
    #expect(archive.entries.map(\.path) == ["a.txt /../b", "c d"])
    #expect(archive.entries.map(\.fault) == [.leavesArchive, nil])
    #expect(throws: ZipFault.missing) { try archive.read("a.txt") }
  }

  @Test func `a name that is not UTF-8 is read as DOS wrote it`() throws {
    var fixture = ZipFixture()
    var entry = ZipFixture.Entry("x", bytes: Array("u".utf8))
    entry.name = [0x67, 0x72, 0x81, 0x6E, 0x2E, 0x74, 0x78, 0x74]
    fixture.entries = [entry, ZipFixture.Entry("Ætt.txt", bytes: Array("v".utf8))]
    let archive = try ZipArchive(bytes: fixture.bytes)
    #expect(archive.entries.map(\.path) == ["grün.txt", "Ætt.txt"])
    #expect(archive.entries.map(\.fault) == [.nameNotUTF8, nil])
    #expect(try text("grün.txt", in: archive) == "u")
  }

  @Test func `of two files with one name the later is read, and the earlier is told`() throws {
    let archive = try ZipArchive(bytes: ZipFixture(["a.txt": "old", "a.txt": "new"]).bytes)
    #expect(archive.entries.map(\.fault) == [.doubled, nil])
    #expect(try text("a.txt", in: archive) == "new")
  }

  @Test func `links, encrypted files and unknown compressions have their faults`() throws {
    var fixture = ZipFixture(["link": "/etc/passwd", "locked": "0123456789abcdef", "odd": "?"])
    fixture.entries[0].mode = 0o120777
    fixture.entries[1].flags = 1
    fixture.entries[2].method = 82
    let archive = try ZipArchive(bytes: fixture.bytes)
    #expect(throws: ZipFault.link) { try archive.read("link") }
    #expect(throws: ZipFault.encrypted) { try archive.read("locked") }
    #expect(throws: ZipFault.compression(method: 82)) { try archive.read("odd") }
  }

  @Test func `damaged content comes with its fault`() throws {
    var fixture = ZipFixture(["a.txt": "Hello", "b.txt": "World"])
    fixture.entries[0].sum ^= 1
    let archive = try ZipArchive(bytes: fixture.bytes)
    let content = try archive.read("a.txt")
    #expect(content.bytes == Array("Hello".utf8))
    #expect(content.fault == .damaged)
    #expect(try archive.read("b.txt").fault == nil)
  }

  @Test func `a file is read to its limit, whatever the list claims`() throws {
    var fixture = ZipFixture()
    fixture.entries = [ZipFixture.Entry("bomb", repeating: 0x61, count: 3 << 20)]
    let whole = try ZipArchive(bytes: fixture.bytes).read("bomb")
    #expect(fixture.bytes.count < 30_000)
    #expect(whole.bytes.count > 3_100_000)
    #expect(whole.fault == nil)
    #expect(whole.bytes.allSatisfy { $0 == 0x61 })
    let limits = ZipLimits(entryBytes: 1 << 20)
    let archive = try ZipArchive(bytes: fixture.bytes, limits: limits)
    #expect(throws: ZipFault.tooLarge(mostBytes: 1 << 20)) { try archive.read("bomb") }
    fixture.entries[0].size = 10
    let lying = try ZipArchive(bytes: fixture.bytes, limits: limits)
    #expect(throws: ZipFault.self) { try lying.read("bomb") }
  }

  @Test func `all files together have a limit, and one read twice counts once`() throws {
    let fixture = ZipFixture(["a": "0123456789", "b": "0123456789", "c": "0123456789"])
    let archive = try ZipArchive(bytes: fixture.bytes, limits: ZipLimits(totalBytes: 25))
    for name in ["a", "b", "a", "b", "a"] { #expect(try archive.read(name).bytes.count == 10) }
    #expect(throws: ZipFault.tooMuchInAll(mostBytes: 25)) { try archive.read("c") }
    #expect(try archive.read("a").bytes.count == 10)
  }

  @Test func `an archive of too many files is refused`() throws {
    let bytes = ZipFixture(["a": "", "b": "", "c": ""]).bytes
    #expect(throws: ZipError.tooManyEntries(most: 2)) {
      try ZipArchive(bytes: bytes, limits: ZipLimits(entries: 2))
    }
    #expect(try ZipArchive(bytes: bytes, limits: ZipLimits(entries: 3)).entries.count == 3)
  }

  @Test func `several threads may read at once`() async throws {
    var fixture = ZipFixture()
    for index in 0..<50 { fixture.add("\(index)", String(repeating: "\(index) ", count: 1_000)) }
    let archive = try ZipArchive(bytes: fixture.bytes)
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<200 {
        group.addTask {
          let content = try? archive.read("\(index % 50)")
          return content?.bytes.starts(with: "\(index % 50) ".utf8) == true
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
