import ReadingContent

/// Code, whose lines stay as they are.
extension MarkdownReader {
  /// Returns a content without the lines that were added to the part that is read.
  func limited(_ content: Range<Int>, from line: Int) -> Range<Int> {
    guard lineLimit != Int.max else { return content }
    var line = line
    var end = content.lowerBound
    while end < content.upperBound, line < lineLimit {
      while end < content.upperBound, tree.strings[end] != .lineFeed { end += 1 }
      if end < content.upperBound { end += 1 }
      line += 1
    }
    return content.lowerBound..<end
  }

  mutating func readCode(_ event: CMarkTree.Event) {
    var content = Int(event.string.lowerBound)..<Int(event.string.upperBound)
    let start = byte(of: event)
    let line = line(of: event)
    let end = source.body(line).upperBound
    var language: String?
    var first = line
    let sign = source.byte(start) ?? 0
    var fence = start
    while fence < end, source.bytes[fence] == sign { fence += 1 }
    let isFenced = event.flag && (sign == .backtick || sign == .tilde)
    var scope: Int?
    if isFenced {
      ledger.omit(start..<fence, .markup)
      ledger.omit(source.trimmed(fence..<end), .codeLanguage)
      first += 1
      let info = tree.strings[Int(event.detail.lowerBound)..<Int(event.detail.upperBound)]
      let word = info.prefix {
        !$0.isWhiteSpace && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "{")
      }
      language = word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
      let attributes = fence..<end
      language = language ?? codeAttributes(attributes)?.items.first { $0.key.isEmpty }?.value
      flushMarkers()
      scope = enterAttributes(ofCode: attributes)
    }
    flushMarkers()
    content = limited(content, from: first)
    if mapLines(content, from: first) {
      nextLine = map.lineAfter
      if content.isEmpty { nextLine = first }
    } else {
      map.removeAll()
      unaligned += 1
    }
    // The last line end parts the block from the next.
    var shown = content
    if tree.strings[content].last == .lineFeed {
      shown = content.lowerBound..<content.upperBound - 1
    }
    if !readCodeIncludes(shown, language: language, at: start) {
      appendLines(shown)
      emit(.code(language: language), at: start)
    }
    if let scope { leaveScope(scope) }
    if isFenced, nextLine < source.count, nextLine <= firstLine + Int(event.endLine) - 1 {
      enterClosingFence(nextLine, sign: sign, count: fence - start)
    }
  }

  /// Adds lines of content with their line ends.
  mutating func appendLines(_ content: Range<Int>) {
    guard !map.segments.isEmpty else {
      builder.append(tree.strings[content], style: blockStyle)
      return
    }
    for segment in map.segments where segment.content.lowerBound < content.upperBound {
      var segment = segment
      guard segment.content.upperBound > content.lowerBound else { continue }
      if segment.isExact, !segment.isEnd {
        let part = segment.content.clamped(to: content)
        let shift = segment.source.lowerBound - segment.content.lowerBound
        segment.source = part.lowerBound + shift..<part.upperBound + shift
        segment.content = part
      }
      if segment.isEnd {
        builder.append([.lineFeed], for: segment.source, style: blockStyle)
      } else if segment.isExact {
        builder.append(segment.source, of: source.bytes, style: blockStyle)
      } else {
        builder.append(
          tree.strings[segment.content], for: segment.source, style: blockStyle)
      }
      ledger.keep(segment.source)
    }
  }

  mutating func enterClosingFence(_ line: Int, sign: UInt8, count: Int) {
    let text = source.trimmed(body(line))
    var start = text.upperBound
    while start > text.lowerBound, source.bytes[start - 1] == sign { start -= 1 }
    let isAlone = (body(line).lowerBound..<start).allSatisfy {
      source.bytes[$0].isBlank || source.bytes[$0] == .greaterThan
    }
    guard text.upperBound - start >= count, isAlone else { return }
    ledger.omit(start..<text.upperBound, .markup)
    nextLine = line + 1
  }
}
