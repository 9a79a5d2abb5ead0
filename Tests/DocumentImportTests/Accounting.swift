import ReadingContent
import Testing

/// Checks that a book accounts for every character of its sources.
enum Accounting {
  /// Expects every byte of every resource to be the origin of text, an omission, or white space,
  /// and every exact piece to be byte-equal but for white space.
  static func check(
    _ book: Book, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (index, resource) in book.resources.enumerated() {
      let bytes = Array(resource.text.utf8)
      var isKnown = [Bool](repeating: false, count: bytes.count)
      for omission in resource.omissions {
        for byte in omission.range { isKnown[byte] = true }
      }
      for block in book.sections.flatMap(\.blocks) where block.text.source.resource == index {
        let text = Array(block.text.string.utf8)
        for piece in block.text.source.pieces {
          let from = Int(piece.sourceStart)..<Int(piece.sourceStart + piece.sourceLength)
          for byte in from { isKnown[byte] = true }
          guard piece.textLength == piece.sourceLength else { continue }
          for (offset, byte) in from.enumerated() {
            let made = text[Int(piece.textStart) + offset]
            let isSpace = "\t\n\r\u{B}\u{C} ".utf8.contains(bytes[byte])
            if made == bytes[byte] || isSpace && (made == 0x20 || made == 0x0A) { continue }
            Issue.record("byte \(byte) became \(made)", sourceLocation: sourceLocation)
            return
          }
        }
      }
      var offset = 0
      var lost: [Int] = []
      for scalar in resource.text.unicodeScalars {
        let length = UTF8.width(scalar)
        if !scalar.properties.isWhitespace, !isKnown[offset..<offset + length].allSatisfy({ $0 }) {
          lost.append(offset)
        }
        offset += length
      }
      #expect(lost.isEmpty, "\(lost.prefix(5)) of \(resource.path)", sourceLocation: sourceLocation)
    }
  }

  /// How often each word stands in a text.
  static func words(_ texts: [String]) -> [Substring: Int] {
    texts.reduce(into: [:]) { counts, text in
      for word in text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace) {
        counts[Substring(word), default: 0] += 1
      }
    }
  }
}
