/// A chapter as a list of chapters names it.
struct ChapterEntry {
  /// The title; empty where the chapter itself is to say.
  var title: String
  /// The path from the list's folder.
  var path: String
  /// The depth in the list, from 1.
  var depth: Int
  /// The line of the list, from 1, where it is known.
  var line: Int?
}

/// Why a chapter of a list is left out.
enum ChapterFault: Error, Hashable, CustomStringConvertible {
  case missing(String)
  case outside(String)
  case duplicate(String)
  case folder(String)
  case notAFile(String)
  case noFile(String)

  /// The fault and its consequence, in words.
  var description: String {
    switch self {
    case .missing(let path): "there is no file \(path); the chapter is left out"
    case .outside(let path): "\(path) lies outside the book's folder; the chapter is left out"
    case .duplicate(let path): "\(path) is listed a second time; it is read once"
    case .folder(let path): "\(path) is a folder; the chapter is left out"
    case .notAFile(let path): "\(path) is an address, not a file; the chapter is left out"
    case .noFile(let path): "\(path) is neither a file nor a folder; the chapter is left out"
    }
  }
}

/// The folder of a list of chapters, which no chapter may leave.
struct ChapterFolder {
  /// The folder as the reader wrote it, with a slash at its end, or empty.
  private let shown: String
  /// The folder without symbolic links.
  private let real: String?
  private var seen: Set<String> = []

  /// Takes the folder that a list stands in.
  init(listAt path: String) {
    let slash = path == "-" ? nil : path.lastIndex(of: "/")
    shown = slash.map { String(path[...$0]) } ?? ""
    real = FileReader.realPath(shown.isEmpty ? "." : shown)
  }

  /// Finds a chapter's file.
  ///
  /// - Parameter entry: The path from the folder, as the list writes it; `%20` and the like are
  ///   understood, a part behind `#` does not count.
  /// - Returns: The path as messages name it, and the one without symbolic links.
  /// - Throws: ``ChapterFault``.
  mutating func place(of entry: String) throws(ChapterFault) -> (path: String, real: String) {
    let isAddress = entry.prefix { $0 != "/" }.contains(":") && entry.contains("://")
    if isAddress { throw .notAFile(entry) }
    let bare = String(entry.prefix { $0 != "#" })
    for candidate in [entry, bare, Self.decoded(bare)] where !candidate.isEmpty {
      guard let file = FileReader.realPath(candidate.hasPrefix("/") ? candidate : shown + candidate)
      else { continue }
      guard let real, file.hasPrefix(real == "/" ? "/" : "\(real)/") else { throw .outside(entry) }
      switch FileReader.kind(of: file) {
      case .file: break
      case .folder: throw .folder(entry)
      case .other, nil: throw .noFile(entry)
      }
      guard seen.insert(file).inserted else { throw .duplicate(entry) }
      return (shown + candidate, file)
    }
    throw entry.split(separator: "/").contains("..") || entry.hasPrefix("/")
      ? .outside(entry) : .missing(entry)
  }

  /// A path with its percent signs and two digits read as bytes.
  private static func decoded(_ path: String) -> String {
    var result: [UInt8] = []
    var bytes = Array(path.utf8)[...]
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "%"), bytes.count >= 2,
        let value = UInt8(String(decoding: bytes.prefix(2), as: UTF8.self), radix: 16)
      {
        result.append(value)
        bytes = bytes.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
