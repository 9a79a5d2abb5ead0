/// Finds lists of definitions as pandoc and PHP Markdown Extra have them: a term on a line of its
/// own, and after it paragraphs that start with a colon or a tilde.
///
/// For cmark the sign becomes the bullet of an item, whose rules are the same.
struct DefinitionFinder {
  /// The start of a definition.
  struct Definition {
    /// The byte of the colon or the tilde.
    var sign: Int
    /// Whether it follows the term, or the definition before it, without an empty line.
    var isTight: Bool
  }

  /// The definitions by their lines.
  private(set) var definitions: [Int: Definition] = [:]
  /// The lines of the terms.
  private(set) var terms: Set<Int> = []

  private let source: SourceLines

  /// Whether a text can have definitions at all.
  static func mayHaveDefinitions(_ source: SourceLines, in range: Range<Int>) -> Bool {
    let first = source.line(ofByte: range.lowerBound)
    let last = source.line(ofByte: max(range.lowerBound, range.upperBound - 1))
    return (first...last).contains { sign(on: $0, of: source) != nil }
  }

  /// Finds the definitions in the paragraphs of a tree.
  ///
  /// - Parameters:
  ///   - tree: What cmark made of the source, without regard to definitions.
  ///   - source: The source.
  ///   - firstLine: The line of the source that is the first of the tree.
  init(in tree: CMarkTree, of source: SourceLines, firstLine: Int) {
    self.source = source
    // The line of the last paragraph where that can be a term, and the line after the last block
    // that goes on with a definition.
    var term: Int?
    var end: Int?
    for (index, event) in tree.events.enumerated() {
      let first = firstLine + Int(event.startLine) - 1
      let last = firstLine + Int(event.endLine) - 1
      switch (event.kind, event.isEnd) {
      case (.paragraph, false) where event.startLine > 0 && first <= last:
        // What stands right before a table is its caption.
        let isCaption = Self.kind(after: index, in: tree) == .table
        let start = isCaption ? nil : Self.sign(on: first, of: source)
        if start != nil, let term, first == term + 2 {
          add(first, term: term, isTight: false)
          end = last
        } else if start != nil, let before = end, first > before, isBlank(before + 1..<first) {
          add(first, term: nil, isTight: first == before + 1)
          end = last
        } else if first < last, start == nil, Self.sign(on: first + 1, of: source) != nil {
          add(first + 1, term: first, isTight: true)
          end = last
        } else {
          end = nil
        }
        term = first == last && end == nil ? first : nil
        if let end { addFurther(from: first, to: end) }
      case (.codeBlock, _):
        // In a definition that is not known yet, its further paragraphs look like code.
        if event.flag { end = nil } else if end != nil { end = last }
        term = nil
      case (.text, _), (.softBreak, _), (.lineBreak, _), (.paragraph, true), (.code, _),
        (.htmlInline, _), (.emphasis, _), (.strong, _), (.strikethrough, _), (.link, _),
        (.image, _), (.footnoteReference, _):
        break
      default:
        term = nil
        end = nil
      }
    }
  }

  /// The kind of the block after a paragraph.
  private static func kind(after index: Int, in tree: CMarkTree) -> CMarkTree.Kind? {
    var index = index + 1
    while index < tree.events.count, tree.events[index].kind != .paragraph { index += 1 }
    return index + 1 < tree.events.count ? tree.events[index + 1].kind : nil
  }

  private mutating func add(_ line: Int, term: Int?, isTight: Bool) {
    guard let sign = Self.sign(on: line, of: source) else { return }
    definitions[line] = Definition(sign: sign, isTight: isTight)
    if let term { terms.insert(term) }
  }

  /// Adds the definitions that follow another one within a paragraph.
  private mutating func addFurther(from first: Int, to last: Int) {
    guard first < last else { return }
    for line in first + 1...last where definitions[line] == nil {
      add(line, term: nil, isTight: true)
    }
  }

  private func isBlank(_ lines: Range<Int>) -> Bool {
    lines.allSatisfy { line in
      source.bytes[source.body(line)].allSatisfy { $0.isBlank || $0 == .greaterThan }
    }
  }

  /// Returns the byte of the sign with which a line starts a definition.
  private static func sign(on line: Int, of source: SourceLines) -> Int? {
    let body = source.body(line)
    var index = body.lowerBound
    while index < body.upperBound,
      source.bytes[index].isBlank || source.bytes[index] == .greaterThan
    {
      index += 1
    }
    guard index + 2 < body.upperBound,
      source.bytes[index] == .colon || source.bytes[index] == .tilde,
      source.bytes[index + 1].isBlank, !source.trimmed(index + 1..<body.upperBound).isEmpty
    else { return nil }
    return index
  }
}
