extension Array {
  /// Returns how many elements at the start meet a condition, found by halving; none after them may.
  public func prefixLength(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the index of the last of the elements at the start that meet a condition, found by
  /// halving; none after them may.
  public func lastInPrefix(where holds: (Element) -> Bool) -> Int? {
    let count = prefixLength(where: holds)
    return count > 0 ? count - 1 : nil
  }
}
