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
    let faults = SourceAccount.faults(of: book)
    #expect(faults.isEmpty, "\(faults.prefix(5))")
    let all = book.resources.reduce(0) { $0 + $1.text.unicodeScalars.count }
    #expect(ledger.counts.values.reduce(0, +) == all)
  }
}
