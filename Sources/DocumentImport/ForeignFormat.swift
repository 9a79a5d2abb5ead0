import TextBreaks

/// A format that is not read, told by a file's content.
public enum ForeignFormat: Hashable, Sendable, CaseIterable {
  case pdf
  case docx
  case odt
  case doc
  case rtf
  case mobi
  case fictionBook
  case dtbook
  case html
  case zip
  case gzip
  case binary

  /// The name that people know it by, with its article.
  public var name: String {
    switch self {
    case .pdf: "a PDF"
    case .docx: "a Word document (DOCX)"
    case .odt: "an OpenDocument text (ODT)"
    case .doc: "an old Word document (DOC)"
    case .rtf: "an RTF document"
    case .mobi: "a MOBI book"
    case .fictionBook: "a FictionBook (FB2)"
    case .dtbook: "a DAISY book (DTBook)"
    case .html: "an HTML page"
    case .zip: "a ZIP archive"
    case .gzip: "a compressed file (gzip)"
    case .binary: "not a text"
    }
  }

  /// A command line that makes text of a file and reads it; nothing where there is none.
  ///
  /// The file's name must be quoted for the shell.
  func pipe(_ file: String) -> String? {
    let reading = "| read-aloud -"
    return switch self {
    case .pdf: "pdftotext \(file) - \(reading)"
    case .docx: "pandoc -f docx \(file) -t markdown \(reading)"
    case .odt: "pandoc -f odt \(file) -t markdown \(reading)"
    case .doc: "catdoc -d utf-8 \(file) \(reading)"
    case .rtf: "pandoc -f rtf \(file) -t markdown \(reading)"
    case .mobi: "ebook-convert \(file) book.txt && read-aloud book.txt"
    case .fictionBook: "pandoc -f fb2 \(file) -t markdown \(reading)"
    case .dtbook, .html: "pandoc -f html \(file) -t markdown \(reading)"
    case .gzip: "gzip -dc \(file) \(reading)"
    case .zip, .binary: nil
    }
  }
}

extension ForeignFormat {
  /// Looks at the content of a file; nothing where it is text to be read.
  ///
  /// - Parameters:
  ///   - bytes: The whole content.
  ///   - isMarkdown: Whether its name says that it is Markdown, in which HTML may stand.
  ///   - hasEncoding: Whether an encoding was named, so that zero bytes are no sign of data.
  init?(content bytes: [UInt8], isMarkdown: Bool, hasEncoding: Bool) {
    let head = bytes.prefix(1024)
    if let magic = Self.magic.first(where: { head.starts(with: $0.bytes) }) {
      self = magic.format == .zip ? Self.archive(bytes) : magic.format
    } else if Self.find("BOOKMOBI", in: bytes.prefix(68))
      || Self.find("TEXtREAd", in: head[..<min(68, head.count)])
    {
      self = .mobi
    } else if !isMarkdown, let format = Self.markup(head) {
      self = format
    } else if !hasEncoding, Self.isBinary(bytes), !TextDecoder.isWide(bytes) {
      self = .binary
    } else {
      return nil
    }
  }

  private static let magic: [(bytes: [UInt8], format: ForeignFormat)] = [
    (Array("%PDF-".utf8), .pdf), (Array("{\\rtf".utf8), .rtf),
    (Array("PK\u{3}\u{4}".utf8), .zip), (Array("PK\u{5}\u{6}".utf8), .zip),
    ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], .doc), ([0x1F, 0x8B, 0x08], .gzip),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], .binary), ([0xFF, 0xD8, 0xFF], .binary),
    (Array("GIF8".utf8), .binary), (Array("RIFF".utf8), .binary), (Array("OggS".utf8), .binary),
    (Array("ID3".utf8), .binary), (Array("fLaC".utf8), .binary),
    (Array("\u{7F}ELF".utf8), .binary), (Array("AT&TFORM".utf8), .binary),
    ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], .binary), ([0xFD, 0x37, 0x7A, 0x58, 0x5A], .binary),
  ]

  /// What a ZIP archive holds, by the names in it.
  private static func archive(_ bytes: [UInt8]) -> ForeignFormat {
    let head = bytes.prefix(256)
    if find("application/vnd.oasis.opendocument.text", in: head) { return .odt }
    return find("word/document.xml", in: bytes[...]) ? .docx : .zip
  }

  /// What a text in markup is, by its first element.
  private static func markup(_ head: ArraySlice<UInt8>) -> ForeignFormat? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var text = String(decoding: head.starts(with: mark) ? head.dropFirst(3) : head, as: UTF8.self)
      .lowercased()[...]
    text = text.drop(while: \.isWhitespace)
    if text.hasPrefix("<!doctype html") || text.hasPrefix("<html") { return .html }
    guard text.hasPrefix("<?xml") || text.hasPrefix("<!--") || text.hasPrefix("<!doctype") else {
      return nil
    }
    if text.contains("<fictionbook") { return .fictionBook }
    if text.contains("<dtbook") || text.contains("<!doctype dtbook") { return .dtbook }
    return text.contains("<html") || text.contains("<!doctype html") ? .html : nil
  }

  /// Whether more than 5 of 100 of the first 64 KiB are control characters that no text has.
  private static func isBinary(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(1 << 16)
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return false }
    if head.starts(with: [0, 0, 0xFE, 0xFF]) { return false }
    let controls = head.count { $0 < 0x20 && !(0x08...0x0D).contains($0) && $0 != 0x1B }
    return controls * 20 > head.count
  }

  private static func find(_ word: String, in bytes: ArraySlice<UInt8>) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first, bytes.count >= word.count else { return false }
    var start = bytes.startIndex
    while let at = bytes[start..<(bytes.endIndex - word.count + 1)].firstIndex(of: first) {
      if bytes[at...].starts(with: word) { return true }
      start = at + 1
    }
    return false
  }
}
