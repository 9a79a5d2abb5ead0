/// What the reader and its speakers agreed on.
///
/// A frame is a little-endian 32-bit length, a kind of one byte, and the payload; the length counts
/// the kind and the payload. All numbers are little-endian.
package enum WireFormat {
  /// The number of this agreement, the first thing that a speaker tells.
  package static let version: UInt8 = 2
  /// The bytes of a frame before its payload.
  package static let headerSize = 5
  /// The longest payload, in bytes.
  package static let maximumPayload = 16 << 20
  /// The longest text of a run, in UTF-8 bytes.
  package static let maximumText = 1 << 20
  /// The longest name, language or reason, in UTF-8 bytes.
  package static let maximumName = 512
  /// The most runs of a request.
  package static let maximumRuns = 65_536
  /// The most samples of a run: three hours.
  package static let maximumSamples = 3 * 3_600 * 22_050
  /// The longest clause in phonemes, in UTF-8 bytes; the engine's own limit is far below.
  package static let maximumClause = 64 << 10
  /// The most phonemes of a run, in UTF-8 bytes.
  package static let maximumPhonemes = 64 << 20
  /// The longest path, in UTF-8 bytes.
  package static let maximumPath = 4_096
  /// The bytes of a word event.
  package static let wordSize = 16

  /// Returns the bytes that stand before a payload.
  package static func header(kind: UInt8, payload: Int) -> [UInt8] {
    var writer = ByteWriter()
    writer.append(UInt32(payload + 1))
    writer.append(kind)
    return writer.bytes
  }
}
