import ReadingContent

/// What each book promises, whatever it was read from.
struct BookProof {
  let book: Book
  /// The size of the input in bytes.
  let size: Int

  /// Ends the program where a promise is broken.
  static func check(_ book: Book, size: Int, warnings: [BookWarning]) {
    let proof = BookProof(book: book, size: size)
    proof.checkBlocks()
    proof.checkAccounts()
    proof.checkLines()
    proof.check(warnings)
  }

  private func checkBlocks() {
    var total = 0
    for block in book.sections.flatMap(\.blocks) {
      let count = block.text.count
      total += count
      let isBound = scalarBounds(of: block.text.string)
      var end = 0
      for run in block.text.runs {
        expect(run.range.lowerBound >= end, "runs are in order")
        expect(run.range.upperBound <= count, "runs are in the text")
        expect(
          isBound[run.range.lowerBound] && isBound[run.range.upperBound], "runs have whole scalars")
        end = run.range.upperBound
      }
      for mark in block.marks {
        expect(
          mark.range.lowerBound >= 0 && mark.range.upperBound <= count
            && isBound[mark.range.lowerBound] && isBound[mark.range.upperBound],
          "marks are in the text: \(mark) of \(count)")
      }
      if case .tableRow(let row) = block.kind {
        for cell in row.cells {
          expect(cell.range.upperBound <= count, "cells are in the text")
        }
      }
    }
    expect(total <= 100_000 + 300 * size, "text in proportion to the file: \(total)")
  }

  private func scalarBounds(of text: String) -> [Bool] {
    var bounds = text.utf8.map { $0 & 0xC0 != 0x80 }
    bounds.append(true)
    return bounds
  }

  /// Each byte of a resource is in a block, is left out for a reason, or is white space.
  private func checkAccounts() {
    for (index, resource) in book.resources.enumerated() {
      let bytes = Array(resource.text.utf8)
      var isKnown = [Bool](repeating: false, count: bytes.count)
      for omission in resource.omissions {
        expect(omission.range.upperBound <= bytes.count, "omissions are in the resource")
        for byte in omission.range { isKnown[byte] = true }
      }
      for block in book.sections.flatMap(\.blocks) where block.text.source.resource == index {
        let text = Array(block.text.string.utf8)
        for piece in block.text.source.pieces {
          let from = Int(piece.sourceStart)..<Int(piece.sourceStart + piece.sourceLength)
          expect(
            from.upperBound <= bytes.count
              && Int(piece.textStart + piece.textLength) <= text.count, "pieces are in both texts")
          for byte in from { isKnown[byte] = true }
          guard piece.textLength == piece.sourceLength else { continue }
          for (offset, byte) in from.enumerated() {
            let made = text[Int(piece.textStart) + offset]
            let isSpace = bytes[byte] == 0x20 || (0x09...0x0D).contains(bytes[byte])
            expect(
              made == bytes[byte] || isSpace && (made == 0x20 || made == 0x0A),
              "byte \(byte) of \(resource.path) became \(made)")
          }
        }
      }
      var offset = 0
      for scalar in resource.text.unicodeScalars {
        let length = UTF8.width(scalar)
        expect(
          scalar.properties.isWhitespace || isKnown[offset..<offset + length].allSatisfy { $0 },
          "byte \(offset) of \(resource.path) is in no account")
        offset += length
      }
    }
  }

  /// Lines joined are the pages, and these the book.
  private func checkLines() {
    let laidOut = LaidOutBook(book)
    let text = laidOut.bookText
    expect(laidOut.lines.map { laidOut.text(of: $0) }.joined() == text, "lines make the book")
    expect(laidOut.pages.map { laidOut.text(of: $0) }.joined() == text, "pages make the book")
  }

  private func check(_ warnings: [BookWarning]) {
    expect(warnings.count <= 2_000 + size, "warnings are bounded: \(warnings.count)")
    for warning in warnings {
      expect((warning.line ?? 1) >= 1 && (warning.column ?? 1) >= 1, "lines count from 1")
      expect(!warning.message.isEmpty, "warnings have words")
    }
  }
}
