import Narration
import Pronunciation
import ReadingContent

extension NarrationSettings {
  /// Puts the lexicons of a book and those of `--lexicon` to use, the book's own first.
  ///
  /// A lexicon that the book names and that cannot be read is told, and the book is read without it.
  ///
  /// - Parameters:
  ///   - sources: The lexicons that the book names.
  ///   - parsed: What was given.
  ///   - console: Where faults are told.
  /// - Returns: How many faults there are.
  /// - Throws: ``CommandFailure`` where a file of `--lexicon` cannot be read.
  mutating func useLexicons(
    of sources: [LexiconSource] = [], _ parsed: ParsedOptions, console: Console
  ) throws -> Int {
    let own = LexiconFiles(sources)
    let given = LexiconFiles(parsed.texts(.lexicon))
    try given.requireReadable()
    lexicons = own.lexicons + given.lexicons
    return own.warn(on: console) + given.warn(on: console)
  }
}
