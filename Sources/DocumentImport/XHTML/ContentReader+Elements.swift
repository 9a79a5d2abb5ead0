import ReadingContent
import XMLTree

/// Elements: where they start and end.
extension ContentReader {
  /// Starts an element.
  ///
  /// - Returns: The index of the node to go on with: the next, or that after the element where it
  ///   is read or left out as a whole.
  mutating func open(_ index: Int, _ element: XMLElement) -> Int {
    if let reason = options.skipped[index] { return skip(index, reason) }
    if isMath(element) { return readMath(index, element) }
    if let next = openChoice(index, element) { return next }
    let name = element.name.local.lowercased()
    var kind = element.name.isSSML ? ElementKind.inline : ElementKind.of(name)
    if isForeign, !element.name.isSSML { kind = foreignKind(of: index, name) }
    switch kind {
    case .script: return skip(index, .script)
    case .template: return skip(index, .hidden)
    case .head: return readHead(index)
    case .rubyParenthesis where !rubies.isEmpty: return skip(index, .alternative)
    default: break
    }
    if frames.last?.isInSVG == true || name == "svg" {
      if let next = openPicture(index, element, name: name) { return next }
      kind = .inline
    }
    let types = ElementTypes(element)
    var meaning = meaning(of: index, element, name: name)
    let note = note(of: index, element, types)
    let page = pageLabel(of: index, element, types)
    // A note that a page hides is shown when its mark is touched.
    if meaning.isHidden, note == nil {
      if let page { marks.wait([.printPage(label: page)]) }
      return skip(index, .hidden)
    }
    if page != nil, types.has("pagebreak"), isInsideWord(index) {
      marks.wait([.printPage(label: page ?? "")])
      return skip(index, .pageNumber)
    }
    var frame = frame(for: index, kind, types, meaning, element)
    frame.isInNote = frame.isInNote || note != nil
    frame.isDropCap = types.isDropCap
    if isForeign { frame.hasOnlyElements = hasOnlyElements(index) }
    if name == "svg" { frame.isInSVG = true }
    if name == "foreignobject" { frame.isInSVG = false }
    // The root and the body are the document itself.
    var kinds = frames.isEmpty || name == "body" ? [] : anchors(of: element)
    if kinds.isEmpty { marks.wait(anchors(of: element)) }
    if let page {
      kinds.append(.printPage(label: page))
      addPage(&meaning, index, types, page)
    }
    addSilence(&meaning, &kinds, index, kind, types, element)
    frame.partsNext = [.lineNumber, .pageNumber].contains(meaning.change.attributes.silence)
    startPlace(&frame, kind, meaning)
    if let note { frame.containers += enter(.note(id: note)) }
    enterContainers(&frame, kind, types, index)
    frame.marks = marks.begin(kinds)
    if !meaning.change.asksNothing || meaning.forgetsLanguage {
      frame.hasScope = true
      enterScope(meaning, holdsBlocks: frame.isBlock && !Self.isText(kind), at: index)
    }
    readContent(&frame, kind, types, meaning, element)
    frames.append(frame)
    return index + 1
  }

  /// Ends the innermost element.
  mutating func close() {
    guard let frame = frames.last else { return }
    switch frame.tablePart {
    case .table: endTable()
    case .row: endRow()
    case .cell: endCell()
    case nil:
      if frame.isBlock {
        if frame.isDropCap, startsWord(behind: frame) { dropCap = builder.count }
        endPart()
      } else if frame.isLine {
        breakLine()
      }
    }
    if frame.kind == .superscript || frame.kind == .subscript { endScript(frame) }
    if let start = frame.footerStart { noteFooter(start: start) }
    if let sign = frame.closingQuote { addClosing(sign) }
    if frame.partsNext { partsNext = true }
    // An item without text has no marker either.
    if frame.hasMarker, !markers.isEmpty { markers.removeLast() }
    if frame.ruby { rubies.removeLast() }
    if frame.list { lists.removeLast() }
    marks.end(frame.marks, at: builder.count)
    if frame.hasScope { leaveScope() }
    endRubyPart(frame.kind)
    if frame.containers > 0 { containers.removeLast(frame.containers) }
    frames.removeLast()
  }

  /// Returns the kind of an element whose vocabulary is not known: where only elements stand side
  /// by side, with no text between them, they stand apart.
  private func foreignKind(of index: Int, _ name: String) -> ElementKind {
    if let known = ElementKind.ofForeign(name) { return known }
    return frames.last?.hasOnlyElements ?? true ? .division : .inline
  }

  private func hasOnlyElements(_ index: Int) -> Bool {
    !tree.children(of: index).contains { child in
      if case .text(let text) = tree.nodes[child].content {
        text.utf8.contains { !$0.isWhiteSpace }
      } else {
        false
      }
    }
  }

  /// Elements that hold text and no blocks, so that they can be pronounced as a whole.
  private static func isText(_ kind: ElementKind) -> Bool {
    switch kind {
    case .heading, .paragraph, .term, .cell, .caption, .figureCaption, .option: true
    default: false
    }
  }

  // MARK: The place of an element

  /// Makes the frame of an element from that of the one around it.
  private func frame(
    for index: Int, _ kind: ElementKind, _ types: ElementTypes, _ meaning: Meaning,
    _ element: XMLElement
  ) -> OpenElement {
    var frame = OpenElement(node: index, end: tree.nodes[index].end, kind: kind)
    if let outer = frames.last {
      frame.whiteSpace = outer.whiteSpace
      frame.alphabet = outer.alphabet
      frame.blockKind = outer.blockKind
      frame.isVerse = outer.isVerse
      frame.isInNote = outer.isInNote
      frame.isInList = outer.isInList
      frame.hasCaption = outer.hasCaption
      frame.isInSVG = outer.isInSVG
    }
    frame.alphabet = meaning.alphabet ?? frame.alphabet
    if element.name.local == "nav" || types.isAny(of: ElementTypes.lists) { frame.isInList = true }
    switch kind {
    case .heading(let level): frame.blockKind = .heading(level: level)
    case .quotation, .item, .definition, .cell, .aside, .details, .figure:
      frame.blockKind = frame.isVerse ? .verse : .paragraph
    case .term: frame.blockKind = .term
    case .caption, .figureCaption: frame.blockKind = .caption
    case .preformatted:
      frame.whiteSpace = .kept
      frame.blockKind = .code(language: codeLanguage(of: index, element))
    case .textArea: frame.whiteSpace = .kept
    default: break
    }
    if types.role == "heading" {
      let level = element.attribute("aria-level").flatMap { Int($0) } ?? 2
      frame.blockKind = .heading(level: min(max(level, 1), 6))
    }
    if types.isAny(of: ElementTypes.verses) {
      frame.isVerse = true
      frame.blockKind = .verse
    }
    if kind == .division, types.classes.contains(where: ElementTypes.stanzas.contains) {
      frame.isStanza = true
      frame.isVerse = true
      frame.blockKind = .verse
    }
    if let whiteSpace = meaning.style.whiteSpace { frame.whiteSpace = whiteSpace }
    if kind == .figure { frame.hasCaption = hasCaption(index) }
    return frame
  }

  /// Ends what an element that stands apart ends.
  private mutating func startPlace(
    _ frame: inout OpenElement, _ kind: ElementKind, _ meaning: Meaning
  ) {
    switch kind {
    case .row, .cell, .table: return
    default: break
    }
    if kind.isBlock {
      if frames.last?.isStanza == true, !frame.isStanza, kind == .division || kind == .paragraph {
        frame.isLine = true
        breakLine()
        return
      }
      frame.isBlock = true
      endPart()
    } else if meaning.style.display == .block {
      // An inline element that is shown as a block is a line of the paragraph that it stands in.
      switch frames.last?.kind {
      case .division, .quotation, .aside, .figure, .details, nil:
        frame.isBlock = true
        endPart()
      default:
        frame.isLine = true
        breakLine()
      }
    }
  }

  private mutating func enterContainers(
    _ frame: inout OpenElement, _ kind: ElementKind, _ types: ElementTypes, _ index: Int
  ) {
    switch kind {
    case .quotation: frame.containers += enter(.quotation)
    case .definition: frame.containers += enter(.definition)
    case .figure: frame.containers += enter(.figure)
    case .aside where !frame.isInNote: frame.containers += enter(.aside)
    default:
      if types.isAny(of: ElementTypes.asides), kind.isBlock { frame.containers += enter(.aside) }
    }
    if types.isAny(of: ElementTypes.verses), kind.isBlock, frames.last?.isVerse != true {
      frame.containers += enter(.verse)
    }
  }

  // MARK: What an element brings

  private mutating func readContent(
    _ frame: inout OpenElement, _ kind: ElementKind, _ types: ElementTypes, _ meaning: Meaning,
    _ element: XMLElement
  ) {
    let index = frame.node
    switch kind {
    case .rule:
      endPart()
      if !isInCell { emit(.thematicBreak) }
    case .lineBreak: readLineBreak()
    case .image: readImage(index, element)
    case .input: readInput(index, element)
    case .list(let isOrdered):
      startList(&frame, isOrdered: isOrdered, meaning.style, element)
    case .item: startItem(&frame, meaning.style, element)
    case .table: startTable(&frame, index, types)
    case .row: startRow(&frame)
    case .cell: startCell(&frame)
    case .ruby:
      rubies.append(RubyText(at: builder.count))
      frame.ruby = true
    case .rubyBase, .rubyReading, .rubyContainer: startRubyPart(kind)
    case .division where element.name.local == "tfoot": frame.footerStart = blocks.count
    case .superscript: startScript(&frame)
    case .quote: frame.closingQuote = openQuote(index)
    default: break
    }
    readLabel(index, kind, element)
  }

  private mutating func readLineBreak() {
    guard builder.count > textStart else { return }
    space = nil
    lineBreaks += 1
    if isInCell || blockKind != .paragraph {
      breaks = lineBreaks
    } else if lineBreaks > 1 {
      // Two line ends part paragraphs, where the author has no better way.
      endBlock()
    } else {
      breaks = 1
    }
  }

  /// Returns the language of programs that a class names, as editors write it.
  private func codeLanguage(of index: Int, _ element: XMLElement) -> String? {
    var classes = ElementTypes(element).classes
    let children = index + 1..<min(tree.nodes[index].end, index + 3)
    for child in children {
      if let inner = tree.element(at: child), inner.name.local == "code" {
        classes += ElementTypes(inner).classes
      }
    }
    for name in classes {
      for prefix in ["language-", "lang-"] where name.hasPrefix(prefix) {
        return String(name.dropFirst(prefix.count))
      }
    }
    return nil
  }

  /// Returns the names of the place where an element starts.
  func anchors(of element: XMLElement) -> [Mark.Kind] {
    guard !element.attributes.isEmpty else { return [] }
    var names: [String] = []
    for attribute in element.attributes where !attribute.value.isEmpty {
      let isName = attribute.name.local == "name" && element.name.local == "a"
      guard attribute.name.local == "id" || isName, !names.contains(attribute.value) else {
        continue
      }
      names.append(attribute.value)
    }
    return names.map { .anchor($0) }
  }

  // MARK: The head

  /// Reads the title, and leaves out all of the head.
  private mutating func readHead(_ index: Int) -> Int {
    let end = tree.nodes[index].end
    var scriptEnd = index
    for node in index..<end {
      switch tree.nodes[node].content {
      case .text(let text):
        omit(addSource(text, of: node), node < scriptEnd ? .script : .head)
      case .element(let element):
        let name = element.name.local.lowercased()
        if name == "title", title == nil {
          let words = tree.text(of: node).collapsed
          if !words.isEmpty { title = words }
        }
        if ElementKind.of(name) == .script { scriptEnd = tree.nodes[node].end }
      }
    }
    return end
  }

  // MARK: Quotation marks

  /// Writes the sign that browsers write before a quotation, unless the author did.
  ///
  /// - Returns: The sign that ends it.
  private mutating func openQuote(_ index: Int) -> String? {
    let text = shortText(of: index, limit: 8)
    guard let first = text.unicodeScalars.first, !QuotationMarks.all.contains(first) else {
      return nil
    }
    let depth = frames.count { $0.kind == .quote }
    // The language of the package is not that of the text (EPUB RS 3.3 §4.2).
    let used = (scopes.last?.attributes.language ?? language)?.primary ?? "en"
    let signs = QuotationMarks.signs(language: used, isInner: depth % 2 == 1)
    addMade(signs.open)
    return signs.close
  }

  private mutating func addClosing(_ sign: String) {
    let waiting = space
    space = nil
    addMade(sign)
    space = waiting
  }
}
