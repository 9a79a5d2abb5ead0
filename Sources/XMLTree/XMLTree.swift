/// An XML text as a row of nodes, each with its parent.
///
/// Flat on purpose: nothing recurses over the nesting of a file.
public struct XMLTree: Hashable, Sendable {
  /// An element or a piece of text.
  public struct Node: Hashable, Sendable {
    /// What a node is.
    public enum Content: Hashable, Sendable {
      /// An element.
      case element(XMLElement)
      /// All text between two tags.
      case text(String)
    }

    /// What it is.
    public let content: Content
    /// The index of the element that it is in; nothing for the root.
    public let parent: Int?
    /// The index after the last node inside it; for a text the next.
    public internal(set) var end: Int
    /// The place of its first character.
    public let position: XMLPosition
  }

  /// The nodes in the order of the text; the root is the first.
  public private(set) var nodes: [Node]
  /// The faults that were gone over.
  public private(set) var faults: [XMLFault]

  /// Reads a text.
  ///
  /// The parameters are those of ``XMLReader/read(_:isRecovering:limits:visit:)``.
  ///
  /// - Throws: ``XMLFault``. A text without any element is a fault even when recovering.
  public init(
    _ text: String, isRecovering: Bool = false, limits: XMLLimits = XMLLimits()
  ) throws(XMLFault) {
    var growth = Growth()
    let faults = try XMLReader.read(text, isRecovering: isRecovering, limits: limits) {
      growth.add($0)
    }
    try self.init(growth, faults)
  }

  /// Reads a text of HTML.
  ///
  /// The parameters are those of ``HTMLReader/read(_:limits:character:visit:)``.
  ///
  /// - Throws: ``XMLFault`` where a limit is passed.
  public init(
    html text: String, limits: XMLLimits = XMLLimits(), character: ((String) -> String?)? = nil
  ) throws(XMLFault) {
    var growth = Growth()
    let faults = try HTMLReader.read(text, limits: limits, character: character) {
      growth.add($0)
    }
    try self.init(growth, faults)
  }

  private init(_ growth: Growth, _ faults: [XMLFault]) throws(XMLFault) {
    guard !growth.nodes.isEmpty else {
      throw faults.first
        ?? XMLFault(.broken("there is no element in it"), line: 1, column: 1)
    }
    nodes = growth.nodes
    self.faults = faults
  }

  /// A tree that grows with each event.
  private struct Growth {
    var nodes: [Node] = []
    private var open: [Int] = []

    /// Adds what an event tells; false when the root has ended and more follows.
    mutating func add(_ event: XMLEvent) -> Bool {
      switch event {
      case .start(let element):
        // What stands behind the root is not part of the tree.
        if open.isEmpty, !nodes.isEmpty { return false }
        nodes.append(
          Node(
            content: .element(element), parent: open.last, end: nodes.count + 1,
            position: element.position))
        open.append(nodes.count - 1)
      case .text(let text, let position):
        guard let parent = open.last else { break }
        nodes.append(
          Node(content: .text(text), parent: parent, end: nodes.count + 1, position: position))
      case .end:
        if let index = open.popLast() { nodes[index].end = nodes.count }
      }
      return true
    }
  }

  /// The root element.
  public var root: XMLElement? { element(at: 0) }

  /// Returns an element, or nothing where the node is a text.
  public func element(at index: Int) -> XMLElement? {
    guard nodes.indices.contains(index), case .element(let element) = nodes[index].content else {
      return nil
    }
    return element
  }

  /// Returns the indexes of the nodes directly inside an element.
  public func children(of index: Int) -> [Int] {
    guard nodes.indices.contains(index) else { return [] }
    var children: [Int] = []
    var child = index + 1
    while child < nodes[index].end {
      children.append(child)
      child = nodes[child].end
    }
    return children
  }

  /// Returns all text inside an element, at any depth.
  public func text(of index: Int) -> String {
    guard nodes.indices.contains(index) else { return "" }
    return nodes[index..<nodes[index].end].reduce(into: "") { text, node in
      if case .text(let piece) = node.content { text += piece }
    }
  }
}
