import Pronunciation
import ReadingContent
import SpeechSynthesis
import TestSupport
import Testing

@testable import SpeechMarkup

@Suite struct EngineMarkupTests {
  /// A text whose parts between bars are elements: `|p:…|` a pronunciation, `|c:…|` characters,
  /// `|t:…|` a telephone number, `|.:…|` punctuation, `|e:…|` emphasis, `|s:…|` slow.
  private func parsed(_ marked: String) -> (text: String, elements: [SpokenElement]) {
    var text = ""
    var elements: [SpokenElement] = []
    for (index, part) in marked.split(separator: "|", omittingEmptySubsequences: false).enumerated()
    {
      guard index % 2 == 1, let letter = part.first else {
        text += part
        continue
      }
      let words = String(part.dropFirst(2))
      let start = text.unicodeScalars.count
      text += words
      let kind: SpokenElement.Kind =
        switch letter {
        case "p": .phonetic(PhoneticNotation(words))
        case "c": .characters
        case "t": .telephone
        case ".": .punctuation
        case "e": .emphasis(.strong)
        default: .prosody(rate: 0.8, pitch: nil, volume: 1.25)
        }
      elements.append(
        SpokenElement(
          scalars: start..<text.unicodeScalars.count, kind: kind, source: .inline))
    }
    return (text, elements)
  }

  private static let phonemes = Dictionary(
    uniqueKeysWithValues: notations.map {
      (AskedPronunciation($0, of: $0.text), $1)
    })
  private static let notations = [
    PhoneticNotation("cat"): ["k'at"], PhoneticNotation("one two"): ["w'Vn", "t'u:"],
    PhoneticNotation("mer"): ["_^_fr", "m'Er", "_^_en-us"], PhoneticNotation("1805"): ["a", "b c"],
    PhoneticNotation("Q\""): ["Q\""],
  ]

  private func markup(_ marked: String) -> EngineMarkup {
    let (text, elements) = parsed(marked)
    return EngineMarkup(text, elements: elements, phonemes: Self.phonemes)
  }

  @Test(arguments: ["", "A text.", "a < b & c", "[[k'at]]", "A |p:word| without phonemes."])
  func `a text with nothing to mark up is given as it is`(_ marked: String) {
    let markup = markup(marked)
    #expect(markup.string == parsed(marked).text)
    #expect(!markup.isMarkup)
  }

  @Test(
    arguments: [
      ("|p:cat|", "[[k'at]]"),
      ("A |p:cat| sat.", "A [[k'at]] sat."),
      ("A |p:cat|.", "A [[k'at]] "),
      ("“|p:cat|!”", "“ [[k'at]] !”"),
      ("the |p:cat|—or", "the [[k'at]]\u{2060}—or"),
      ("tom-|p:cat|-like", "tom-\u{2060} [[k'at]]\u{2060}-like"),
      ("the |p:cat|. and", "the [[k'at]]  and"),
      ("the |p:cat|... and", "the [[k'at]] ... and"),
      ("|p:cat||p:cat|", "[[k'at]] [[k'at]]"),
      ("un|p:cat|ed", "un [[k'at]] ed"),
      ("|p:Q\"| <&>", "[[Q\"]] &lt;&amp;>"),
      ("[[|p:cat|]]", "[\u{2060}[ [[k'at]] ]]"),
      ("|p:cat| a[\u{AD}[b", "[[k'at]] a[\u{2060}\u{AD}[b"),
      ("]]& |p:cat|", "]]\u{2060}&amp; [[k'at]]"),
      ("|p:mer| et", "[[_^_fr m'Er _^_en-us]] et"),
    ] as [(String, String)])
  func `a pronunciation stands in brackets apart from its neighbours`(
    _ marked: String, _ expected: String
  ) {
    let markup = markup(marked)
    #expect(markup.isMarkup)
    #expect(Array(markup.string.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(
    arguments: [
      ("an |c:ISBN|.", "an <say-as interpret-as=\"characters\">ISBN</say-as> "),
      ("at |t:555 01|", "at <say-as interpret-as=\"telephone\">555 01</say-as>"),
      ("|.:a, b|", "<tts:style field=\"punctuation\" mode=\"all\">a, b</tts:style>"),
      ("He |e:never| went", "He <emphasis level=\"strong\">never</emphasis> went"),
      ("“|e:Never|!” he", "“<emphasis level=\"strong\">Never!”</emphasis> he"),
      ("un|e:believ|able a", "<emphasis level=\"strong\">unbelievable</emphasis> a"),
      (
        "go |s:slow|, |s:so|.",
        #"go <prosody rate="80%" volume="125%">slow,</prosody> "#
          + #"<prosody rate="80%" volume="125%">so.</prosody>"#
      ),
      ("[[|e:a|]] b", "[\u{2060}[<emphasis level=\"strong\">a]]\u{2060}</emphasis> b"),
      ("a—|s:b|—c", #"a—<prosody rate="80%" volume="125%">b</prosody>—c"#),
    ] as [(String, String)])
  func `other elements are written as the engine reads them right`(
    _ marked: String, _ expected: String
  ) {
    #expect(markup(marked).string == expected)
  }

  @Test func `elements nest, and those that cross are opened again`() {
    let text = "one two three four"
    func element(_ range: Range<Int>, _ kind: SpokenElement.Kind) -> SpokenElement {
      SpokenElement(scalars: range, kind: kind, source: .inline)
    }
    let slow = SpokenElement.Kind.prosody(rate: 0.5, pitch: nil, volume: nil)
    let markup = EngineMarkup(
      text,
      elements: [
        element(0..<7, slow), element(4..<13, .emphasis(.strong)),
        element(8..<13, .phonetic(PhoneticNotation("cat"))),
      ],
      phonemes: [AskedPronunciation(PhoneticNotation("cat"), of: "three"): ["k'at"]])
    #expect(
      markup.string == #"<prosody rate="50%">one <emphasis level="strong">two</emphasis></prosody>"#
        + #"<emphasis level="strong"> [[k'at]] </emphasis> four"#)
  }

  @Test func `a factor that is none does no harm`() {
    for (factor, percent) in [(Double.nan, 100), (.infinity, 100), (-3, 10), (1e300, 500)] {
      let element = SpokenElement(
        scalars: 0..<99, kind: .prosody(rate: factor, pitch: nil, volume: nil), source: .inline)
      #expect(
        EngineMarkup("word", elements: [element]).string
          == "<prosody rate=\"\(percent)%\">word</prosody>")
    }
  }

  /// The words of the text for events at texts of the markup.
  private func words(_ marked: String, _ spoken: [String]) -> [String] {
    let (text, _) = parsed(marked)
    let markup = markup(marked)
    let written = Array(markup.string.unicodeScalars)
    var from = 0
    let events = spoken.enumerated().compactMap { index, word -> SpokenRun.WordEvent? in
      let word = Array(word.unicodeScalars)
      while from + word.count <= written.count {
        defer { from += 1 }
        if written[from..<from + word.count].elementsEqual(word) {
          return SpokenRun.WordEvent(scalars: from..<from + word.count, sample: index)
        }
      }
      return nil
    }
    #expect(events.count == spoken.count)
    let scalars = Array(text.unicodeScalars)
    return markup.wordsOfText(events).map { event in
      String(String.UnicodeScalarView(scalars[event.scalars]))
    }
  }

  @Test func `words of the markup become words of the text again`() {
    #expect(words("A |p:cat| & sat.", ["A", "k", ";", "sat"]) == ["A", "cat", "&", "sat"])
    #expect(words("So |p:one two| go", ["So", "w", "t", "go"]) == ["So", "one", "two", "go"])
    #expect(
      words("la |p:mer| et", ["la", "_", "m", "_^_en", "et"]) == ["la", "mer", "et"])
    #expect(words("In |p:1805| he", ["In", "a", "b", "c", "he"]) == ["In", "1805", "he"])
    // The engine has one event for a sign and the word behind it.
    #expect(words("la _|p:cat|_ et", ["la", "_", "_"]) == ["la", "cat", "_"])
    #expect(words("la _|p:cat|", ["la", "_", "k"]) == ["la", "_", "cat"])
    #expect(
      words("an |c:ISBN| of |e:his|.", ["an", "ISBN", "of", "his"]) == ["an", "ISBN", "of", "his"])
  }

  @Test func `a pronunciation that was cut off is not told`() {
    #expect(words("In |p:1805|", ["In", "a"]) == ["In"])
    #expect(words("In |p:1805|", ["In", "a", "b"]) == ["In", "1805"])
    #expect(words("So |p:one two|", ["So", "w"]) == ["So", "one"])
  }

  @Test func `every scalar of the markup leads back into the text, in order`() {
    let pieces = [
      "a", "B", " ", ".", "[", "]", "[[", "]]", "<", "&", "\u{AD}", "—", "-", "\"", "“", "é", "字",
      "|p:cat|", "|p:one two|", "|c:IS|", "|e:x y|", "|s:z|", "|.:a,b|", "|p:none|",
    ]
    var numbers = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      let marked = (0..<Int.random(in: 0...12, using: &numbers)).map { _ in
        pieces.randomElement(using: &numbers) ?? ""
      }.joined()
      let (text, elements) = parsed(marked)
      let markup = EngineMarkup(text, elements: elements, phonemes: Self.phonemes)
      guard markup.isMarkup else { continue }
      #expect(markup.origins.count == markup.string.unicodeScalars.count)
      #expect(markup.origins == markup.origins.sorted(), "\(marked)")
      #expect(markup.origins.allSatisfy { (0...text.unicodeScalars.count).contains(Int($0)) })
    }
  }
}
