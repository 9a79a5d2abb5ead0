import ReadingContent

/// Turns the tree of a Markdown text into blocks, and enters each byte of the source in a ledger.
///
/// The tree's events come in the order of the source, so a cursor that only moves forward finds
/// the source of each; cmark's columns are not used where they are known to lie.
struct MarkdownReader {
  struct ListState {
    /// The number of the first item, or −1 for a list of bullets.
    var first: Int
    var isTight: Bool
    var items = 0
    var hasBlock = false
  }

  /// What stands before the text of the next block: the bullet of its item, the number of a note.
  struct Marker {
    var text: [UInt8]
    var source: Range<Int>
    var style: SpeechStyle
  }

  let source: SourceLines
  /// The source as cmark reads it: with other signs in the place of spans.
  var parsed: SourceLines
  let resource: Int
  let path: String
  /// Whether the title of an abbreviation is said in its place.
  var expandsAbbreviations = false
  /// The language of the whole text, where it is known.
  var language: LanguageTag?
  /// Whether the text has a list of works, so that `@key` cites one.
  var hasBibliography = false
  /// The files that the text may take in, and the folder from which it names them.
  var includes: IncludeFiles?
  var folder = ""
  var ledger: SourceLedger
  var entities = EntityTable()
  var warnings: [BookWarning] = []

  var blocks: [Block] = []
  /// For each block, the byte of the source where it starts.
  var starts: [Int] = []
  var notes: [Block] = []
  var noteStarts: [Int] = []
  var noteCount = 0
  var noteNames: Set<[UInt8]> = []
  /// The numbers of the notes by their names.
  var noteLabels: [[UInt8]: String] = [:]
  /// The notes of the block that is read now, each with its place in the source.
  var pendingNotes: [(block: Block, start: Int)] = []
  /// The labels of links that have a definition, once they are asked for.
  var labels: LinkLabels?
  /// Whether spans are sought; their marks are followed the next time.
  var findsMarks = true
  var foundMarks: [SpanMark] = []
  /// The source with other signs in the place of the spans that were found.
  var maskedBytes: [UInt8] = []
  /// Where spans start and end, in the order of the source.
  var marks: [SpanMark] = []
  /// How many texts of the tree were not found in the source.
  var unaligned = 0

  // Of the text that is read now: the whole source, or a part of it that is read again.
  var tree = CMarkTree(parsing: [])
  var firstByte = 0
  var firstLine = 0
  var lineLimit = Int.max
  var nextLine = 0
  var quotes: [Range<Int>] = []
  var containers: [Block.Container] = []
  /// The place of the outermost container that started since the last block.
  var entered: Int?
  var lists: [ListState] = []
  var markers: [Marker] = []
  /// The place that the last warning named.
  var lastPlace = (offset: 0, line: -1, column: 0)
  /// The name of the note that is read now.
  var note: String?
  var headerLine = 0
  /// What the elements ask that are open now, the innermost last.
  var scopes: [SpeechScope] = []
  var scopeCount = 0
  /// The elements of HTML that are open now, and the divs.
  var elements = OpenElements()
  var isDepthReported = false
  /// Where the hidden text at the end of the block's text starts, while an element is hidden.
  var hiddenStart = 0
  /// The bytes of the source that stand in hidden elements.
  var silenced: [Range<Int>] = []
  /// What elements around blocks ask, for the notes.
  var blockScopes = BlockScopes()
  /// The row of a table of HTML that is read.
  var row: OpenRow?
  /// The tables that are open, the innermost last.
  var tables: [OpenRows] = []
  var tableCount = 0
  /// The table that was read last, with the number of blocks at its end.
  var lastTable: (rows: OpenRows, end: Int)?
  /// The index of the block that is the caption of the table that follows.
  var waitingCaption: Int?
  /// The tables that are drawn with lines, by the line on which cmark has them, the one that is
  /// read, and the number of its next row.
  var writtenTables: [Int: WrittenTable] = [:]
  var written: WrittenTable?
  var writtenRow = 0
  /// How many cells the header of a table has, by its line, and how many further ones the widest
  /// row, where there are any; found in one reading and followed in the next.
  var foundHeaders: [Int: Int] = [:]
  var foundWidths: [Int: Int] = [:]
  var tableWidths: [Int: Int] = [:]
  var addedCells: [Int: Int] = [:]
  /// Whether the next block is the first of a quotation.
  var startsQuotation = false
  /// How many quotations are open.
  var quotations = 0
  /// The lines that start what explains a term, and those that are terms.
  var definitions: [Int: DefinitionFinder.Definition] = [:]
  var terms: Set<Int> = []
  /// Whether the next block follows without a gap, whatever it is.
  var isNextTight = false
  /// The lines that start and end divs.
  var fences: [Int: DivFence] = [:]
  /// For the line of a heading with attributes, the byte where they start.
  var headingEnds: [Int: Int] = [:]

  // Of the block that is read now.
  var builder = TextBuilder()
  var textMarks: [Mark] = []
  var map = ContentMap()
  var inline = InlineState()

  init(_ source: SourceLines, path: String, resource: Int) {
    self.source = source
    parsed = source
    ledger = SourceLedger(count: source.bytes.count)
    self.path = path
    self.resource = resource
  }

  /// Reads a part of the source that starts with a line, or within its first.
  ///
  /// - Parameters:
  ///   - range: The bytes of the part.
  ///   - addition: Bytes that cmark reads after the part, in lines of their own.
  mutating func read(_ range: Range<Int>, addition: [UInt8] = []) {
    firstByte = range.lowerBound
    firstLine = source.line(ofByte: firstByte)
    nextLine = firstLine
    quotes = []
    containers = []
    lists = []
    markers = []
    tables = []
    row = nil
    quotations = 0
    note = nil
    scopes = []
    elements = OpenElements()
    if addition.isEmpty {
      lineLimit = Int.max
      parse(range)
    } else {
      lineLimit = source.line(ofByte: max(range.lowerBound, range.upperBound - 1)) + 1
      parse(range, addition: [.lineFeed, .lineFeed] + addition)
    }
    var index = 0
    while index < tree.events.count {
      let event = tree.events[index]
      index = event.isEnd ? end(event, at: index) : start(event, at: index)
    }
    closeAllElements()
    enterQuotationMarks()
    for range in silenced { ledger.omit(range, .silent) }
    silenced = []
    tree = CMarkTree(parsing: [])
  }

  /// Returns the line of the source on which a node starts.
  func line(of event: CMarkTree.Event) -> Int {
    firstLine + Int(event.startLine) - 1
  }

  /// Returns the byte of the source at which a node starts, as far as cmark can be believed.
  func byte(of event: CMarkTree.Event) -> Int {
    let line = line(of: event)
    let body = source.body(line)
    let start = line == firstLine ? max(firstByte, body.lowerBound) : body.lowerBound
    var rest = max(0, Int(event.startColumn) - 1)
    var end = min(body.upperBound, start + rest)
    // cmark counts the three bytes of U+FFFD for a NUL.
    if end > start, parsed.bytes[start..<end].contains(0) {
      end = start
      while rest > 0, end < body.upperBound {
        rest -= parsed.bytes[end] == 0 ? 3 : 1
        end += 1
      }
    }
    return end
  }

  /// Returns the range of a line that belongs to what is read now.
  func body(_ line: Int) -> Range<Int> {
    let body = source.body(line)
    return body.lowerBound < firstByte && firstByte <= body.upperBound
      ? firstByte..<body.upperBound : body
  }

  private mutating func start(_ event: CMarkTree.Event, at index: Int) -> Int {
    switch event.kind {
    case .blockQuote:
      containers.append(.quotation)
      noteEntered()
      quotations += 1
      startsQuotation = true
      quotes.append(line(of: event)..<firstLine + Int(event.endLine))
    case .list:
      lists.append(ListState(first: Int(event.number), isTight: event.flag))
    case .item:
      startItem(event)
    case .footnoteDefinition:
      startNote(event)
    case .paragraph, .heading:
      return readParagraph(event, at: index)
    case .codeBlock:
      readCode(event)
    case .htmlBlock:
      readHTML(event)
    case .thematicBreak:
      readThematicBreak(event)
    case .table:
      startTable(at: index)
    case .tableRow:
      return readRow(event, at: index)
    case .document, .tableCell, .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis,
      .strong, .strikethrough, .link, .image, .footnoteReference, .unknown:
      break
    }
    return index + 1
  }

  private mutating func end(_ event: CMarkTree.Event, at index: Int) -> Int {
    switch event.kind {
    case .blockQuote:
      containers.removeLast()
      quotations -= 1
      closeContainer()
    case .list:
      lists.removeLast()
    case .table:
      endTable()
      written = nil
    case .item:
      flushMarkers()
      containers.removeLast()
      closeContainer()
    case .footnoteDefinition:
      flushMarkers()
      note = nil
      closeAllElements()
      leaveScopes(to: 0)
    default:
      break
    }
    return index + 1
  }

  // MARK: Blocks

  /// Starts the text of a block with the markers of the items that start with it.
  mutating func placeMarkers() {
    for marker in markers {
      let style = marker.style == .plain ? blockStyle : marker.style
      if source.bytes[marker.source].elementsEqual(marker.text.dropLast()) {
        builder.append(marker.source, of: source.bytes, style: style)
        let next = marker.source.upperBound
        if source.byte(next) == .space {
          builder.append(next..<next + 1, of: source.bytes, style: style)
          ledger.keep(next..<next + 1)
        } else {
          builder.append([.space], style: style)
        }
      } else {
        builder.append(marker.text, for: marker.source, style: style)
      }
    }
    markers.removeAll(keepingCapacity: true)
  }

  /// Makes a block of its own of markers whose item has no text that could follow them.
  mutating func flushMarkers() {
    guard let first = markers.first else { return }
    placeMarkers()
    builder.removeTrailingSpace()
    emit(.paragraph, at: first.source.lowerBound)
  }

  /// Adds a block with the text that was built; nothing when there is none.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - start: The byte of the source where it starts.
  ///   - isTight: Whether it follows without a gap.
  ///   - resource: The file that the text is from, where it is not the one that is read.
  mutating func emit(
    _ kind: Block.Kind, at start: Int, isTight: Bool = false, resource: Int? = nil
  ) {
    if elements.hidden > 0 {
      dropHiddenText()
      trimEnd()
      hiddenStart = 0
      if kind == .thematicBreak { return }
    }
    if row != nil {
      // What is in a cell becomes lines of it.
      if !builder.isEmpty, builder.bytes.last != .lineFeed, builder.bytes.last != .space {
        builder.append([.lineFeed], style: blockStyle)
      }
      return
    }
    startNewTexts()
    startsQuotation = false
    let text = builder.finish(resource: resource ?? self.resource)
    defer { addPendingNotes() }
    let textMarks = textMarks
    self.textMarks = []
    guard !text.isEmpty || kind == .thematicBreak else { return }
    var kind = kind
    if case .tableRow(var row) = kind {
      // Where hidden text was taken off, cells can have lost theirs.
      let all = 0..<text.count
      for index in row.cells.indices {
        row.cells[index].range = row.cells[index].range.clamped(to: all)
      }
      kind = .tableRow(row)
    }
    let containers = note.map { [.note(id: $0)] + allContainers } ?? allContainers
    let followsTightly = followsTightly()
    let isTight = isTight || followsTightly || isNextTight
    isNextTight = false
    let block = Block(
      kind: kind, containers: containers,
      firstStarted: entered.map { note == nil ? $0 : $0 + 1 }, text: text,
      marks: textMarks.map { Mark($0.kind, range: $0.range.clamped(to: 0..<text.count)) },
      isTight: isTight)
    entered = nil
    if kind == .caption, let last = tables.indices.last, tables[last].caption.isEmpty {
      tables[last].caption = text.title
    }
    if note == nil {
      blocks.append(block)
      starts.append(start)
    } else {
      notes.append(block)
      noteStarts.append(start)
    }
  }

  /// Adds the notes that stood in the text of a block.
  private mutating func addPendingNotes() {
    guard !pendingNotes.isEmpty else { return }
    for (block, start) in pendingNotes where !block.text.isEmpty {
      notes.append(block)
      noteStarts.append(start)
    }
    pendingNotes.removeAll()
  }

  /// Brings the notes in the order of their numbers.
  mutating func sortNotes() {
    func number(_ block: Block) -> Int {
      guard case .note(let id)? = block.containers.first else { return 0 }
      return Int(id) ?? 0
    }
    let order = notes.indices.sorted { (number(notes[$0]), $0) < (number(notes[$1]), $1) }
    notes = order.map { notes[$0] }
    noteStarts = order.map { noteStarts[$0] }
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

  private mutating func readThematicBreak(_ event: CMarkTree.Event) {
    flushMarkers()
    let start = byte(of: event)
    let end = source.body(line(of: event)).upperBound
    var index = start
    while index < end, source.bytes[index].isBlank || "*-_".utf8.contains(source.bytes[index]) {
      index += 1
    }
    ledger.omit(source.trimmed(start..<index), .thematicBreak)
    emit(.thematicBreak, at: start)
    nextLine = line(of: event) + 1
  }

  private mutating func readParagraph(_ event: CMarkTree.Event, at index: Int) -> Int {
    let line = line(of: event)
    guard line < lineLimit else { return indexAfter(index) }
    let content = Int(event.string.lowerBound)..<Int(event.string.upperBound)
    var start = byte(of: event)
    if event.kind == .heading, tree.strings[content].last != .lineFeed {
      start = mapHeading(event, content)
    } else if mapLines(of: event, content, before: index) {
      start = map.segments.first?.source.lowerBound ?? start
      nextLine = map.lineAfter
      if event.kind == .heading { enterUnderline(map.lineAfter) }
    } else {
      map.removeAll()
    }
    if event.kind == .paragraph, isContentsMark(content) {
      omitContentsMark(content)
      return indexAfter(index)
    }
    if event.kind == .paragraph, readIncludes(content) { return indexAfter(index) }
    let caption = event.kind == .paragraph ? captionSign(ofParagraphAt: index) : nil
    placeMarkers()
    let scope = enterAttributes(ofHeading: event)
    let next = readInlines(at: index, content, sign: caption?.count ?? 0)
    trimEnd()
    if let scope { leaveScope(scope) }
    if caption != nil {
      emitCaption(at: start)
      return next
    }
    let kind: Block.Kind =
      inline.isVerse ? .verse : terms.contains(line) ? .term : .paragraph
    emit(event.kind == .heading ? .heading(level: Int(event.number)) : kind, at: start)
    return next
  }

  /// Returns the index of the event after the end of the node that starts at an index.
  func indexAfter(_ index: Int) -> Int {
    let kind = tree.events[index].kind
    var index = index
    while index < tree.events.count {
      if tree.events[index].isEnd, tree.events[index].kind == kind { return index + 1 }
      index += 1
    }
    return index
  }

  /// Maps the lines of a paragraph; cmark's first line is wrong after link definitions and before
  /// a table, so the lines are counted from the last one, too, and all is compared.
  private mutating func mapLines(
    of event: CMarkTree.Event, _ content: Range<Int>, before index: Int
  ) -> Bool {
    var count = tree.strings[content].count { $0 == .lineFeed }
    if tree.strings[content].last != .lineFeed { count += 1 }
    let first = line(of: event)
    let last = firstLine + Int(event.endLine) - 1
    var candidates: [Int] = []
    if event.kind == .heading {
      // The last line is the one under the text, or the next.
      candidates = [last - count - 1, last - count, first]
    } else if event.startLine > 0 {
      candidates = [last - count + 1, first]
    } else {
      let next = indexAfter(index)
      if next < tree.events.count, tree.events[next].kind == .table {
        candidates.append(findHeader(ofTableAt: next) - count)
        candidates.append(line(of: tree.events[next]))
      }
      candidates.append(nextLine)
    }
    for candidate in candidates where candidate >= firstLine {
      guard mapLines(content, from: candidate) else { continue }
      if event.kind == .paragraph || underline(map.lineAfter) != nil { return true }
    }
    guard event.startLine > 0, first <= last else { return false }
    for candidate in first...last where mapLines(content, from: candidate) { return true }
    return false
  }

  mutating func mapLines(_ content: Range<Int>, from line: Int) -> Bool {
    map.map(
      content, of: tree.strings, to: parsed, from: line, firstByte: firstByte, ends: headingEnds,
      fences: fences)
  }
}
