import FoundationEssentials
import SpeechSynthesis

/// Keeps what was learned of voices in a folder.
///
/// A file is named by the voice, the version of the engine's data and the version of its own form,
/// so that what is out of date is not read. It appears whole or not at all, and one that is
/// damaged is as good as none.
struct LearnedVoiceStore: Sendable {
  let folder: String

  /// The version of the form of the files and of the way of learning.
  private static let version = 1

  func read(_ inventory: PhonemeInventory) -> LearnedVoice? {
    let url = URL(filePath: path(inventory.voice, inventory.dataVersion))
    guard let data = try? Data(contentsOf: url) else { return nil }
    return LearnedVoiceText.read(String(decoding: data, as: UTF8.self), inventory)
  }

  /// Writes what was learned; where that is not possible it is learned again next time.
  func write(_ voice: LearnedVoice) {
    try? FileManager.default.createDirectory(
      at: URL(filePath: folder), withIntermediateDirectories: true)
    guard let file = try? WholeFile(path: path(voice.voice, voice.dataVersion)) else { return }
    var text = LearnedVoiceText.write(voice)
    do {
      try text.withUTF8 { try file.write(UnsafeRawBufferPointer($0)) }
      try file.commit()
    } catch {
      file.discard()
    }
  }

  private func path(_ voice: String, _ dataVersion: String) -> String {
    let name = "\(voice)-\(dataVersion)".utf8.map { byte -> String in
      let isPlain =
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      return isPlain || byte == UInt8(ascii: "-")
        ? String(UnicodeScalar(byte)) : "_" + String(byte, radix: 16)
    }
    return "\(folder)/\(name.joined().prefix(180)).sounds\(Self.version)"
  }
}
