import ReadingContent

/// What a listener's treatments make of a block.
struct TreatedBlock {
  /// What becomes of the block as a whole.
  enum Fate: Hashable {
    case read
    /// Words tell of it, here or at the block that stands before it in the same thing.
    case announced
    case skipped(SkipReason)
    /// A note that is read where its mark is.
    case elsewhere
  }

  /// Something that is said between the sentences of the text.
  struct Insert {
    enum Content: Hashable {
      case words(String)
      case note(id: String)
    }

    /// The byte of the text that it belongs to.
    let offset: Int
    let content: Content
  }

  /// What becomes of it.
  var fate = Fate.read
  /// The text of the block, its attributes as the treatments have them.
  var text: AttributedText
  /// What is said before the text.
  var opening: [String] = []
  /// What is said between its sentences, in order.
  var inserts: [Insert] = []
  /// The words of the reader that are said between its sentences.
  var told: Set<String> = []
  /// What is spoken in the text though it stands beside its sentences: marks of notes, numbers.
  var lifted: [Range<Int>] = []
  /// The stretches of the text for which words of the reader are said.
  var announced: [Range<Int>] = []

  init(_ text: AttributedText) {
    self.text = text
  }

  /// Whether anything of it is heard where it stands.
  var isHeard: Bool { fate == .read || !opening.isEmpty }

  /// Takes its text from what is heard; what was silent already keeps its reason.
  mutating func silence(as fate: Fate) {
    self.fate = fate
    inserts = []
    announced = []
    var runs: [AttributedText.Run] = []
    for run in text.allRuns {
      if run.attributes.silence != nil {
        runs.append(run)
      } else if case .skipped(let reason) = fate {
        runs.append(AttributedText.Run(range: run.range, attributes: .silent(reason)))
      } else {
        announced.append(run.range)
      }
    }
    text = AttributedText(text.string, runs: runs, source: text.source)
  }
}
