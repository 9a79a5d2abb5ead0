import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import SpeechSynthesis

struct WAVTests {
  private let signal = (0..<10_000).map { Int16(truncatingIfNeeded: $0 &* 7_919) }
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.url.appending(path: name)))
  }

  private func write(_ name: String, largestPlainLength: UInt64 = .max) throws {
    let writer = try WAVWriter(
      path: folder.path(name), format: .speech, largestPlainLength: largestPlainLength)
    try writer.append(Array(signal[..<3_000]))
    let rest = Array(signal[3_000...])
    try writer.append(rest.span)
    #expect(writer.sampleCount == signal.count)
    try writer.finish()
  }

  @Test func `what is written is read again`() throws {
    try write("a.wav")
    let reader = try WAVReader(path: folder.path("a.wav"))
    #expect(reader.format == .speech)
    #expect(reader.sampleCount == signal.count)
    #expect(try reader.readAll() == signal)
    #expect(try reader.read(10).isEmpty)
    #expect(names == ["a.wav"])
  }

  @Test func `a plain file has the lengths that RIFF asks for`() throws {
    try write("a.wav")
    let bytes = try bytes("a.wav")
    #expect(bytes.count == 80 + 20_000)
    #expect(Array(bytes[0..<12]) == Array("RIFF".utf8) + [0x68, 0x4E, 0, 0] + Array("WAVE".utf8))
    #expect(Array(bytes[12..<20]) == Array("JUNK".utf8) + [28, 0, 0, 0])
    #expect(Array(bytes[72..<80]) == Array("data".utf8) + [0x20, 0x4E, 0, 0])
  }

  @Test func `a file beyond the limit of RIFF becomes RF64 in place`() throws {
    try write("limit.wav", largestPlainLength: 72 + 20_000)
    #expect(try bytes("limit.wav").prefix(4) == ArraySlice("RIFF".utf8))
    try write("big.wav", largestPlainLength: 72 + 20_000 - 1)
    let bytes = try bytes("big.wav")
    #expect(Array(bytes[0..<8]) == Array("RF64".utf8) + [255, 255, 255, 255])
    #expect(Array(bytes[12..<20]) == Array("ds64".utf8) + [28, 0, 0, 0])
    #expect(Array(bytes[20..<28]) == [0x68, 0x4E, 0, 0, 0, 0, 0, 0])
    #expect(Array(bytes[28..<36]) == [0x20, 0x4E, 0, 0, 0, 0, 0, 0])
    #expect(Array(bytes[36..<44]) == [0x10, 0x27, 0, 0, 0, 0, 0, 0])
    #expect(Array(bytes[76..<80]) == [255, 255, 255, 255])
    let reader = try WAVReader(path: folder.path("big.wav"))
    #expect(reader.sampleCount == signal.count)
    #expect(try reader.readAll() == signal)
  }

  @Test func `a length of more than 4 GiB is stated in 64 bits`() {
    let length: UInt64 = 6 << 30
    let bytes = WAVHeader(format: .speech).bytesForFile(dataLength: length)
    #expect(bytes.count == WAVHeader.fileLength)
    #expect(Array(bytes[28..<36]) == [0, 0, 0, 0x80, 1, 0, 0, 0])
  }

  @Test(arguments: [UInt64.max, 1_000])
  func `other programs read the same samples`(largestPlainLength: UInt64) async throws {
    try write("a.wav", largestPlainLength: largestPlainLength)
    let raw = signal.flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
    let tools = [
      ("sox", [folder.path("a.wav"), "-t", "raw", "-"]),
      ("ffmpeg", ["-v", "error", "-i", folder.path("a.wav"), "-f", "s16le", "-"]),
    ]
    for (tool, arguments) in tools {
      guard ChildProcess.exists(tool) else {
        print("SKIPPED \(#function): \(tool) is not installed")
        continue
      }
      let result = try await ChildProcess.run(tool, arguments)
      #expect(result.status == .exited(0), "\(result.errorText)")
      #expect(result.output == raw)
    }
  }

  @Test func `a writer that is thrown away leaves nothing behind`() throws {
    do {
      let writer = try WAVWriter(path: folder.path("a.wav"), format: .speech)
      try writer.append(signal)
      #expect(names.count == 1 && names != ["a.wav"])
    }
    #expect(names.isEmpty)
  }

  @Test func `an older file stays until the new one is whole`() throws {
    try write("a.wav")
    let before = try bytes("a.wav")
    let writer = try WAVWriter(path: folder.path("a.wav"), format: .speech)
    try writer.append([1, 2, 3])
    #expect(try bytes("a.wav") == before)
    try writer.finish()
    #expect(try WAVReader(path: folder.path("a.wav")).readAll() == [1, 2, 3])
    #expect(names == ["a.wav"])
  }

  @Test func `a full device is told as such`() throws {
    let writer = try? WAVWriter(path: "/dev/full", format: .speech)
    #expect(writer == nil)
    #expect(throws: AudioFileError.noSpace(path: "/dev/full")) {
      try WAVWriter(path: "/dev/full", format: .speech).append(signal)
    }
  }

  @Test func `a folder that is not there is told before anything is spoken`() {
    let path = folder.path("no/a.wav")
    let error = #expect(throws: AudioFileError.self) {
      try WAVWriter(path: path, format: .speech)
    }
    #expect(error == .notWritable(path: path, reason: "No such file or directory"))
    #expect(error?.description.hasPrefix("\(path): cannot be written (No such file") == true)
    #expect(throws: AudioFileError.notWritable(path: folder.path, reason: "Is a directory")) {
      try WAVWriter(path: folder.path, format: .speech)
    }
  }

  @Test func `a device keeps its place`() throws {
    let writer = try WAVWriter(path: "/dev/null", format: .speech)
    try writer.append(signal)
    try writer.finish()
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func `a link keeps pointing to what is written`() throws {
    try write("a.wav")
    #expect(symlink("a.wav", folder.path("link.wav")) == 0)
    let writer = try WAVWriter(path: folder.path("link.wav"), format: .speech)
    try writer.append([4, 5])
    try writer.finish()
    #expect(try WAVReader(path: folder.path("a.wav")).readAll() == [4, 5])
  }

  @Test func `a stream states an unknown length as espeak-ng does, a file the true one`() throws {
    let descriptor = open(folder.path("out"), O_RDWR | O_CREAT, 0o600)
    defer { close(descriptor) }
    #expect(Glibc.write(descriptor, "head", 4) == 4)
    let file = try WAVWriter(descriptor: descriptor, name: "out", format: .speech)
    try file.append([9])
    try file.finish()
    #expect(try bytes("out").count == 4 + 80 + 2)
    #expect(try bytes("out")[8] == 74)

    let stream = WAVHeader(format: .speech).bytesForStream()
    #expect(stream.count == 44)
    #expect(Array(stream[4..<8]) == [0x24, 0xF0, 0xFF, 0x7F])
    #expect(Array(stream[40..<44]) == [0, 0xF0, 0xFF, 0x7F])
  }
}
