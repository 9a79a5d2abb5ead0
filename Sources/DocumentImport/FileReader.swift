import Glibc

/// Reads whole files, with a limit.
enum FileReader {
  /// The most bytes that are read of one file.
  static let limit = 64 << 20

  /// What a path leads to.
  enum Kind {
    case folder
    case file
    /// A pipe or a device, which may keep who opens it waiting.
    case other
  }

  /// Returns what a path leads to; nothing where there is nothing.
  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    default: .other
    }
  }

  /// Returns the path without symbolic links and dots; nothing where there is no such file.
  static func realPath(_ path: String) -> String? {
    guard !path.utf8.contains(0), let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the first bytes of a plain file; fewer, or none, where it has no more or cannot be
  /// read.
  static func start(of path: String, count: Int) -> [UInt8] {
    guard kind(of: path) == .file else { return [] }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    let length = bytes.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress, $0.count) }
    return Array(bytes.prefix(max(0, length)))
  }

  /// Reads a file, a pipe, or standard input (`-`) to its end.
  static func read(_ path: String) throws(ImportError) -> [UInt8] {
    guard path != "-" else { return try read(STDIN_FILENO, path: path) }
    guard !path.utf8.contains(0) else { throw .notFound(path: path) }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      let code = errno
      throw code == ENOENT || code == ENOTDIR
        ? .notFound(path: path) : .unreadable(path: path, code: code)
    }
    defer { close(file) }
    return try read(file, path: path)
  }

  private static func read(_ file: Int32, path: String) throws(ImportError) -> [UInt8] {
    var status = stat()
    let known = fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    guard !known || status.st_size <= limit else { throw .tooLarge(path: path) }
    var bytes: [UInt8] = []
    if known { bytes.reserveCapacity(Int(status.st_size) + 1) }
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .unreadable(path: path, code: errno)
      }
      guard count > 0 else { return bytes }
      guard bytes.count + count <= limit else { throw .tooLarge(path: path) }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  /// The system's words for a number of `errno`.
  static func words(forCode code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
