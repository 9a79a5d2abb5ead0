import ReadingContent

/// Attributes of blocks as pandoc has them: of divs, headings and code.
extension MarkdownReader {
  /// Starts or ends the div whose fence is a block.
  mutating func readFence(_ fence: DivFence) {
    ledger.omit(fence.range, .markup)
    nextLine = fence.line + 1
    guard fence.isOpening else { return closeDiv(fence) }
    guard fence.partner != nil else {
      warn(
        at: fence.range.lowerBound,
        "the div has no line ::: that ends it; what it asks is not used")
      return
    }
    var element = OpenElements.Element(
      name: OpenElements.div, containers: containers.count, isInline: false,
      place: fence.range.lowerBound)
    element.fence = fence.line
    guard canOpen(element) else { return }
    if elements.hidden == 0, let attributes = fence.attributes {
      var change = SpeechChange()
      if let list = self.attributes(at: attributes.lowerBound, end: attributes.upperBound) {
        change = self.change(of: list)
      } else {
        let word = String(decoding: source.bytes[attributes], as: UTF8.self)
        AttributeVocabulary.add(class: word, to: &change)
      }
      element.scope = enterBlockScope(ifNeeded: change, at: fence.range.lowerBound)
      if element.scope != nil, note == nil {
        element.blockScope = blockScopes.start(
          change, isHidden: false, at: fence.range.lowerBound)
      }
    }
    elements.open(element)
  }

  private mutating func closeDiv(_ fence: DivFence) {
    guard let partner = fence.partner,
      let index = elements.all.lastIndex(where: { $0.fence == partner })
    else { return }
    closeElement(at: index)
  }

  /// Enters what the attributes of a heading ask.
  ///
  /// - Returns: The scope; nothing where they ask nothing.
  mutating func enterAttributes(ofHeading event: CMarkTree.Event) -> Int? {
    guard event.kind == .heading, !headingEnds.isEmpty, elements.hidden == 0 else { return nil }
    let first = line(of: event)
    let last = max(first, firstLine + Int(event.endLine) - 1)
    guard let line = (first...last).first(where: { headingEnds[$0] != nil }),
      let start = headingEnds[line],
      let list = attributes(at: start, end: source.bytes.count)
    else { return nil }
    let change = change(of: list)
    return change.asksNothing ? nil : enterScope(change, at: start)
  }

  /// Enters what the attributes of a code block ask.
  ///
  /// - Parameter info: The bytes of the source after the fence.
  /// - Returns: The scope; nothing where there are none or they ask nothing.
  mutating func enterAttributes(ofCode info: Range<Int>) -> Int? {
    guard elements.hidden == 0, var list = codeAttributes(info) else { return nil }
    // Others are for programs that colour or run the code.
    list.items.removeAll { !$0.key.isEmpty && $0.key != "lang" }
    return enterBlockScope(ifNeeded: change(of: list), at: info.lowerBound)
  }

  /// Returns the attributes in what stands after a code block's fence.
  mutating func codeAttributes(_ info: Range<Int>) -> AttributeList? {
    guard let start = source.bytes[info].firstIndex(of: .openBrace) else { return nil }
    return attributes(at: start, end: info.upperBound)
  }

  /// Returns the attributes whose brace opens at a byte of the source; nothing where there are none.
  mutating func attributes(at start: Int, end: Int) -> AttributeList? {
    var parser = AttributeParser(source.bytes, at: start, end: end, entities: entities)
    defer { entities = parser.entities }
    return parser.braced(isHeading: true)
  }

  private mutating func change(of list: AttributeList) -> SpeechChange {
    let (change, faults) = list.change()
    for (fault, place) in faults { report([fault], at: place) }
    return change
  }

  private mutating func enterBlockScope(ifNeeded change: SpeechChange, at place: Int) -> Int? {
    change.asksNothing ? nil : enterBlockScope(change, at: place)
  }
}
