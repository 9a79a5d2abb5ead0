import ReadingContent

extension MarkdownReader {
  /// Returns the line of a table's header, which is the one before the line of hyphens; cmark
  /// names the first line of the paragraph that the table was cut from.
  mutating func findHeader(of event: CMarkTree.Event) -> Int {
    let first = line(of: event)
    let last = firstLine + Int(event.endLine) - 1
    guard first < last else { return first }
    for line in max(first, min(nextLine, last))..<last {
      if let rule = delimiterRow(line + 1) {
        ledger.omit(rule, .tableRule)
        return line
      }
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

  /// Reads a row as a block, its cells parted by bars.
  mutating func readRow(_ event: CMarkTree.Event, at index: Int) -> Int {
    flushMarkers()
    let isHeader = event.flag
    let line = isHeader ? headerLine : line(of: event)
    let body = body(line)
    var cursor = startOfRow(body)
    let start = cursor
    var cells: [Range<Int>] = []
    var index = index + 1
    while index < tree.events.count, tree.events[index].kind == .tableCell {
      let cell = tree.events[index]
      let content = Int(cell.string.lowerBound)..<Int(cell.string.upperBound)
      cursor = source.skipBlanks(from: cursor, to: body.upperBound)
      if cursor < body.upperBound, source.bytes[cursor] == .bar {
        enterBar(cursor, isFirst: cells.isEmpty)
        cursor += 1
      }
      let textStart = builder.count
      mapCell(content, from: &cursor, to: body.upperBound)
      index = readInlines(at: index, content)
      cells.append(min(textStart, builder.count)..<builder.count)
    }
    readFurtherCells(from: cursor, to: body.upperBound, line: line, cells: &cells)
    let row = TableRow(
      cells: cells.enumerated().map { column, range in
        TableRow.Cell(range: range, column: column, isHeader: isHeader)
      }, isHeader: isHeader)
    emit(.tableRow(row), at: start, isTight: !isHeader)
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
    var position = source.skipBlanks(from: cursor, to: end)
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

  /// Reads the cells that a row has beyond the header's, which cmark drops, as they stand.
  private mutating func readFurtherCells(
    from start: Int, to end: Int, line: Int, cells: inout [Range<Int>]
  ) {
    var cursor = source.skipBlanks(from: start, to: end)
    var isReported = false
    while cursor < end, source.bytes[cursor] == .bar {
      let bar = cursor
      cursor = source.skipBlanks(from: bar + 1, to: end)
      guard cursor < end else {
        ledger.omit(bar..<bar + 1, .tableRule)
        return
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
      cells.append(textStart..<builder.count)
      cursor = cellEnd
      guard !isReported else { continue }
      isReported = true
      warn(
        at: text.lowerBound,
        "the row has more cells than the header; the further cells are read as they stand")
    }
  }
}
