import Narration
import ReadingContent
import TestSupport
import Testing

@Suite struct SentenceSplitterTests {
  /// Marks the places between sentences with a bar.
  private func marked(_ text: String, _ language: String) -> String {
    SentenceSplitter(language: language).sentences(of: text).map { text.bytes($0) }
      .joined(separator: "|")
  }

  private func expectSentences(_ expected: String, _ language: String) {
    #expect(marked(expected.filter { $0 != "|" }, language) == expected)
  }

  @Test(arguments: [
    "It rained. |Nobody came. ",
    "Mr. Hobb met Dr. Lusk and Mrs. Oke. |They sat down.",
    "J. R. R. Tolkien wrote it. |So did J.R.R. Tolkien.",
    "So said I. |You said nothing.",
    "Take fruit, e.g. Apples. |Or not, i.e. Never.",
    "Ropes, nails, etc. |The rest came later.",
    "Ropes, nails, etc. were sold.",
    "“Who is there?” he asked. |“Me!” she said. |“Oh.”",
    "\"Who is there?\" he asked. |\"Me!\" she said.",
    "'Never!' he cried. |'Ever?' said she.",
    "He read No. 5 aloud. |He said no. |Then he left.",
    "He said No. |Then he left.",
    "See Fig. 3 and p. 12. |Then go on.",
    "It was 5 p.m. |The shop was shut.",
    "It was 5 p.m. in town.",
    "He left the U.S. |She left the U.S. in May.",
    "Well… maybe. |Yes… No.",
    "Wait... what? |Now... |Go.",
    "(It rained.) |[Nobody came.] |“He left.” |She stayed.",
    "It cost 3.50 in all. |Version 2.0 is out.",
    "What?! |No! |Why?",
    "He left.|[1] Then she came.",
    "The end.\t|New start. |Again.\u{A0}|Last.",
    "“Yes.”|“No.”",
  ])
  func `English sentences end where a reader would end them`(_ text: String) {
    expectSentences(text, "en-GB")
  }

  @Test(arguments: [
    "Il pleut. |Personne ne vient.",
    "M. Dupont et Mme Roux parlent à Mlle. Petit. |Ils rient.",
    "« Qui est là ? » demanda-t-il. |« Moi ! » dit-elle.",
    "« Il pleut. » |Elle sortit.",
    "« Il pleut.\u{A0}» |« Oui. » |Elle (sortit. ) |Puis rien.",
    "Voir art. 5 et p. 12. |La suite après.",
    "Né en 100 av. J.-C. à Rome. |Mort à Lyon.",
    "Des clous, etc. |Le reste vint.",
    "J.-B. Martin arriva. |Il était tard.",
  ])
  func `French sentences end where a reader would end them`(_ text: String) {
    expectSentences(text, "fr")
  }

  @Test(arguments: [
    "Es regnet. |Niemand kommt.",
    "Am 3. Oktober kam er. |Sie kam am 12. Mai.",
    "Das war im Jahr 1805. |Danach kam er.",
    "Man nimmt z. B. Wasser, d. h. Regen. |Oder z.B. Wein.",
    "Hr. Müller und Dr. Weiß gingen. |Frau Roth blieb.",
    "„Wer ist da?“ fragte er. |„Ich!“ rief sie. |„Gut.“",
    "»Ja!« rief er. |»Nein.« |Dann ging er. |»Gut.«",
    "Äpfel, Birnen usw. |Der Rest kam später.",
    "Siehe Nr. 5 auf S. 120. |Dann weiter.",
  ])
  func `German sentences end where a reader would end them`(_ text: String) {
    expectSentences(text, "de")
  }

  @Test(arguments: [
    ("他说。|“好。”|我走。", "zh"), ("雨だ。|「はい。」|行く。", "ja"), ("Дождь. |Никого нет.", "ru"),
  ])
  func `other languages have the sentences of ICU`(_ text: String, _ language: String) {
    expectSentences(text, language)
  }

  @Test(arguments: ["", " ", ".", "…", "\n\n", "“", ". . .", "!?!?", "))))", "“““““““““““““““““"])
  func `a text without words is whole`(_ text: String) {
    #expect(marked(text, "en").filter { $0 != "|" } == text)
  }

  @Test(arguments: ["en", "fr", "de", "ja", "xx", ""])
  func `sentences joined are the text, and none is empty`(_ language: String) {
    let splitter = SentenceSplitter(language: language)
    let pieces = [
      "a", "B", "Mr", "No", "z", "3", "1805", ".", ". ", "...", "…", "?", "!", " ", "\n", "\r\n",
      "\t", "\u{A0}", "“", "”", "«", "»", "\"", "'", "(", ")", "[", "]", "„", "。", "「", "」", "é",
      "e\u{301}", "👩‍👩‍👧", "\u{2029}", "\u{0}", "字", "\u{FEFF}", "\u{202E}", "—", ",",
    ]
    var numbers = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let text = numbers.text(of: pieces, atMost: 40)
      var end = 0
      for sentence in splitter.sentences(of: text) {
        #expect(sentence.lowerBound == end && !sentence.isEmpty, "\(text.debugDescription)")
        #expect(String(validating: Array(text.utf8)[sentence], as: UTF8.self) != nil)
        end = sentence.upperBound
      }
      #expect(end == text.utf8.count, "\(text.debugDescription)")
    }
  }

  @Test(arguments: [
    ("GITenberg_Candide_4650-8.txt", "fr"), ("GITenberg_Die-Verwandlung_22367-8.txt", "de"),
    ("GITenberg_Lazarillo_320-8.txt", "es"),
  ])
  func `hardly a sentence of a real book starts in lower case`(
    _ name: String, _ language: String
  ) throws {
    guard let book = try TestBooks.gutenberg(name, language: language) else {
      return PackageRoot.corpusMissing()
    }
    let splitter = SentenceSplitter(language: language)
    var count = 0
    var lower: [String] = []
    for block in book.sections.flatMap(\.blocks) {
      let text = block.text.string
      for sentence in splitter.sentences(of: text).dropFirst() {
        count += 1
        let start = text.bytes(sentence).drop { !$0.isLetter && !$0.isNumber }
        if start.first?.isLowercase == true { lower.append(String(start.prefix(40))) }
      }
    }
    print("\(name): \(count) sentences within paragraphs, \(lower.count) in lower case: \(lower)")
    #expect(count > 300)
    #expect(lower.count * 200 <= count)
  }
}
