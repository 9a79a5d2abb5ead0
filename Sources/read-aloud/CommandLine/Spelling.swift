/// The nearest of the words that would have been right.
enum Spelling {
  /// Finds the word that was probably meant, or nothing when none is near.
  ///
  /// Near is a beginning of three letters or more, or at most one slip for every three letters.
  static func nearest(to word: String, among words: [String]) -> String? {
    let typed = Array(word.lowercased().unicodeScalars)
    // Longer than any word of ours: nobody meant one, and the table stays small.
    guard !typed.isEmpty, typed.count <= 40 else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in words {
      let target = Array(candidate.lowercased().unicodeScalars)
      let isBeginning = typed.count >= 3 && target.starts(with: typed)
      let distance = isBeginning ? 1 : distance(typed, target)
      guard distance <= max(1, min(typed.count, target.count) / 3) else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// Counts letters missing, added, changed or swapped with their neighbour.
  private static func distance(_ from: [Unicode.Scalar], _ to: [Unicode.Scalar]) -> Int {
    var earlier = [Int](repeating: 0, count: to.count + 1)
    var previous = Array(0...to.count)
    for row in from.indices {
      var current = [row + 1]
      for column in to.indices {
        var cost = previous[column] + (from[row] == to[column] ? 0 : 1)
        cost = min(cost, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
          cost = min(cost, earlier[column - 1] + 1)
        }
        current.append(cost)
      }
      (earlier, previous) = (previous, current)
    }
    return previous[to.count]
  }
}
