/// How much of an XML text is read at most.
public struct XMLLimits: Hashable, Sendable {
  /// The most bytes of the text.
  public var bytes: Int
  /// The most elements inside one another; more than 255 are never read.
  public var depth: Int
  /// The most elements and pieces of text.
  public var nodes: Int

  /// Makes limits.
  public init(bytes: Int = 64 << 20, depth: Int = 255, nodes: Int = 8_000_000) {
    self.bytes = bytes
    self.depth = min(depth, 255)
    self.nodes = nodes
  }
}
