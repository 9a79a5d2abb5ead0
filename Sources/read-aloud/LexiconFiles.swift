import Pronunciation
import ReadingContent

/// The lexicons that a command line or a book names, as far as they can be read.
struct LexiconFiles {
  /// One that was read, with what is wrong with its form.
  struct File {
    let lexicon: Lexicon
    let faults: [LexiconFault]
  }

  let files: [File]

  /// Reads lexicons.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - language: The language of entries whose file does not tell one.
  init(_ paths: [String], language: LanguageTag? = nil) {
    self.init(paths.map { LexiconSource(path: $0) }, language: language)
  }

  /// Reads lexicons that are files or stand in an archive.
  init(_ sources: [LexiconSource], language: LanguageTag? = nil) {
    files = sources.map { source in
      let (lexicon, faults) =
        source.text.map {
          LexiconReader.read(Array($0.utf8), path: source.path, language: language)
        } ?? LexiconReader.read(path: source.path, language: language)
      return File(lexicon: lexicon, faults: faults)
    }
  }

  /// The arguments of a command that are lexicons.
  ///
  /// The tests of a lexicon, which a pattern such as `*.tsv` names too, are read beside it.
  ///
  /// - Throws: ``CommandFailure`` where there are tests alone.
  static func paths(_ parsed: ParsedOptions) throws -> [String] {
    let paths = parsed.arguments.filter { !$0.hasSuffix(LexiconExpectationReader.fileEnd) }
    if paths.isEmpty, let tests = parsed.arguments.first {
      throw CommandFailure(
        status: .usage,
        description: "\(tests): these are the tests of a lexicon, so nothing was done; name the"
          + " lexicon itself, and they are read with it")
    }
    return paths
  }

  var lexicons: [Lexicon] { files.map(\.lexicon) }

  /// The faults because of which a file is of no use at all.
  var unreadable: [LexiconFault] {
    files.flatMap(\.faults).filter(\.isUnreadable)
  }

  /// Ends the command where a file that it needs cannot be read.
  ///
  /// - Throws: ``CommandFailure`` with the first such fault.
  func requireReadable() throws {
    guard let fault = unreadable.first else { return }
    throw CommandFailure(status: .inputUnreadable, description: fault.description)
  }
}

extension LexiconFiles {
  /// The most faults of a lexicon that are told one by one where something else is to be done.
  private static let mostTold = 10

  /// Says what is wrong with the files.
  ///
  /// - Parameters:
  ///   - console: Where it is said.
  ///   - severity: What alone is told; everything without it.
  /// - Returns: How many faults there are of that kind.
  func warn(on console: Console, only severity: LexiconFault.Severity? = nil) -> Int {
    var count = 0
    for file in files {
      let faults = file.faults.filter { severity == nil || $0.severity == severity }
      count += faults.count
      for fault in faults.prefix(Self.mostTold) { console.warning(fault.description) }
      let (others, path) = (faults.count - Self.mostTold, file.lexicon.path)
      if others > 0 {
        console.warning(
          "\(path): \(others) more; `read-aloud lexicon check \(path)` tells them all")
      }
    }
    return count
  }
}

extension LexiconFault {
  /// Whether the file could not be read at all or is of no known format.
  var isUnreadable: Bool {
    switch kind {
    case .unreadable, .tooLarge, .notALexicon: true
    default: false
    }
  }
}
