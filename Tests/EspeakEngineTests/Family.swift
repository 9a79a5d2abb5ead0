import FoundationEssentials
import Glibc

/// What the system says about this process.
enum Family {
  /// The children of this process that are speakers, zombies included.
  static var speakers: [pid_t] {
    processes.filter { $0.parent == getpid() && $0.name == "read-aloud-spea" }.map(\.process)
  }

  /// The descriptors that are open and are sockets or pipes.
  static var wires: Int {
    let folder = "/proc/self/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")
      return target?.hasPrefix("socket:") ?? false
    }.count
  }

  private static var processes: [(process: pid_t, parent: pid_t, name: String)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { entry in
      guard let process = pid_t(entry),
        let status = try? String(contentsOf: URL(filePath: "/proc/\(entry)/stat"), encoding: .utf8),
        let open = status.firstIndex(of: "("), let close = status.lastIndex(of: ")")
      else { return nil }
      let fields = status[status.index(after: close)...].split(separator: " ")
      guard fields.count > 1, let parent = pid_t(fields[1]) else { return nil }
      return (process, parent, String(status[status.index(after: open)..<close]))
    }
  }
}
