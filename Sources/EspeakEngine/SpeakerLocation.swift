import Glibc

/// Where the speaker program lies.
enum SpeakerLocation {
  private static let name = "read-aloud-speaker"

  /// Returns the path of the program; where there is none, the path at which it should be.
  static func program(libexec: String?) -> String {
    if let libexec { return "\(libexec)/\(name)" }
    if let named = getenv("READ_ALOUD_LIBEXEC") {
      return "\(String(cString: named))/\(name)"
    }
    let folder = runningFolder
    for candidate in [folder, "\(folder)/../libexec/read-aloud"] {
      let path = "\(candidate)/\(name)"
      if access(path, X_OK) == 0 { return path }
    }
    return "\(folder)/\(name)"
  }

  /// The folder of the running program.
  private static var runningFolder: String {
    let length = 4_096
    let path = [UInt8](unsafeUninitializedCapacity: length) { memory, filled in
      filled = memory.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map { max(0, readlink("/proc/self/exe", $0, length)) } ?? 0
      }
    }
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return String(decoding: path[..<slash], as: UTF8.self)
  }
}
