package import ReadingContent
package import XMLTree

/// Turns a tree of XHTML or HTML into blocks, and accounts for every text node of it.
///
/// The nodes come in the order of the document; what is open is kept on stacks, so the nesting of a
/// file needs no stack of the program's own.
package struct ContentReader {
  let tree: XMLTree
  let path: String
  let resource: Int
  let options: ContentOptions
  /// Which links are marks of notes, and which elements are notes.
  let links: NoteLinks
  let styles: StyleMatcher

  /// Whether the document is in a vocabulary of its own.
  let isForeign: Bool

  // The resource.
  var source: [UInt8] = []
  var textNodes: [SourceResource.TextNode] = []
  var omissions: [SourceResource.Omission] = []

  // What is open.
  var frames: [OpenElement] = []
  var scopes: [SpeechScope] = []
  var containers: [Block.Container] = []
  /// The place of the outermost container that was entered since the last block.
  var entered: Int?
  var tables: [OpenTable] = []
  var lists: [ListState] = []
  var rubies: [RubyText] = []
  /// For the index of a choice, that of the case that is read.
  var choices: [Int: Int] = [:]
  var marks = MarkLayer()

  // The block that is built.
  var builder = TextBuilder()
  /// Where the words of the block or cell start, behind its markers.
  var textStart = 0
  /// The bytes of all blocks that are done.
  var doneCount = 0
  /// White space of the source that parts the next word from the text before it.
  var space: PendingSpace?
  /// Line ends that come before the next text.
  var breaks = 0
  /// How many of them the author wrote as such.
  var lineBreaks = 0
  /// How long the text is while it is the first letter of a word that the next block goes on with.
  var dropCap: Int?
  /// Where the fraction starts whose upper part was read.
  var fraction: Int?
  /// Whether a space comes before the next text if that starts with a letter.
  var partsNext = false
  /// Bullets and numbers of the items that the block starts with.
  var markers: [Marker] = []
  /// The style of the text that follows.
  var style = SpeechStyle.plain

  // What is made.
  var blocks: [Block] = []
  var title: String?
  var language: LanguageTag?
  var warnings: [BookWarning] = []
  var warned: Set<String> = []
  var tableCount = 0
  /// Pictures that neither the author nor a caption describes, and the first of them.
  var nameless = (count: 0, first: 0)

  /// White space that may become one space.
  struct PendingSpace {
    /// The byte of its first character.
    var offset: Int
    var style: SpeechStyle
    /// Whether a line ends in it.
    var hasLineEnd: Bool
  }

  /// What stands before the text of an item.
  struct Marker {
    var text: [UInt8]
    var style: SpeechStyle
  }

  /// Reads a tree.
  ///
  /// - Parameters:
  ///   - tree: The document; its root is `html`, or any other element.
  ///   - path: The path that messages name.
  ///   - resource: The index of the document in the book's resources.
  ///   - options: How it is read.
  ///   - warnings: Gets what is wrong and does not keep the document from being read.
  /// - Returns: The blocks, and the resource that they refer to.
  package static func read(
    _ tree: XMLTree, path: String, resource: Int, options: ContentOptions = ContentOptions(),
    warnings: inout [BookWarning]
  ) -> ContentDocument {
    var reader = ContentReader(tree, path: path, resource: resource, options: options)
    reader.readAll()
    warnings += reader.warnings
    return ContentDocument(
      blocks: reader.blocks, title: reader.title, language: reader.language,
      resource: SourceResource(
        path: path, text: String(decoding: reader.source, as: UTF8.self), nodes: reader.textNodes,
        omissions: reader.omissions))
  }

  private init(_ tree: XMLTree, path: String, resource: Int, options: ContentOptions) {
    self.tree = tree
    self.path = path
    self.resource = resource
    self.options = options
    let root = tree.root?.name.local.lowercased() ?? ""
    isForeign = ElementKind.of(root) == .inline && root != "svg" && root != "math"
    styles = StyleMatcher(tree, sheets: options.styleSheets)
    links = NoteLinks(tree, path: options.linkPath ?? path, styles: styles, options: options)
  }

  private mutating func readAll() {
    var index = 0
    while index < tree.nodes.count {
      while let last = frames.last, last.end <= index { close() }
      switch tree.nodes[index].content {
      case .text(let text):
        addText(addSource(text, of: index))
        index += 1
      case .element(let element):
        index = max(index + 1, open(index, element))
      }
    }
    while !frames.isEmpty { close() }
    dropCap = nil
    endBlock()
    attachRest()
    warnOfNamelessPictures()
  }

  // MARK: The source

  /// Adds a text node, or the value of an attribute, to the text of the resource.
  mutating func addSource(
    _ text: String, of index: Int, attribute: String? = nil
  ) -> Range<Int> {
    let start = source.count
    source.append(contentsOf: text.utf8)
    let position = tree.nodes[index].position
    textNodes.append(
      SourceResource.TextNode(
        start: start, line: position.line, column: position.column, attribute: attribute))
    return start..<source.count
  }

  /// Enters bytes of the source as left out.
  mutating func omit(_ range: Range<Int>, _ reason: SkipReason) {
    guard !range.isEmpty else { return }
    if let last = omissions.last, last.reason == reason, last.range.upperBound == range.lowerBound {
      omissions[omissions.count - 1] = SourceResource.Omission(
        range: last.range.lowerBound..<range.upperBound, reason: reason)
    } else {
      omissions.append(SourceResource.Omission(range: range, reason: reason))
    }
  }

  /// Leaves out an element with all that is in it, but for the places that others can point to.
  ///
  /// - Returns: The index of the node after it.
  mutating func skip(_ index: Int, _ reason: SkipReason) -> Int {
    let end = tree.nodes[index].end
    for node in index..<end {
      switch tree.nodes[node].content {
      case .text(let text): omit(addSource(text, of: node), reason)
      case .element(let element): marks.wait(anchors(of: element))
      }
    }
    return end
  }

  // MARK: Warnings

  /// Adds a warning that names the place of a node, once for each kind.
  mutating func warn(at index: Int, once kind: String? = nil, _ message: String) {
    guard warned.count < 100, warned.insert(kind ?? message).inserted else { return }
    let position = tree.nodes.indices.contains(index) ? tree.nodes[index].position : nil
    warnings.append(
      BookWarning(path: path, line: position?.line, column: position?.column, message: message))
  }
}
