import FoundationEssentials
import SpeechSynthesis
import TestSupport
import Testing

@testable import EspeakEngine

@Suite struct EngineDataTests {
  /// A data folder with one table of one phoneme, in the engine's form.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["lang/aa", "voices/!v"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    var table: [UInt8] = [1, 0, 0, 0, 1, 0, 0, 0] + Array("xx".utf8)
    table += [UInt8](repeating: 0, count: 30)
    table += Array("a#".utf8) + [0, 0, 0, 0, 0, 0, 0, 0, 7, 2, 0, 0, 0, 0]
    for (name, bytes) in [
      ("phontab", table), ("phonindex", [1, 2, 3]), ("xx_dict", [4, 5, 6]),
      ("lang/aa/xx", Array("name Test\nlanguage xx-yy 2\n".utf8)),
      ("voices/!v/f1", Array("language variant\n".utf8)),
    ] {
      try Data(bytes).write(to: folder.url.appending(path: name))
    }
    return folder
  }

  private func replace(_ name: String, in folder: TemporaryFolder, by bytes: [UInt8]) throws {
    try Data(bytes).write(to: folder.url.appending(path: name))
  }

  private func inventory(
    _ folder: TemporaryFolder, voice: String = "aa/xx", version: String = "1"
  ) throws -> PhonemeInventory {
    try EngineData(folder: folder.path, version: version).inventory(of: voice)
  }

  @Test func `a folder is read`() throws {
    let found = try inventory(try folder())
    #expect(found.table == "xx")
    #expect(found.phonemes == [PhonemeInventory.Phoneme(mnemonic: "a#", kind: .vowel)])
    #expect(found.dataVersion.utf8.count == 16)
  }

  @Test func `whatever can change the phonemes changes the version`() throws {
    let folder = try folder()
    let plain = try inventory(folder).dataVersion
    #expect(try inventory(folder).dataVersion == plain)
    var versions: Set<String> = [plain]
    versions.insert(try inventory(folder, version: "2").dataVersion)
    versions.insert(try inventory(folder, voice: "aa/xx+f1").dataVersion)
    try replace("phonindex", in: folder, by: [1, 2, 4])
    versions.insert(try inventory(folder).dataVersion)
    try replace("xx_dict", in: folder, by: [4, 5, 7])
    versions.insert(try inventory(folder).dataVersion)
    try replace("lang/aa/xx", in: folder, by: Array("language xx\nreplace 03 I i\n".utf8))
    versions.insert(try inventory(folder).dataVersion)
    #expect(versions.count == 6)
  }

  @Test(arguments: ["phontab", "phonindex", "xx_dict", "lang/aa/xx"])
  func `a missing file is named`(_ name: String) throws {
    let folder = try folder()
    try FileManager.default.removeItem(atPath: folder.path(name))
    let path = folder.path(name)
    #expect(
      throws: SpeechError.unreadableData(path: path, reason: "No such file or directory")
    ) { try inventory(folder) }
  }

  @Test func `a table that is broken or missing is told with the file`() throws {
    let folder = try folder()
    let path = folder.path("phontab")
    try replace("lang/aa/xx", in: folder, by: Array("language zz\n".utf8))
    #expect(throws: SpeechError.unreadableData(path: path, reason: "it has no table zz")) {
      try inventory(folder)
    }
    try replace("phontab", in: folder, by: [1, 0, 0])
    #expect(throws: SpeechError.unreadableData(path: path, reason: "it ends in the middle")) {
      try inventory(folder)
    }
  }

  @Test func `a folder in the place of a file is told`() throws {
    let folder = try folder()
    #expect(throws: SpeechError.self) { try inventory(folder, voice: "aa") }
  }
}
