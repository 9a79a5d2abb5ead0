import FoundationEssentials
import Pronunciation
import ReadingContent
import TextBreaks

/// The sentences with which a lexicon is tested, from the file beside it.
struct LexiconSentences {
  let lexicon: Lexicon
  let expectations: [LexiconExpectation]
  /// A failed case for each line that is no test.
  let faults: [LexiconTestCase]

  /// Reads the file `NAME.tests.tsv`; where there is none, there is nothing to test.
  ///
  /// - Throws: ``CommandFailure`` where the file is there and cannot be read.
  init(beside lexicon: Lexicon) throws {
    self.lexicon = lexicon
    let path = LexiconExpectationReader.path(forLexicon: lexicon.path)
    guard FileManager.default.fileExists(atPath: path) else {
      expectations = []
      faults = []
      return
    }
    guard let data = try? Data(contentsOf: URL(filePath: path)),
      let text = String(validating: data, as: UTF8.self)
    else {
      throw CommandFailure(
        status: .inputUnreadable,
        description: "\(path): the tests of the lexicon cannot be read as UTF-8, so nothing was"
          + " tested; look at who may read the file, or save it as UTF-8")
    }
    var warnings: [BookWarning] = []
    expectations = LexiconExpectationReader.expectations(
      in: text, path: path, warnings: &warnings)
    faults = warnings.map {
      LexiconTestCase(
        untestable: .sentence, path: $0.path, line: $0.line, word: nil, message: $0.message)
    }
  }
}
