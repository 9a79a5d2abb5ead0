public import TextBreaks

/// Why a document cannot be opened.
public enum ImportError: Error, Hashable, Sendable {
  /// Nobody named a document.
  case nothingNamed
  /// There is no such file or folder.
  case notFound(path: String)
  /// A folder has no list of chapters.
  case folderWithoutSummary(path: String)
  /// A list of chapters has none that can be read.
  case noChapters(path: String)
  /// The system refuses the file, with its number for why (`errno`).
  case unreadable(path: String, code: Int32)
  /// The file is larger than 64 MiB.
  case tooLarge(path: String)
  /// The file is of a format that is not read.
  case notReadable(path: String, format: ForeignFormat)
  /// The file is an EPUB that cannot be opened.
  case epub(path: String, EPUBError)
  /// No encoding has the name that was given.
  case unknownEncoding(TextDecodingError)
  /// A page has more elements than are read.
  case tooManyParts(path: String)
  /// There is no text in the document.
  case empty(path: String)
}

extension ImportError: CustomStringConvertible {
  /// The place, the fault and what to do, on one line.
  public var description: String {
    switch self {
    case .nothingNamed:
      "no document was named; give a file, a folder, or - for standard input"
    case .notFound(let path):
      "\(Self.shown(path)): there is no such file or folder"
    case .folderWithoutSummary(let path):
      "\(Self.shown(path)): the folder has no SUMMARY.md and no src/SUMMARY.md, so the order of"
        + " its chapters is not known; write one, or name the files in their order"
    case .noChapters(let path):
      "\(Self.shown(path)): none of the chapters could be read"
    case .unreadable(let path, let code):
      "\(Self.shown(path)): cannot be read: \(FileReader.words(forCode: code))"
    case .tooLarge(let path):
      "\(Self.shown(path)): larger than 64 MiB, which is the most that is read; split it"
    case .notReadable(let path, let format):
      Self.description(of: path, format: format)
    case .epub(let path, let error):
      "\(Self.shown(path)): \(error)"
    case .unknownEncoding(let error):
      error.description
    case .tooManyParts(let path):
      "\(Self.shown(path)): more than 8,000,000 elements and pieces of text, which is the most that"
        + " is read; split it"
    case .empty(let path):
      "\(Self.shown(path)): there is no text in it, so nothing can be read"
    }
  }

  private static func shown(_ path: String) -> String {
    path == "-" ? "standard input" : path
  }

  private static func description(of path: String, format: ForeignFormat) -> String {
    let fault = "\(shown(path)): this is \(format.name)"
    let file = path == "-" ? "FILE" : quoted(path)
    guard let pipe = format.pipe(file) else { return fault + format.advice }
    return "\(fault), which is not read; try: \(pipe)"
  }

  /// A file's name as a shell takes it for one word, and a program not for an option.
  static func quoted(_ path: String) -> String {
    let path = path.hasPrefix("-") ? "./\(path)" : path
    let isPlain = path.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0)
        || "/._-+,@%".unicodeScalars.contains($0)
    }
    guard !isPlain || path.isEmpty else { return path }
    var result = "'"
    for character in path.unicodeScalars {
      if character == "'" { result += "'\\''" } else { result.unicodeScalars.append(character) }
    }
    return result + "'"
  }
}
