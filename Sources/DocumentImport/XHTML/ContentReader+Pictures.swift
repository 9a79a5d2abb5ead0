import ReadingContent
import XMLTree

/// Pictures, and elements that only have a label.
extension ContentReader {
  // MARK: Images

  mutating func readImage(_ index: Int, _ element: XMLElement) {
    for name in ["alt", "aria-label", "title"] {
      guard let text = element.attribute(name) else { continue }
      // An empty text says that the picture shows nothing that matters.
      if text.utf8.allSatisfy(\.isWhiteSpace) {
        if name == "alt" { return }
        continue
      }
      addAlternative(text, name, of: index)
      return
    }
    if ["presentation", "none"].contains(element.attribute("role") ?? "") { return }
    addNameless(index)
  }

  /// Adds a picture of which nothing is said.
  mutating func addNameless(_ index: Int) {
    guard frames.last?.hasCaption != true else { return }
    if nameless.count == 0 { nameless.first = index }
    nameless.count += 1
    let used = scopes.last?.attributes.language ?? language ?? options.language
    partWords()
    addMade(StructurePhrases.find(for: used).words(for: .image), style: partStyle(.image))
    partsNext = true
    if standsAlone(index) { endPart() }
  }

  mutating func warnOfNamelessPictures() {
    guard nameless.count > 0 else { return }
    let words =
      nameless.count == 1
      ? "a picture has no alternative text; only a word for it is read"
      : "\(nameless.count) pictures have no alternative text; only a word for each is read"
    warn(at: nameless.first, words)
  }

  /// Adds the words for a picture.
  private mutating func addAlternative(_ text: String, _ name: String, of index: Int) {
    let range = addSource(text, of: index, attribute: name)
    if isDropCap(text, index) {
      addText(range)
      return
    }
    let isAlone = standsAlone(index)
    let outer = style
    partWords()
    style = partStyle(.image)
    addText(range)
    style = outer
    space = nil
    partsNext = true
    if isAlone { endPart() }
  }

  /// The style of text that is also a part of some kind.
  mutating func partStyle(_ part: TextPart) -> SpeechStyle {
    var attributes = scopes.last?.attributes ?? SpeechAttributes()
    attributes.part = part
    return builder.styles.style(attributes)
  }

  /// Whether a picture of a letter starts the word that follows.
  private func isDropCap(_ text: String, _ index: Int) -> Bool {
    let letters = text.collapsed
    guard letters.unicodeScalars.count == 1,
      letters.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic }),
      let next = textAfter(index)
    else { return false }
    return next.unicodeScalars.first?.properties.isAlphabetic ?? false
  }

  /// The text that follows an element, in the same block or in inline elements.
  func textAfter(_ index: Int) -> String? {
    var next = tree.nodes[index].end
    for _ in 0..<4 {
      guard tree.nodes.indices.contains(next) else { return nil }
      switch tree.nodes[next].content {
      case .text(let text): return text
      case .element(let element):
        if ElementKind.of(element.name.local).isBlock { return nil }
        next += 1
      }
    }
    return nil
  }

  /// Whether a picture has neither text before it in its block nor behind it.
  private func standsAlone(_ index: Int) -> Bool {
    guard builder.count == textStart, let parent = frames.last else { return false }
    guard parent.isBlock || parent.kind == .anchor else { return false }
    var next = tree.nodes[index].end
    while next < parent.end {
      switch tree.nodes[next].content {
      case .text(let text):
        if text.utf8.contains(where: { !$0.isWhiteSpace }) { return false }
        next += 1
      case .element(let element):
        let kind = ElementKind.of(element.name.local)
        return kind.isBlock || kind == .image || kind == .lineBreak
      }
    }
    return true
  }

  /// Whether a figure has a caption of its own.
  func hasCaption(_ index: Int) -> Bool {
    for node in index..<min(tree.nodes[index].end, index + 256) {
      guard let element = tree.element(at: node) else { continue }
      if ElementKind.of(element.name.local) == .figureCaption { return true }
    }
    return false
  }

  // MARK: Labels

  /// Reads the label of an element that has no text.
  mutating func readLabel(_ index: Int, _ kind: ElementKind, _ element: XMLElement) {
    guard kind != .image, kind != .input, let label = element.attribute("aria-label"),
      !label.utf8.allSatisfy(\.isWhiteSpace), scopes.last?.attributes.silence == nil,
      !hasContent(index)
    else { return }
    if ElementTypes(element).has("pagebreak") { return }
    partWords()
    addText(addSource(label, of: index, attribute: "aria-label"))
    partsNext = true
  }

  /// Whether anything in an element is read.
  private func hasContent(_ index: Int) -> Bool {
    let end = tree.nodes[index].end
    for node in index + 1..<max(index + 1, min(end, index + 64)) {
      switch tree.nodes[node].content {
      case .text(let text):
        if text.utf8.contains(where: { !$0.isWhiteSpace }) { return true }
      case .element(let element):
        if ElementKind.of(element.name.local) == .image { return true }
      }
    }
    return end > index + 64
  }

  mutating func readInput(_ index: Int, _ element: XMLElement) {
    switch element.attribute("type")?.lowercased() {
    case "submit", "button", "reset":
      guard let value = element.attribute("value"), !value.isEmpty else { return }
      partWords()
      addText(addSource(value, of: index, attribute: "value"))
      partsNext = true
    case "image": readImage(index, element)
    default: break
    }
  }

  // MARK: SVG

  /// Starts an element of SVG.
  ///
  /// - Returns: The node after it, where it is done with.
  mutating func openPicture(_ index: Int, _ element: XMLElement, name: String) -> Int? {
    switch name {
    case "svg":
      if frames.last?.isInSVG == true || hasContent(index) { return nil }
      let hasLabel = element.attribute("aria-label") != nil
      if hasLabel { return nil }
      let hasImage = (index..<tree.nodes[index].end).contains {
        tree.element(at: $0)?.name.local == "image"
      }
      if hasImage, element.attribute("aria-hidden") != "true" { addNameless(index) }
      return skip(index, .markup)
    case "metadata": return skip(index, .head)
    case "title", "desc": partWords()
    case "text": breakLine()
    default: break
    }
    return nil
  }
}
