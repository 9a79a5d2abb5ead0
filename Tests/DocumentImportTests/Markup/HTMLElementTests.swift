import DocumentImport
import ReadingContent
import Testing

@Suite struct HTMLElementTests {
  private func runs(_ text: String, warnings: [String] = []) -> String {
    let proof = MarkdownProof(text)
    #expect(proof.faults == [], "\(text)")
    #expect(proof.warnings.map(\.description) == warnings)
    return proof.document.blocks.map(\.runsDescription).joined(separator: "\n")
  }

  @Test func `x`() {
    for text in [
      "a <span lang=fr>b <em>c</em></span> d <i lang='de' hidden>e</i> f\n",
      "<div lang=fr>\n\nUn *b*\n\n> q\n\n</div>\n\nout\n",
      "::: {lang=fr}\ntext\n:::\nafter\n::: note\nx\n:::\n",
      "> ::: {lang=fr}\n> text\n> :::\n\n- ::: {lang=de}\n  item\n  :::\n- next\n",
      "# Titre {lang=fr #id .class}\n\nSetext *x* {lang=de}\n===\n\n## A {lang=it} ##\n\n## B ## {lang=it}\n",
      "```{.python lang=de}\nx = 1\n```\n",
      "<ruby>漢<rt>かん</rt>字<rt>じ</rt></ruby>です <ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>\n",
      "<ssml:phoneme alphabet=\"ipa\" ph=\"təˈmeɪtoʊ\">tomato</ssml:phoneme> <ssml:break time=\"500ms\"/> and <break strength=strong/> b\n",
      "<sub alias=\"World\">W</sub> H<sub>2</sub>O <say-as interpret-as=date format=dmy>1/2/3</say-as>\n",
      "<prosody rate=slow pitch='+10%' foo=1>x <prosody rate=-50%>y</prosody></prosody>\n",
      "<time datetime='2024-05-01'>May 1</time> <time>12:30</time> <time datetime=2024>then</time>\n",
      "<span style='speak-as: spell-out; voice-rate: fast; voice-foo: 1; pause-before: 1s'>ABC</span> x <b style=\"speak: never\">n</b>\n",
      "<span aria-hidden=true>shown</span> <metadata>no</metadata> <audio src=x>text</audio>\n",
      "<p lang=fr>Un\n<p>Two <span lang=de>drei\n\nfour</span> five\n",
      "<phoneme ph=\"a\">x <phoneme ph=b>y</phoneme></phoneme> <phoneme>z</phoneme> <phoneme ph=''>e</phoneme> <w role=noun>bow</w> <span ssml:alphabet=x-sampa>a <i ssml:ph='\"a'>b</i></span> <i ssml:ph=a ssml:alphabet=x-JEITA>c</i>\n",
      "<b lang=fr>x <i lang=de>y</b> z</i> w </span>\n",
      "<div lang=fr>\n\ntext[^1]\n\n[^1]: note\n\n</div>\n\nmore[^2]\n\n[^2]: english\n",
      "<div hidden>\n\n- a\n- > b\n\n```\nc\n```\n\n***\n\n| a |\n|---|\n| b |\n\n</div>\n\nseen\n",
      "<speak xml:lang=fr>\nBonjour <break time=\"1s\"/> <s>le monde</s>.\n</speak>\n",
    ] {
      let proof = MarkdownProof(text)
      print(text)
      print(proof.document.blocks.map(\.runsDescription).joined(separator: "\n"))
      print(proof.warnings.map(\.description).joined(separator: "\n"))
      print(proof.faults)
      print("-----")
    }
  }
}

extension Block {
  /// The text, its runs with what is asked for them.
  fileprivate var runsDescription: String {
    let bytes = Array(text.string.utf8)
    return text.allRuns.map { run in
      let part = String(decoding: bytes[run.range], as: UTF8.self).replacing("\n", with: "⏎")
      return run.attributes.isEmpty ? part : "‹\(run.attributes.words): \(part)›"
    }.joined()
  }
}

extension SpeechAttributes {
  fileprivate var words: String {
    var words: [String] = []
    if let language { words.append("\(language)") }
    if let voice { words.append("voice=\(voice)") }
    if let phonetic { words.append("\(phonetic.alphabet.rawValue)=\(phonetic.text)") }
    if let alias { words.append("alias=\(alias)") }
    if let role { words.append("role=\(role)") }
    if let sayAs {
      words.append("say-as=\(sayAs.interpretAs)" + (sayAs.format.map { "/\($0)" } ?? ""))
    }
    if let spellOut { words.append(spellOut ? "spell-out" : "no spell-out") }
    if let punctuation { words.append(punctuation ? "punctuation" : "no punctuation") }
    if let pitch { words.append("pitch=\(pitch)") }
    if let rate { words.append("rate=\(rate)") }
    if let volume { words.append("volume=\(volume)") }
    if let emphasis { words.append(emphasis.rawValue) }
    if let pauseBefore { words.append("\(pauseBefore)ms before") }
    if let pauseAfter { words.append("\(pauseAfter)ms after") }
    if let silence { words.append(silence.rawValue) }
    return words.joined(separator: " ")
  }
}
