import Glibc

/// Writes 16-bit samples as a WAV file while they come.
///
/// A file of more than 4 GiB becomes an RF64 file (EBU Tech 3306). A writer that is thrown away
/// before ``finish()`` leaves no file behind. An object is used by one task at a time.
public final class WAVWriter {
  private enum Destination {
    case file(WholeFile)
    case descriptor(Int32, name: String, start: off_t?)
  }

  private let header: WAVHeader
  private let destination: Destination
  private let largestPlainLength: UInt64
  private var dataLength: UInt64 = 0

  /// The samples of each channel that were written so far.
  public var sampleCount: Int { Int(dataLength) / 2 / header.format.channels }

  /// Starts a file that appears when it is finished.
  ///
  /// - Parameters:
  ///   - path: Where the file will stand.
  ///   - format: The shape of the samples.
  ///   - largestPlainLength: The length in bytes above which the file becomes RF64.
  /// - Throws: ``AudioFileError`` when nothing can be written there.
  public init(
    path: String, format: AudioFormat, largestPlainLength: UInt64 = WAVHeader.largestPlainLength
  ) throws(AudioFileError) {
    header = WAVHeader(format: format)
    self.largestPlainLength = largestPlainLength
    let file = try WholeFile(path: path)
    destination = .file(file)
    try write(file.canOverwrite ? header.bytesForFile(dataLength: 0) : header.bytesForStream())
  }

  /// Starts a stream to a descriptor, which stays the caller's.
  ///
  /// Where the descriptor is an ordinary file the true lengths are filled in at the end. Elsewhere
  /// the header states an unknown length, as `espeak-ng --stdout` does.
  /// - Parameters:
  ///   - descriptor: Where the bytes go; the caller closes it.
  ///   - name: What error messages call it.
  ///   - format: The shape of the samples.
  ///   - largestPlainLength: The length in bytes above which the file becomes RF64.
  /// - Throws: ``AudioFileError`` when nothing can be written there.
  public init(
    descriptor: Int32, name: String, format: AudioFormat,
    largestPlainLength: UInt64 = WAVHeader.largestPlainLength
  ) throws(AudioFileError) {
    header = WAVHeader(format: format)
    self.largestPlainLength = largestPlainLength
    let start = Self.start(of: descriptor)
    destination = .descriptor(descriptor, name: name, start: start)
    try write(start == nil ? header.bytesForStream() : header.bytesForFile(dataLength: 0))
  }

  /// Writes samples after those before; of several channels, one of each in turn.
  ///
  /// - Throws: ``AudioFileError``; there will be no file then.
  public func append(_ samples: UnsafeBufferPointer<Int16>) throws(AudioFileError) {
    // WAV is little-endian, as is every machine that this runs on.
    try write(UnsafeRawBufferPointer(samples))
    dataLength += UInt64(samples.count) * 2
  }

  /// Writes samples after those before; of several channels, one of each in turn.
  ///
  /// - Throws: ``AudioFileError``; there will be no file then.
  public func append(_ samples: Span<Int16>) throws(AudioFileError) {
    try samples.withUnsafeBufferPointer { buffer throws(AudioFileError) in try append(buffer) }
  }

  /// Writes samples after those before; of several channels, one of each in turn.
  ///
  /// - Throws: ``AudioFileError``; there will be no file then.
  public func append(_ samples: [Int16]) throws(AudioFileError) {
    try append(samples.span)
  }

  /// Fills in the lengths and puts the file in its place.
  ///
  /// - Throws: ``AudioFileError``; there will be no file then.
  public func finish() throws(AudioFileError) {
    let bytes = header.bytesForFile(
      dataLength: dataLength, largestPlainLength: largestPlainLength)
    switch destination {
    case .file(let file):
      if file.canOverwrite { try file.overwrite(bytes, at: 0) }
      try file.commit()
    case .descriptor(let descriptor, let name, let start):
      guard let start else { return }
      let done = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, start) }
      guard done == bytes.count else { throw .writing(name, done < 0 ? errno : ENOSPC) }
    }
  }

  /// Gives up and removes what was written; a stream keeps what it has got.
  public func discard() {
    if case .file(let file) = destination { file.discard() }
  }

  private func write(_ bytes: [UInt8]) throws(AudioFileError) {
    try bytes.span.withUnsafeBytes { bytes throws(AudioFileError) in try write(bytes) }
  }

  private func write(_ bytes: UnsafeRawBufferPointer) throws(AudioFileError) {
    switch destination {
    case .file(let file): try file.write(bytes)
    case .descriptor(let descriptor, let name, _):
      try DescriptorWriting.write(bytes, to: descriptor, named: name)
    }
  }

  /// Returns where in an ordinary file the header will stand, or nil where none can be changed.
  private static func start(of descriptor: Int32) -> off_t? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    // A file opened for appending writes at its end whatever the offset says.
    guard fcntl(descriptor, F_GETFL) & O_APPEND == 0 else { return nil }
    let offset = lseek(descriptor, 0, SEEK_CUR)
    return offset >= 0 ? offset : nil
  }
}
