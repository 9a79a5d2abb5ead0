import Pronunciation
import ReadingContent
import SpeechMarkup
import Testing

@testable import Narration

/// What runs of attributes become: elements, pauses and parts.
@Suite struct SpokenElementTests {
  private func attributes(_ change: (inout SpeechAttributes) -> Void) -> SpeechAttributes {
    var attributes = SpeechAttributes()
    change(&attributes)
    return attributes
  }

  private func text(_ pieces: (String, SpeechAttributes)...) -> AttributedText {
    var text = AttributedText()
    for (words, attributes) in pieces {
      let start = text.count
      text.append(words, attributes: attributes, from: start..<start + words.utf8.count)
    }
    return text
  }

  private func build(
    _ text: AttributedText, _ lexicons: [Lexicon] = [], base: String = "en"
  ) -> SpokenTextBuilder.Result {
    SpokenTextBuilder.build(
      text, lexicons: LexiconMatcher(lexicons), base: LanguageTag(base))
  }

  private func words(_ element: SpokenElement, _ part: SpokenText) -> String {
    String(String.UnicodeScalarView(Array(part.string.unicodeScalars)[element.scalars]))
  }

  private let plain = SpeechAttributes()

  @Test func `a pronunciation lies over the words as the book has them`() throws {
    let ipa = attributes { $0.ipaNotation = "kæt" }
    let part = try #require(
      build(text(("The ", plain), ("cafe\u{301}", ipa), (" sat.", plain))).parts.first)
    #expect(part.string == "The café sat.")
    #expect(part.elements.map { words($0, part) } == ["café"])
    #expect(part.elements.first?.kind == .phonetic(PhoneticNotation("kæt")))
  }

  @Test func `runs of one pronunciation are one element`() throws {
    let ipa = attributes { $0.ipaNotation = "njuː jɔːk" }
    let loud = attributes {
      $0.ipaNotation = "njuː jɔːk"
      $0.volume = 1.5
    }
    let part = try #require(build(text(("New ", ipa), ("York", loud), (" is", plain))).parts.first)
    #expect(
      part.elements.map { words($0, part) } == ["New York", "York"])
  }

  @Test(
    arguments: [
      ("Yosemite", "’s", "kæt", "kæts", "Yosemite’s"), ("dog", "'s", "dɒɡ", "dɒɡz", "dog's"),
      ("boss", "'s", "bɒs", "ˈbɒsɪz", "boss's"), ("cat", "s", "kæt", "kæts", "cats"),
      ("cat", "so", "kæt", "kæt", "cat"), ("cat", "’", "kæt", "kæt", "cat"),
    ])
  func `an English ending is taken into the pronunciation`(
    _ word: String, _ ending: String, _ ipa: String, _ expected: String, _ covered: String
  ) throws {
    let asked = attributes { $0.ipaNotation = ipa }
    let text = text((word, asked), ("\(ending) tail", plain))
    let part = try #require(build(text).parts.first)
    let element = try #require(part.elements.first)
    #expect(element.kind == .phonetic(PhoneticNotation(expected)))
    #expect(words(element, part) == covered)
    let french = try #require(build(text, base: "fr").parts.first?.elements.first)
    #expect(french.kind == .phonetic(PhoneticNotation(ipa)))
  }

  @Test func `an alias takes the place of the words and leads back to all of them`() throws {
    let alias = attributes { $0.alias = "kilowatt hours" }
    let text = text(("Two ", plain), ("kWh", alias), (" more", plain))
    let part = try #require(build(text).parts.first)
    #expect(part.string == "Two kilowatt hours more")
    #expect(text.string.bytes(part.source(ofScalars: 4..<12)) == "kWh")
    #expect(text.string.bytes(part.source(ofScalars: 13..<18)) == "kWh")
    #expect(text.string.bytes(part.source(ofScalars: 19..<23)) == "more")
    #expect(part.spokenStretches(of: text.string) == [0..<text.count])
    let (first, second) = try #require(part.halves(atScalar: 13))
    #expect(first.source == 0..<7 && second.source == 4..<text.count)
  }

  @Test func `an alias without words is none`() {
    for alias in ["", " ", "\n", "…"] {
      let text = text(("kWh", attributes { $0.alias = alias }))
      #expect(build(text).parts.map(\.string) == ["kWh"])
    }
  }

  @Test(
    arguments: [
      ("characters", SpokenElement.Kind.characters, nil), ("spell-out", .characters, nil),
      ("verbatim", .characters, nil), ("digits", .characters, nil), ("telephone", .telephone, nil),
      ("date", nil, "date"), ("ordinal", nil, "ordinal"), ("cardinal", nil, nil),
    ] as [(String, SpokenElement.Kind?, String?)])
  func `kinds of things are read as such, or told`(
    _ kind: String, _ element: SpokenElement.Kind?, _ unread: String?
  ) throws {
    let text = text(("At ", plain), ("1805", attributes { $0.sayAs = SayAs(kind) }))
    let part = try #require(build(text).parts.first)
    #expect(part.elements.first?.kind == element)
    #expect(part.unread.map(\.kind) == (unread.map { [$0] } ?? []))
    #expect(part.unread.allSatisfy { text.string.bytes($0.source) == "1805" })
  }

  @Test func `pauses stand between the parts, exactly as long as asked`() {
    let before = attributes { $0.pauseBefore = 300 }
    let both = attributes {
      $0.pauseBefore = 100
      $0.pauseAfter = 1_500
    }
    let after = attributes { $0.pauseAfter = 250 }
    func silences(_ text: AttributedText) -> [String] {
      build(text).parts.map { "\($0.silenceBefore) \($0.string)|\($0.silenceAfter)" }
    }
    #expect(silences(text(("Start", before))) == ["300 Start|0"])
    #expect(silences(text(("a ", after), ("b", plain))) == ["0 a |0", "250 b|0"])
    #expect(silences(text(("a ", after), ("b ", both))) == ["0 a |0", "350 b |1500"])
    #expect(silences(text(("a", after), (". ", plain))) == ["0 a. |250"])
    #expect(silences(text(("a", after), (" ", plain), ("b", before))) == ["0 a|0", "550 b|0"])
    let silent = build(text((" ", both)))
    #expect(silent.parts.isEmpty && silent.silence == 1_600)
  }

  @Test func `voices and languages split the parts, and closing marks stay with their words`() {
    let french = attributes { $0.language = LanguageTag("fr") }
    let scots = attributes { $0.voice = "en-gb-scotland" }
    let parts = build(
      text(("He said ", plain), ("oui", french), (", “", plain), ("aye", scots), ("”.", plain))
    ).parts
    #expect(parts.map(\.string) == ["He said ", "oui", ", “", "aye”."])
    #expect(parts.map(\.language) == [nil, "fr", nil, nil])
    #expect(parts.map(\.voice) == [nil, nil, nil, "en-gb-scotland"])
  }

  @Test func `few words stand out among others, long ones and whole sentences do not`() {
    func emphasized(_ pieces: (String, Bool)...) -> [String] {
      var text = AttributedText()
      for (words, isStrong) in pieces {
        text.append(words, attributes: attributes { if isStrong { $0.emphasis = .moderate } })
      }
      return build(text).parts.flatMap { part in part.elements.map { words($0, part) } }
    }
    #expect(emphasized(("I ", false), ("never", true), (" said", false)) == ["never"])
    #expect(emphasized(("Never.", true)) == [])
    #expect(emphasized(("I read ", false), ("War and Peace again", true)) == [])
    #expect(emphasized(("I ", false), ("—", true), (" said", false)) == ["—"])
  }

  // MARK: - Lexicons

  private func lexicon(
    _ entries: (String, Lexeme.Reading.Content)..., language: String? = "en", path: String = "a.pls"
  ) throws -> Lexicon {
    Lexicon(
      path: path, language: language.flatMap { LanguageTag($0) },
      lexemes: try entries.enumerated().map { index, entry in
        try #require(
          Lexeme(
            graphemes: [Lexeme.Grapheme(entry.0, line: index + 1, column: 1)],
            readings: [Lexeme.Reading(entry.1, line: index + 1, column: 9)], line: index + 1))
      })
  }

  @Test func `entries lie over the words of their language, inline markup goes before`() throws {
    let lexicon = try lexicon(
      ("Yosemite", .notation(PhoneticNotation("joʊˈsɛmɪti"))),
      ("kWh", .alias("kilowatt hour")), ("Oui", .notation(PhoneticNotation("wi"))))
    let inline = attributes { $0.ipaNotation = "kæt" }
    let french = attributes { $0.language = LanguageTag("fr") }
    let text = text(
      ("In Yosemite’s ", plain), ("Yosemite", inline), (" a kWh, ", plain), ("oui", french))
    let parts = build(text, [lexicon]).parts
    let part = try #require(parts.first)
    #expect(part.string == "In Yosemite’s Yosemite a kilowatt hour, ")
    #expect(
      part.elements.map(\.kind) == [
        .phonetic(PhoneticNotation("joʊˈsɛmɪtiz")), .phonetic(PhoneticNotation("kæt")),
      ])
    #expect(part.elements.map(\.source) == [.lexicon(path: "a.pls", line: 1), .inline])
    #expect(part.elements.map { words($0, part) } == ["Yosemite’s", "Yosemite"])
    #expect(part.replaced.map(\.source) == [.lexicon(path: "a.pls", line: 2)])
    let hour = try #require(part.string.unicodeScalars.firstIndex(of: "h"))
    let scalar = part.string.unicodeScalars.distance(
      from: part.string.unicodeScalars.startIndex, to: hour)
    #expect(text.string.bytes(part.source(ofScalars: scalar..<scalar + 1)) == "kWh")
    #expect(parts.last?.elements == [])
  }

  @Test func `aliases move what stands behind and around them`() throws {
    let lexicon = try lexicon(
      ("GB", .alias("gigabytes")), ("MB", .alias("M")),
      ("cat", .notation(PhoneticNotation("kæt"))))
    let slow = attributes { $0.rate = 0.5 }
    let text = text(("5 GB, ", slow), ("6 MB cat 7 GB", plain), (" GB end", slow))
    let part = try #require(build(text, [lexicon]).parts.first)
    #expect(part.string == "5 gigabytes, 6 M cat 7 gigabytes gigabytes end")
    #expect(part.elements.map { words($0, part) } == ["5 gigabytes, ", "cat", " gigabytes end"])
    for (index, scalar) in part.string.unicodeScalars.enumerated() where scalar != "M" {
      let source = text.string.bytes(part.source(ofScalars: index..<index + 1))
      #expect(source == "GB" || source == "GB," || source.unicodeScalars.first == scalar)
    }
    #expect(part.spokenStretches(of: text.string) == [0..<text.count])
  }

  @Test func `a sentence does not end within a pronunciation or an alias`() {
    let ipa = attributes { $0.ipaNotation = "dɒktə huː" }
    let text = text(
      ("I saw ", plain), ("Dr. Who! Yes? No. X", ipa), (". He left. ", plain), ("A. B. C.", ipa))
    let book = Book(
      metadata: BookMetadata(title: "Book", language: .english),
      sections: [Section(title: "", blocks: [Block(kind: .paragraph, text: text)])],
      resources: [])
    let utterances = Array(Script(book: book)).flatMap(\.utterances)
    #expect(
      utterances.map(\.text.string) == [
        "I saw Dr. Who! Yes? No. X. ", "He left. ", "A. B. C.",
      ])
  }

  @Test func `a paragraph of another language is cut into sentences by its rules`() {
    let german = attributes { $0.language = LanguageTag("de") }
    for (language, count) in [(german, 1), (plain, 2)] {
      let text = text(("• ", .silent(.listMarker)), ("Am 3. Mai kam Herr Nr. 5 heim.", language))
      let book = Book(
        metadata: BookMetadata(title: "Book", language: .english),
        sections: [Section(title: "", blocks: [Block(kind: .paragraph, text: text)])],
        resources: [])
      #expect(Array(Script(book: book)).flatMap(\.utterances).count == count)
    }
  }

  @Test func `a long sentence is not cut within a pronunciation`() {
    let words = String(repeating: "word and ", count: 70)
    let ipa = attributes { $0.ipaNotation = "kæt" }
    for count in [40, 200] {
      let long = String(repeating: "name ", count: count)
      let text = text((words, plain), (long, ipa), (words, plain))
      let book = Book(
        metadata: BookMetadata(title: "Book", language: .english),
        sections: [Section(title: "", blocks: [Block(kind: .paragraph, text: text)])],
        resources: [])
      let parts = Array(Script(book: book)).flatMap(\.utterances).flatMap(\.parts)
      #expect(parts.flatMap(\.elements).count == 1)
      #expect(parts.map(\.string).joined() == words + long + words)
    }
  }
}
