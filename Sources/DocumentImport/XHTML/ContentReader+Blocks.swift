import ReadingContent
import XMLTree

/// Blocks: where they end, what they are, and what stands before their text.
extension ContentReader {
  var blockKind: Block.Kind { frames.last?.blockKind ?? .paragraph }

  /// Whether the text belongs to a cell, so that parts of it become lines instead of blocks.
  var isInCell: Bool { tables.last?.cellStart != nil }

  /// Whether the text is a single letter, and a block with the rest of its word follows.
  func startsWord(behind frame: OpenElement) -> Bool {
    let text = String(decoding: builder.bytes[textStart...], as: UTF8.self).unicodeScalars
    guard text.count == 1, text.allSatisfy({ $0.properties.isAlphabetic }), !isInCell else {
      return false
    }
    for node in frame.end..<min(tree.nodes.count, frame.end + 6) {
      switch tree.nodes[node].content {
      case .text(let text):
        let first = text.unicodeScalars.first { !$0.properties.isWhitespace }
        if let first { return first.properties.isAlphabetic }
      case .element(let element):
        switch ElementKind.of(element.name.local) {
        case .heading, .list, .table, .rule: return false
        default: break
        }
      }
    }
    return false
  }

  /// Ends the block, or in a cell the line.
  mutating func endPart() {
    if isInCell { breakLine() } else { endBlock() }
  }

  /// Ends the block; nothing is added where there is no text.
  mutating func endBlock() {
    // What stands in a row and in none of its cells ends the row.
    if !isInCell, tables.last?.row != nil { endRow() }
    space = nil
    breaks = 0
    if let dropCap, dropCap == builder.count { return }
    lineBreaks = 0
    partsNext = false
    fraction = nil
    while builder.bytes.last == .space || builder.bytes.last == .lineFeed {
      builder.removeTrailingSpace()
    }
    emit(blockKind)
  }

  /// Adds a block with the text that was built.
  mutating func emit(_ kind: Block.Kind, isTight: Bool = false) {
    let count = builder.count
    guard count > textStart, hasWords else {
      _ = builder.truncate(to: 0)
      textStart = 0
      if kind == .thematicBreak {
        add(Block(kind: kind, containers: containers, text: AttributedText()))
      } else {
        marks.drop()
      }
      return
    }
    let text = WordRuns.joined(builder.finish(resource: resource))
    for index in rubies.indices { rubies[index] = RubyText(at: 0) }
    doneCount += count
    textStart = 0
    let isTight = isTight || followsTightly()
    add(
      Block(
        kind: kind, containers: containers, text: text, marks: marks.finish(count: count),
        isTight: isTight))
  }

  private mutating func add(_ block: Block) {
    var block = block
    block.firstStarted = entered
    entered = nil
    blocks.append(block)
  }

  /// Whether there is more in the block than white space.
  private var hasWords: Bool {
    if builder.bytes[textStart...].contains(where: { $0 < 0x80 && !$0.isWhiteSpace }) {
      return true
    }
    return String(decoding: builder.bytes[textStart...], as: UTF8.self).unicodeScalars
      .contains { !$0.properties.isWhitespace }
  }

  /// Says whether a block stands in a tight list and is not its first.
  private mutating func followsTightly() -> Bool {
    var index = lists.count - 1
    while index >= 0, !lists[index].hasBlock {
      lists[index].hasBlock = true
      index -= 1
    }
    return index >= 0 && lists[index].isTight
  }

  /// Starts the text of a block with the markers of the items that start with it.
  mutating func placeMarkers() {
    for marker in markers { builder.append(marker.text, style: marker.style) }
    markers.removeAll(keepingCapacity: true)
    textStart = builder.count
  }

  /// Gives the marks and the pause that no text follows to the last block.
  mutating func attachRest() {
    let rest = marks.takeRest()
    let pause = builder.takePendingPause()
    guard let last = blocks.indices.last else { return }
    let end = blocks[last].text.count
    blocks[last].marks += rest.map { Mark($0, range: end..<end) }
    if pause > 0 { blocks[last].text = blocks[last].text.pausing(pause) }
  }

  /// Adds a container, unless too many are open.
  ///
  /// - Returns: How many were added.
  mutating func enter(_ container: Block.Container) -> Int {
    // A book has a handful; deeper ones would make each block as large as its nesting.
    guard containers.count < 32 else { return 0 }
    entered = min(entered ?? .max, containers.count)
    containers.append(container)
    return 1
  }
}
