/// What is wrong with one entry of an archive.
public enum ZipFault: Error, Hashable, Sendable {
  /// There is no entry of the name.
  case missing
  /// The name leads out of the archive, so that nothing can refer to it.
  case leavesArchive
  /// The name has backslashes, read as slashes.
  case backslash
  /// The name is not UTF-8 and is read as DOS wrote names.
  case nameNotUTF8
  /// Another entry after it has the same name and is read in its place.
  case doubled
  /// It is a link to another file, and no link is followed.
  case link
  /// It is encrypted.
  case encrypted
  /// It is compressed in a way that is not read, by its number.
  case compression(method: Int)
  /// It holds more bytes than the limit allows.
  case tooLarge(mostBytes: Int)
  /// All that was read of the archive is more than the limit allows.
  case tooMuchInAll(mostBytes: Int)
  /// Its content is damaged: it does not unpack, or not to what was packed.
  case damaged
  /// The system failed to read, with its number for why (`errno`).
  case unreadable(code: Int32)
}

extension ZipFault: CustomStringConvertible {
  /// What is wrong with the entry.
  public var description: String {
    switch self {
    case .missing: "there is no such file in the archive"
    case .leavesArchive: "the name leads out of the archive"
    case .backslash: "the name has backslashes"
    case .nameNotUTF8: "the name is not UTF-8"
    case .doubled: "another file in the archive has the same name"
    case .link: "it is a link to another file, and links are not followed"
    case .encrypted: "it is encrypted"
    case .compression(let method): "it is compressed in a way that is not read (method \(method))"
    case .tooLarge(let most): "it holds more than \(Self.size(most))"
    case .tooMuchInAll(let most): "more than \(Self.size(most)) of the archive were read"
    case .damaged: "its content is damaged"
    case .unreadable(let code): "it cannot be read: \(LibZip.words(forSystemCode: code))"
    }
  }

  private static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
  }
}
