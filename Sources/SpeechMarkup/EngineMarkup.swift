/// What the engine is given for a text with its elements, with the way back to the text.
///
/// A text without elements is given as it is; any other becomes the engine's SSML, in which we write
/// only what the engine does right:
///
/// - A pronunciation stands in `[[ … ]]` with an ASCII space before it. A clause that starts with an
///   empty `<phoneme>` element loses its comma or exclamation mark, one with brackets does not, and
///   the engine tells when it reaches each word between brackets.
/// - `<`, `&` and what would look like brackets are escaped; a word joiner between two brackets
///   changes no sound.
/// - One level each of `<prosody>`, of `<emphasis>` and of what takes the place of words.
public struct EngineMarkup: Hashable, Sendable {
  /// A pronunciation within the markup.
  struct Block: Hashable, Sendable {
    /// The scalars of the markup, the brackets included.
    let scalars: Range<Int>
    /// Where each of its words starts in the markup; changes of table are no words.
    let words: [Int]
    /// The scalars of the text that each word stands for, or one range for all of them.
    let ranges: [Range<Int>]
  }

  /// What the engine is given.
  public let string: String
  /// Whether it is SSML for the engine rather than plain text.
  public let isMarkup: Bool
  /// For each scalar of the markup, that of the text; empty for a plain text.
  let origins: [Int32]
  /// The pronunciations, in order.
  let blocks: [Block]

  /// Writes a text for the engine.
  ///
  /// - Parameters:
  ///   - text: The words, without line ends.
  ///   - elements: What is asked for stretches of it, in Unicode scalars.
  ///   - phonemes: The engine's phonemes for what the elements ask, a string a word; the words for
  ///     which there are none are read plainly.
  ///   - isPrinted: Whether a text without elements becomes markup as well.
  public init(
    _ text: String, elements: [SpokenElement] = [],
    phonemes: [AskedPronunciation: [String]] = [:], isPrinted: Bool = false
  ) {
    let asked = elements.filter { element in
      guard case .phonetic = element.kind else { return !element.scalars.isEmpty }
      return element.asked(in: text).flatMap { phonemes[$0] }?.isEmpty == false
    }
    guard isPrinted || !asked.isEmpty else {
      string = text
      isMarkup = false
      origins = []
      blocks = []
      return
    }
    let plan = MarkupPlan(text, asked)
    var writer = MarkupWriter(plan) { $0.asked(in: text).flatMap { phonemes[$0] } ?? [] }
    writer.write()
    string = String(writer.output)
    isMarkup = true
    origins = writer.origins
    blocks = writer.blocks
  }
}
