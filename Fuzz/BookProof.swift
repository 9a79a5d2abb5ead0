import ReadingContent
import TestSupport

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
    let faults = SourceAccount.faults(of: book)
    expect(faults.isEmpty, "all is accounted for: \(faults.prefix(3))")
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
