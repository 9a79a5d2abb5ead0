import Narration
import Pronunciation
import ReadingContent

extension ExplainedWord {
  /// What is not as asked, in words.
  var remarks: [String] {
    var remarks = changes.filter { $0.kind != .respelled }.map(\.description)
    if let fault { remarks.append("\(fault), so the voice's own rules apply") }
    if let otherLanguage { remarks.append("read by the rules of \(otherLanguage)") }
    return remarks
  }

  /// Who decided, with the place.
  func decision(in book: Book) -> String {
    switch decidedBy {
    case .inline: source.map { book.describe($0) } ?? "the text"
    case .lexicon(let path, let line): "\(path), line \(line)"
    case .reader: "read-aloud"
    case .engine: "the engine"
    }
  }

  /// Whether a word, or several, stand whole in it; capitals do not matter.
  func holds(_ word: String) -> Bool {
    HeardSentence.place(of: word.lowercased(), in: text.lowercased()) != nil
  }
}
