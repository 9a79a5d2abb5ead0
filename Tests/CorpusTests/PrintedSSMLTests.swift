import DocumentImport
import EspeakEngine
import FoundationEssentials
import Glibc
import Narration
import Pronunciation
import ReadingContent
import SpeechSynthesis
import TestSupport
import Testing

/// What `read-aloud ssml` prints, spoken by the plain command of the engine, has the phonemes that
/// are heard when the same file is read aloud.
@Suite(.serialized, .oneEngineAtATime) struct PrintedSSMLTests {
  /// Our own tour, and documents of the corpus where it is present.
  static var documents: [String] {
    [PackageRoot.folder.appending(path: "Books/tour/tour.md").path]
      + CorpusFiles.documents(in: "markdown/markdown.sile")
      + CorpusFiles.documents(in: "markdown").filter { $0.contains("udhr-article1") }
  }

  @Test(arguments: documents)
  func `the printed SSML is spoken as the file is read`(path: String) async throws {
    signal(SIGPIPE, SIG_IGN)
    let printed = try await ChildProcess.run(BuiltProduct.path("read-aloud"), ["ssml", path])
    #expect(printed.status == .exited(0))
    let command = try await ChildProcess.run(
      "espeak-ng", ["-m", "-q", "--ipa", "--stdin"],
      environment: ["PULSE_SERVER": "unix:/dev/null"], input: Array(printed.text.utf8))
    #expect(command.status == .exited(0))

    let book = try CorpusFiles.book(path)
    let engine = EspeakEngine(speakers: 1)
    let tracing = TracingEngine(engine)
    var settings = NarrationSettings()
    settings.lexicons = book.metadata.settings.lexicons.map {
      LexiconReader.read(path: $0.path).lexicon
    }
    let speaker = PassageSpeaker(
      engine: tracing, book: book, settings: settings,
      pronouncing: Transcriber(oracle: engine))
    var heard = ""
    let passages = Script(book: book, settings: settings).lazy.filter { !$0.utterances.isEmpty }
    for passage in passages {
      _ = try await speaker.spoken(passage)
      heard += tracing.phonemes
    }
    await engine.close()
    let said = TracingEngine.bare(command.text)
    #expect(heard.count > 100)
    #expect(said == heard, "\(Self.firstDifference(said, heard))")
  }

  /// What follows where two texts part.
  private static func firstDifference(_ left: String, _ right: String) -> String {
    let same = zip(left, right).prefix { $0 == $1 }.count
    let start = max(0, same - 20)
    return "\(left.dropFirst(start).prefix(80)) | \(right.dropFirst(start).prefix(80))"
  }
}
