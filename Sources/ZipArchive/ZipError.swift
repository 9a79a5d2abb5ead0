/// Why an archive cannot be opened.
public enum ZipError: Error, Hashable, Sendable {
  /// There is no such file, or the system refuses it, with its number for why (`errno`).
  case unreadable(code: Int32)
  /// The bytes are not a ZIP archive, or the end with the list of the entries is missing.
  case notAnArchive
  /// The list of the entries contradicts itself or the rest.
  case damaged
  /// The archive is one part of several.
  case severalParts
  /// There are more entries than the limit allows.
  case tooManyEntries(most: Int)
  /// The library could not be used, with its number for why.
  case failed(code: Int32)
}

extension ZipError: CustomStringConvertible {
  /// What is wrong with the archive.
  public var description: String {
    switch self {
    case .unreadable(let code): "the archive cannot be read: \(LibZip.words(forSystemCode: code))"
    case .notAnArchive:
      "this is not a ZIP archive, or its end is missing, where it lists what is in it"
    case .damaged: "the archive is damaged: its list of what is in it contradicts the rest"
    case .severalParts: "this is one part of an archive of several"
    case .tooManyEntries(let most): "more than \(most) files are in the archive"
    case .failed(let code): "the ZIP library could not be used (\(code))"
    }
  }
}
