import ReadingContent
import XMLTree

/// Pictures, formulas, and elements that only have a label.
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

  // MARK: Formulas

  func isMath(_ element: XMLElement) -> Bool {
    element.name.local == "math"
      && (element.name.namespace == XMLName.mathNamespace || element.name.namespace.isEmpty
        || element.name.namespace == XMLName.htmlNamespace)
  }

  /// Reads a formula: its signs are shown, its words are spoken in their place.
  mutating func readMath(_ index: Int, _ element: XMLElement) -> Int {
    let alttext = element.attribute("alttext")?.collapsed ?? ""
    let end = tree.nodes[index].end
    let outer = style
    var attributes = scopes.last?.attributes ?? SpeechAttributes()
    attributes.part = .formula
    if !alttext.isEmpty { attributes.alias = alttext }
    let count = marks.begin(anchors(of: element))
    builder.breakRun()
    style = builder.styles.style(attributes)
    var node = index + 1
    let start = doneCount + builder.count
    while node < end {
      switch tree.nodes[node].content {
      case .text(let text):
        addMathText(addSource(text, of: node))
        node += 1
      case .element(let element):
        if ["annotation", "annotation-xml"].contains(element.name.local) {
          node = skip(node, .alternative)
        } else {
          marks.wait(anchors(of: element))
          node += 1
        }
      }
    }
    if doneCount + builder.count == start, !alttext.isEmpty,
      let text = element.attribute("alttext")
    {
      attributes.alias = nil
      style = builder.styles.style(attributes)
      addText(addSource(text, of: index, attribute: "alttext"))
    }
    builder.breakRun()
    style = outer
    marks.end(count, at: builder.count)
    return end
  }

  private mutating func addMathText(_ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound, source[start].isWhiteSpace { start += 1 }
    guard start < range.upperBound else { return }
    addText(start..<range.upperBound)
    space = nil
  }

  // MARK: Choices

  /// Starts an element of EPUB's own (EPUB 3.3 §I.3.1.1): of the cases of a choice the first that
  /// can be read.
  ///
  /// - Returns: The node after it, where it is left out.
  mutating func openChoice(_ index: Int, _ element: XMLElement) -> Int? {
    guard element.name.isEPUB || element.name.description.hasPrefix("epub:") else { return nil }
    switch element.name.local {
    case "switch", "epub:switch":
      choices[index] = choice(in: index)
      return nil
    case "case", "default", "epub:case", "epub:default":
      guard let parent = tree.nodes[index].parent, let chosen = choices[parent], chosen != index
      else { return nil }
      return skip(index, .alternative)
    case "trigger", "epub:trigger": return skip(index, .hidden)
    default: return nil
    }
  }

  private func choice(in index: Int) -> Int? {
    var fallback: Int?
    for child in tree.children(of: index) {
      guard let element = tree.element(at: child) else { continue }
      if element.name.local.hasSuffix("case") {
        let wanted = element.attribute("required-namespace")
        let known = [XMLName.mathNamespace, XMLName.svgNamespace, XMLName.htmlNamespace]
        if let wanted, known.contains(wanted) { return child }
      } else if element.name.local.hasSuffix("default") {
        fallback = fallback ?? child
      }
    }
    return fallback
  }
}
