/// Puts the elements of an HTML text inside one another (HTML §13.2.6) and sends them as events.
///
/// What the standard would move stays at its place, since events cannot be taken back: text in a
/// table outside its cells stands in the table. A formatting element whose end tag comes inside
/// another element ends with that element; one that a paragraph cuts off does not go on in the next.
struct HTMLNesting {
  /// An element that has started and not ended.
  struct Open {
    let name: String
    let kind: HTMLKind
    let space: HTMLName.Space
    /// Whether what stands in it is HTML although it is not.
    var holdsHTML = false
    /// Whether its end tag has come inside an element that goes on.
    var isEnded = false
  }

  /// How far the text is.
  enum Phase {
    case start
    case head
    case afterHead
    case body
  }

  private(set) var tokens: HTMLTokens
  private let limits: XMLLimits
  private let visit: (XMLEvent) -> Bool
  private(set) var stack: [Open] = []
  /// How many elements of each name are open, so that most are not searched for in vain.
  private var counts: [String: Int] = [:]
  var phase = Phase.start
  /// A tag `html` that came after the element had been opened without it.
  var lateHTML: HTMLTag?
  /// How many elements `template` are open.
  private var templates = 0
  /// Whether tags end as in XML.
  private(set) var isXHTML: Bool
  private var text: [UInt8] = []
  private var textOffset = 0
  private var dropsLineEnd = false
  private var nodes = 0
  private var cursor = PositionCursor()
  private var isDone = false
  private var fault: XMLFault?

  /// Takes a text without forbidden characters.
  init(
    _ bytes: [UInt8], limits: XMLLimits, character: @escaping (String) -> String?,
    visit: @escaping (XMLEvent) -> Bool
  ) {
    tokens = HTMLTokens(bytes, characters: HTMLCharacters(named: character))
    self.limits = limits
    self.visit = visit
    isXHTML = bytes.starts(with: "<?xml".utf8)
  }

  /// Reads all of it; returns the fault that ended the reading.
  mutating func run() -> XMLFault? {
    while !isDone {
      tokens.hasCDATA = isXHTML || isInForeign
      guard let token = tokens.next() else { break }
      switch token {
      case .start(let tag):
        dropsLineEnd = false
        start(tag)
      case .end(let name, let offset):
        dropsLineEnd = false
        end(name, at: offset)
      case .text(let range): add(range, isPlain: false)
      case .plain(let range): add(range, isPlain: true)
      }
    }
    if !isDone { openBody(at: tokens.offset) }
    while !isDone, !stack.isEmpty { pop() }
    return fault
  }

  /// Whether an element of SVG or MathML is the last that is open, and what is in it is not HTML.
  var isInForeign: Bool {
    stack.last.map { $0.space != .html && !$0.holdsHTML } ?? false
  }

  // MARK: Text

  mutating func add(_ range: Range<Int>, isPlain: Bool) {
    var range = range
    if dropsLineEnd {
      dropsLineEnd = false
      if tokens.bytes[range].starts(with: [0x0D, 0x0A]) {
        range = range.lowerBound + 2..<range.upperBound
      } else if let first = tokens.bytes[range].first, first == 0x0A || first == 0x0D {
        range = range.lowerBound + 1..<range.upperBound
      }
    }
    if phase != .body, templates == 0, !isInHeadElement {
      guard let first = range.first(where: { !tokens.bytes[$0].isHTMLSpace }) else { return }
      range = first..<range.upperBound
      openBody(at: first)
    }
    guard !range.isEmpty else { return }
    if text.isEmpty { textOffset = range.lowerBound }
    if isPlain {
      HTMLCharacters.appendPlain(tokens.bytes, range, to: &text)
    } else {
      tokens.append(range, to: &text)
    }
  }

  /// Whether text belongs to an element of the head, such as the title.
  private var isInHeadElement: Bool {
    guard let top = stack.last else { return false }
    return top.name != "html" && top.name != "head" && top.name != "noscript"
  }

  private mutating func flushText() {
    guard !text.isEmpty else { return }
    defer { text.removeAll(keepingCapacity: true) }
    guard isWithinNodes(at: textOffset) else { return }
    send(.text(String(decoding: text, as: UTF8.self), position(of: textOffset)))
  }

  // MARK: Elements

  /// Opens an element that has no tag of its own.
  mutating func push(implied name: String, at offset: Int) {
    push(HTMLTag(name: name, offset: offset))
  }

  /// Opens the element of a tag, and ends it where it has no content.
  mutating func push(
    _ tag: HTMLTag, space: HTMLName.Space = .html, name: String? = nil, holdsHTML: Bool = false
  ) {
    // Browsers, too, nest only so far.
    if stack.count >= limits.depth, stack.count > 2 { pop() }
    flushText()
    guard !isDone, isWithinNodes(at: tag.offset) else { return }
    let kind = space == .html ? HTMLKind.of(tag.name) : holdsHTML ? [.boundary, .special] : []
    let isVoid = kind.contains(.void)
    let ends = isVoid || tag.endsItself && (isXHTML || space != .html)
    send(
      .start(
        XMLElement(
          name: XMLName(name ?? tag.name, namespace: space.uri),
          attributes: HTMLName.attributes(of: tag), position: position(of: tag.offset),
          endsItself: isVoid || tag.endsItself)))
    // The three that hold all others stay open, however they are written.
    if ends, !["html", "head", "body"].contains(tag.name) {
      send(.end)
      return
    }
    counts[tag.name, default: 0] += 1
    stack.append(Open(name: tag.name, kind: kind, space: space, holdsHTML: holdsHTML))
    if tag.name == "template", space == .html { templates += 1 }
    dropsLineEnd = space == .html && ["pre", "listing", "textarea"].contains(tag.name)
    if kind.contains(.raw) { readRaw(tag) }
  }

  /// Reads the text of an element that holds no others.
  private mutating func readRaw(_ tag: HTMLTag) {
    let hasReferences = tag.name == "title" || tag.name == "textarea"
    if let range = tag.name == "plaintext" ? nil : tokens.content(of: tag.name) {
      add(range, isPlain: !hasReferences)
    } else if hasReferences {
      // The standard would make all that follows one title.
    } else if tag.name == "iframe" {
      pop()
    } else {
      add(tokens.rest(), isPlain: true)
    }
  }

  /// Ends the element that was opened last, and those whose end tags came before.
  mutating func pop() {
    flushText()
    guard let top = stack.popLast() else { return }
    counts[top.name, default: 0] -= 1
    if top.name == "template", top.space == .html { templates -= 1 }
    send(.end)
    while !isDone, stack.count > 2, let next = stack.last, next.isEnded {
      stack.removeLast()
      counts[next.name, default: 0] -= 1
      send(.end)
    }
  }

  /// Ends an element and all that is open in it.
  mutating func pop(through index: Int) {
    while !isDone, stack.count > index { pop() }
  }

  /// Whether an element of a name is open.
  func isOpen(_ name: String) -> Bool { counts[name, default: 0] > 0 }

  /// Marks an element whose end tag came inside another; it ends with that.
  mutating func markEnded(at index: Int) { stack[index].isEnded = true }

  // MARK: The parts of a document

  /// Opens `html`, with the attributes of a tag if there is one.
  mutating func openHTML(_ tag: HTMLTag) {
    guard stack.isEmpty else { return }
    if tag.value(of: "xmlns") == XMLName.xhtmlNamespace { isXHTML = true }
    push(tag)
  }

  /// Opens `head` where it has not been.
  mutating func openHead(_ tag: HTMLTag) {
    guard phase == .start else { return }
    openHTML(HTMLTag(name: "html", offset: tag.offset))
    phase = .head
    push(tag)
  }

  /// Ends the head where it is open.
  mutating func closeHead() {
    guard phase == .head else { return }
    pop(through: 1)
    phase = .afterHead
  }

  /// Opens `body` where it has not been.
  mutating func openBody(at offset: Int) {
    openBody(HTMLTag(name: "body", offset: offset))
  }

  /// Opens `body` with the attributes of a tag.
  mutating func openBody(_ tag: HTMLTag) {
    guard phase != .body else { return }
    openHTML(HTMLTag(name: "html", offset: tag.offset))
    closeHead()
    pop(through: 1)
    phase = .body
    push(tag)
    if let tag = lateHTML { push(tag) }
    lateHTML = nil
  }

  /// Whether a template is open, in which anything may stand.
  var isInTemplate: Bool { templates > 0 }

  // MARK: What is sent

  private mutating func position(of offset: Int) -> XMLPosition {
    tokens.bytes.withUnsafeBufferPointer { cursor.position(ofByte: offset, in: $0) }
  }

  private mutating func isWithinNodes(at offset: Int) -> Bool {
    nodes += 1
    guard nodes > limits.nodes, fault == nil else { return !isDone }
    let place = position(of: offset)
    fault = XMLFault(.tooManyNodes(most: limits.nodes), line: place.line, column: place.column)
    isDone = true
    return false
  }

  private mutating func send(_ event: XMLEvent) {
    guard !isDone else { return }
    if !visit(event) { isDone = true }
  }
}
