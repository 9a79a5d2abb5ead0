import Narration
import Pronunciation

extension NarrationSettings {
  /// The most faults of a lexicon that are told one by one where something is to be read.
  private static var mostTold: Int { 10 }

  /// Puts the lexicons of a book and those of `--lexicon` to use, the book's own first.
  ///
  /// A lexicon that the book names and that cannot be read is told, and the book is read without it.
  ///
  /// - Parameters:
  ///   - paths: The lexicons that the book names.
  ///   - parsed: What was given.
  ///   - console: Where faults are told.
  /// - Returns: How many faults there are.
  /// - Throws: ``CommandFailure`` where a file of `--lexicon` cannot be read.
  mutating func useLexicons(
    of paths: [String] = [], _ parsed: ParsedOptions, console: Console
  ) throws -> Int {
    let own = LexiconFiles(paths)
    let given = LexiconFiles(parsed.texts(.lexicon))
    try given.requireReadable()
    let files = own.files + given.files
    for file in files {
      for fault in file.faults.prefix(Self.mostTold) { console.warning(fault.description) }
      let others = file.faults.count - Self.mostTold
      if others > 0 {
        let path = file.lexicon.path
        console.warning(
          "\(path): \(others) more; `read-aloud lexicon check \(path)` tells them all")
      }
    }
    lexicons = files.map(\.lexicon)
    return files.reduce(0) { $0 + $1.faults.count }
  }
}
