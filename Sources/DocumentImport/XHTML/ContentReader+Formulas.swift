import ReadingContent
import XMLTree

/// Formulas in MathML: their signs are shown, their words are spoken in the place of these.
extension ContentReader {
  func isMath(_ element: XMLElement) -> Bool {
    element.name.local == "math"
      && (element.name.namespace == XMLName.mathNamespace || element.name.namespace.isEmpty
        || element.name.namespace == XMLName.xhtmlNamespace)
  }

  /// Reads a formula.
  ///
  /// - Returns: The index of the node after it.
  mutating func readMath(_ index: Int, _ element: XMLElement) -> Int {
    let used = scopes.last?.attributes.language ?? language ?? options.language
    let words = MathMLReader.words(of: tree, at: index, language: used).collapsed
    let outer = style
    var attributes = scopes.last?.attributes ?? SpeechAttributes()
    attributes.part = .formula
    if !words.isEmpty { attributes.alias = words }
    let count = marks.begin(anchors(of: element))
    partWords()
    builder.breakRun()
    style = builder.styles.style(attributes)
    let start = doneCount + builder.count
    addSigns(of: index)
    if doneCount + builder.count == start, let text = element.attribute("alttext"),
      !text.utf8.allSatisfy(\.isWhiteSpace)
    {
      addText(addSource(text, of: index, attribute: "alttext"))
    }
    space = nil
    partsNext = true
    builder.breakRun()
    style = outer
    marks.end(count, at: builder.count)
    return tree.nodes[index].end
  }

  /// Adds the text nodes of a formula, and between them the signs without which they would run
  /// together.
  private mutating func addSigns(of index: Int) {
    let end = tree.nodes[index].end
    var open: [(end: Int, name: String, children: Int)] = []
    var node = index + 1
    while node < end {
      while let last = open.last, last.end <= node { open.removeLast() }
      switch tree.nodes[node].content {
      case .text(let text):
        let range = addSource(text, of: node)
        addMathText(range)
        node += 1
      case .element(let element):
        let name = element.name.local
        if name == "annotation" || name == "annotation-xml" {
          node = skip(node, .alternative)
          continue
        }
        marks.wait(anchors(of: element))
        if let last = open.indices.last {
          let children = open[last].children
          open[last].children += 1
          if let sign = Self.sign(in: open[last].name, before: name, child: children) {
            addMade(sign)
          }
        }
        open.append((tree.nodes[node].end, name, 0))
        node += 1
      }
    }
  }

  private static func sign(in parent: String, before name: String, child: Int) -> String? {
    if child == 0 {
      switch parent {
      case "msqrt", "mroot": return "√"
      default: return nil
      }
    }
    switch (parent, child) {
    case ("mfrac", 1): return "/"
    case ("msub", 1), ("msubsup", 1), ("munder", 1), ("munderover", 1): return "_"
    case ("msup", 1), ("msubsup", 2), ("mover", 1), ("munderover", 2): return "^"
    case ("mroot", 1): return " "
    case ("mtr", _), ("mlabeledtr", _): return ", "
    case ("mtable", _): return "; "
    default: return nil
    }
  }

  private mutating func addMathText(_ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound, source[start].isWhiteSpace { start += 1 }
    guard start < range.upperBound else { return }
    addText(start..<range.upperBound)
    space = nil
  }
}
