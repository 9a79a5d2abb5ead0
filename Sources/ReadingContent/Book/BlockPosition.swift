/// A place in a book, told by section, block and offset.
public struct BlockPosition: Hashable, Sendable, Comparable {
  /// The index of the section.
  public var section: Int
  /// The index of the block in the section.
  public var block: Int
  /// The offset in the block's text, in UTF-8 bytes.
  public var offset: Int

  /// Makes a position.
  public init(section: Int, block: Int, offset: Int = 0) {
    self.section = section
    self.block = block
    self.offset = offset
  }

  /// The order of reading.
  public static func < (left: BlockPosition, right: BlockPosition) -> Bool {
    (left.section, left.block, left.offset) < (right.section, right.block, right.offset)
  }
}
