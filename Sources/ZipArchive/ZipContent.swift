/// What was read of an entry.
public struct ZipContent: Hashable, Sendable {
  /// The bytes, unpacked.
  public let bytes: [UInt8]
  /// What kept the rest from being read, or made the bytes doubtful; nothing where all is well.
  public let fault: ZipFault?

  /// Makes a content.
  public init(bytes: [UInt8], fault: ZipFault? = nil) {
    self.bytes = bytes
    self.fault = fault
  }
}
