import ReadingContent
import XMLTree
import ZipArchive

/// Something that is wrong with a file of an EPUB and does not keep the book from being read.
enum EPUBFault: Hashable, Sendable {
  // The archive.
  case entry(name: String, ZipFault)
  case moreEntries(Int)
  case noMimetype
  case wrongMimetype
  // The way to the package document.
  case noContainer
  case noRootfile
  case missingRootfile(String)
  case foundPackage(String)
  case severalPackages(Int)
  // Any file of XML.
  case notWellFormed(String)
  case unreadable(String)
  case damaged
  case entity(String)
  // The package document.
  case noTitle
  case noSpine
  case unknownItem(String)
  case itemWithoutAddress(id: String)
  case doubledItem(id: String)
  case outside(String)
  case fromRoot(String)
  case remoteDocument(String)
  case missingDocument(String)
  case otherCapitals(written: String, found: String)
  case fallbackLoop(id: String)
  case noFallback(path: String, mediaType: String)
  case badLanguage(String)
  // The contents.
  case noContents
  case contentsMissing(String)
  case wrongContents(String)
  case notInSpine(String)
  case entryLeadsNowhere(title: String, address: String)
  case missingAnchor(title: String, fragment: String, path: String)
  case contentsOutOfOrder(title: String)
  case pageLeadsNowhere(label: String, address: String)
  // Encryption.
  case encrypted(paths: [String], count: Int, scheme: String?)
  // Lexicons and recordings.
  case missingLexicon(String)
  case missingOverlay(String)
  case missingRecording(String)
  case badClock(String)
  case badRecording
  case recordingWithoutText(id: String)
  // Documents.
  case readAsHTML(String)
}

extension EPUBFault {
  /// What is wrong and what follows from it.
  var words: String {
    switch self {
    case .entry(let name, let fault): Self.words(ofEntry: name, fault)
    case .moreEntries(let count): "\(count) more files in the archive have such faults"
    case .noMimetype:
      "the archive has no file named mimetype at its root, which says that it is an EPUB; it is"
        + " read as one all the same"
    case .wrongMimetype:
      "the file mimetype does not say application/epub+zip and nothing else; the archive is read as"
        + " an EPUB all the same"
    case .noContainer: "there is no META-INF/container.xml, which names the package document"
    case .noRootfile: "no package document is named (a rootfile of application/oebps-package+xml)"
    case .missingRootfile(let path): "the package document \(path) is not there"
    case .foundPackage(let path): "\(path) is taken for the package document"
    case .severalPackages(let count):
      "\(count) package documents are named where EPUB 2 allows one; the first is read, and what"
        + " only the others list is not"
    case .notWellFormed(let fault):
      "not well-formed: \(fault); the file is read as far as it can be made out"
    case .unreadable(let fault): "the file cannot be read: \(fault); it is left out"
    case .damaged:
      "the file is damaged in the archive; what could be unpacked is read, and text may be missing"
        + " or wrong"
    case .entity(let words): words
    case .noTitle: "the package document has no title; the file's name is taken for it"
    case .noSpine:
      "the package document has no spine, which gives the order of reading; the documents are read"
        + " in the order of the contents"
    case .unknownItem(let id):
      "the spine names \"\(id)\", which the manifest does not list; it is passed over"
    case .itemWithoutAddress(let id):
      "the item \"\(id)\" of the manifest has no address (href); it is passed over"
    case .doubledItem(let id):
      "the manifest has two items \"\(id)\"; the first is taken"
    case .outside(let address):
      "the address \(address) leads out of the book; it is not followed"
    case .fromRoot(let address):
      "the address \(address) starts with a slash, which EPUB does not allow; it is read from the"
        + " root of the archive"
    case .remoteDocument(let address):
      "the document \(address) is not in the book, and nothing is fetched; it is left out"
    case .missingDocument(let path): "there is no file \(path); it is left out"
    case .otherCapitals(let written, let found):
      "there is no file \(written); \(found), which differs in capitals, is read in its place"
    case .fallbackLoop(let id):
      "the fallbacks of the item \"\(id)\" lead back to themselves; they are not followed further"
    case .noFallback(let path, let type):
      "\(path) (\(type)) is of a kind that is not read and names no other in its place; it is left"
        + " out"
    case .badLanguage(let tag): "\"\(tag)\" is not the name of a language; it is passed over"
    case .noContents:
      "the book has no list of contents; each document is a chapter"
    case .contentsMissing(let path): "the list of contents \(path) is not there"
    case .wrongContents(let id):
      "the spine names \"\(id)\" as the contents, which is no NCX; other contents are looked for"
    case .notInSpine(let path):
      "the contents lead to \(path), which the spine lacks; it is read after all others"
    case .entryLeadsNowhere(let title, let address):
      "the entry \"\(title)\" of the contents leads to \(address), which is no document of the book;"
        + " the entry is left out"
    case .missingAnchor(let title, let fragment, let path):
      "the entry \"\(title)\" of the contents leads to \"\(fragment)\" in \(path), which is not"
        + " there; its section starts as early as it can"
    case .contentsOutOfOrder(let title):
      "the entry \"\(title)\" of the contents stands behind one that comes later in the book; the"
        + " book is read in its own order"
    case .pageLeadsNowhere(let label, let address):
      "the page \"\(label)\" of the printed edition leads to \(address), which is not there; it is"
        + " left out"
    case .encrypted(let paths, let count, let scheme):
      "\(paths.count) of \(count) documents are encrypted"
        + " (\(scheme ?? "digital rights management")) and left out: "
        + paths.prefix(5).joined(separator: ", ") + (paths.count > 5 ? " and more" : "")
    case .missingLexicon(let path): "there is no lexicon \(path); the book is read without it"
    case .missingOverlay(let path):
      "there are no recordings \(path) (SMIL); the text is read by the voice"
    case .missingRecording(let path):
      "there is no recording \(path); what it says is read by the voice"
    case .badClock(let value):
      "\"\(value)\" is no time; the recording is passed over, and its text read by the voice"
    case .recordingWithoutText(let id):
      "recordings are for the text of \"\(id)\", which is not there; they are passed over"
    case .badRecording:
      "a recording ends before it starts; it is passed over, and its text read by the voice"
    case .readAsHTML(let fault):
      "not well-formed: \(fault); the file is read as browsers read HTML"
    }
  }

  private static func words(ofEntry name: String, _ fault: ZipFault) -> String {
    switch fault {
    case .backslash: "the name \(name) has backslashes in the archive, which are read as slashes"
    case .nameNotUTF8:
      "the name \(name) in the archive is not UTF-8; it is read as DOS wrote it, and other files may"
        + " not find it"
    case .doubled: "the archive has several files named \(name); the last is read"
    default: "the file \(name) in the archive cannot be read: \(fault)"
    }
  }

  /// The fault as a warning.
  func warning(at path: String, line: Int? = nil, column: Int? = nil) -> BookWarning {
    BookWarning(path: path, line: line, column: column, message: words)
  }
}
