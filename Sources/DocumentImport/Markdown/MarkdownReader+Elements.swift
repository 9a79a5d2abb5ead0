import ReadingContent

/// The elements of HTML and SSML around the text, and what they ask of the voice.
extension MarkdownReader {
  /// Enters the element that a start tag starts; one without content is left again at once.
  ///
  /// - Parameters:
  ///   - tag: The tag, in ``tree``'s strings.
  ///   - isInline: Whether it stands within the text of a block of Markdown.
  ///   - readContent: Reads what an element without an end tag shows.
  mutating func openElement(
    _ tag: HTMLTag, isInline: Bool, readContent: (inout MarkdownReader) -> Void
  ) {
    if let index = elements.index(endedByStartOf: tag.name, containers: containers.count) {
      closeElement(at: index)
    }
    let isVoid = tag.isEmpty || HTMLTag.voidNames.contains(tag.name)
    var element = OpenElements.Element(
      name: tag.name, containers: containers.count, isInline: isInline,
      place: source(tag.range.lowerBound))
    if !isVoid, !canOpen(element) { return }
    // What is inside hidden text asks nothing.
    if elements.hidden == 0 {
      var meaning = meaning(of: tag)
      report(meaning.faults)
      if let pause = meaning.pause { addPause(pause) }
      if RubyText.parts.contains(tag.name), ruby != nil, tag.name != "rb" {
        meaning.isSilent = true
      }
      element.alphabet = meaning.alphabet
      element.isHidden = meaning.isHidden
      if tag.name == "ruby" { element.ruby = RubyText(at: builder.count) }
      let change = change(of: meaning)
      element.scope = enterScope(of: change, by: element)
      if !isInline, !isVoid, note == nil, element.scope != nil || element.isHidden {
        element.blockScope = blockScopes.start(
          change, isHidden: element.isHidden, at: element.place)
      }
      if RubyText.parts.contains(tag.name) { startRubyPart(tag.name) }
    }
    guard !isVoid else {
      if !element.isHidden { readContent(&self) }
      if let scope = element.scope { leaveScope(scope) }
      return
    }
    if element.isHidden { hiddenStart = builder.count }
    if !isInline, elements.hidden == 0, !element.isHidden { startStructure(&element, tag) }
    elements.open(element)
    if element.container != nil { noteEntered() }
  }

  /// Leaves the innermost element of a name; an end tag without a start means nothing.
  mutating func closeElement(named name: String) {
    if elements.closeIgnored(name) { return }
    guard let index = elements.index(endedBy: name, containers: containers.count) else { return }
    closeElement(at: index)
  }

  /// Leaves an element and those inside of it, but for those of formatting, which go on after it.
  mutating func closeElement(at index: Int) {
    var inner = elements.all.count - 1
    while inner > index {
      if !OpenElements.formatting.contains(elements[inner].name) {
        leave(elements.remove(at: inner))
      }
      inner -= 1
    }
    leave(elements.remove(at: index))
  }

  /// Leaves the elements that started within the text of a block, which ends here.
  mutating func closeInlineElements() {
    while let last = elements.all.last, last.isInline {
      reportMissingEnd(of: last, "it ends with the text around it")
      leave(elements.remove(at: elements.all.count - 1))
    }
  }

  /// Leaves the elements in a quotation, an item or a note that ends here.
  mutating func closeContainer() {
    while let last = elements.all.last, last.containers > containers.count {
      leave(elements.remove(at: elements.all.count - 1))
    }
  }

  /// Leaves all elements at the end of the text.
  mutating func closeAllElements() {
    while let last = elements.all.last {
      reportMissingEnd(
        of: last,
        last.isHidden
          ? "nothing of the text after it is shown" : "what it asks holds to the end of the text")
      leave(elements.remove(at: elements.all.count - 1))
    }
  }

  private mutating func leave(_ element: OpenElements.Element) {
    if let index = element.blockScope { blockScopes.end(index, at: body(nextLine).lowerBound) }
    if element.isHidden, elements.hidden == 0 { dropHiddenText() }
    if elements.hidden == 0 { endRubyPart(element) }
    if element.tablePart != nil { endStructure(element) }
    if element.hasMarker, row == nil { flushMarkers() }
    if let scope = element.scope { leaveScope(scope) }
  }

  private mutating func reportMissingEnd(of element: OpenElements.Element, _ consequence: String) {
    guard element.scope != nil || element.isHidden, element.name != OpenElements.div,
      !["li", "dt", "dd", "td", "th", "tr", "p", "rt", "rp", "rb", "html", "body"]
        .contains(element.name)
    else { return }
    warn(at: element.place, "<\(element.name)> has no end tag; \(consequence)")
  }

  mutating func canOpen(_ element: OpenElements.Element) -> Bool {
    if elements.all.count < OpenElements.deepest { return true }
    elements.ignore(element.name)
    if !isDepthReported {
      isDepthReported = true
      warn(
        at: element.place,
        "more than \(OpenElements.deepest) elements are nested here; the inner ones ask for nothing"
      )
    }
    return false
  }

  // MARK: What an element asks

  private mutating func meaning(of tag: HTMLTag) -> ElementMeaning {
    let strings = tree.strings
    var entities = entities
    let meaning = ElementMeaning(
      of: tag, in: strings, text: tag.name == "time" ? textAfter(tag) : "",
      expandsAbbreviations: expandsAbbreviations
    ) { Self.decoded(strings, $0, &entities) }
    self.entities = entities
    return meaning
  }

  /// Returns the text up to the next tag, as far as it can be a date or a time.
  private func textAfter(_ tag: HTMLTag) -> String {
    let start = tag.range.upperBound
    let rest = tree.strings[start..<max(start, min(inline.end, start + 64))]
    return String(decoding: rest.prefix { $0 != .lessThan }, as: UTF8.self)
  }

  /// Returns the text of an attribute's value.
  static func decoded(
    _ bytes: [UInt8], _ range: Range<Int>, _ entities: inout EntityTable
  ) -> String {
    var result: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == .ampersand,
        let found = entities.decode(bytes, at: index, end: range.upperBound)
      {
        result += found.text
        index = found.end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Enters what an element asks.
  ///
  /// - Returns: The scope; nothing where it asks nothing of the text inside.
  private mutating func enterScope(of change: SpeechChange, by element: OpenElements.Element)
    -> Int?
  {
    guard !change.asksNothing else { return nil }
    // A paragraph or a heading holds no other block, so it can be pronounced as a whole.
    if !element.isInline, HTMLTag.blockNames.contains(element.name),
      !["h1", "h2", "h3", "h4", "h5", "h6", "p"].contains(element.name)
    {
      return enterBlockScope(change, at: element.place)
    }
    return enterScope(change, at: element.place)
  }

  private mutating func change(of meaning: ElementMeaning) -> SpeechChange {
    let (change, faults) = meaning.change(alphabet: elements.alphabet)
    for fault in faults { warn(at: source(fault.place), fault.message) }
    return change
  }

  /// Enters what the elements around a note asked where it was written.
  mutating func enterScopes(ofNoteAt place: Int) {
    for scope in blockScopes.around(place) {
      var element = OpenElements.Element(
        name: OpenElements.div, containers: containers.count, isInline: false, place: place)
      element.isHidden = scope.isHidden
      if elements.hidden == 0 {
        var change = scope.change
        change.pauseBefore = nil
        change.pauseAfter = nil
        if !change.isEmpty { element.scope = enterBlockScope(change, at: place) }
        if element.isHidden { hiddenStart = builder.count }
      }
      elements.open(element)
    }
  }

  private mutating func addPause(_ pause: ElementMeaning.Ask) {
    inline.joinsBlanks = true
    guard let milliseconds = SpeechValue.pause(pause.value) else {
      report(
        [.unknownValue(pause.value, attribute: "time", allowed: SpeechValue.pauses)],
        at: source(pause.place))
      return
    }
    addPause(milliseconds, at: source(pause.place))
  }

  private mutating func report(_ faults: [ElementMeaning.Fault]) {
    for fault in faults { warn(at: source(fault.place), fault.message) }
  }

  func source(_ content: Int) -> Int {
    sourceRange(of: content..<content + 1)?.lowerBound ?? firstByte
  }

  // MARK: Hidden text

  /// Takes hidden text off the end of the block's text.
  mutating func dropHiddenText() {
    silenced += builder.truncate(to: hiddenStart)
    inline.joinsBlanks = true
  }

  /// Forgets where the texts of open elements started, since a text ends here.
  mutating func startNewTexts() {
    for index in scopes.indices { scopes[index].textStart = -1 }
    for index in elements.all.indices where elements[index].ruby != nil {
      elements[index].ruby = RubyText(at: 0)
    }
  }

  /// Leaves a paragraph of HTML, which ends with its block.
  mutating func closeParagraph() {
    // A div ends a paragraph wherever it starts.
    guard let index = elements.index(endedByStartOf: "div", containers: containers.count) else {
      return
    }
    closeElement(at: index)
  }
}
