/// What elements around blocks ask, and from where to where: notes are read after everything else,
/// but what was asked where they were written holds for them too.
struct BlockScopes {
  struct Scope {
    /// The bytes of the source from the start of the element to its end.
    var range: Range<Int>
    let change: SpeechChange
    let isHidden: Bool
    /// The index of the scope around.
    let outer: Int?
  }

  private var all: [Scope] = []
  private var open: [Int] = []

  /// Starts a scope; scopes start in the order of the source.
  ///
  /// - Returns: Its index.
  mutating func start(_ change: SpeechChange, isHidden: Bool, at place: Int) -> Int {
    all.append(
      Scope(range: place..<Int.max, change: change, isHidden: isHidden, outer: open.last))
    open.append(all.count - 1)
    return all.count - 1
  }

  /// Ends a scope.
  mutating func end(_ index: Int, at place: Int) {
    let start = all[index].range.lowerBound
    all[index].range = start..<max(start, place)
    open.removeAll { $0 == index }
  }

  /// Returns the scopes around a place, the outermost first.
  func around(_ place: Int) -> [Scope] {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].range.lowerBound <= place { low = middle + 1 } else { high = middle }
    }
    var result: [Scope] = []
    var next = low > 0 ? low - 1 : nil
    while let index = next {
      if all[index].range.contains(place) { result.append(all[index]) }
      next = all[index].outer
    }
    return result.reversed()
  }
}
