import Glibc
import SpeechSynthesis

/// The engine's own files, as far as they say something about phonemes.
struct EngineData {
  /// The most bytes of a file; the largest dictionary has about 9 million.
  private static let mostBytes = 256 << 20

  private let folder: String
  private let version: String

  /// Makes the data of a folder, used by a version of the engine.
  init(folder: String, version: String) {
    self.folder = folder
    self.version = version
  }

  /// Returns what a voice can say, given its identifier in the engine's own spelling.
  ///
  /// - Throws: ``SpeechError/unreadableData(path:reason:)``.
  func inventory(of voice: String) throws(SpeechError) -> PhonemeInventory {
    // A variant, which stands behind a plus sign, changes the tone of a voice alone.
    let name = String(voice.prefix { $0 != "+" })
    let variant = voice.dropFirst(name.count + 1)
    // The engine looks for a voice in these two folders in this order.
    let upper = "\(folder)/voices/\(name)"
    let voicePath = access(upper, R_OK) == 0 ? upper : "\(folder)/lang/\(name)"
    let voiceBytes = try Self.bytes(of: voicePath)
    let file = VoiceFile(voiceBytes)
    let tablesPath = "\(folder)/phontab"
    let tablesBytes = try Self.bytes(of: tablesPath)
    let phonemes: [PhonemeInventory.Phoneme]?
    do throws(PhonemeTables.Fault) {
      phonemes = try PhonemeTables(tablesBytes).phonemes(of: file.phonemes)
    } catch {
      throw .unreadableData(path: tablesPath, reason: error.description)
    }
    guard let phonemes else {
      throw .unreadableData(path: tablesPath, reason: "it has no table \(file.phonemes)")
    }
    // The sounds themselves and the melodies are left out: which phonemes are spoken and how they
    // are written does not depend on them.
    var fingerprint = Fingerprint()
    fingerprint.add(Array(version.utf8))
    fingerprint.add(Array(voice.utf8))
    fingerprint.add(tablesBytes)
    fingerprint.add(voiceBytes)
    if !variant.isEmpty {
      fingerprint.add(try Self.bytes(of: "\(folder)/voices/!v/\(variant)"))
    }
    for path in ["\(folder)/phonindex", "\(folder)/\(file.dictionary)_dict"] {
      fingerprint.add(try Self.bytes(of: path))
    }
    return PhonemeInventory(
      voice: voice, table: file.phonemes, phonemes: phonemes, dataVersion: fingerprint.text)
  }

  /// Reads a file whole.
  private static func bytes(of path: String) throws(SpeechError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path) }
    guard status.st_mode & S_IFMT == S_IFREG, (0...mostBytes).contains(Int(status.st_size)) else {
      throw .unreadableData(path: path, reason: "it is no file of a usual size")
    }
    var failed: WireError?
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { memory, filled in
      do throws(WireError) {
        filled = try WirePipe(descriptor: descriptor)
          .read(into: UnsafeMutableRawBufferPointer(memory))
      } catch {
        failed = error
      }
    }
    guard failed == nil else { throw failure(path) }
    return bytes
  }

  private static func failure(_ path: String) -> SpeechError {
    .unreadableData(
      path: path, reason: strerror(errno).map { String(cString: $0) } ?? "error \(errno)")
  }
}
