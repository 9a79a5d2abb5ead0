import TextBreaks

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
    (Array("%PDF-".utf8), .pdf), (Array("{\\rtf".utf8), .rtf), (Array("%!PS".utf8), .postScript),
    (Array("PK\u{3}\u{4}".utf8), .zip), (Array("PK\u{5}\u{6}".utf8), .zip),
    ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], .doc), ([0x1F, 0x8B, 0x08], .gzip),
    (Array("ITSF".utf8) + [3, 0, 0, 0], .chm), (Array("ITOLITLS".utf8), .lit),
    (Array("AT&TFORM".utf8), .djvu), (Array("Rar!\u{1A}\u{7}".utf8), .rar),
    (Array("CONT".utf8) + [2, 0], .kfx), ([0xEA] + Array("DRMION".utf8) + [0xEE], .kfx),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], .binary), ([0xFF, 0xD8, 0xFF], .binary),
    (Array("GIF8".utf8), .binary), (Array("RIFF".utf8), .binary), (Array("OggS".utf8), .binary),
    (Array("ID3".utf8), .binary), (Array("fLaC".utf8), .binary),
    (Array("\u{7F}ELF".utf8), .binary), (Array("bplist00".utf8), .binary),
    ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], .binary), ([0xFD, 0x37, 0x7A, 0x58, 0x5A], .binary),
  ]

  /// What a ZIP archive holds, by the names in it.
  private static func archive(_ bytes: [UInt8]) -> ForeignFormat {
    let head = bytes.prefix(256)
    if find("application/vnd.oasis.opendocument.text", in: head) { return .odt }
    if find("application/vnd.oasis.opendocument.presentation", in: head) { return .slides }
    if find("application/vnd.oasis.opendocument.spreadsheet", in: head) { return .spreadsheet }
    if find("word/document.xml", in: bytes[...]) { return .docx }
    let names = names(inArchive: bytes)
    if names.contains(where: { $0.hasPrefix("ppt/") }) { return .slides }
    if names.contains(where: { $0.hasPrefix("xl/") }) { return .spreadsheet }
    if names.contains(where: { $0.hasSuffix(".iwa") || $0.hasSuffix("index.apxl") }) {
      return .pages
    }
    if names.contains(where: { $0.hasSuffix(".kfx") || $0.hasSuffix(".azw.res") }) { return .kfx }
    if names.count == 1, names[0].hasSuffix(".fb2") { return .zippedFictionBook }
    let pictures = [".jpg", ".jpeg", ".png", ".gif", ".webp", ".avif", ".bmp", ".tif", ".tiff"]
    let files = names.filter { !$0.hasSuffix("/") && !$0.hasSuffix("comicinfo.xml") }
    let isComic = files.allSatisfy { name in pictures.contains { name.hasSuffix($0) } }
    return isComic && !files.isEmpty ? .comic : .zip
  }

  /// The names in the list at the end of a ZIP archive, in lower case (APPNOTE §4.3.12).
  private static func names(inArchive bytes: [UInt8]) -> [String] {
    var names: [String] = []
    var index = bytes.startIndex
    while index + 46 <= bytes.count, names.count < 10_000 {
      guard bytes[index] == UInt8(ascii: "P"),
        bytes[index...].starts(with: [0x50, 0x4B, 0x01, 0x02])
      else {
        index += 1
        continue
      }
      let length = Int(bytes[index + 28]) | Int(bytes[index + 29]) << 8
      let end = min(index + 46 + length, bytes.count)
      names.append(String(decoding: bytes[index + 46..<end], as: UTF8.self).lowercased())
      index = end
    }
    return names
  }

  /// What a text in markup is, by its first element.
  private static func markup(_ head: ArraySlice<UInt8>) -> ForeignFormat? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var text = String(decoding: head.starts(with: mark) ? head.dropFirst(3) : head, as: UTF8.self)
      .lowercased()[...]
    text = text.drop(while: \.isWhitespace)
    let headers = ["from:", "mime-version:", "subject:", "date:", "content-type:", "snapshot-"]
    if headers.contains(where: text.hasPrefix), text.contains("mime-version:"),
      text.contains("multipart/related")
    {
      return .webArchive
    }
    guard text.hasPrefix("<?xml") || text.hasPrefix("<!--") || text.hasPrefix("<!doctype")
      || text.hasPrefix("<fictionbook") || text.hasPrefix("<dtbook")
    else { return nil }
    if text.contains("<fictionbook") { return .fictionBook }
    return text.contains("<dtbook") || text.contains("<!doctype dtbook") ? .dtbook : nil
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
