import DocumentImport
import FoundationEssentials
import Narration
import Pronunciation
import ReadingContent

/// The sentences with which a lexicon is tested, from the file beside it.
struct LexiconSentences {
  private let lexicon: Lexicon
  private var expectations: [LexiconExpectation] = []
  /// A failed case for each line that is no test.
  private(set) var faults: [LexiconTestCase] = []
  /// The sentences, a section for each expectation.
  private var book: Book

  /// Reads the file `NAME.tests.tsv`; where there is none, there is nothing to test.
  ///
  /// - Throws: ``CommandFailure`` where the file is there and cannot be read.
  init(beside lexicon: Lexicon) throws {
    self.lexicon = lexicon
    book = Book(
      metadata: BookMetadata(title: lexicon.path, language: lexicon.language), sections: [],
      resources: [])
    let path = LexiconExpectationReader.path(forLexicon: lexicon.path)
    guard FileManager.default.fileExists(atPath: path) else { return }
    guard let data = try? Data(contentsOf: URL(filePath: path)),
      let text = String(validating: data, as: UTF8.self)
    else {
      throw CommandFailure(
        status: .inputUnreadable,
        description: "\(path): the tests of the lexicon cannot be read as UTF-8, so nothing was"
          + " tested; look at who may read the file, or save it as UTF-8")
    }
    var warnings: [BookWarning] = []
    for test in LexiconExpectationReader.expectations(in: text, path: path, warnings: &warnings) {
      add(test, warnings: &warnings)
    }
    faults = warnings.map {
      LexiconTestCase(
        untestable: .sentence, path: path, line: $0.line, word: nil, message: $0.message)
    }
  }

  /// Adds the sentence of a test; one with a fault in its markup is told and not tested.
  private mutating func add(_ test: LexiconExpectation, warnings: inout [BookWarning]) {
    var faults: [BookWarning] = []
    let sentence = DocumentImporter(options: ImportOptions(language: lexicon.language))
      .book(ofMarkdown: test.sentence, named: test.path, warnings: &faults)
    guard faults.isEmpty else {
      warnings += faults.map {
        BookWarning(path: test.path, line: test.line, message: $0.message)
      }
      return
    }
    expectations.append(test)
    book.sections.append(
      Section(title: "", blocks: sentence.sections.flatMap(\.blocks)))
  }

  /// Has a voice asked for all sentences.
  func cases(voice: String, _ asking: Asking) async throws -> [LexiconTestCase] {
    var settings = NarrationSettings()
    settings.lexicons = [lexicon]
    let language = lexicon.language ?? .english
    for tag in [language.description, language.description.lowercased(), language.primary] {
      settings.voices[tag] = voice
    }
    let explainer = Explainer(
      engine: asking.engine, book: book, settings: settings, pronouncing: asking.transcriber)
    // Words of the blocks of one sentence stand one after another, with a space between two.
    let starts = book.sections.map { section in
      section.blocks.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.text.count + 1) }
    }
    var words: [[HeardWord]] = book.sections.map { _ in [] }
    for passage in Script(book: book, settings: settings) {
      for word in try await explainer.words(of: passage) {
        let start = starts[passage.id.section][passage.id.block] + word.position.offset
        words[passage.id.section].append(HeardWord(word, at: start))
      }
    }
    let sentences = zip(book.sections, words).map { section, words in
      HeardSentence(
        text: section.blocks.map(\.text.string).joined(separator: " "), words: words)
    }
    let tester = LexiconTester(transcriber: asking.transcriber, oracle: asking.engine)
    return try await tester.cases(of: expectations, heard: sentences, voice: voice)
  }
}

extension HeardWord {
  fileprivate init(_ word: ExplainedWord, at start: Int) {
    self.init(
      range: start..<start + word.text.utf8.count, spoken: word.spoken, said: word.said,
      source: word.decidedBy, remarks: word.remarks)
  }
}
