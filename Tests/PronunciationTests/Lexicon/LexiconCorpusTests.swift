import EspeakEngine
import FoundationEssentials
import Pronunciation
import ReadingContent
import SpeechSynthesis
import TestSupport
import Testing

/// Lexicons from outside the project, with what is known to be wrong with them.
@Suite(.oneEngineAtATime) struct LexiconCorpusTests {
  private func lexicon(_ name: String) throws -> (lexicon: Lexicon, faults: [LexiconFault])? {
    guard let corpus = PackageRoot.corpus else { return nil }
    let path = corpus.appending(path: "lexicons/ipa-dict-full/\(name).txt").path
    return LexiconReader.read(path: path, language: LanguageTag(name.prefix(2)))
  }

  /// How often a sign is told to be written otherwise than the alphabet does.
  private func count(of symbol: String, in faults: [LexiconFault]) -> Int {
    faults.count { fault in
      switch fault.kind {
      case .respelled(let found, _), .capital(let found): Array(found.utf8) == Array(symbol.utf8)
      default: false
      }
    }
  }

  @Test(
    arguments: [
      ("en_UK", "\u{200D}", 37_941), ("nl", "'", 121_502), ("sw", "M", 191), ("km", "ǝ", 122),
    ])
  func `each sign of ipa-dict that is not the IPA's is told`(
    name: String, symbol: String, count: Int
  ) throws {
    guard let (lexicon, faults) = try lexicon(name) else { return PackageRoot.corpusMissing() }
    #expect(faults.isEmpty)
    #expect(self.count(of: symbol, in: LexiconCheck.faults(in: lexicon)) == count)
  }

  @Test func `entries of ipa-dict that stand twice are told`() throws {
    guard let (lexicon, _) = try lexicon("nl") else { return PackageRoot.corpusMissing() }
    #expect(lexicon.lexemes.count == 121_199)
    let doubled = LexiconCheck.faults(in: lexicon).filter {
      if case .duplicate = $0.kind { true } else { false }
    }
    #expect(Set(doubled.compactMap(\.entry)).count == 2_776)
    #expect(doubled.count == 3_169)
  }

  @Test func `a publisher's lexicon has the faults that are known of it`() async throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    let book = corpus.appending(path: "epub/georgia-pls-ssml.epub").path
    let file = try await ChildProcess.run("unzip", ["-p", book, "EPUB/lexicon/en.pls"])
    #expect(file.status == .exited(0))
    let (lexicon, faults) = LexiconReader.read(file.output, path: "en.pls")
    #expect(faults.isEmpty)
    #expect(lexicon.lexemes.count == 71)
    #expect(lexicon.language == LanguageTag("en"))

    let engine = EspeakEngine(speakers: 1)
    let transcriber = Transcriber(oracle: engine)
    let voice = "gmw/en-US"
    let found = try await LexiconCheck.faults(in: lexicon, voice: voice) {
      (notations) async throws(SpeechError) in
      try await transcriber.pronunciations(of: notations, voice: voice)
    }
    let told = Dictionary(grouping: found) { $0.entry ?? "" }.mapValues { $0.map(sign) }
    let expected = [
      "abrogated": ["g"], "Agnes": ["g"], "agricultural": ["g", "ɑ>ɑː"], "alienations": ["y"],
      "Archibald": ["ɑ>ɑː"], "Augusta": ["g"], "Bartow": ["ɑ>ɑː"], "Chattanooga": ["g"],
      "Congregationalists": ["ɒ>ɑː", "g", "g"],
      "Coosa": ["stress"], "cubeb": ["y"], "devolve": ["ɒ>ɑː"], "Episcopalians": ["y"],
      "geol.": ["ɒ>ɑː"],
      // The voice has the vowel of “bird” long alone, or with its r.
      "Habersham": ["ɜ>ɜː"],
      "kali": ["ɑ>ɑː"], "Ocmulgee": ["g"], "Piedmont": ["ɒ>ɑː"], "Tallulah": ["ɑ>ɑː", "ɑ>ɑː"],
      "Va.": ["y"], "vol.": ["ɒ>ɑː", "y"], "vols.": ["ɒ>ɑː", "y"],
    ]
    #expect(told == expected)
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  /// A fault in a word.
  private func sign(of fault: LexiconFault) -> String {
    switch fault.kind {
    case .respelled(let symbol, "ɡ"): symbol
    case .suspectY: "y"
    case .noStress: "stress"
    case .approximated(let symbol, let replacement, _): "\(symbol)>\(replacement)"
    default: fault.description
    }
  }
}
