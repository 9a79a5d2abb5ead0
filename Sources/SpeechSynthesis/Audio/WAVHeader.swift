/// The bytes that stand before the samples of a WAV file.
///
/// RIFF/WAVE with 16-bit PCM, and RF64 of EBU Tech 3306 for what a 32-bit length cannot hold.
public struct WAVHeader: Hashable, Sendable {
  /// The shape of the samples.
  public let format: AudioFormat

  /// Makes the header of a stream of that shape.
  public init(format: AudioFormat) {
    self.format = format
  }

  /// The bytes of a header for a file: it has room for the 64-bit lengths.
  static let fileLength = 80

  /// The largest length that the RIFF chunk of a plain WAV file can state.
  public static let largestPlainLength: UInt64 = 0xFFFF_FFFF

  /// The length that a stream states when nobody knows yet how long it will be.
  ///
  /// It is the one that `espeak-ng --stdout` writes; players take it for "until the end".
  static let unknownLength: UInt32 = 0x7FFF_F000

  /// Returns the header of a stream whose length is not known.
  public func bytesForStream() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(name: "RIFF", length: Self.unknownLength + 36)
    bytes.append(contentsOf: "WAVE".utf8)
    appendFormat(to: &bytes)
    bytes.append(name: "data", length: Self.unknownLength)
    return bytes
  }

  /// Returns the header of a file.
  ///
  /// Room for the `ds64` chunk is kept as a `JUNK` chunk (EBU Tech 3306, section 3), so that a file
  /// can grow beyond 4 GiB without being written anew.
  /// - Parameters:
  ///   - dataLength: The bytes of sound.
  ///   - largestPlainLength: The length of the RIFF chunk above which the file becomes RF64.
  /// - Returns: 80 bytes.
  public func bytesForFile(
    dataLength: UInt64, largestPlainLength: UInt64 = Self.largestPlainLength
  ) -> [UInt8] {
    let riffLength = UInt64(Self.fileLength - 8) + dataLength
    let isLarge = riffLength > min(largestPlainLength, Self.largestPlainLength)
    var bytes: [UInt8] = []
    bytes.append(
      name: isLarge ? "RF64" : "RIFF",
      length: isLarge ? .max : UInt32(truncatingIfNeeded: riffLength))
    bytes.append(contentsOf: "WAVE".utf8)
    bytes.append(name: isLarge ? "ds64" : "JUNK", length: 28)
    bytes.append(littleEndian: isLarge ? riffLength : 0)
    bytes.append(littleEndian: isLarge ? dataLength : 0)
    bytes.append(littleEndian: isLarge ? dataLength / UInt64(bytesPerFrame) : 0)
    bytes.append(littleEndian: UInt32(0))
    appendFormat(to: &bytes)
    bytes.append(
      name: "data", length: isLarge ? .max : UInt32(truncatingIfNeeded: dataLength))
    return bytes
  }

  private var bytesPerFrame: Int { format.channels * 2 }

  private func appendFormat(to bytes: inout [UInt8]) {
    bytes.append(name: "fmt ", length: 16)
    bytes.append(littleEndian: UInt16(1))
    bytes.append(littleEndian: UInt16(truncatingIfNeeded: format.channels))
    bytes.append(littleEndian: UInt32(truncatingIfNeeded: format.sampleRate))
    bytes.append(littleEndian: UInt32(truncatingIfNeeded: format.sampleRate * bytesPerFrame))
    bytes.append(littleEndian: UInt16(truncatingIfNeeded: bytesPerFrame))
    bytes.append(littleEndian: UInt16(16))
  }
}

extension [UInt8] {
  fileprivate mutating func append(name: String, length: UInt32) {
    append(contentsOf: name.utf8)
    append(littleEndian: length)
  }

  fileprivate mutating func append(littleEndian value: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
  }
}
