public import FoundationEssentials

/// A folder that goes away with the object, and everything in it.
public final class TemporaryFolder: Sendable {
  /// The folder.
  public let url: URL

  /// The path of the folder.
  public var path: String { url.path }

  /// Makes an empty folder, with a short path: the names of sockets have little room.
  public init() throws {
    url = URL(filePath: "/tmp/read-aloud-\(UInt64.random(in: .min ... .max))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the path of a name in the folder.
  public func path(_ name: String) -> String { url.appending(path: name).path }
}
