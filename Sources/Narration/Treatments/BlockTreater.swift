import ReadingContent

/// Applies a listener's treatments to the blocks of a section.
struct BlockTreater {
  let treatments: Treatments
  let phrases: StructurePhrases

  init(_ treatments: Treatments, language: LanguageTag?) {
    self.treatments = treatments
    phrases = StructurePhrases.find(for: language)
  }

  /// Returns what becomes of a block, notes taken for text.
  func treated(_ blocks: [Block], at index: Int) -> TreatedBlock {
    let block = blocks[index]
    var result = TreatedBlock(block.text)
    guard !isPlain(block) else { return result }
    for (depth, container) in zip(block.treatedContainers.indices, block.treatedContainers) {
      guard let kind = ContentKind(container) else { continue }
      let isFirst = isFirst(blocks, at: index, depth: depth)
      if let fate = fate(kind) {
        result.fate = fate
        if fate == .announced, isFirst { result.opening = [words(for: container, blocks, index)] }
        silence(&result, block)
        return result
      }
      if isFirst, case .table(let table) = container {
        result.opening.append(words(for: table, blocks, index))
      }
    }
    if case .code(let language) = block.kind, let fate = fate(.code) {
      result.fate = fate
      let lines = block.text.string.split(omittingEmptySubsequences: false) { $0.isNewline }.count
      if fate == .announced {
        result.opening = [phrases.words(for: .code(lines: lines, language: language))]
      }
      silence(&result, block)
      return result
    }
    TextTreater(treatments, phrases).apply(to: &result, of: block)
    return result
  }

  /// The usual case: text of which no treatment changes anything.
  private func isPlain(_ block: Block) -> Bool {
    guard block.text.runs.isEmpty, block.marks.isEmpty, block.containers.isEmpty else {
      return false
    }
    switch block.kind {
    case .code, .tableRow: return false
    case .heading, .paragraph, .verse, .term, .caption, .thematicBreak:
      return EmojiFinder.ranges(in: block.text.string).isEmpty
    }
  }

  /// What becomes of a whole block of a kind that is not read.
  private func fate(_ kind: ContentKind) -> TreatedBlock.Fate? {
    switch treatments[kind] {
    case .read: nil
    case .announce: .announced
    case .skip: .skipped(kind.skipReason)
    }
  }

  /// Whether a block is the first in the container that it has at a depth.
  private func isFirst(_ blocks: [Block], at index: Int, depth: Int) -> Bool {
    guard index > 0 else { return true }
    let before = blocks[index - 1].containers
    return before.count <= depth
      || !before[...depth].elementsEqual(blocks[index].containers[...depth])
  }

  /// Makes all of a block silent that is not so already.
  private func silence(_ result: inout TreatedBlock, _ block: Block) {
    var runs: [AttributedText.Run] = []
    for run in block.text.allRuns {
      if run.attributes.silence != nil {
        runs.append(run)
      } else if case .skipped(let reason) = result.fate {
        runs.append(AttributedText.Run(range: run.range, attributes: .silent(reason)))
      } else {
        result.announced.append(run.range)
      }
    }
    result.text = AttributedText(block.text.string, runs: runs, source: block.text.source)
  }

  /// The words that stand for a container.
  private func words(for container: Block.Container, _ blocks: [Block], _ index: Int) -> String {
    switch container {
    case .table(let table): words(for: table, blocks, index, isAlone: true)
    case .figure: described(.figure, by: description(ofFigure: blocks, from: index))
    case .aside: phrases.words(for: .aside)
    case .quotation: phrases.words(for: .quotation)
    case .listItem, .definition, .note, .verse: ""
    }
  }

  /// The size of a table, and its caption where nothing else will say it.
  private func words(
    for table: Table, _ blocks: [Block], _ index: Int, isAlone: Bool = false
  ) -> String {
    let size = StructurePhrase.table(columns: table.columns, rows: table.rows)
    let caption = blocks[index...].prefix { $0.containers.contains(.table(table)) }
      .first { $0.kind == .caption }
    if let caption {
      return isAlone ? described(size, by: caption.text.string) : phrases.words(for: size)
    }
    return described(size, by: table.caption)
  }

  private func described(_ phrase: StructurePhrase, by text: String) -> String {
    let text = text.split { $0.isWhitespace }.joined(separator: " ")
    return text.isEmpty
      ? phrases.words(for: phrase) : phrases.words(for: phrase, describedBy: text)
  }

  /// The words for the first picture of a figure, else its caption.
  private func description(ofFigure blocks: [Block], from index: Int) -> String {
    var caption = ""
    for block in blocks[index...].prefix(while: { $0.containers.contains(.figure) }) {
      if let image = block.text.runs.first(where: { $0.attributes.part == .image }) {
        return image.attributes.alias ?? block.text.slice(image.range).string
      }
      if caption.isEmpty, block.kind == .caption { caption = block.text.string }
    }
    return caption
  }
}
