import FoundationEssentials
import Glibc

/// The programs of this package, as tests run them.
public enum BuiltProduct {
  /// The folder that holds the programs.
  public static var folder: String {
    URL(filePath: path("read-aloud")).deletingLastPathComponent().path
  }

  /// Returns the path of a program: in the folder that `READ_ALOUD_PRODUCTS` names, else where the
  /// tests themselves were built.
  public static func path(_ name: String) -> String {
    if let folder = getenv("READ_ALOUD_PRODUCTS").map({ String(cString: $0) }), !folder.isEmpty {
      return "\(folder)/\(name)"
    }
    var path = [CChar](repeating: 0, count: 4_096)
    let count = readlink("/proc/self/exe", &path, path.count - 1)
    let own = String(decoding: path[..<max(0, count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // The tests run in the test bundle, or in a helper of the toolchain with the bundle's path.
    for argument in [own] + CommandLine.arguments {
      let folder = URL(filePath: argument).deletingLastPathComponent().path
      let candidate = "\(folder)/\(name)"
      if access(candidate, X_OK) == 0 { return candidate }
    }
    return PackageRoot.folder.appending(path: ".build/debug/\(name)").path
  }
}
