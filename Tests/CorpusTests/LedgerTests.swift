import Narration
import ReadingContent
import TestSupport
import Testing

@Suite struct `Every character of every document is accounted for` {
  @Test(arguments: CorpusFiles.all)
  func `nothing is unaccounted`(path: String) throws {
    guard let book = try CorpusFiles.openable(path) else { return }
    let ledger = Ledger(Script(book: book))
    for entry in ledger.entries where entry.fate == .unaccounted {
      let text = book.resources[entry.resource].text.utf8
      let from = text.index(text.startIndex, offsetBy: entry.range.lowerBound)
      let to = text.index(from, offsetBy: min(entry.range.count, 60))
      let place = book.describe(
        SourcePosition(resource: entry.resource, range: entry.range))
      Issue.record("\(place): \(String(decoding: text[from..<to], as: UTF8.self).debugDescription)")
    }
    #expect(ledger.unaccounted == 0)
    Self.checkOrigins(in: book)
    let all = book.resources.reduce(0) { $0 + $1.text.unicodeScalars.count }
    #expect(ledger.counts.values.reduce(0, +) == all)
  }

  /// What stands in a block for its own bytes of the source has those bytes.
  private static func checkOrigins(in book: Book) {
    let resources = book.resources.map { Array($0.text.utf8) }
    for block in book.sections.lazy.flatMap(\.blocks) {
      let source = block.text.source
      let text = Array(block.text.string.utf8)
      for piece in source.pieces where piece.textLength == piece.sourceLength {
        let length = Int(piece.textLength)
        let shown = text[Int(piece.textStart)..<Int(piece.textStart) + length]
        let start = Int(piece.sourceStart)
        let original = resources[source.resource][start..<start + length]
        // A line end or a tab is shown as a space.
        let isSame = zip(shown, original).allSatisfy { $0 == $1 || $0 == 0x20 && $1 <= 0x20 }
        if !isSame {
          let words = [shown, original].map { String(decoding: $0, as: UTF8.self) }
          Issue.record("\(words[0].debugDescription) stands for \(words[1].debugDescription)")
        }
      }
    }
  }
}
