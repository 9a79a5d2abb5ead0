import Pronunciation
import ReadingContent
import Testing

@Suite struct PLSReaderTests {
  /// Reads what stands inside a sound root.
  private func read(
    _ inside: String, attributes: String = #"version="1.0" alphabet="ipa" xml:lang="en""#,
    namespace: String = "http://www.w3.org/2005/01/pronunciation-lexicon"
  ) -> (lexicon: Lexicon, faults: [LexiconFault]) {
    let text =
      "<?xml version='1.0'?>\n<lexicon xmlns=\"\(namespace)\" \(attributes)>\n\(inside)\n</lexicon>"
    return LexiconReader.read(Array(text.utf8), path: "a.pls")
  }

  private func kinds(_ inside: String) -> [LexiconFault.Kind] { read(inside).faults.map(\.kind) }

  @Test func `an entry has its spellings, pronunciations and roles with their places`() throws {
    let (lexicon, faults) = read(
      """
      <lexeme role="x:noun  y" xml:id="a">
        <grapheme>
          bow </grapheme><grapheme>Bow</grapheme>
        <phoneme>bəʊ</phoneme>
        <phoneme alphabet="x-sampa" prefer="true">b@U</phoneme>
        <alias>the  front\n of a ship</alias>
        <example>The bow of the ship.</example>
      </lexeme>
      """)
    #expect(faults.isEmpty)
    #expect(lexicon.language == LanguageTag("en"))
    let lexeme = try #require(lexicon.lexemes.first)
    #expect(
      lexeme.graphemes == [.init("bow", line: 5, column: 5), .init("Bow", line: 5, column: 30)])
    #expect(
      lexeme.readings == [
        .init(.notation(PhoneticNotation("bəʊ")), line: 6, column: 12),
        .init(
          .notation(PhoneticNotation("b@U", alphabet: .xSampa)), isPreferred: true, line: 7,
          column: 45),
        .init(.alias("the front of a ship"), line: 8, column: 10),
      ])
    #expect(lexeme.roles == ["x:noun", "y"])
    #expect(lexeme.line == 3)
    #expect(lexeme.reading.content == .notation(PhoneticNotation("b@U", alphabet: .xSampa)))
  }

  @Test func `without a preferred pronunciation the first is used`() {
    let (lexicon, _) = read(
      "<lexeme><grapheme>a</grapheme><alias>b</alias><phoneme prefer='false'>c</phoneme></lexeme>")
    #expect(lexicon.lexemes.first?.reading.content == .alias("b"))
  }

  @Test func `of several preferred the first is used`() {
    let (lexicon, _) = read(
      """
      <lexeme><grapheme>a</grapheme><phoneme>b</phoneme><phoneme prefer="1">c</phoneme>\
      <phoneme prefer="true">d</phoneme></lexeme>
      """)
    #expect(lexicon.lexemes.first?.reading.content == .notation(PhoneticNotation("c")))
  }

  @Test func `of several entries for a spelling the preferred one is used`() {
    let (lexicon, _) = read(
      """
      <lexeme><grapheme>route</grapheme><phoneme>raʊt</phoneme></lexeme>
      <lexeme><grapheme>route</grapheme><phoneme prefer="true">ruːt</phoneme></lexeme>
      """)
    let matches = LexiconMatcher([lexicon]).matches(in: "route", language: LanguageTag("en"))
    #expect(matches.map(\.reading.content) == [.notation(PhoneticNotation("ruːt"))])
  }

  @Test func `what is about the lexicon is passed over`() {
    let (lexicon, faults) = read(
      """
      <meta name="a" content="b"/>
      <metadata><rdf:RDF xmlns:rdf="r"><lexeme/>text</rdf:RDF></metadata>
      <lexeme><grapheme>a</grapheme><phoneme>a</phoneme></lexeme>
      """)
    #expect(faults.isEmpty)
    #expect(lexicon.lexemes.count == 1)
  }

  @Test func `a root that ends itself loses all entries, and that is told`() {
    let text = """
      <lexicon version="1.0" alphabet="ipa" xml:lang="en"
        xmlns="http://www.w3.org/2005/01/pronunciation-lexicon"/>
      <lexeme><grapheme>a</grapheme><phoneme>a</phoneme></lexeme>
      """
    let (lexicon, faults) = LexiconReader.read(Array(text.utf8), path: "a.pls")
    #expect(lexicon.lexemes.isEmpty)
    #expect(faults.map(\.kind) == [.rootEndsItself])
    #expect(faults.first?.severity == .error)
  }

  @Test func `a lexicon without entries does nothing, and that is told`() {
    #expect(kinds("<!-- nothing -->") == [.noEntries])
    #expect(LexiconReader.read([], path: "a.pls").faults.map(\.severity) == [.error])
  }

  @Test func `another root is no lexicon`() {
    let (lexicon, faults) = LexiconReader.read(
      Array("<html><lexeme><grapheme>a</grapheme></lexeme></html>".utf8), path: "a.xml")
    #expect(lexicon.lexemes.isEmpty)
    #expect(faults.map(\.kind) == [.notALexicon(root: "html")])
  }

  @Test(arguments: ["", "http://www.w3.org/2005/01/pronunciation-lexicon/", "urn:x"])
  func `a wrong namespace is told, and the lexicon read`(namespace: String) {
    let (lexicon, faults) = read(
      "<lexeme><grapheme>a</grapheme><phoneme>a</phoneme></lexeme>", namespace: namespace)
    #expect(lexicon.lexemes.count == 1)
    #expect(faults.map(\.kind) == [.wrongNamespace(namespace)])
  }

  @Test(
    arguments: [
      (#"alphabet="ipa" xml:lang="en""#, [.wrongVersion(nil)]),
      (#"version="2" alphabet="ipa" xml:lang="en""#, [.wrongVersion("2")]),
      (#"version="1.0" xml:lang="en""#, [.noAlphabet]),
      (#"version="1.0" alphabet="ipa""#, [.noLanguage]),
      (
        #"version="1.0" alphabet="ipa" xml:lang="English, maybe""#, [.badLanguage("English, maybe")]
      ),
      (
        #"version="1.0" alphabet="ipa" xml:lang="en" lang="en""#,
        [.unknownAttribute("lang", element: "lexicon")]
      ),
      (#"version="1.0" alphabet="ipa" xml:lang="en" xml:base="x" xmlns:x="y" x:z="1""#, []),
    ] as [(String, [LexiconFault.Kind])])
  func `faults of the root are told, and the lexicon read`(
    attributes: String, kinds: [LexiconFault.Kind]
  ) {
    let (lexicon, faults) = read(
      "<lexeme><grapheme>a</grapheme><phoneme>a</phoneme></lexeme>", attributes: attributes)
    #expect(lexicon.lexemes.count == 1)
    #expect(faults.map(\.kind) == kinds)
    #expect(faults.allSatisfy { $0.severity == .warning && $0.line == 2 })
  }

  @Test func `pronunciations in an alphabet that is not known are not used`() {
    let (lexicon, faults) = read(
      """
      <lexeme><grapheme>a</grapheme><phoneme>a</phoneme></lexeme>
      <lexeme><grapheme>b</grapheme><phoneme alphabet="ipa">b</phoneme></lexeme>
      """, attributes: #"version="1.0" alphabet="x-JEITA" xml:lang="ja""#)
    #expect(lexicon.lexemes.map { $0.graphemes[0].text } == ["b"])
    #expect(faults.map(\.kind) == [.unknownAlphabet("x-JEITA")])
    #expect(faults.first?.severity == .error)
  }

  @Test(
    arguments: [
      ("<lexeme><phoneme>a</phoneme></lexeme>", .noGrapheme),
      ("<lexeme><grapheme>a</grapheme></lexeme>", .noReading),
      ("<lexeme/>", .noGrapheme),
      ("<lexeme><grapheme> </grapheme><phoneme>a</phoneme></lexeme>", .emptyGrapheme),
      ("<lexeme><grapheme/><phoneme>a</phoneme></lexeme>", .emptyGrapheme),
      ("<lexeme><grapheme>a</grapheme><phoneme/></lexeme>", .emptyReading),
      ("<lexeme><grapheme>a</grapheme><alias>\n</alias></lexeme>", .emptyReading),
      (
        "<lexeme regex='true'><grapheme>(a)</grapheme><alias>$1</alias></lexeme>",
        .patternNotApplied
      ),
      (
        "<lexeme><grapheme positive-lookahead='b'>a</grapheme><alias>c</alias></lexeme>",
        .patternNotApplied
      ),
    ] as [(String, LexiconFault.Kind)])
  func `an entry that cannot be used is told`(entry: String, kind: LexiconFault.Kind) {
    let (lexicon, faults) = read(entry)
    #expect(lexicon.lexemes.isEmpty)
    #expect(faults.map(\.kind) == [kind])
    #expect(faults.first?.severity == .error)
    #expect(faults.first?.line == 3)
  }

  @Test(
    arguments: [
      ("<p/>", .foreignElement("p")),
      ("<x:p xmlns:x='y'><lexeme/></x:p>", .foreignElement("x:p")),
      ("<grapheme>a</grapheme>", .foreignElement("grapheme")),
      ("stray", .strayText("stray")),
      (
        "<lexeme a='1'><grapheme>b</grapheme><phoneme>b</phoneme></lexeme>",
        .unknownAttribute("a", element: "lexeme")
      ),
      ("<lexeme><grapheme>b<i>c</i></grapheme><phoneme>b</phoneme></lexeme>", .foreignElement("i")),
      ("<lexeme>c<grapheme>b</grapheme><phoneme>b</phoneme></lexeme>", .strayText("c")),
      (
        "<lexeme><grapheme>b</grapheme><phoneme prefer='yes'>b</phoneme></lexeme>",
        .badValue("yes", attribute: "prefer")
      ),
    ] as [(String, LexiconFault.Kind)])
  func `what does not belong is told and passed over`(extra: String, kind: LexiconFault.Kind) {
    let (lexicon, faults) = read(
      extra + "<lexeme><grapheme>a</grapheme><phoneme>a</phoneme></lexeme>")
    #expect(lexicon.lexemes.last?.graphemes.map(\.text) == ["a"])
    #expect(faults.map(\.kind) == [kind])
    #expect(faults.first?.severity == .warning)
  }

  @Test func `entries before and after broken XML are used`() {
    let (lexicon, faults) = read(
      """
      <lexeme><grapheme>a</grapheme><phoneme>a</phoneme></lexeme>
      <lexeme><grapheme>b & c</grapheme><phoneme>b</phoneme></lexeme>
      <lexeme><grapheme>d</grapheme><phoneme>d</phoneme></lexeme>
      """)
    #expect(lexicon.lexemes.map { $0.graphemes[0].text }.contains("a"))
    #expect(lexicon.lexemes.map { $0.graphemes[0].text }.contains("d"))
    #expect(!faults.isEmpty && faults.allSatisfy { $0.line == 4 && $0.severity == .error })
  }

  @Test func `named characters of HTML are read`() {
    let (lexicon, faults) = read(
      "<lexeme><grapheme>caf&eacute;</grapheme><phoneme>a</phoneme></lexeme>")
    #expect(lexicon.lexemes.first?.graphemes.first?.text == "café")
    #expect(faults.map(\.severity) == [.warning])
  }

  @Test func `other encodings are read`() throws {
    let text = """
      <?xml version='1.0' encoding='ISO-8859-1'?><lexicon version='1.0' alphabet='ipa' xml:lang='fr'
      xmlns='http://www.w3.org/2005/01/pronunciation-lexicon'><lexeme><grapheme>été</grapheme>
      <phoneme>&#x65;te</phoneme></lexeme></lexicon>
      """
    let latin = text.unicodeScalars.map { UInt8($0.value) }
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    for bytes in [latin, wide, Array(wide.dropFirst(2))] {
      let (lexicon, faults) = LexiconReader.read(bytes, path: "a.pls")
      #expect(lexicon.lexemes.first?.graphemes.first?.text == "été")
      #expect(lexicon.lexemes.first?.reading.content == .notation(PhoneticNotation("ete")))
      #expect(faults.isEmpty)
    }
  }

  @Test func `wrong encodings are told`() {
    let text =
      "<lexicon version='1.0' alphabet='ipa' xml:lang='fr' xmlns='http://www.w3.org/2005/01/pronunciation-lexicon'><lexeme><grapheme>é</grapheme><phoneme>e</phoneme></lexeme></lexicon>"
    let latin = text.unicodeScalars.map { UInt8($0.value) }
    let undeclared = LexiconReader.read(latin, path: "a.pls")
    #expect(undeclared.lexicon.lexemes.first?.graphemes.first?.text == "é")
    #expect(undeclared.faults.map(\.kind) == [.notUTF8(byte: 0xE9, encoding: "windows-1252")])
    let unknown = LexiconReader.read(
      Array("<?xml version='1.0' encoding='klingon'?>\(text)".utf8), path: "a.pls")
    #expect(unknown.lexicon.lexemes.count == 1)
    #expect(unknown.faults.map(\.kind) == [.unknownEncoding("klingon")])
  }
}
