extension HTMLNesting {
  /// Takes an end tag.
  mutating func end(_ name: String, at offset: Int) {
    if endForeign(name) { return }
    let kind = HTMLKind.of(name)
    switch name {
    case "html", "body", "frameset":
      guard let index = stack.lastIndex(where: { $0.name == name }), index >= 2 else { return }
      pop(through: index)
    case "head": closeHead()
    case "br": start(HTMLTag(name: "br", offset: offset))
    case "p":
      guard phase == .body || isInTemplate else { return }
      // One without a start tag is an empty paragraph, which parts what stands around it.
      if inScope("p", alsoAt: ["button"]) == nil { push(implied: "p", at: offset) }
      closeParagraph()
    case "li":
      if let index = inScope("li", alsoAt: ["ol", "ul"]) { pop(through: index) }
    case "dd", "dt":
      if let index = inScope(name) { pop(through: index) }
    case "template":
      guard let index = stack.lastIndex(where: { $0.name == name }), index >= 1 else { return }
      pop(through: index)
    case "svg", "math", "foreignobject":
      // HTML without end tags may stand in them.
      if let index = stack.lastIndex(where: { $0.name == name }), index >= 2 {
        pop(through: index)
      }
    case "table":
      if let index = inTable([name]) { pop(through: index) }
    default:
      if kind.contains(.table) {
        if let index = inTable([name]) { pop(through: index) }
      } else if kind.contains(.heading) {
        endHeading()
      } else if kind.contains(.block) {
        if let index = inScope(name) { pop(through: index) }
      } else if !kind.contains(.void) {
        endInline(name)
      }
    }
  }

  private mutating func endForeign(_ name: String) -> Bool {
    guard let top = stack.last, top.space != .html else { return false }
    for index in stack.indices.dropFirst(2).reversed() {
      if stack[index].space == .html { return false }
      if stack[index].name == name {
        pop(through: index)
        return true
      }
    }
    return false
  }

  private mutating func endHeading() {
    for index in stack.indices.dropFirst(2).reversed() {
      if stack[index].kind.contains(.heading) { return pop(through: index) }
      if stack[index].kind.contains(.boundary) { return }
    }
  }

  /// Ends an element that blocks may stand in: at once, or with the block that it ends in.
  mutating func endInline(_ name: String) {
    var isAcross = false
    for index in stack.indices.dropFirst(1).reversed() {
      let open = stack[index]
      if open.name == name, open.space == .html, !open.isEnded {
        if isAcross { markEnded(at: index) } else { pop(through: index) }
        return
      }
      if open.kind.contains(.boundary) { return }
      if open.kind.contains(.special) { isAcross = true }
    }
  }

  // MARK: What is open

  /// Finds an open element that what stands around it does not hide.
  func inScope(_ name: String, alsoAt walls: Set<String> = []) -> Int? {
    for index in stack.indices.dropFirst(2).reversed() {
      let open = stack[index]
      if open.name == name, open.space == .html { return index }
      if open.kind.contains(.boundary) || walls.contains(open.name) { return nil }
    }
    return nil
  }

  /// Finds an open part of the innermost table.
  private func inTable(_ names: Set<String>) -> Int? {
    for index in stack.indices.dropFirst(2).reversed() {
      if names.contains(stack[index].name), stack[index].space == .html { return index }
      if stack[index].name == "table" || stack[index].name == "template" { return nil }
    }
    return nil
  }

  /// Ends the paragraph that is open.
  mutating func closeParagraph() {
    if let index = inScope("p", alsoAt: ["button"]) { pop(through: index) }
  }

  /// Ends what needs no end tag.
  mutating func closeImplied(except name: String = "") {
    while let top = stack.last, top.kind.contains(.impliesEnd), top.name != name, stack.count > 2 {
      pop()
    }
  }
}
