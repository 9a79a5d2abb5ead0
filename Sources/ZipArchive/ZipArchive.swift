import Synchronization

/// A ZIP archive, read from a file or from memory.
///
/// Nothing is ever unpacked to a disk, and no link is followed. What is read is held against limits
/// piece by piece, whatever the archive claims. May be used from several threads.
public final class ZipArchive: Sendable {
  /// The entries, in the order of the archive's list.
  public let entries: [ZipEntry]
  /// How much is read at most.
  public let limits: ZipLimits
  private let indices: [String: Int]
  private let state: Mutex<State>

  private struct State: ~Copyable {
    let handle: LibZip
    /// The bytes that were read of each entry.
    var bytesRead: [Int: Int] = [:]
    var total = 0
  }

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limits: How much is read at most.
  /// - Throws: ``ZipError`` where it is not an archive that can be read.
  public convenience init(
    path: String, limits: ZipLimits = ZipLimits()
  ) throws(ZipError) {
    try self.init(handle: LibZip(path: path), limits: limits)
  }

  /// Opens an archive in memory.
  ///
  /// - Parameters:
  ///   - bytes: The whole archive.
  ///   - limits: How much is read at most.
  /// - Throws: ``ZipError`` where it is not an archive that can be read.
  public convenience init(
    bytes: [UInt8], limits: ZipLimits = ZipLimits()
  ) throws(ZipError) {
    try self.init(handle: LibZip(bytes: bytes), limits: limits)
  }

  private init(handle: consuming sending LibZip, limits: ZipLimits) throws(ZipError) {
    guard handle.count <= limits.entries else { throw .tooManyEntries(most: limits.entries) }
    var entries: [ZipEntry] = []
    var indices: [String: Int] = [:]
    entries.reserveCapacity(handle.count)
    for index in 0..<handle.count {
      let entry = handle.entry(at: index)
      if entry.isReachable, let earlier = indices.updateValue(index, forKey: entry.path) {
        let old = entries[earlier]
        entries[earlier] = ZipEntry(
          index: earlier, path: old.path, isFolder: old.isFolder, claimedSize: old.claimedSize,
          fault: .doubled)
      }
      entries.append(entry)
    }
    self.entries = entries
    self.indices = indices
    self.limits = limits
    state = Mutex(State(handle: handle))
  }

  /// Returns the entry of a path; nothing where there is none that can be reached.
  public func entry(at path: String) -> ZipEntry? {
    indices[path].map { entries[$0] }
  }

  /// Reads the content of a path.
  ///
  /// - Parameter path: The path in the archive, as ``ZipEntry/path`` has it.
  /// - Returns: The content, and what is wrong with it.
  /// - Throws: ``ZipFault`` where nothing can be read.
  public func read(_ path: String) throws(ZipFault) -> ZipContent {
    guard let entry = entry(at: path) else { throw .missing }
    return try read(entry)
  }

  /// Reads the content of an entry.
  ///
  /// - Parameter entry: One of ``entries``.
  /// - Returns: The content, and what is wrong with it; of damaged content the part before the
  ///   damage.
  /// - Throws: ``ZipFault`` where nothing can be read.
  public func read(_ entry: ZipEntry) throws(ZipFault) -> ZipContent {
    switch entry.fault {
    case .none, .backslash, .nameNotUTF8: break
    case .some(let fault): throw fault
    }
    return try state.withLock { state throws(ZipFault) in
      let known = state.bytesRead[entry.index, default: 0]
      let left = limits.totalBytes - state.total + known
      let most = min(limits.entryBytes, left)
      let content: ZipContent
      do throws(ZipFault) {
        content = try state.handle.read(entry.index, mostBytes: most)
      } catch {
        if case .tooLarge = error, left < limits.entryBytes {
          throw .tooMuchInAll(mostBytes: limits.totalBytes)
        }
        throw error
      }
      let more = max(0, content.bytes.count - known)
      state.bytesRead[entry.index] = known + more
      state.total += more
      return content
    }
  }
}
