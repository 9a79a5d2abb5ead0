import ReadingContent

/// One plain text on its way to sections.
struct PlainTextReading {
  let bytes: [UInt8]
  let finder: ParagraphFinder
  let resource: Int
  let edits: TextEdits
  /// The notes by the index of the group of lines.
  private var notes: [Int: String] = [:]
  /// Words at the ends of lines, by the bytes that come after the kept hyphen.
  let hyphens: LineEndHyphens?
  private let firstOfText: [String]
  /// What is known of a text of Aozora Bunko.
  let aozora: AozoraText?
  private var aozoraLevels: [Int: Int] = [:]
  private var aozoraCredits: Int?
  /// What is not part of the text, in the order of the file once the sections are made.
  var omissions: [SourceResource.Omission] = []

  /// Cuts a text into lines and paragraphs.
  init(_ text: String, resource: Int) {
    let bytes = Array(text.utf8)
    let lines = TextLine.lines(of: bytes)
    var edits = TextEdits()
    var omitted: [Int: SkipReason] = [:]
    var labels: [Int: String] = [:]
    let aozora =
      AozoraText.isAozora(text) ? AozoraText(lines: lines, bytes: bytes, edits: &edits) : nil
    var isGutenberg = false
    if let aozora {
      for line in aozora.explanation { omitted[line] = .annotation }
    } else {
      let known = GutenbergBounds(
        lines: lines.map { Self.lowered(bytes[$0.visible].prefix(240)) })
      if let known {
        isGutenberg = true
        for line in 0..<known.start { omitted[line] = .boilerplate }
        for line in known.end..<lines.count { omitted[line] = .boilerplate }
      }
      let furniture = PageFurniture(lines: lines, bytes: bytes)
      omitted.merge(furniture.lines) { own, _ in own }
      labels = furniture.labels
    }
    self.bytes = bytes
    self.resource = resource
    self.aozora = aozora
    firstOfText = lines.prefix(60).map { line in
      let start = line.indent == 0 ? line.visible.lowerBound : line.content.lowerBound
      return Self.string(start..<max(start, line.visible.upperBound), of: bytes)
    }
    let kept = Self.kept(lines, omitted: omitted, bytes: bytes, edits: &edits)
    for (line, label) in labels {
      var next = TextEdits.first(kept.count) {
        kept[$0].content.lowerBound > lines[line].content.lowerBound
      }
      while next < kept.count, kept[next].isBlank { next += 1 }
      guard next < kept.count, omitted[line] != .boilerplate else { continue }
      let place = kept[next].visible.lowerBound
      edits.mark(place..<place, .printPage(label: label))
    }
    for (line, reason) in omitted {
      let (content, visible) = (lines[line].content, lines[line].visible)
      edits.omit(visible, reason)
      for outside in [
        content.lowerBound..<visible.lowerBound, visible.upperBound..<content.upperBound,
      ] {
        Self.signs(in: outside, of: bytes) { edits.omit($0, reason) }
      }
    }
    finder = ParagraphFinder(lines: kept, shape: aozora == nil ? nil : .paragraphPerLine)
    if isGutenberg {
      let markup = GutenbergMarkup(bytes)
      let ranges = finder.groups.map { group in
        kept[group.lowerBound].content.lowerBound..<kept[group.upperBound - 1].content.upperBound
      }
      for range in ranges { markup.read(range, into: &edits) }
      // Names are unique in a book of several files.
      let prefix = resource == 0 ? "" : "\(resource)-"
      let found = GutenbergNotes(groups: ranges, bytes: bytes, prefix: prefix, edits: &edits)
      for note in found.notes {
        for group in note.groups { notes[group] = note.id }
      }
    }
    if case .wrapped = finder.shape {
      let hyphens = LineEndHyphens(bytes, lines: kept)
      for group in finder.groups {
        for paragraph in finder.paragraphs(of: group) where paragraph.isJoined {
          for index in paragraph.lines.dropLast() {
            let next = kept[index + 1]
            if case .divided(let hyphen) = hyphens.ending(of: kept[index], before: next) {
              edits.omit(hyphen..<next.visible.lowerBound, .markup)
            }
          }
        }
      }
      self.hyphens = hyphens
    } else {
      hyphens = nil
    }
    edits.settle()
    self.edits = edits
    for cut in edits.cuts {
      if let reason = cut.reason { omit(cut.range, reason) }
    }
    if let aozora {
      let starts = kept.map(\.content.lowerBound)
      for heading in aozora.headings {
        let start = lines[heading.line].content.lowerBound
        let index = TextEdits.first(starts.count) { starts[$0] >= start }
        if index < starts.count, starts[index] == start { aozoraLevels[index] = heading.level }
      }
      if let credits = aozora.credits {
        let start = lines[credits].content.lowerBound
        aozoraCredits = TextEdits.first(starts.count) { starts[$0] >= start }
      }
    }
  }

  /// The lines that are read, without those that are left out whole, and with what is cut at their
  /// ends no more visible.
  private static func kept(
    _ lines: [TextLine], omitted: [Int: SkipReason], bytes: [UInt8], edits: inout TextEdits
  ) -> [TextLine] {
    var cuts: [Int: Int] = [:]
    var cutEnds: [Int: Int] = [:]
    for cut in edits.cuts where cut.reason != nil {
      cuts[cut.range.lowerBound] = cut.range.upperBound
      cutEnds[cut.range.upperBound] = cut.range.lowerBound
    }
    var kept: [TextLine] = []
    kept.reserveCapacity(lines.count)
    var lastVisible: Int?
    for (index, line) in lines.enumerated() {
      defer { if !line.isBlank { lastVisible = index } }
      if omitted[index] == .pageNumber || omitted[index] == .navigation {
        // A paragraph goes on over the end of a page.
        if PageFurniture.goesOn(over: index, lines, bytes, omitted) {
          while let last = kept.last, last.isBlank { kept.removeLast() }
        }
        continue
      }
      guard omitted[index] == nil else { continue }
      if line.isBlank, let previous = lastVisible,
        omitted[previous] == .pageNumber || omitted[previous] == .navigation,
        PageFurniture.goesOn(over: previous, lines, bytes, omitted)
      {
        continue
      }
      guard !cuts.isEmpty else {
        kept.append(line)
        continue
      }
      var line = line
      var start = line.visible.lowerBound
      var end = line.visible.upperBound
      while start < end {
        if let next = cuts[start] {
          start = min(end, next)
        } else if let space = Self.space(at: start, in: bytes) {
          start += space
        } else {
          break
        }
      }
      while start < end, let before = cutEnds[end] { end = max(start, before) }
      let isBlank = start == end
      if isBlank, !line.isBlank { continue }
      line.visible = start..<end
      kept.append(line)
    }
    return kept
  }

  private static func space(at offset: Int, in bytes: [UInt8]) -> Int? {
    let sign = TextSign(at: offset, in: bytes)
    return sign.kind == .space ? sign.length : nil
  }

  private static func lowered(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self).lowercased()
  }

  /// Returns the first lines as they stand, without white space at their ends, up to 300 bytes of
  /// each.
  func firstLines(_ count: Int) -> [String] { Array(firstOfText.prefix(count)) }

  /// Makes the sections; to be called once.
  mutating func sections() -> [Section] {
    let sections = aozora == nil ? plainSections() : aozoraSections()
    omissions.sort { $0.range.lowerBound < $1.range.lowerBound }
    return sections.filter { !$0.blocks.isEmpty }
  }

  /// The sections of a text of Aozora Bunko, whose headings are told by its notes; where it has
  /// none, headings are looked for as in other texts.
  private mutating func aozoraSections() -> [Section] {
    guard !aozoraLevels.isEmpty else { return plainSections() }
    let top = aozoraLevels.values.min() ?? 1
    var sections = [Section(title: "")]
    var line = 0
    for group in finder.groups {
      omitSigns(ofLines: line..<group.lowerBound)
      line = group.upperBound
      for index in group {
        startCredits(at: index, in: &sections)
        let level = aozoraLevels[index]
        if let level, level <= max(top, 2) {
          sections.append(
            Section(title: shown(finder.lines[index].visible), level: level - top + 1))
        }
        append(
          [ParagraphFinder.Paragraph(lines: index..<index + 1, isJoined: false)],
          kind: level.map { .heading(level: $0 - top + 1) } ?? .paragraph, to: &sections)
      }
    }
    omitSigns(ofLines: line..<finder.lines.count)
    return sections
  }

  /// Starts the section of the closing credits where they start.
  private func startCredits(at line: Int, in sections: inout [Section]) {
    if line == aozoraCredits { sections.append(Section(title: "底本")) }
  }

  private mutating func plainSections() -> [Section] {
    let headings = HeadingFinder(groups: finder.groups.map(looked))
    var byGroup: [Int: HeadingFinder.Heading] = [:]
    for heading in headings.headings { byGroup[heading.group] = heading }
    let above = headings.above
    var sections = [Section(title: "")]
    var line = 0
    /// The blocks at the end of the last section that are headings above the next chapter.
    var pending = 0
    for (index, group) in finder.groups.enumerated() {
      omitSigns(ofLines: line..<group.lowerBound)
      line = group.upperBound
      guard let heading = byGroup[index] else {
        if let credits = aozoraCredits, group.contains(credits) {
          append(finder.paragraphs(of: group.lowerBound..<credits), to: &sections)
          startCredits(at: credits, in: &sections)
          append(finder.paragraphs(of: credits..<group.upperBound), to: &sections)
          pending = 0
          continue
        }
        append(finder.paragraphs(of: group), in: index, to: &sections)
        pending = 0
        continue
      }
      let isSplit = headings.splitting != nil && heading.sort == headings.splitting
      let starts = isSplit || heading.sort == .named
      if starts { startSection(in: &sections, taking: pending) }
      let isAbove = above.contains(heading.sort)
      let level = (isAbove || above.isEmpty ? 1 : 2) + (starts || isAbove ? 0 : 1)
      let used = headingLines(of: group)
      append(
        [ParagraphFinder.Paragraph(lines: used, isJoined: false)],
        kind: .heading(level: level), to: &sections)
      if starts { sections[sections.count - 1].title = title(of: used) }
      let rest = used.upperBound..<group.upperBound
      if !rest.isEmpty { append(finder.paragraphs(of: rest), to: &sections) }
      pending = isAbove && rest.isEmpty ? pending + 1 : 0
    }
    omitSigns(ofLines: line..<finder.lines.count)
    return sections
  }

  /// Starts a section with the last blocks of the one before.
  private func startSection(in sections: inout [Section], taking count: Int) {
    let last = sections.count - 1
    let moved = Array(sections[last].blocks.suffix(count))
    sections[last].blocks.removeLast(moved.count)
    sections.append(Section(title: "", blocks: moved))
  }

  private mutating func append(
    _ paragraphs: [ParagraphFinder.Paragraph], kind: Block.Kind = .paragraph, in group: Int? = nil,
    to sections: inout [Section]
  ) {
    for paragraph in paragraphs where !paragraph.lines.isEmpty {
      let text = text(of: paragraph)
      guard !text.isEmpty else { continue }
      let id = group.flatMap { notes[$0] }
      sections[sections.count - 1].blocks.append(
        Block(
          kind: kind, containers: id.map { [.note(id: $0)] } ?? [], text: text,
          marks: marks(of: paragraph, in: text)))
    }
  }

  /// The marks of a paragraph, by the bytes of its text.
  private func marks(of paragraph: ParagraphFinder.Paragraph, in text: AttributedText) -> [Mark] {
    guard let first = paragraph.lines.first, let last = paragraph.lines.last else { return [] }
    let range = finder.lines[first].content.lowerBound..<finder.lines[last].end
    return edits.marks(in: range).map { mark in
      let start = Self.place(of: mark.range.lowerBound, in: text)
      let end = mark.range.isEmpty ? start : Self.place(of: mark.range.upperBound, in: text)
      return Mark(mark.kind, range: start..<max(start, end))
    }
  }

  /// Where in a text a byte of the file stands, or the first one after it.
  private static func place(of byte: Int, in text: AttributedText) -> Int {
    let pieces = text.source.pieces
    let index = TextEdits.first(pieces.count) {
      Int(pieces[$0].sourceStart + pieces[$0].sourceLength) > byte
    }
    guard index < pieces.count else { return text.count }
    let piece = pieces[index]
    let isExact = piece.textLength == piece.sourceLength
    let within = isExact ? max(0, byte - Int(piece.sourceStart)) : 0
    return Int(piece.textStart) + within
  }

  /// What headings are looked for in.
  private func looked(_ group: Range<Int>) -> HeadingFinder.Group {
    let first = group.lowerBound
    var isFree = finder.lines[first].width <= 100
    if case .wrapped(let width, _) = finder.shape, group.count > 1 {
      isFree = isFree && !LineShape.isFull(first, of: width, lines: finder.lines)
    }
    let others = group.dropFirst().prefix(isFree ? 12 : 0).filter { finder.lines[$0].width <= 100 }
    return HeadingFinder.Group(
      firstLine: isFree ? string(finder.lines[first].visible) : "",
      otherLines: others.map { string(finder.lines[$0].visible) },
      isSingle: group.count == 1,
      isProse: group.count >= 3 || finder.lines[first].width > 100)
  }

  /// The lines of a group that its heading takes: the first, and one or two more where they are
  /// all there is and do not end like a sentence.
  private func headingLines(of group: Range<Int>) -> Range<Int> {
    let first = group.lowerBound..<group.lowerBound + 1
    guard group.count <= 3, finder.shape != .paragraphPerLine else { return first }
    let fits = group.dropFirst().allSatisfy { finder.lines[$0].width <= 100 }
    let end = bytes[finder.lines[group.upperBound - 1].visible].last ?? 0
    return fits && !".!?\"".utf8.contains(end) ? group : first
  }

  private func title(of lines: Range<Int>) -> String {
    lines.map { shown(finder.lines[$0].visible) }.joined(separator: " ")
  }

  /// Up to 300 bytes of the text as it is shown, without marks of notes and readings.
  private func shown(_ range: Range<Int>) -> String {
    var end = min(range.upperBound, range.lowerBound + 300)
    while end > range.lowerBound, end < range.upperBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    var result = ""
    for part in edits.parts(in: range.lowerBound..<end)
    where part.attributes.silence == nil {
      result += part.cut?.replacement ?? string(part.range)
    }
    return result
  }

  /// Up to 300 bytes of the text, without control characters.
  func string(_ range: Range<Int>) -> String { Self.string(range, of: bytes) }

  private static func string(_ range: Range<Int>, of bytes: [UInt8]) -> String {
    let isPlain = range.count <= 300 && !bytes[range].contains(where: maySignControl)
    if isPlain { return String(decoding: bytes[range], as: UTF8.self) }
    var result: [UInt8] = []
    var offset = range.lowerBound
    while offset < range.upperBound, result.count < 300 {
      let sign = TextSign(at: offset, in: bytes)
      if sign.kind != .control { result += bytes[offset..<offset + sign.length] }
      offset += sign.length
    }
    return String(decoding: result, as: UTF8.self)
  }
}
