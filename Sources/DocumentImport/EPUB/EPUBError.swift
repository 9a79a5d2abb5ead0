public import ZipArchive

/// Why an EPUB cannot be opened.
public enum EPUBError: Error, Hashable, Sendable {
  /// Its archive cannot be read.
  case archive(ZipError)
  /// The file that describes the book is not there: the one that is named, where one is.
  case noPackage(named: String?)
  /// The file that describes the book is not there, or nothing can be made of it.
  case brokenPackage(path: String, fault: String)
  /// It describes no document that could be read.
  case noDocuments
  /// All its text is encrypted, by the protection that is named where it is known.
  case encrypted(scheme: String?)
}

extension EPUBError: CustomStringConvertible {
  /// What is wrong, and what to do where something can be done.
  public var description: String {
    switch self {
    case .archive(let error): "\(error), so the book cannot be read; get another copy of it"
    case .noPackage(let named?):
      "the package document \(named), which META-INF/container.xml names and which describes the"
        + " book, is not there; get another copy of it"
    case .noPackage(named: nil):
      "this is no EPUB that can be read: META-INF/container.xml names no package document (.opf),"
        + " and there is none"
    case .brokenPackage(let path, let fault):
      "the package document \(path), which describes the book, cannot be read: \(fault)"
    case .noDocuments: "the book lists no document that can be read"
    case .encrypted(let scheme):
      "the text is encrypted" + (scheme.map { " (\($0))" } ?? "")
        + ", so the book cannot be read; ask where it was bought for a copy without protection"
    }
  }
}
