import ReadingContent
import XMLTree

/// Finds out which files of an EPUB are encrypted (OCF 3.3 §4.2.6.3.2).
struct EncryptionReader {
  /// What is encrypted.
  struct Encryption: Sendable {
    /// The paths of the files, without fonts that are only made hard to copy.
    var paths: Set<String> = []
    /// The protection, where it is known.
    var scheme: String?
  }

  /// Ways to make a font hard to copy; it takes no key to read a book with such fonts.
  private static let fonts = [
    "http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC",
  ]
  /// The files by which a protection is known.
  private static let schemes = [
    ("META-INF/license.lcpl", "Readium LCP"), ("META-INF/sinf.xml", "Apple FairPlay"),
    ("META-INF/rights.xml", "Adobe ADEPT"),
  ]

  /// The files of the book.
  let files: EPUBFiles

  /// Returns what is encrypted; nothing where no file says that something is.
  func encryption(warnings: inout [BookWarning]) -> Encryption {
    guard let path = files.path(of: "META-INF/encryption.xml"),
      let tree = EPUBXML(files: files).tree(at: path, warnings: &warnings)
    else { return Encryption() }
    var result = Encryption()
    for data in tree.elements(named: "EncryptedData") {
      let method = tree.elements(named: "EncryptionMethod", in: data).first
      let algorithm = method.flatMap { tree.attribute("Algorithm", of: $0) } ?? ""
      guard !Self.fonts.contains(algorithm) else { continue }
      for cipher in tree.elements(named: "CipherReference", in: data) {
        // Addresses count from the root of the archive.
        if let address = tree.attribute("URI", of: cipher),
          case .file(let path, _) = EPUBReference(address, from: "")
        {
          result.paths.insert(path)
        }
      }
    }
    result.scheme = Self.schemes.first { files.contains($0.0) }?.1
    return result
  }
}
