import CZip
import Glibc

/// An archive that libzip has opened: the one place that sees its C names and pointers.
struct LibZip: ~Copyable {
  private let archive: OpaquePointer
  /// How many entries there are.
  let count: Int

  /// Opens a file.
  init(path: String) throws(ZipError) {
    guard !path.utf8.contains(0) else { throw .unreadable(code: ENOENT) }
    var error = zip_error_t()
    zip_error_init(&error)
    defer { zip_error_fini(&error) }
    guard let source = zip_source_file_create(path, 0, -1, &error) else {
      throw Self.openingError(error)
    }
    archive = try Self.open(source)
    count = max(0, Int(zip_get_num_entries(archive, 0)))
  }

  /// Opens bytes, of which a copy is kept.
  init(bytes: [UInt8]) throws(ZipError) {
    var error = zip_error_t()
    zip_error_init(&error)
    defer { zip_error_fini(&error) }
    // Freed by the library, as the third parameter says.
    guard let copy = malloc(max(1, bytes.count)) else { throw .failed(code: ZIP_ER_MEMORY) }
    bytes.withUnsafeBytes { source in
      if let start = source.baseAddress { memcpy(copy, start, source.count) }
    }
    guard let source = zip_source_buffer_create(copy, UInt64(bytes.count), 1, &error) else {
      free(copy)
      throw Self.openingError(error)
    }
    archive = try Self.open(source)
    count = max(0, Int(zip_get_num_entries(archive, 0)))
  }

  deinit { zip_discard(archive) }

  private static func open(_ source: OpaquePointer) throws(ZipError) -> OpaquePointer {
    var error = zip_error_t()
    zip_error_init(&error)
    defer { zip_error_fini(&error) }
    // The library takes an empty file for an archive without entries.
    var status = zip_stat_t()
    zip_stat_init(&status)
    if zip_source_stat(source, &status) == 0, status.valid & UInt64(ZIP_STAT_SIZE) != 0,
      status.size == 0
    {
      zip_source_free(source)
      throw .notAnArchive
    }
    guard let archive = zip_open_from_source(source, ZIP_RDONLY, &error) else {
      zip_source_free(source)
      throw openingError(error)
    }
    return archive
  }

  private static func openingError(_ error: zip_error_t) -> ZipError {
    switch error.zip_err {
    case ZIP_ER_NOZIP, ZIP_ER_EOF: .notAnArchive
    case ZIP_ER_INCONS: .damaged
    case ZIP_ER_MULTIDISK: .severalParts
    case ZIP_ER_NOENT: .unreadable(code: ENOENT)
    case ZIP_ER_OPEN, ZIP_ER_READ, ZIP_ER_SEEK: .unreadable(code: error.sys_err)
    default: .failed(code: error.zip_err)
    }
  }

  /// Returns what the archive's list says about an entry.
  func entry(at index: Int) -> ZipEntry {
    var status = zip_stat_t()
    zip_stat_init(&status)
    let isKnown = zip_stat_index(archive, UInt64(index), 0, &status) == 0
    let name = name(at: index)
    let isFolder = name.hasSuffix("/") || name.hasSuffix("\\")
    var (path, fault) = ZipName.path(of: name)
    if fault == nil, !isNameUTF8(at: index) { fault = .nameNotUTF8 }
    let isReachable = fault == nil || fault == .backslash || fault == .nameNotUTF8
    if !isKnown, isReachable {
      fault = .damaged
    } else if isReachable, isLink(at: index) {
      fault = .link
    } else if isReachable, status.encryption_method != UInt16(ZIP_EM_NONE) {
      fault = .encrypted
    }
    return ZipEntry(
      index: index, path: path, isFolder: isFolder, claimedSize: Int(clamping: status.size),
      fault: fault)
  }

  /// The name of an entry: in UTF-8 where it is that, else as DOS wrote it (code page 437).
  ///
  /// The library puts a space in the place of a NUL, so that no name ends at one.
  private func name(at index: Int) -> String {
    zip_get_name(archive, UInt64(index), UInt32(ZIP_FL_ENC_GUESS)).map { String(cString: $0) } ?? ""
  }

  private func isNameUTF8(at index: Int) -> Bool {
    guard let raw = zip_get_name(archive, UInt64(index), UInt32(ZIP_FL_ENC_RAW)) else {
      return true
    }
    return String(validatingCString: raw) != nil
  }

  private func isLink(at index: Int) -> Bool {
    var system: UInt8 = 0
    var attributes: UInt32 = 0
    guard
      zip_file_get_external_attributes(archive, UInt64(index), 0, &system, &attributes) == 0
    else { return false }
    return UInt32(system) == ZIP_OPSYS_UNIX && (attributes >> 16) & S_IFMT == S_IFLNK
  }

  /// Reads an entry piece by piece.
  func read(_ index: Int, mostBytes: Int) throws(ZipFault) -> ZipContent {
    guard let file = zip_fopen_index(archive, UInt64(index), 0) else {
      throw Self.fault(zip_get_error(archive).pointee, archive: archive, index: index)
    }
    defer { zip_fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = piece.withUnsafeMutableBytes { room in
        room.baseAddress.map { Int(zip_fread(file, $0, UInt64(room.count))) } ?? -1
      }
      if count < 0 {
        let fault = Self.fault(
          zip_file_get_error(file).pointee, archive: archive, index: index)
        if bytes.isEmpty { throw fault }
        return ZipContent(bytes: bytes, fault: fault)
      }
      guard count > 0 else { return ZipContent(bytes: bytes, fault: nil) }
      guard bytes.count + count <= mostBytes else { throw .tooLarge(mostBytes: mostBytes) }
      bytes.append(contentsOf: piece[..<count])
    }
  }

  private static func fault(
    _ error: zip_error_t, archive: OpaquePointer, index: Int
  ) -> ZipFault {
    switch error.zip_err {
    case ZIP_ER_NOPASSWD, ZIP_ER_ENCRNOTSUPP, ZIP_ER_WRONGPASSWD: return .encrypted
    case ZIP_ER_COMPNOTSUPP:
      var status = zip_stat_t()
      zip_stat_init(&status)
      _ = zip_stat_index(archive, UInt64(index), 0, &status)
      return .compression(method: Int(status.comp_method))
    case ZIP_ER_READ where error.sys_err != 0: return .unreadable(code: error.sys_err)
    default: return .damaged
    }
  }

  /// The system's words for a number of `errno`.
  static func words(forSystemCode code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
