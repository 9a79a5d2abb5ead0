import ReadingContent

extension MarkdownReader {
  // MARK: Tables of any kind

  /// Starts a table; a caption right before it belongs to it.
  mutating func startTable() {
    let isInNote = note != nil
    let count = isInNote ? notes.count : blocks.count
    var first = count
    var caption = ""
    if let waiting = waitingCaption, waiting == count - 1 {
      first = waiting
      caption = (isInNote ? notes : blocks)[waiting].title
    } else {
      tableCount += 1
    }
    waitingCaption = nil
    var rows = OpenRows(number: tableCount, first: first, isInNote: isInNote)
    rows.caption = caption
    tables.append(rows)
    containers.append(.table(Table(number: tableCount, rows: 0, columns: 0)))
  }

  /// Ends the innermost table.
  mutating func endTable() {
    guard var rows = tables.popLast() else { return }
    if case .table = containers.last { containers.removeLast() }
    if rows.isInNote { rows.finish(&notes) } else { rows.finish(&blocks) }
    lastTable = (rows, rows.isInNote ? notes.count : blocks.count)
  }

  /// Adds the block of a row.
  mutating func emitRow(_ cells: [OpenRows.Cell], isHeader: Bool, at start: Int) {
    // A table in a cell becomes lines of it.
    guard row == nil else { return emit(.paragraph, at: start) }
    guard let last = tables.indices.last else { return }
    let count = note == nil ? blocks.count : notes.count
    let all = 0..<builder.count
    let cells = cells.map { cell in
      var cell = cell
      cell.range = cell.range.clamped(to: all)
      return cell
    }
    let isFirst = tables[last].rows == 0
    var row = tables[last].add(cells, block: count)
    row.isHeader = isHeader
    emit(.tableRow(row), at: start, isTight: !isFirst)
  }

  // MARK: Captions

  /// Says whether a paragraph is the caption of the table that comes right before or after it.
  ///
  /// - Parameter index: The index of the paragraph's start.
  /// - Returns: The bytes of the source that say so, which are no words of it.
  func captionSign(ofParagraphAt index: Int) -> Range<Int>? {
    guard let start = map.segments.first?.source.lowerBound else { return nil }
    let text = source.bytes[start...].prefix(8)
    var end = start
    if text.starts(with: "Table:".utf8) || text.starts(with: "table:".utf8) {
      end += 6
    } else if text.first == .colon, text.dropFirst().first?.isBlank == true {
      end += 1
    } else {
      return nil
    }
    while source.byte(end)?.isBlank == true { end += 1 }
    let next = indexAfter(index)
    let isBefore = next < tree.events.count && tree.events[next].kind == .table
    let isAfter =
      lastTable.map { last in
        last.rows.caption.isEmpty && last.rows.isInNote == (note != nil)
          && last.end == (note == nil ? blocks.count : notes.count)
      } ?? false
    return isBefore || isAfter ? start..<end : nil
  }

  /// Adds the caption whose text was built.
  mutating func emitCaption(at start: Int) {
    let isInNote = note != nil
    let count = isInNote ? notes.count : blocks.count
    if var rows = lastTable?.rows, lastTable?.end == count, rows.caption.isEmpty {
      containers.append(.table(Table(number: rows.number, rows: 0, columns: 0)))
      emit(.caption, at: start)
      containers.removeLast()
      rows.caption = (isInNote ? notes : blocks).dropFirst(count).first?.title ?? ""
      if isInNote { rows.finish(&notes) } else { rows.finish(&blocks) }
      lastTable = nil
    } else {
      tableCount += 1
      containers.append(.table(Table(number: tableCount, rows: 0, columns: 0)))
      emit(.caption, at: start)
      containers.removeLast()
      waitingCaption = count
    }
  }

  // MARK: GitHub's tables

  /// Starts a table of the tree.
  ///
  /// - Parameter index: The index of its start.
  mutating func startTable(at index: Int) {
    flushMarkers()
    written = writtenTables[line(of: tree.events[index])]
    if let written {
      omitRules(of: written)
    } else {
      headerLine = findHeader(ofTableAt: index)
      if let rule = delimiterRow(headerLine + 1) { ledger.omit(rule, .tableRule) }
    }
    startTable()
  }

  /// Returns the line of a table's header, which is the one before the line of hyphens; cmark
  /// names the first line of the paragraph that the table was cut from.
  func findHeader(ofTableAt index: Int) -> Int {
    let event = tree.events[index]
    let first = line(of: event)
    let last = firstLine + Int(event.endLine) - 1
    guard first < last else { return first }
    var rows = 0
    var next = index + 1
    while next < tree.events.count, tree.events[next].kind != .table {
      if tree.events[next].kind == .tableRow, !tree.events[next].isEnd { rows += 1 }
      next += 1
    }
    // Counted from the end, where nothing comes after the rows.
    if last - rows >= first, delimiterRow(last - rows + 1) != nil { return last - rows }
    for line in max(first, min(nextLine, last))..<last where delimiterRow(line + 1) != nil {
      return line
    }
    return first
  }

  /// Returns the bars, hyphens and colons of a line that has nothing else.
  private func delimiterRow(_ line: Int) -> Range<Int>? {
    let body = body(line)
    var start = body.upperBound
    var hasHyphen = false
    while start > body.lowerBound {
      let byte = source.bytes[start - 1]
      if byte == UInt8(ascii: "-") {
        hasHyphen = true
      } else if !byte.isWhiteSpace, byte != .bar, byte != .colon {
        break
      }
      start -= 1
    }
    for index in body.lowerBound..<start
    where !source.bytes[index].isBlank && source.bytes[index] != .greaterThan {
      return nil
    }
    return hasHyphen ? source.trimmed(start..<body.upperBound) : nil
  }

  /// Whether a bar that parts cells of cmark's tables stands at a place: one behind a backslash does
  /// not (GFM §4.10).
  func isBarOfCell(_ place: Int) -> Bool {
    guard parsed.bytes[place] == .bar else { return false }
    let before = parsed.bytes[parsed.body(parsed.line(ofByte: place)).lowerBound..<place]
    return before.reversed().prefix { $0 == .backslash }.count.isMultiple(of: 2)
  }

  /// Reads a row as a block, its cells parted by bars.
  mutating func readRow(_ event: CMarkTree.Event, at index: Int) -> Int {
    if let written { return readRow(of: written, isHeader: event.flag, at: index) }
    let isHeader = event.flag
    let line = isHeader ? headerLine : line(of: event)
    let body = body(line)
    var cursor = startOfRow(body)
    let start = cursor
    var cells: [OpenRows.Cell] = []
    var index = index + 1
    while index < tree.events.count, tree.events[index].kind == .tableCell {
      let cell = tree.events[index]
      let content = Int(cell.string.lowerBound)..<Int(cell.string.upperBound)
      // Without a bar before it, white space of another kind is the text of the first cell.
      cursor =
        cells.isEmpty
        ? source.skipBlanks(from: cursor, to: body.upperBound)
        : endOfCell(from: cursor, to: body.upperBound)
      // Cells that were added for cmark are not in the source.
      let isAdded =
        cells.count >= tableWidths[headerLine] ?? Int.max && content.isEmpty
        && source.skipBlanks(from: cursor + 1, to: body.upperBound) >= body.upperBound
      if isAdded {
        if cursor < body.upperBound, source.bytes[cursor] == .bar {
          ledger.omit(cursor..<cursor + 1, .tableRule)
          cursor += 1
        }
      } else if cursor < body.upperBound, source.bytes[cursor] == .bar {
        enterBar(cursor, isFirst: cells.isEmpty)
        cursor += 1
      }
      let textStart = builder.count
      mapCell(content, from: &cursor, to: body.upperBound)
      index = readInlines(at: index, content)
      guard !isAdded else { continue }
      cells.append(
        OpenRows.Cell(range: min(textStart, builder.count)..<builder.count, isHeader: isHeader))
    }
    if cells.count > (tableWidths[headerLine] ?? Int.max), !isHeader {
      warn(at: start, "the row has more cells than the header; the further cells have no header")
    }
    readFurtherCells(from: cursor, to: body.upperBound, cells: &cells)
    emitRow(cells, isHeader: isHeader, at: start)
    nextLine = line + (isHeader ? 2 : 1)
    return index + 1
  }

  /// Returns where a row starts after the prefixes of the containers around it.
  private func startOfRow(_ body: Range<Int>) -> Int {
    var quotes = quotations
    var cursor = body.lowerBound
    while cursor < body.upperBound {
      let byte = source.bytes[cursor]
      if byte == .greaterThan, quotes > 0 {
        quotes -= 1
      } else if !byte.isBlank, !ledger.isMarker(cursor) {
        break
      }
      cursor += 1
    }
    return cursor
  }

  /// Returns where the bar after a cell is; cmark takes white space of all kinds off the cell's end.
  private func endOfCell(from start: Int, to end: Int) -> Int {
    let next = source.skipSpace(from: start, to: end)
    return source.byte(next) == .bar ? next : source.skipBlanks(from: start, to: end)
  }

  private mutating func enterBar(_ offset: Int, isFirst: Bool) {
    if isFirst {
      ledger.omit(offset..<offset + 1, .tableRule)
    } else {
      builder.append(
        Array(" | ".utf8), for: offset..<offset + 1, style: .silent(.tableRule))
      ledger.keep(offset..<offset + 1)
    }
  }

  /// Maps a cell's content, from which cmark took the backslashes before bars.
  private mutating func mapCell(_ content: Range<Int>, from cursor: inout Int, to end: Int) {
    map.removeAll()
    guard !content.isEmpty else { return }
    // cmark takes white space of all kinds off the start of a cell that has something else in it.
    var position = source.skipBlanks(from: cursor, to: end)
    if position < end, source.bytes[position] != tree.strings[content.lowerBound] {
      position = source.skipSpace(from: position, to: end)
    }
    var contentStart = content.lowerBound
    var sourceStart = position
    var index = content.lowerBound
    while index < content.upperBound, position < end {
      let byte = tree.strings[index]
      if byte == .bar, parsed.bytes[position] == .backslash, position + 1 < end,
        parsed.bytes[position + 1] == .bar
      {
        if index > contentStart {
          map.append(
            ContentMap.Segment(content: contentStart..<index, source: sourceStart..<position))
        }
        ledger.omit(position..<position + 1, .markup)
        position += 1
        contentStart = index
        sourceStart = position
      } else if parsed.bytes[position] == 0, byte == 0xEF, index + 2 < content.upperBound {
        // cmark reads NUL as U+FFFD.
        if index > contentStart {
          map.append(
            ContentMap.Segment(content: contentStart..<index, source: sourceStart..<position))
        }
        map.append(
          ContentMap.Segment(content: index..<index + 3, source: position..<position + 1))
        contentStart = index + 3
        sourceStart = position + 1
        index += 2
      } else if byte != parsed.bytes[position] {
        break
      }
      index += 1
      position += 1
    }
    guard index == content.upperBound else {
      map.removeAll()
      unaligned += 1
      return
    }
    if index > contentStart {
      map.append(ContentMap.Segment(content: contentStart..<index, source: sourceStart..<position))
    }
    cursor = position
  }

  /// Reads the cells that a row has beyond the header's, which cmark drops.
  ///
  /// The first time they are read as they stand; their number is remembered, and the next time
  /// cmark is given a header as wide as the widest row.
  private mutating func readFurtherCells(
    from start: Int, to end: Int, cells: inout [OpenRows.Cell]
  ) {
    let width = cells.count
    var cursor = endOfCell(from: start, to: end)
    while cursor < end, source.bytes[cursor] == .bar {
      let bar = cursor
      cursor = source.skipBlanks(from: bar + 1, to: end)
      guard cursor < end else {
        ledger.omit(bar..<bar + 1, .tableRule)
        break
      }
      var cellEnd = cursor
      while cellEnd < end, source.bytes[cellEnd] != .bar {
        cellEnd += source.bytes[cellEnd] == .backslash && cellEnd + 1 < end ? 2 : 1
      }
      enterBar(bar, isFirst: false)
      let text = source.trimmed(cursor..<cellEnd)
      let textStart = builder.count
      builder.append(text, of: source.bytes, style: blockStyle)
      ledger.keep(text)
      cells.append(OpenRows.Cell(range: textStart..<builder.count))
      cursor = cellEnd
    }
    if cells.count > width, lineLimit == Int.max {
      foundWidths[headerLine] = max(foundWidths[headerLine] ?? 0, cells.count - width)
      foundHeaders[headerLine] = width
    }
  }

  // MARK: Tables drawn with lines

  /// Enters everything of a table that is no text of a cell.
  private mutating func omitRules(of table: WrittenTable) {
    for (line, prefix) in zip(table.lines, table.prefixes) {
      let body = body(line)
      ledger.omit(
        source.trimmed(min(prefix.upperBound, body.upperBound)..<body.upperBound), .tableRule)
    }
    for marker in table.rows.joined().flatMap(\.markers) { ledger.omit(marker, .listMarker) }
    writtenRow = 0
    nextLine = table.lines.upperBound + 1
  }

  private mutating func readRow(of table: WrittenTable, isHeader: Bool, at index: Int) -> Int {
    // A table without a header has an empty one for cmark.
    let isAdded = isHeader && table.headers == 0
    let row = isAdded || writtenRow >= table.rows.count ? [] : table.rows[writtenRow]
    let isHeader = writtenRow < table.headers
    let start =
      row.first?.pieces.first?.range.lowerBound ?? source.body(table.lines.lowerBound).lowerBound
    if !isAdded { writtenRow += 1 }
    var cells: [OpenRows.Cell] = []
    var index = index + 1
    var number = 0
    while index < tree.events.count, tree.events[index].kind == .tableCell {
      let event = tree.events[index]
      let content = Int(event.string.lowerBound)..<Int(event.string.upperBound)
      map.removeAll()
      guard number < row.count else {
        index = readInlines(at: index, content)
        continue
      }
      let cell = row[number]
      number += 1
      if number > 1 { builder.append(Array(" | ".utf8), style: .silent(.tableRule)) }
      let textStart = builder.count
      mapCell(content, cell)
      index = readInlines(at: index, content)
      cells.append(
        OpenRows.Cell(
          range: min(textStart, builder.count)..<builder.count, width: cell.width,
          height: cell.height, isHeader: isHeader))
    }
    if !isAdded { emitRow(cells, isHeader: isHeader, at: start) }
    return index + 1
  }

  /// Maps a cell's content to its lines.
  private mutating func mapCell(_ content: Range<Int>, _ cell: WrittenTable.Cell) {
    let text = table(written, textOf: cell)
    guard tree.strings[content].elementsEqual(text) else {
      if !content.isEmpty { unaligned += 1 }
      return
    }
    var offset = content.lowerBound
    for (number, piece) in cell.pieces.enumerated() {
      if number > 0 {
        let place = cell.pieces[number - 1].range.upperBound
        map.append(
          ContentMap.Segment(
            content: offset..<offset + 1, source: place..<place, isEnd: true,
            startsLine: piece.startsLine))
        offset += 1
      }
      let end = offset + piece.range.count
      map.append(ContentMap.Segment(content: offset..<end, source: piece.range))
      offset = end
    }
  }

  private func table(_ table: WrittenTable?, textOf cell: WrittenTable.Cell) -> [UInt8] {
    table?.text(of: cell, in: parsed.bytes) ?? []
  }
}
