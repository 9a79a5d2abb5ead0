import Glibc

/// Reads the 16-bit samples of a WAV file or stream, from its beginning to its end.
///
/// RIFF/WAVE and RF64 (EBU Tech 3306). Chunks that say nothing about the samples are passed over.
/// An object is used by one task at a time.
public final class WAVReader {
  /// The shape of the samples.
  public let format: AudioFormat
  /// The samples of each channel that the file announces, or nil when it does not know itself.
  public var sampleCount: Int? {
    announced.flatMap { Int(exactly: $0 / UInt64(2 * format.channels)) }
  }

  private let source: ByteSource
  private let announced: UInt64?
  private var found: UInt64 = 0
  private var endsEarly = false

  /// Opens a file and reads up to its first sample.
  ///
  /// - Throws: ``AudioFileError`` when it cannot be read or is not a WAV file of 16-bit PCM.
  public convenience init(path: String) throws(AudioFileError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .notReadable(path: path, reason: String(cString: strerror(errno)))
    }
    try self.init(source: ByteSource(descriptor: descriptor, path: path, closes: true))
  }

  /// Reads a stream up to its first sample; the descriptor stays the caller's.
  ///
  /// - Parameters:
  ///   - descriptor: Where the bytes come from.
  ///   - name: What error messages call it.
  /// - Throws: ``AudioFileError`` when it cannot be read or is not a WAV stream of 16-bit PCM.
  public convenience init(descriptor: Int32, name: String) throws(AudioFileError) {
    try self.init(source: ByteSource(descriptor: descriptor, path: name, closes: false))
  }

  private init(source: ByteSource) throws(AudioFileError) {
    let head = try WAVHead(readingFrom: source)
    self.source = source
    format = head.format
    announced = head.dataLength
  }

  /// Returns the next samples, or none at the end.
  ///
  /// - Parameter count: The most samples to return, of all channels together; at most 2^24.
  /// - Returns: Samples; of several channels, one of each in turn.
  /// - Throws: ``AudioFileError/truncated(path:announced:found:)`` when the file ends too early;
  ///   the samples before that were returned.
  public func read(_ count: Int) throws(AudioFileError) -> [Int16] {
    var wanted = min(max(count, 0), 1 << 24) * 2
    if let announced {
      wanted = min(wanted, Int(clamping: announced - found)) & ~1
      if endsEarly { throw .truncated(path: source.path, announced: announced, found: found) }
    }
    let bytes = try source.read(wanted)
    found += UInt64(bytes.count)
    // Half a sample at the end of a stream of unknown length is dropped.
    endsEarly = bytes.count < wanted
    if let announced, endsEarly, bytes.count < 2 {
      throw .truncated(path: source.path, announced: announced, found: found)
    }
    return [Int16](unsafeUninitializedCapacity: bytes.count / 2) { buffer, filled in
      for index in 0..<bytes.count / 2 {
        buffer.initializeElement(
          at: index,
          to: Int16(bytes[2 * index]) | Int16(bitPattern: UInt16(bytes[2 * index + 1]) << 8))
      }
      filled = bytes.count / 2
    }
  }

  /// Returns all of the samples that are left.
  ///
  /// - Throws: ``AudioFileError`` as ``read(_:)`` does.
  public func readAll() throws(AudioFileError) -> [Int16] {
    var samples: [Int16] = []
    while true {
      let piece = try read(1 << 16)
      guard !piece.isEmpty else { return samples }
      samples += piece
    }
  }
}
