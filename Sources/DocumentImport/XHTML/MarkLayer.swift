import ReadingContent

/// The marks of the block that is built, and those that wait for a text.
struct MarkLayer {
  private struct Open {
    let kind: Mark.Kind
    /// Where its text starts in the block; nothing before it has any.
    var start: Int?
    /// Whether an earlier block has it.
    var isContinued = false
  }

  /// The most elements with marks that are followed at once; deeper ones have only a place.
  private static let deepest = 64

  private var done: [Mark] = []
  private var open: [Open] = []
  /// How many of the innermost open ones have no start.
  private var unstarted = 0
  /// Marks of places, which the next text gets.
  private var waiting: [Mark.Kind] = []

  /// Adds marks of a place to the text that follows.
  mutating func wait(_ kinds: [Mark.Kind]) { waiting += kinds }

  /// Starts marks whose texts follow.
  ///
  /// - Returns: How many have to be ended.
  mutating func begin(_ kinds: [Mark.Kind]) -> Int {
    guard open.count + kinds.count <= Self.deepest else {
      wait(kinds)
      return 0
    }
    open += kinds.map { Open(kind: $0) }
    unstarted += kinds.count
    return kinds.count
  }

  /// Tells that text starts at an offset of the block.
  mutating func start(at offset: Int) {
    if unstarted > 0 {
      for index in open.indices.suffix(unstarted) { open[index].start = offset }
      unstarted = 0
    }
    guard !waiting.isEmpty else { return }
    done += waiting.map { Mark($0, range: offset..<offset) }
    waiting.removeAll()
  }

  /// Ends the innermost marks.
  mutating func end(_ count: Int, at offset: Int) {
    for _ in 0..<count {
      guard let last = open.popLast() else { return }
      if let start = last.start {
        done.append(Mark(last.kind, range: min(start, offset)..<offset))
      } else {
        unstarted -= 1
        if !last.isContinued { waiting.append(last.kind) }
      }
    }
  }

  /// Returns the marks of a block that ends, in the order of their places.
  mutating func finish(count: Int) -> [Mark] {
    for index in open.indices {
      guard let start = open[index].start else { continue }
      done.append(Mark(open[index].kind, range: min(start, count)..<count))
      open[index].start = nil
      open[index].isContinued = true
    }
    unstarted = open.count
    defer { done.removeAll() }
    // White space at the end of a text is taken off when it is done.
    for index in done.indices where done[index].range.upperBound > count {
      done[index].range = done[index].range.clamped(to: 0..<count)
    }
    guard done.count > 1 else { return done }
    // The order of elements that start at one place is that of the document: the outer one first.
    return done.enumerated().sorted {
      ($0.element.range.lowerBound, -$0.element.range.count, $0.offset)
        < ($1.element.range.lowerBound, -$1.element.range.count, $1.offset)
    }.map(\.element)
  }

  /// Puts the marks of a block whose text was dropped before the next text.
  mutating func drop() {
    waiting = done.map(\.kind) + waiting
    done.removeAll()
    for index in open.indices { open[index].start = nil }
    unstarted = open.count
  }

  /// Returns the marks that no text followed.
  mutating func takeRest() -> [Mark.Kind] {
    defer { waiting.removeAll() }
    return waiting
  }
}
