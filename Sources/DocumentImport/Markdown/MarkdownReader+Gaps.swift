import ReadingContent

extension MarkdownReader {
  /// Reads what cmark does not put in its tree: link definitions, and notes that no mark in the
  /// text points to or whose name another note has.
  mutating func readGaps(in range: Range<Int>) {
    if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { ledger.omit(0..<3, .control) }
    let scanner = LinkScanner(bytes: source.bytes, end: source.bytes.count)
    // Each part is read at most a few times, whatever the file says.
    var budget = source.bytes.count * 4 + 65_536
    var reported = -1
    var offset = range.lowerBound
    while offset < range.upperBound {
      if ledger.isKnown(offset) || source.bytes[offset].isWhiteSpace {
        offset += 1
        continue
      }
      let line = source.line(ofByte: offset)
      let lineEnd = source.body(line).upperBound
      if let nameEnd = endOfNoteName(at: offset, end: lineEnd), budget > 0 {
        let region = noteRegion(at: offset, nameEnd: nameEnd, line: line)
        budget -= region.count
        readDroppedNote(at: offset, nameEnd: nameEnd, region)
        if ledger.isKnown(offset) { continue }
        // A note within this one was read in its place: what is left of this one is shorter now.
        if noteRegion(at: offset, nameEnd: nameEnd, line: line).count < region.count { continue }
      } else if let end = endOfDefinition(at: offset, scanner) {
        omitDefinition(offset..<end)
        offset = end
        continue
      }
      if line != reported {
        reported = line
        warn(at: offset, "this part of the line was not understood; it is not read")
      }
      offset += 1
    }
  }

  // MARK: Notes

  /// Returns the lines of a note, up to the next one that is known already or starts a note.
  private func noteRegion(at offset: Int, nameEnd: Int, line: Int) -> Range<Int> {
    let first = source.body(line).upperBound
    var rest = source.skipBlanks(from: nameEnd, to: first)
    if endOfNoteName(at: rest, end: first) != nil { return offset..<rest }
    while rest < first, !ledger.isKnown(rest) { rest += 1 }
    if rest < first { return offset..<rest }
    var end = source.end(line).upperBound
    var next = line + 1
    while next < source.count {
      let body = source.body(next)
      var index = body.lowerBound
      while index < body.upperBound, source.bytes[index].isBlank || isQuotationMark(index) {
        index += 1
      }
      if index < body.upperBound, ledger.isKnown(index) { break }
      if index - body.lowerBound <= 3, endOfNoteName(at: index, end: body.upperBound) != nil {
        break
      }
      end = source.end(next).upperBound
      next += 1
    }
    // Where only blanks and quotation marks come before it, the part starts with its line.
    let start = source.body(line).lowerBound
    let isAlone = (start..<offset).allSatisfy { source.bytes[$0].isBlank || isQuotationMark($0) }
    return (isAlone ? start : offset)..<end
  }

  private func isQuotationMark(_ offset: Int) -> Bool {
    source.bytes[offset] == .greaterThan && ledger.isMarkup(offset)
  }

  private mutating func readDroppedNote(at offset: Int, nameEnd: Int, _ region: Range<Int>) {
    let name = name(ofNoteAt: offset, end: nameEnd)
    let mark = String(decoding: source.bytes[offset..<nameEnd - 1], as: UTF8.self)
    warn(
      at: offset,
      noteNames.contains(name)
        ? "a note \(mark) was there before; this one is read after the others"
        : "nothing in the text points to the note \(mark); it is read after the others")
    // No mark can name a note whose name has an opening bracket, so cmark gets another sign there.
    for index in offset + 2..<nameEnd - 2 where source.bytes[index] == .openBracket {
      parsed.replace(index, by: .openParenthesis)
    }
    read(region, addition: Array(parsed.bytes[offset..<nameEnd - 1]))
  }

  // MARK: Link definitions

  /// Returns the offset after a link definition (CommonMark §4.7).
  private func endOfDefinition(at start: Int, _ scanner: LinkScanner) -> Int? {
    guard let label = scanner.endOfLabel(from: start), label < scanner.end,
      source.bytes[label] == .colon
    else { return nil }
    let target = skipToNext(from: label + 1)
    guard let end = scanner.endOfTarget(from: target, mayBeEmpty: false) else { return nil }
    let title = skipToNext(from: end)
    if title > end, let titleEnd = scanner.endOfTitle(from: title), isLineEnd(titleEnd) {
      return titleEnd
    }
    return isLineEnd(end) ? end : nil
  }

  /// Returns the first offset after spaces, at most one line end, and quotation marks.
  private func skipToNext(from start: Int) -> Int {
    let bytes = source.bytes
    var index = source.skipBlanks(from: start, to: bytes.count)
    guard index < bytes.count, bytes[index] == .lineFeed || bytes[index] == .carriageReturn else {
      return index
    }
    index = source.end(source.line(ofByte: index)).upperBound
    while index < bytes.count, bytes[index].isBlank || isQuotationMark(index) { index += 1 }
    return index
  }

  private func isLineEnd(_ offset: Int) -> Bool {
    let index = source.skipBlanks(from: offset, to: source.bytes.count)
    return index >= source.bytes.count || source.bytes[index] == .lineFeed
      || source.bytes[index] == .carriageReturn
  }

  private mutating func omitDefinition(_ range: Range<Int>) {
    for offset in range where !ledger.isKnown(offset) && !source.bytes[offset].isWhiteSpace {
      ledger.omit(offset..<offset + 1, .linkDefinition)
    }
  }

  // MARK: Warnings

  /// Adds a warning about a place in the source.
  mutating func warn(at offset: Int, _ message: String) {
    let line = source.line(ofByte: offset)
    var start = source.body(line).lowerBound
    var column = 0
    // A line can be a whole book, with many faults: columns are counted on from the last one.
    if line == lastPlace.line, lastPlace.offset <= offset {
      start = lastPlace.offset
      column = lastPlace.column
    }
    column += source.bytes[start..<max(start, offset)].count { $0 & 0b1100_0000 != 0b1000_0000 }
    lastPlace = (offset, line, column)
    warnings.append(
      BookWarning(path: path, line: line + 1, column: column + 1, message: message))
  }
}
