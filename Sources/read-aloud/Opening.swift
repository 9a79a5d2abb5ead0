import DocumentImport
import EspeakEngine
import Glibc
import Narration
import Pronunciation
import ReadingContent
import SpeechSynthesis

/// What nearly every command begins with: the book, laid out, and the voice that is to read it.
struct Opening {
  let book: LaidOutBook
  private(set) var settings: NarrationSettings
  private let complaints: Complaints
  private let layouts: LayoutStore?
  /// What was kept of the layout before.
  private let kept: [SectionExtent]

  /// The options that this reads.
  static let bookOptions: [Option] = [.lang, .encoding, .wholePage, .strict]

  /// Opens the books that are named and says what is wrong with them.
  init(_ parsed: ParsedOptions, console: Console) throws {
    let language = try Self.language(parsed)
    let importer = DocumentImporter(
      options: ImportOptions(
        language: language, encoding: parsed.text(.encoding),
        keepsRecordings: parsed.has(.recordings), readsWholePage: parsed.has(.wholePage)))
    var warnings: [BookWarning] = []
    complaints = Complaints(console: console)
    let book: Book
    do {
      book = try importer.book(at: parsed.arguments, warnings: &warnings)
    } catch .unknownEncoding {
      throw CommandFailure(
        status: .usage,
        description: "--encoding \(parsed.text(.encoding) ?? ""): there is no such encoding, so"
          + " nothing was read; try utf-8, windows-1252, iso-8859-2 or shift_jis")
    } catch {
      // What is wrong with the file often says why it cannot be read.
      complaints.tell(warnings)
      throw CommandFailure(status: .inputUnreadable, description: error.description)
    }
    complaints.tell(warnings)
    let asked = book.metadata.settings
    let layout = Layout(
      columns: asked.pageColumns ?? Layout().columns, rows: asked.pageLines ?? Layout().rows)
    layouts = book.sections.areReadOnDemand ? Self.layouts(parsed, layout) : nil
    kept = layouts?.read() ?? []
    self.book = LaidOutBook(book, layout: layout, extents: kept)
    settings = NarrationSettings(parsed, rate: asked.rate)
    complaints.add(
      try settings.useTreatments(parsed, book: book.metadata.others, console: console))
    tellNews()
  }

  private static func layouts(_ parsed: ParsedOptions, _ layout: Layout) -> LayoutStore? {
    guard let folder = cache("layouts") else { return nil }
    return LayoutStore(
      paths: parsed.arguments, layout: layout,
      options: [parsed.text(.lang) ?? "", parsed.text(.encoding) ?? ""], folder: folder)
  }

  /// Says what turned out to be wrong with the book since it was asked last.
  func tellNews() {
    complaints.tell(book.book.takeWarnings())
  }

  /// Ends a command that did its work: says what is left to be said, and keeps what was counted.
  func status(_ parsed: ParsedOptions, reports: Int = 0) -> ExitStatus {
    tellNews()
    if let layouts, book.totals != nil, kept != book.extents {
      layouts.write(book.extents)
    }
    return parsed.has(.strict) && complaints.count + reports > 0 ? .checkFailed : .done
  }

  /// Puts the voices and lexicons to use that were asked for on the command line or by the book.
  ///
  /// - Throws: ``CommandFailure`` for a voice that does not exist or a lexicon of the command line
  ///   that cannot be read.
  mutating func prepareNarration(
    _ parsed: ParsedOptions, engine: any SpeechEngine, console: Console
  ) async throws {
    let asked = book.book.metadata.settings
    let voices = parsed.texts(.voice)
    try await settings.choose(
      voices.isEmpty ? [asked.voice].compactMap { $0 } : voices, engine: engine)
    complaints.add(try settings.useLexicons(of: asked.lexicons, parsed, console: console))
  }

  /// What knows how pronunciations are spoken.
  static func transcriber(_ engine: EspeakEngine) -> Transcriber {
    Transcriber(oracle: engine, cacheFolder: voiceCache)
  }

  /// What speaks the passages of the book, with pronunciations as they are asked for.
  func speaker(_ engine: EspeakEngine) -> PassageSpeaker {
    PassageSpeaker(
      engine: engine, book: book.book, settings: settings,
      pronouncing: Self.transcriber(engine))
  }

  static func language(_ parsed: ParsedOptions) throws -> LanguageTag? {
    guard let text = parsed.text(.lang) else { return nil }
    guard let tag = LanguageTag(text) else {
      throw CommandFailure(
        status: .usage,
        description: "--lang \(text): this is not a language tag; write one such as en, en-US or fr"
      )
    }
    return tag
  }

  /// An engine that is ready soonest for the language that was asked for; it is starting already.
  static func engine(_ parsed: ParsedOptions, speakers: Int) -> EspeakEngine {
    let engine = EspeakEngine(
      speakers: speakers, baseLanguage: parsed.text(.lang) ?? LanguageTag.english.description)
    engine.start()
    return engine
  }

  /// The folder in which what was learned of voices is kept; nothing where there is no home.
  static var voiceCache: String? { cache("voices") }

  /// A folder for what can be made again; nothing where there is no home.
  private static func cache(_ name: String) -> String? {
    // A relative path is to be taken for none (XDG Base Directory Specification).
    let cache = Console.variable("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (cache ?? Console.variable("HOME").map { $0 + "/.cache" }).map {
      $0 + "/read-aloud/\(name)"
    }
  }

  /// The number of cores that work.
  static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

extension NarrationSettings {
  /// Makes the settings that were asked for on the command line, else by the book.
  init(_ parsed: ParsedOptions, rate asked: Int? = nil) {
    self.init()
    let rate = (parsed.has(.rate) ? parsed.number(.rate) : asked) ?? rate
    self.rate = min(max(rate, 80), 450)
    foreignPhrases = parsed.text(.foreign).flatMap(ForeignPhrases.init) ?? foreignPhrases
  }

  /// Adds the voices that were asked for on the command line or by the book, each for its languages.
  mutating func choose(
    _ names: [String], engine: any SpeechEngine
  ) async throws {
    guard !names.isEmpty else { return }
    let all = try await engine.voices()
    for name in names {
      let voice = try all.voice(called: name)
      for language in voice.languages {
        voices[language] = voice.identifier
        voices[String(language.prefix { $0 != "-" })] = voice.identifier
      }
    }
  }
}

extension [Voice] {
  /// The voice that people or the engine call so.
  ///
  /// - Throws: ``CommandFailure`` where there is none.
  func voice(called name: String) throws -> Voice {
    if let voice = first(where: { $0.isCalled(name) }) { return voice }
    throw CommandFailure(
      status: .usage,
      description: "--voice \(name): there is no such voice, so nothing was spoken; "
        + (Spelling.nearest(to: name, among: map(\.name)).map { "did you mean \($0)? " } ?? "")
        + "`read-aloud voices` lists those there are")
  }
}

extension Voice {
  /// Whether people or the engine call it so; the case of letters does not matter.
  func isCalled(_ text: String) -> Bool {
    let text = text.lowercased()
    return identifier.lowercased() == text || name.lowercased() == text
      || identifier.lowercased().hasSuffix("/\(text)")
      || languages.first?.lowercased() == text
  }
}
