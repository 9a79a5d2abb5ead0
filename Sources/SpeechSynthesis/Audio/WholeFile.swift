import Glibc

/// A file that appears whole or not at all.
///
/// What is written goes to a temporary name in the same folder; ``commit()`` puts it in its place.
/// A file that is thrown away before that leaves nothing behind. A place that is not an ordinary
/// file, such as `/dev/null` or a named pipe, is written to directly and never replaced.
/// An object is used by one task at a time.
public final class WholeFile {
  /// The path as it was asked for.
  public let path: String
  /// Whether bytes that are already written can be changed by ``overwrite(_:at:)``.
  public let canOverwrite: Bool

  private var descriptor: Int32
  private let target: String
  private let temporary: String?

  /// Opens a file for writing.
  ///
  /// - Parameter path: Where the file will stand; a symbolic link is followed.
  /// - Throws: ``AudioFileError/notWritable(path:reason:)`` or ``AudioFileError/noSpace(path:)``.
  public init(path: String) throws(AudioFileError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    guard exists || errno == ENOENT else { throw .writing(path, errno) }
    let kind = status.st_mode & S_IFMT
    guard !exists || kind != S_IFDIR else { throw .writing(path, EISDIR) }
    self.path = path
    if exists, kind != S_IFREG {
      (target, temporary, canOverwrite) = (path, nil, false)
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .writing(path, errno) }
      return
    }
    guard !exists || access(path, W_OK) == 0 else { throw .writing(path, errno) }
    target = exists ? Self.resolved(path) : path
    (descriptor, temporary) = try Self.openTemporary(for: target, named: path)
    canOverwrite = true
    if exists { _ = fchmod(descriptor, status.st_mode & 0o777) }
  }

  deinit { discard() }

  /// Writes bytes after what was written before.
  ///
  /// - Throws: ``AudioFileError``; the temporary file is removed then.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(AudioFileError) {
    do {
      try DescriptorWriting.write(bytes, to: descriptor, named: path)
    } catch {
      discard()
      throw error
    }
  }

  /// Changes bytes that were written before.
  ///
  /// - Throws: ``AudioFileError``; the temporary file is removed then.
  public func overwrite(_ bytes: [UInt8], at offset: UInt64) throws(AudioFileError) {
    let done = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset)) }
    guard done == bytes.count else { throw failed(done < 0 ? errno : ENOSPC) }
  }

  /// Puts the file in its place, safely on the disk.
  ///
  /// - Throws: ``AudioFileError``; what stood there before is untouched then.
  public func commit() throws(AudioFileError) {
    guard let temporary else {
      defer { descriptor = -1 }
      guard close(descriptor) == 0 else { throw .writing(path, errno) }
      return
    }
    guard descriptor >= 0 else { throw .writing(path, EBADF) }
    guard fsync(descriptor) == 0 else { throw failed(errno) }
    let closed = close(descriptor)
    descriptor = -1
    guard closed == 0, rename(temporary, target) == 0 else {
      let code = errno
      _ = unlink(temporary)
      throw .writing(path, code)
    }
    let folder = open(Self.folder(of: target), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    // The file is in its place already; a file system that cannot flush a folder is no fault of it.
    _ = fsync(folder)
    _ = close(folder)
  }

  /// Gives up: closes the file and removes what was written.
  public func discard() {
    guard descriptor >= 0 else { return }
    _ = close(descriptor)
    descriptor = -1
    if let temporary { _ = unlink(temporary) }
  }

  private func failed(_ code: Int32) -> AudioFileError {
    discard()
    return .writing(path, code)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func openTemporary(
    for target: String, named path: String
  ) throws(AudioFileError) -> (Int32, String) {
    // The name does not contain the file's own, which may be as long as a name can be.
    for _ in 0..<100 {
      let name = String(UInt64.random(in: .min ... .max), radix: 36)
      let temporary = "\(folder(of: target))/.read-aloud-\(name).partial"
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, temporary) }
      guard errno == EEXIST else { throw .writing(path, errno) }
    }
    throw .writing(path, EEXIST)
  }
}

/// Writing to descriptors that may be pipes.
enum DescriptorWriting {
  /// Writes all of the bytes, however many calls it takes.
  static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, named path: String
  ) throws(AudioFileError) {
    var rest = bytes
    while !rest.isEmpty {
      let done = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if done < 0, errno == EINTR { continue }
      guard done > 0 else { throw .writing(path, done < 0 ? errno : ENOSPC) }
      rest = UnsafeRawBufferPointer(rebasing: rest[done...])
    }
  }
}

extension AudioFileError {
  /// Returns the error that belongs to a code of the operating system.
  static func writing(_ path: String, _ code: Int32) -> Self {
    switch code {
    case ENOSPC, EDQUOT, EFBIG: .noSpace(path: path)
    case EPIPE: .readerGone(path: path)
    default: .notWritable(path: path, reason: String(cString: strerror(code)))
    }
  }
}
