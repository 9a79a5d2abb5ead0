import Synchronization

/// Lays out one section after another.
final class SectionLayout: Sendable {
  private let layout: Layout
  private let language: LanguageTag
  // A book has few languages, so few cutters are made; the bound is for one that has many.
  private let cutters = Mutex<[LanguageTag: LineCutter]>([:])
  private static let mostCutters = 16

  init(_ layout: Layout, language: LanguageTag?) {
    self.layout = layout
    self.language = language ?? .english
  }

  /// Returns the lines and pages of a section.
  func lay(
    out section: Section, index: Int, firstLine: Int, firstPage: Int
  ) -> LaidOutSection {
    let language = section.language ?? language
    var paginator = Paginator(
      rows: layout.rows, section: index, firstLine: firstLine, firstPage: firstPage)
    let waiting = cutters.withLock { cutters in
      if cutters.count > Self.mostCutters { cutters.removeAll() }
      return lines(
        of: section,
        cutter: &cutters[language, default: LineCutter(locale: language.description)])
    }
    paginator.place(waiting)
    return LaidOutSection(
      firstLine: firstLine, firstPage: firstPage, lines: paginator.lines, pages: paginator.pages)
  }

  private func lines(of section: Section, cutter: inout LineCutter) -> [Paginator.Waiting] {
    var waiting: [Paginator.Waiting] = []
    var emptyBlocks = 0
    let columns = layout.columns
    for (index, block) in section.blocks.enumerated() {
      let indentation = Indentation(block, columns: columns)
      let pieces = cutter.lines(
        of: block.text.string, first: columns - indentation.first,
        others: columns - indentation.others)
      guard !pieces.isEmpty else {
        emptyBlocks += 1
        continue
      }
      let gap = block.isTight && emptyBlocks == 0 ? 0 : 1 + emptyBlocks
      var isHeading = false
      if case .heading = block.kind { isHeading = true }
      for (number, piece) in pieces.enumerated() {
        waiting.append(
          Paginator.Waiting(
            block: index, piece: piece,
            indent: number == 0 ? indentation.first : indentation.others,
            gap: number == 0 ? gap : 0, endsBlock: number == pieces.count - 1,
            isHeading: isHeading))
      }
      emptyBlocks = 0
    }
    return waiting
  }
}

extension SectionExtent {
  /// Counts a section that is laid out.
  init(_ laidOut: LaidOutSection, of section: Section) {
    lines = laidOut.lines.count
    pages = laidOut.pages.count
    var starts: [Start] = []
    for (index, block) in section.blocks.enumerated() {
      for mark in block.marks {
        guard case .printPage(let label) = mark.kind else { continue }
        starts.append(Start(label: label, block: index, offset: mark.range.lowerBound))
      }
    }
    self.starts = starts
  }
}
