import ReadingContent

/// Applies a listener's treatments to the parts of a text.
struct TextTreater {
  private let treatments: Treatments
  private let phrases: StructurePhrases

  init(_ treatments: Treatments, _ phrases: StructurePhrases) {
    self.treatments = treatments
    self.phrases = phrases
  }

  /// Changes what is asked of the voice for the parts of a block's text that treatments concern, and
  /// finds what is said between its sentences.
  func apply(to result: inout TreatedBlock, of block: Block) {
    let text = block.text
    for mark in block.marks { insert(mark, text, &result) }
    var runs: [AttributedText.Run] = []
    for run in text.runsWithEmoji {
      var run = run
      treat(&run, of: text, &result)
      runs.append(run)
    }
    if case .code = block.kind, treatments.spellsCode { runs = Self.spelled(runs, text) }
    if case .tableRow(let row) = block.kind { markMissingValues(row, text, &runs, &result) }
    result.inserts.sort { $0.offset < $1.offset }
    result.announced.sort { $0.lowerBound < $1.lowerBound }
    if runs != text.runs {
      result.text = AttributedText(text.string, runs: runs, source: text.source)
    }
  }

  private func treat(
    _ run: inout AttributedText.Run, of text: AttributedText, _ result: inout TreatedBlock
  ) {
    var attributes = run.attributes
    let kind: ContentKind
    switch attributes.silence {
    case .noteMark: kind = .noteMarks
    case .pageNumber: kind = .pages
    case .lineNumber: kind = .lines
    case nil:
      guard let part = attributes.part else { return }
      kind = ContentKind(part)
    default: return
    }
    let words = text.slice(run.range).string
    let treatment = kind == .noteMarks ? treatments.noteMarks : treatments[kind]
    switch (kind, treatment) {
    case (.code, _):
      // A sentence without the names in it says nothing.
      if treatments.spellsCode { attributes.spellOut = true }
    case (.pages, .announce):
      result.announced.append(run.range)
      result.insert(phrases.words(for: .page(Self.label(words))), at: run.range.lowerBound)
    case (.emoji, .announce), (_, .read):
      if attributes.silence != nil { result.lifted.append(run.range) }
      attributes.silence = nil
    case (_, .skip):
      attributes.silence = kind.skipReason
    case (_, .announce):
      if attributes.silence != nil { result.lifted.append(run.range) }
      attributes.silence = nil
      attributes.phonetic = nil
      attributes.spellOut = nil
      attributes.alias = announcement(kind, words: attributes.alias ?? words)
      result.announced.append(run.range)
    }
    run = AttributedText.Run(range: run.range, attributes: attributes)
  }

  /// What is said in place of a part of a text.
  private func announcement(_ kind: ContentKind, words: String) -> String {
    switch kind {
    case .noteMarks: phrases.words(for: .note(Self.label(words)))
    case .lines: phrases.words(for: .line(Self.label(words)))
    case .pages: phrases.words(for: .page(Self.label(words)))
    case .figures: phrases.words(for: .image, describedBy: words)
    case .citations: phrases.words(for: .citation)
    case .formulas: phrases.words(for: .formula)
    case .quotations: phrases.words(for: .quotation)
    case .notes, .asides, .tables, .code, .emoji: words
    }
  }

  /// The name in a mark, without its brackets: "3" of "[3]".
  static func label(_ text: String) -> String {
    let label = text.drop { !$0.isLetter && !$0.isNumber }
    let end = label.lastIndex { $0.isLetter || $0.isNumber }
    return end.map { String(label[...$0].map(plainDigit)) } ?? ""
  }

  /// A digit above or below the line as one on it.
  private static func plainDigit(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first, let value = character.wholeNumberValue,
      (0...9).contains(value), let digit = String(value).first
    else { return character }
    switch scalar.value {
    case 0xB2, 0xB3, 0xB9, 0x2070...0x2089: return digit
    default: return character
    }
  }

  /// Notes what is said where a mark stands.
  private func insert(_ mark: Mark, _ text: AttributedText, _ result: inout TreatedBlock) {
    switch mark.kind {
    case .printPage(let label):
      let hasNumber = text.slice(mark.range).runs.contains {
        $0.attributes.silence == .pageNumber
      }
      switch treatments[.pages] {
      case .read where !hasNumber, .announce:
        result.insert(phrases.words(for: .page(label)), at: mark.range.lowerBound)
      case .read, .skip: break
      }
    case .noteReference(let id):
      let silence = text.attributes(at: mark.range.lowerBound).silence
      guard treatments.movesNotes, silence == nil || silence == .noteMark else { return }
      let last = max(mark.range.lowerBound, mark.range.upperBound - 1)
      result.inserts.append(TreatedBlock.Insert(offset: last, content: .note(id: id)))
    case .anchor, .recording: break
    }
  }

  /// Has the words of a code block read letter by letter, each on its own.
  private static func spelled(
    _ runs: [AttributedText.Run], _ text: AttributedText
  ) -> [AttributedText.Run] {
    let text = AttributedText(text.string, runs: runs)
    return text.allRuns.flatMap { run -> [AttributedText.Run] in
      guard run.attributes.silence == nil, run.attributes.alias == nil,
        run.attributes.phonetic == nil
      else { return [run] }
      var attributes = run.attributes
      attributes.spellOut = true
      let string = text.slice(run.range).string
      return string.split { $0.isWhitespace }.map { word in
        let start = string.utf8.distance(from: string.utf8.startIndex, to: word.startIndex)
        let range = run.range.lowerBound + start..<run.range.lowerBound + start + word.utf8.count
        return AttributedText.Run(range: range, attributes: attributes)
      }
    }
  }

  private static let signsForNothing: Set<String> = [
    "-", "–", "—", "−", "--", "---", "…", "...", "n/a", "n.a.", "N/A", "N.A.",
  ]

  /// Has cells that hold a sign for a missing value say so.
  private func markMissingValues(
    _ row: TableRow, _ text: AttributedText, _ runs: inout [AttributedText.Run],
    _ result: inout TreatedBlock
  ) {
    let taken = runs.map(\.range)
    for cell in row.cells {
      let string = text.slice(cell.range).string
      let words = string.filter { !$0.isWhitespace }
      guard Self.signsForNothing.contains(words),
        taken.touching(cell.range).isEmpty
      else { continue }
      var attributes = SpeechAttributes()
      attributes.alias = phrases.words(for: .noValue)
      runs.append(AttributedText.Run(range: cell.range, attributes: attributes))
      result.announced.append(cell.range)
    }
    runs.sort { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension TreatedBlock {
  /// Has words said in the text, unless the same ones are: a page can have its number in the text
  /// and a mark beside it.
  fileprivate mutating func insert(_ words: String, at offset: Int) {
    guard told.insert(words).inserted else { return }
    inserts.append(Insert(offset: offset, content: .words(words)))
  }
}
