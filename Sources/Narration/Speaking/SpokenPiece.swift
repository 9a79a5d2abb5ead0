import SpeechMarkup
import SpeechSynthesis

/// A text for one voice within one segment, as the engine is given it.
struct SpokenPiece: Sendable {
  /// The most bytes that the engine is given in one piece; longer clauses lose words.
  private static let longest = 780

  /// The index of the segment.
  let segment: Int
  /// The words.
  let text: SpokenText
  /// The identifier of the voice.
  let voice: String
  /// Whether the pause that belongs to the end of a sentence follows.
  let endsSentence: Bool
  /// The engine's phonemes for the notations that can be spoken.
  let phonemes: [AskedPronunciation: [String]]
  /// What the engine is given.
  let markup: EngineMarkup

  init(
    segment: Int, text: SpokenText, voice: String, endsSentence: Bool,
    phonemes: [AskedPronunciation: [String]] = [:]
  ) {
    self.segment = segment
    self.text = text
    self.voice = voice
    self.endsSentence = endsSentence
    self.phonemes = phonemes
    markup = EngineMarkup(text.string, elements: text.elements, phonemes: phonemes)
  }

  /// The two halves of the piece, nothing that takes the place of words cut; nothing when there is
  /// no place for a cut.
  var halves: [SpokenPiece]? {
    let solids = text.elements.filter(\.isContent).map(\.scalars)
    guard let middle = SpokenTokens.middle(of: text.string, solids: solids),
      let (first, second) = text.halves(atScalar: middle)
    else { return nil }
    return [part(first, endsSentence: false), part(second, endsSentence: endsSentence)]
  }

  /// The piece with its words read plainly; nothing where they are already.
  var plain: SpokenPiece? {
    guard markup.isMarkup else { return nil }
    var text = text
    text.elements = []
    return part(text, endsSentence: endsSentence)
  }

  /// The piece, or its parts where it is longer than the engine takes at once.
  var fitted: [SpokenPiece] {
    var result: [SpokenPiece] = []
    var waiting = [self]
    while let next = waiting.popLast() {
      if next.markup.string.utf8.count > Self.longest, let halves = next.halves {
        waiting += halves.reversed()
      } else {
        result.append(next)
      }
    }
    return result
  }

  private func part(_ text: SpokenText, endsSentence: Bool) -> SpokenPiece {
    SpokenPiece(
      segment: segment, text: text, voice: voice, endsSentence: endsSentence, phonemes: phonemes)
  }

  /// Returns a run that the engine spoke of this piece with the words of the text for those of the
  /// markup.
  func heard(_ run: SpokenRun) -> SpokenRun {
    guard markup.isMarkup else { return run }
    return SpokenRun(
      run: run.run, samples: run.samples,
      words: markup.wordsOfText(run.words).tidied(for: text.string), phonemes: run.phonemes)
  }
}

extension SpokenPiece {
  /// The words as markup for a document, even where nothing is asked for them.
  var printed: String {
    let markup = EngineMarkup(
      text.string, elements: text.elements, phonemes: phonemes, isPrinted: true
    ).string
    // The engine would read a tag right after a bracket aloud, and after an address it names a dot
    // that stands before a tag, spaces between them or not.
    if markup.hasSuffix("]") { return markup + " " }
    let last = markup.unicodeScalars.last { !$0.properties.isWhitespace }
    return last == "." ? markup + "\n" : markup
  }
}
