/// How much of an archive is read at most.
public struct ZipLimits: Hashable, Sendable {
  /// The most entries.
  public var entries: Int
  /// The most bytes of one entry, unpacked.
  public var entryBytes: Int
  /// The most bytes of all entries that are read, unpacked, each counted once.
  public var totalBytes: Int

  /// Makes limits.
  public init(entries: Int = 100_000, entryBytes: Int = 64 << 20, totalBytes: Int = 1 << 30) {
    self.entries = entries
    self.entryBytes = entryBytes
    self.totalBytes = totalBytes
  }
}
