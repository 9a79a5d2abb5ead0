import DocumentImport
import ReadingContent
import TextBreaks

/// Text in any encoding: what it is found to be, decoded, and read as a book.
enum TextTarget {
  /// Encodings that the first byte of an input names; the first one is none.
  private static let encodings: [String?] = [
    nil, "UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "windows-1252", "windows-1251", "Shift_JIS",
    "EUC-JP", "ISO-2022-JP", "GB18030", "Big5", "EUC-KR", "KOI8-R", "ISO-8859-8", "no such one",
  ]
  private static let file = ScratchFile("book.txt")

  static func read(_ input: [UInt8]) {
    guard let first = input.first else { return }
    let bytes = Array(input.dropFirst())
    let encoding = encodings[Int(first) % encodings.count]
    let asDeclared = first >= 128
    guard
      let decoded = try? TextDecoder.decode(
        bytes, encoding: asDeclared ? nil : encoding, declared: asDeclared ? encoding : nil)
    else {
      expect(encoding == "no such one" && !asDeclared, "known encodings decode anything")
      return
    }
    expect(decoded.text.utf8.count <= 16 + 12 * bytes.count, "a text in proportion to its bytes")
    expect(decoded.illFormed.allSatisfy { $0 < bytes.count }, "ill-formed places are in the file")
    if encoding == nil, String(validating: bytes, as: UTF8.self) != nil,
      decoded.encoding == "UTF-8", !bytes.contains(0)
    {
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      let own = bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes
      expect(Array(decoded.text.utf8) == own, "UTF-8 stays what it is")
    }
    guard file.write(bytes) else { return }
    var warnings: [BookWarning] = []
    var options = ImportOptions(format: .plainText)
    options.encoding = asDeclared ? nil : encoding
    let importer = DocumentImporter(options: options)
    guard let book = try? importer.book(at: [file.path], warnings: &warnings) else { return }
    BookProof.check(book, size: bytes.count, warnings: warnings)
  }
}
