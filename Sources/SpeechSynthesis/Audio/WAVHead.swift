/// What stands before the samples of a WAV file, read from its bytes.
struct WAVHead {
  let format: AudioFormat
  /// The bytes of sound, or nil when the file does not know.
  let dataLength: UInt64?

  /// Reads up to the first sample.
  init(readingFrom source: ByteSource) throws(AudioFileError) {
    let riff = try source.exactly(12)
    let isLarge = riff.name(at: 0) == "RF64"
    guard isLarge || riff.name(at: 0) == "RIFF", riff.name(at: 8) == "WAVE" else {
      throw .notWAV(path: source.path, reason: "it does not begin with RIFF or RF64 and WAVE")
    }
    var format: AudioFormat?
    var largeLength: UInt64?
    while true {
      let chunk = try source.exactly(8)
      let length = UInt32(truncatingIfNeeded: chunk.number(at: 4, bytes: 4))
      switch chunk.name(at: 0) {
      case "fmt ":
        format = try Self.format(source, length: length)
      case "ds64" where isLarge:
        guard length >= 28 else {
          throw .notWAV(path: source.path, reason: "its ds64 chunk has \(length) of 28 bytes")
        }
        largeLength = try source.exactly(28).number(at: 8, bytes: 8)
        try source.skip(UInt64(length) - 28 + UInt64(length & 1))
      case "data":
        guard let format else {
          throw .notWAV(path: source.path, reason: "its samples come before their format")
        }
        self.format = format
        dataLength = try Self.dataLength(length, isLarge ? largeLength : nil, source)
        return
      default:
        // A chunk of odd length is followed by one byte of padding.
        try source.skip(UInt64(length) + UInt64(length & 1))
      }
    }
  }

  private static func dataLength(
    _ length: UInt32, _ largeLength: UInt64?, _ source: ByteSource
  ) throws(AudioFileError) -> UInt64? {
    if length == .max, let largeLength {
      // No file is longer than a signed 64-bit number of bytes.
      guard largeLength <= UInt64(Int64.max) else {
        throw .notWAV(path: source.path, reason: "it announces \(largeLength) bytes of sound")
      }
      return largeLength
    }
    return length == .max || length == WAVHeader.unknownLength ? nil : UInt64(length)
  }

  private static func format(
    _ source: ByteSource, length: UInt32
  ) throws(AudioFileError) -> AudioFormat {
    guard length >= 16, length <= 4_096 else {
      throw .notWAV(path: source.path, reason: "its format chunk has \(length) bytes")
    }
    let bytes = try source.exactly(Int(length) + Int(length & 1))
    var coding = bytes.number(at: 0, bytes: 2)
    // WAVE_FORMAT_EXTENSIBLE: the true coding is the first number of the sub-format.
    if coding == 0xFFFE, length >= 40 { coding = bytes.number(at: 24, bytes: 2) }
    let channels = Int(bytes.number(at: 2, bytes: 2))
    let rate = Int(bytes.number(at: 4, bytes: 4))
    let bits = bytes.number(at: 14, bytes: 2)
    guard coding == 1, bits == 16 else {
      throw .unsupported(path: source.path, what: "samples of \(bits) bits in coding \(coding)")
    }
    guard (1...64).contains(channels), (1...1_000_000).contains(rate) else {
      throw .unsupported(
        path: source.path, what: "\(channels) channels of \(rate) samples a second")
    }
    return AudioFormat(sampleRate: rate, channels: channels)
  }
}

extension [UInt8] {
  fileprivate func name(at offset: Int) -> String {
    String(decoding: self[offset..<offset + 4], as: UTF8.self)
  }

  fileprivate func number(at offset: Int, bytes: Int) -> UInt64 {
    self[offset..<offset + bytes].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
