/// A file in an archive.
public struct ZipEntry: Hashable, Sendable {
  /// Its place in the list of the archive, from 0.
  public let index: Int
  /// The path in the archive: names joined by `/`, none of them empty, `.` or `..`.
  ///
  /// Where the name cannot be reached, the name as it is written.
  public let path: String
  /// Whether it is a folder.
  public let isFolder: Bool
  /// The size that the archive claims, in bytes.
  public let claimedSize: Int
  /// What is wrong with it, as far as the list tells.
  public let fault: ZipFault?

  /// Whether something can refer to it.
  public var isReachable: Bool {
    switch fault {
    case .leavesArchive, .doubled: false
    default: true
    }
  }
}
