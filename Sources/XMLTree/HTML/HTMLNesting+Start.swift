extension HTMLNesting {
  /// Takes a start tag.
  mutating func start(_ tag: HTMLTag) {
    if isInForeign {
      if !Self.leavesForeign(tag) { return startForeign(tag) }
      while stack.count > 2, isInForeign { pop() }
    } else if let top = stack.last, top.space == .math, HTMLKind.of(tag.name).isEmpty,
      !Self.phrasing.contains(tag.name)
    {
      // What HTML does not know stays MathML inside `mi` and the like.
      return startForeign(tag)
    }
    var tag = tag
    if tag.name == "image" { tag.name = "img" }
    switch tag.name {
    case "html", "body", "frameset": return startDocument(tag)
    case "head": return openHead(tag)
    default: break
    }
    let kind = HTMLKind.of(tag.name)
    if phase != .body, !isInTemplate {
      if kind.contains(.head) {
        if phase == .start { openHead(HTMLTag(name: "head", offset: tag.offset)) }
        return push(tag)
      }
      openBody(at: tag.offset)
    }
    startInBody(tag, kind)
  }

  /// Phrasing elements that are of no special kind but known to HTML.
  private static let phrasing: Set<String> = [
    "a", "abbr", "bdi", "bdo", "cite", "data", "del", "dfn", "ins", "kbd", "label", "mark", "math",
    "q", "samp", "svg", "time",
  ]

  /// A second `body` or `html` that says something of its own holds what follows it; in the head
  /// that is the body.
  private mutating func startDocument(_ tag: HTMLTag) {
    if tag.name == "html", stack.isEmpty { return openHTML(tag) }
    if tag.name != "html", phase != .body { return openBody(tag) }
    let says = tag.attributes.contains { ["lang", "xml:lang", "dir"].contains($0.name) }
    guard says else { return }
    guard phase == .body else {
      lateHTML = tag
      return
    }
    closeParagraph()
    push(tag)
  }

  private mutating func startInBody(_ tag: HTMLTag, _ kind: HTMLKind) {
    switch tag.name {
    case "li": closeItem(["li"])
    case "dd", "dt": closeItem(["dd", "dt"])
    case "option": if stack.last?.name == "option" { pop() }
    case "optgroup":
      if stack.last?.name == "option" { pop() }
      if stack.last?.name == "optgroup" { pop() }
    case "rb", "rtc": if inScope("ruby") != nil { closeImplied() }
    case "rp", "rt": if inScope("ruby") != nil { closeImplied(except: "rtc") }
    case "a", "nobr": endInline(tag.name)
    case "button", "select":
      if let index = inScope(tag.name) { pop(through: index) }
    case "form":
      // Forms do not stand in one another.
      if !isInTemplate, isOpen("form"), stack.contains(where: { $0.name == "form" && !$0.isEnded })
      {
        return
      }
    case "table":
      if let table = tableIndex, isBetweenCells(of: table) { pop(through: table) }
    case "svg": return startForeign(tag, in: .svg)
    case "math": return startForeign(tag, in: .math)
    default: break
    }
    if kind.contains(.table) { return startTablePart(tag) }
    if kind.contains(.endsParagraph) || tag.name == "li" || tag.name == "dd" || tag.name == "dt"
      || kind.contains(.heading)
    {
      closeParagraph()
    }
    if kind.contains(.heading), stack.last?.kind.contains(.heading) == true { pop() }
    push(tag)
  }

  /// Ends the item of the list that is open.
  private mutating func closeItem(_ names: [String]) {
    guard names.contains(where: isOpen) else { return }
    for index in stack.indices.dropFirst(2).reversed() {
      let open = stack[index]
      if names.contains(open.name), open.space == .html { return pop(through: index) }
      let isPassed = open.name == "address" || open.name == "div" || open.name == "p"
      if open.kind.contains(.special), !isPassed { return }
    }
  }

  // MARK: Tables

  /// The table that is open, innermost.
  private var tableIndex: Int? {
    guard isOpen("table") else { return nil }
    for index in stack.indices.dropFirst(2).reversed() {
      if stack[index].name == "table" { return index }
      if stack[index].name == "template" { return nil }
    }
    return nil
  }

  private func isBetweenCells(of table: Int) -> Bool {
    !stack[(table + 1)...].contains { ["td", "th", "caption"].contains($0.name) }
  }

  private mutating func startTablePart(_ tag: HTMLTag) {
    guard let table = tableIndex else { return startLoosePart(tag) }
    func last(_ names: Set<String>) -> Int? {
      stack[(table + 1)...].lastIndex { names.contains($0.name) && $0.space == .html }
    }
    let groups: Set<String> = ["tbody", "thead", "tfoot"]
    switch tag.name {
    case "td", "th":
      if let row = last(["tr"]) {
        pop(through: row + 1)
      } else {
        pop(through: (last(groups) ?? table) + 1)
        push(implied: "tr", at: tag.offset)
      }
    case "tr": pop(through: (last(groups) ?? table) + 1)
    case "col": pop(through: (last(["colgroup"]) ?? table) + 1)
    default: pop(through: table + 1)
    }
    push(tag)
  }

  /// A part of a table without a table, as in a piece cut out of a page.
  private mutating func startLoosePart(_ tag: HTMLTag) {
    let ended: [String]
    switch tag.name {
    case "td", "th": ended = ["td", "th"]
    case "tr": ended = ["tr"]
    default: ended = ["caption", "colgroup", "tbody", "tfoot", "thead"]
    }
    guard ended.contains(where: isOpen) else { return push(tag) }
    for index in stack.indices.dropFirst(2).reversed() where ended.contains(stack[index].name) {
      pop(through: index)
      break
    }
    push(tag)
  }

  // MARK: SVG and MathML

  private static func leavesForeign(_ tag: HTMLTag) -> Bool {
    if tag.name == "font" {
      return tag.attributes.contains { ["color", "face", "size"].contains($0.name) }
    }
    return HTMLKind.of(tag.name).contains(.leavesForeign)
  }

  private mutating func startForeign(_ tag: HTMLTag, in space: HTMLName.Space? = nil) {
    let space = space ?? (tag.name == "svg" ? .svg : stack.last?.space ?? .html)
    var name: String?
    var holdsHTML = false
    switch (space, tag.name) {
    case (.svg, "foreignobject"):
      name = "foreignObject"
      holdsHTML = true
    case (.svg, "desc"), (.svg, "title"): holdsHTML = true
    case (.math, "mi"), (.math, "mo"), (.math, "mn"), (.math, "ms"), (.math, "mtext"):
      holdsHTML = true
    case (.math, "annotation-xml"):
      let encoding = tag.value(of: "encoding")?.lowercased()
      holdsHTML = encoding == "text/html" || encoding == "application/xhtml+xml"
    default: break
    }
    push(tag, space: space, name: name, holdsHTML: holdsHTML)
  }
}
