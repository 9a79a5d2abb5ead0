import FoundationEssentials
import TestSupport
import Testing

@testable import SpeechSynthesis

struct WAVReaderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func reader(_ bytes: [UInt8]) throws -> WAVReader {
    try Data(bytes).write(to: folder.url.appending(path: "a.wav"))
    return try WAVReader(path: folder.path("a.wav"))
  }

  /// A file with two channels, and chunks around those that matter.
  private var file: [UInt8] {
    var bytes = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WAVE".utf8)
    bytes += Array("LIST".utf8) + [3, 0, 0, 0, 1, 2, 3, 0]
    bytes += Array("fmt ".utf8) + [16, 0, 0, 0, 1, 0, 2, 0, 0x44, 0xAC, 0, 0]
    bytes += [0x10, 0xB1, 2, 0, 4, 0, 16, 0]
    bytes += Array("fact".utf8) + [0, 0, 0, 0]
    return bytes + Array("data".utf8) + [8, 0, 0, 0, 1, 0, 2, 0, 0xFF, 0xFF, 0, 0x80]
      + Array("tail".utf8)
  }

  @Test func `unknown chunks are passed over and what follows the sound is left alone`() throws {
    let reader = try reader(file)
    #expect(reader.format == AudioFormat(sampleRate: 44_100, channels: 2))
    #expect(reader.sampleCount == 2)
    #expect(try reader.readAll() == [1, 2, -1, -32_768])
  }

  @Test func `every truncated file gives an error, and what was there before it`() throws {
    for length in 0..<file.count - 4 {
      let error = #expect(throws: AudioFileError.self) {
        _ = try reader(Array(file.prefix(length))).readAll()
      }
      switch error {
      case .notWAV: #expect(length < file.count - 12)
      case .truncated(_, let announced, let found):
        #expect(announced == 8)
        #expect(found == UInt64(length - (file.count - 12)))
      default: Issue.record("\(length): \(String(describing: error))")
      }
    }
    let short = try reader(Array(file.dropLast(6)))
    #expect(try short.read(10) == [1, 2, -1])
    #expect(throws: AudioFileError.self) { try short.read(10) }
  }

  @Test func `bytes of any kind give an error or samples and never a crash`() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      var bytes = file
      for _ in 0..<4 {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(
          in: .min ... .max, using: &generator)
      }
      do {
        #expect(try reader(bytes).readAll().count <= bytes.count)
      } catch is AudioFileError {}
    }
  }

  @Test func `other kinds of samples are refused by their name`() throws {
    var bytes = file
    bytes[46] = 24
    #expect(bytes[46 - 14] == 1)
    let error = #expect(throws: AudioFileError.self) { try reader(bytes) }
    #expect(
      error
        == .unsupported(path: folder.path("a.wav"), what: "samples of 24 bits in coding 1"))
  }

  @Test func `a file that is not there is told with its name`() {
    let path = folder.path("none.wav")
    #expect(
      throws: AudioFileError.notReadable(path: path, reason: "No such file or directory")
    ) { try WAVReader(path: path) }
  }
}
