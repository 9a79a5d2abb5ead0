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
    let firstStarted = Self.firstStarted(blocks, at: index)
    for (depth, container) in zip(block.treatedContainers.indices, block.treatedContainers) {
      guard let kind = ContentKind(container) else { continue }
      let isFirst = depth >= firstStarted
      if let fate = fate(kind) {
        result.silence(as: fate)
        if fate == .announced, isFirst {
          result.opening.append(
            words(for: container, of: Self.blocks(blocks, from: index, in: depth)))
        }
        return result
      }
      if isFirst, case .table(let table) = container {
        result.opening.append(words(for: table, of: Self.blocks(blocks, from: index, in: depth)))
      }
    }
    if case .code(let language) = block.kind, let fate = fate(.code) {
      result.silence(as: fate)
      if fate == .announced {
        let lines = block.text.string.split(omittingEmptySubsequences: false) { $0.isNewline }.count
        result.opening.append(phrases.words(for: .code(lines: lines, language: language)))
      }
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

  /// The depth of the outermost container of which a block is the first.
  private static func firstStarted(_ blocks: [Block], at index: Int) -> Int {
    guard index > 0 else { return 0 }
    let common = zip(blocks[index - 1].containers, blocks[index].containers)
      .prefix { $0 == $1 }.count
    return min(common, blocks[index].firstStarted ?? common)
  }

  /// The blocks in a container from one on.
  private static func blocks(
    _ blocks: [Block], from index: Int, in depth: Int
  ) -> ArraySlice<Block> {
    let container = blocks[index].containers[depth]
    let others = blocks[(index + 1)...].prefix { block in
      depth < block.containers.count && block.containers[depth] == container
        && depth < block.firstStarted ?? .max
    }
    return blocks[index..<others.endIndex]
  }

  /// The words that stand for a container.
  private func words(for container: Block.Container, of blocks: ArraySlice<Block>) -> String {
    switch container {
    case .table(let table): words(for: table, of: blocks, isAlone: true)
    case .figure: described(.figure, by: description(ofFigure: blocks))
    case .aside: phrases.words(for: .aside)
    case .quotation: phrases.words(for: .quotation)
    case .listItem, .definition, .note, .verse: ""
    }
  }

  /// The size of a table, and its caption where nothing else will say it.
  private func words(
    for table: Table, of blocks: ArraySlice<Block>, isAlone: Bool = false
  ) -> String {
    let size = StructurePhrase.table(columns: table.columns, rows: table.rows)
    if let caption = blocks.first(where: { $0.kind == .caption }) {
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
  private func description(ofFigure blocks: ArraySlice<Block>) -> String {
    var caption = ""
    for block in blocks {
      if let image = block.text.runs.first(where: { $0.attributes.part == .image }) {
        return image.attributes.alias ?? block.text.slice(image.range).string
      }
      if caption.isEmpty, block.kind == .caption { caption = block.text.string }
    }
    return caption
  }
}
