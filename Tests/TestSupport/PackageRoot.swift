public import FoundationEssentials

/// The folders that tests read from.
public enum PackageRoot {
  /// The folder of the package.
  public static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder with input files from outside the project, where this machine has one.
  ///
  /// Named by `READ_ALOUD_CORPUS`, or `shared/corpus` beside the package's folder.
  public static var corpus: URL? {
    let named = ProcessInfo.processInfo.environment["READ_ALOUD_CORPUS"]
    let folder =
      named.map { URL(filePath: $0) }
      ?? Self.folder.deletingLastPathComponent().appending(path: "shared/corpus")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }

  /// Says once on standard output that a test had to be skipped for want of the files.
  public static func corpusMissing(_ test: String = #function) {
    print("SKIPPED \(test): there is no folder of input files (READ_ALOUD_CORPUS)")
  }
}
