/// A format that is not read, told by a file's content.
public enum ForeignFormat: Hashable, Sendable, CaseIterable {
  case pdf
  case postScript
  case djvu
  case docx
  case odt
  case doc
  case rtf
  case pages
  case slides
  case spreadsheet
  case mobi
  case kfx
  case lit
  case chm
  case fictionBook
  case zippedFictionBook
  case dtbook
  case webArchive
  case comic
  case rar
  case zip
  case gzip
  case binary

  /// The name that people know it by, with its article.
  public var name: String {
    switch self {
    case .pdf: "a PDF"
    case .postScript: "a PostScript document"
    case .djvu: "a scanned book (DjVu)"
    case .docx: "a Word document (DOCX)"
    case .odt: "an OpenDocument text (ODT)"
    case .doc: "an old Word document (DOC)"
    case .rtf: "an RTF document"
    case .pages: "a document of Apple Pages, Numbers or Keynote"
    case .slides: "a presentation"
    case .spreadsheet: "a spreadsheet"
    case .mobi: "a Kindle or Mobipocket book (MOBI, AZW3)"
    case .kfx: "a Kindle book (KFX)"
    case .lit: "a Microsoft Reader book (LIT)"
    case .chm: "a Windows help file (CHM)"
    case .fictionBook: "a FictionBook (FB2)"
    case .zippedFictionBook: "a zipped FictionBook (FB2)"
    case .dtbook: "a DAISY book (DTBook)"
    case .webArchive: "a web page with its pictures (MHTML)"
    case .comic: "a comic of pictures (CBZ)"
    case .rar: "a RAR archive (or a comic, CBR)"
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
    case .postScript: "ps2ascii \(file) \(reading)"
    case .djvu: "djvutxt \(file) \(reading)"
    case .docx: "pandoc -f docx \(file) -t markdown \(reading)"
    case .odt: "pandoc -f odt \(file) -t markdown \(reading)"
    case .doc: "catdoc -d utf-8 \(file) \(reading)"
    case .rtf: "pandoc -f rtf \(file) -t markdown \(reading)"
    case .mobi, .lit, .chm: "ebook-convert \(file) book.epub && read-aloud book.epub"
    case .fictionBook: "pandoc -f fb2 \(file) -t markdown \(reading)"
    case .zippedFictionBook: "unzip -p \(file) | pandoc -f fb2 -t markdown \(reading)"
    case .dtbook: "pandoc -f html \(file) -t markdown \(reading)"
    case .gzip: "gzip -dc \(file) \(reading)"
    case .pages, .slides, .spreadsheet, .kfx, .webArchive, .comic, .rar, .zip, .binary: nil
    }
  }

  /// What to do where no command line does it, behind the name of the format.
  var advice: String {
    switch self {
    case .pages:
      ", which is not read, and no free program does; export it there as EPUB or Word"
    case .slides, .spreadsheet:
      ", which is not read; save it as HTML or PDF in the program that made it"
    case .kfx:
      ", which is not read, and no program here turns it into text; get it in another format"
    case .webArchive:
      ", which is not read; open it in a browser and save the page as HTML"
    case .comic:
      ", in which there is no text to read"
    case .rar, .zip:
      ", which is not read; unpack it and name what is in it"
    case .binary:
      ", so it is not read; if it is UTF-16 without a mark of byte order, name its encoding"
        + " (utf-16le or utf-16be)"
    default:
      ", which is not read"
    }
  }
}
