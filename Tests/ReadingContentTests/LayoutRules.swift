import ReadingContent
import TestSupport
import TextBreaks

/// What holds of every laid-out book.
enum LayoutRules {
  /// Returns what is wrong with a laid-out book, a sentence each; at most twenty.
  static func faults(of laidOut: LaidOutBook) -> [String] {
    var faults: [String] = []
    checkText(laidOut, &faults)
    checkLines(laidOut, &faults)
    checkPages(laidOut, &faults)
    return Array(faults.prefix(20))
  }

  /// The lines of each block are all of its text, once, in order, and the pages are the book.
  private static func checkText(_ laidOut: LaidOutBook, _ faults: inout [String]) {
    let allLines = laidOut.allLines
    let pages = laidOut.allPages.map { laidOut.text(of: $0) }
    if pages.joined() != laidOut.bookText { faults.append("the pages are not the book") }
    for (page, text) in zip(laidOut.allPages, pages)
    where laidOut.lines(of: page).map({ laidOut.text(of: $0) }).joined() != text {
      faults.append("page \(page.index): the lines are not the page")
    }
    var next = 0
    for (section, content) in laidOut.book.sections.enumerated() {
      for (block, part) in content.blocks.enumerated() {
        var offset = 0
        while next < allLines.count, Int(allLines[next].section) == section,
          Int(allLines[next].block) == block
        {
          let line = allLines[next]
          if Int(line.start) != offset || line.end <= line.start {
            faults.append("line \(next): starts at \(line.start), not at \(offset)")
          }
          offset = Int(line.end)
          if line.endsBlock != (offset == part.text.count) {
            faults.append("line \(next): is wrong about the end of its block")
          }
          next += 1
        }
        if offset != part.text.count {
          faults.append("block \(section).\(block): \(part.text.count - offset) bytes are lost")
        }
      }
    }
    if next != allLines.count { faults.append("there are lines of no block") }
  }

  private static func checkLines(_ laidOut: LaidOutBook, _ faults: inout [String]) {
    for (index, line) in laidOut.allLines.enumerated() {
      let text = laidOut.text(of: line)
      if laidOut.attributedText(of: line).string != text {
        faults.append("line \(index): the attributed text differs")
      }
      let shown = laidOut.displayText(of: line)
      if !text.unicodeScalars.starts(with: shown.unicodeScalars, by: areShownAlike) {
        faults.append("line \(index): shows something else")
      }
      let room = laidOut.layout.columns - Int(line.indent)
      if DisplayWidth.columns(of: shown) > room, shown.count > 1 {
        faults.append(
          "line \(index): \(DisplayWidth.columns(of: shown)) columns in \(room): \(shown.debugDescription)"
        )
      }
      let whole = laidOut.book.sections[Int(line.section)].blocks[Int(line.block)].text.string
      let start = whole.utf8.index(whole.startIndex, offsetBy: Int(line.start))
      if String.Index(start, within: whole) == nil {
        faults.append("line \(index): starts inside a character")
      }
      let found = laidOut.line(containing: line.position)
      let end = BlockPosition(
        section: Int(line.section), block: Int(line.block), offset: Int(line.end) - 1)
      if found != index || laidOut.line(containing: end) != index {
        faults.append("line \(index): is not found at its place")
      }
    }
  }

  private static func areShownAlike(_ text: Unicode.Scalar, _ shown: Unicode.Scalar) -> Bool {
    text == shown || text.properties.generalCategory == .control && shown.properties.isWhitespace
  }

  private static func checkPages(_ laidOut: LaidOutBook, _ faults: inout [String]) {
    let allLines = laidOut.allLines
    let allPages = laidOut.allPages
    var nextLine = 0
    for (index, page) in allPages.enumerated() {
      let lines = laidOut.lines(of: page)
      if page.index != index || page.lines.lowerBound != nextLine || lines.isEmpty {
        faults.append("page \(index): does not follow the one before")
      }
      nextLine = page.lines.upperBound
      let rows = lines.map { Int($0.row) }
      if rows.first != 0 || (rows.last ?? 0) >= laidOut.layout.rows
        || zip(rows, rows.dropFirst()).contains(where: { $0 >= $1 })
      {
        faults.append("page \(index): the rows are \(rows)")
      }
      if lines.contains(where: { Int($0.page) != index || Int($0.section) != page.section }) {
        faults.append("page \(index): holds lines of another page or section")
      }
      let isLastOfSection =
        index + 1 == allPages.count || allPages[index + 1].section != page.section
      if let last = lines.last, isHeading(last, in: laidOut), !isLastOfSection,
        !lines.allSatisfy({ isHeading($0, in: laidOut) })
      {
        faults.append("page \(index): ends with a heading")
      }
    }
    if nextLine != allLines.count { faults.append("lines stand on no page") }
  }

  private static func isHeading(_ line: Line, in laidOut: LaidOutBook) -> Bool {
    let block = laidOut.book.sections[Int(line.section)].blocks[Int(line.block)]
    if case .heading = block.kind { return true }
    return false
  }
}

extension Sequence {
  /// Tells whether this sequence starts as another does, by a comparison of unlike elements.
  fileprivate func starts<Other: Sequence>(
    with other: Other, by areAlike: (Element, Other.Element) -> Bool
  ) -> Bool {
    var own = makeIterator()
    for element in other {
      guard let mine = own.next(), areAlike(mine, element) else { return false }
    }
    return true
  }
}
