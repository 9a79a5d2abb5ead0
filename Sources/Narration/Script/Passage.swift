/// One block of the book, or a part of one that lasts about a minute: the unit in which speech is
/// made, kept and sought.
///
/// Its bounds depend on the book alone. It is always spoken from its start, from the engine's fresh
/// state, so it sounds the same whatever was heard before.
public struct Passage: Hashable, Sendable {
  /// Tells a passage from every other of the book; ordered as they are read.
  public struct ID: Hashable, Sendable, Comparable {
    /// The index of the section.
    public let section: Int
    /// The index of the block in the section.
    public let block: Int
    /// The number of the part of a long block, from 0.
    public let part: Int

    /// Makes an identity.
    public init(section: Int, block: Int, part: Int) {
      self.section = section
      self.block = block
      self.part = part
    }

    /// The order of reading.
    public static func < (left: ID, right: ID) -> Bool {
      (left.section, left.block, left.part) < (right.section, right.block, right.part)
    }
  }

  /// Which passage it is.
  public let id: ID
  /// What is heard, in order.
  public let segments: [Segment]

  /// Makes a passage.
  public init(id: ID, segments: [Segment]) {
    self.id = id
    self.segments = segments
  }

  /// The utterances, in order.
  public var utterances: [Utterance] {
    segments.compactMap(\.utterance)
  }
}
