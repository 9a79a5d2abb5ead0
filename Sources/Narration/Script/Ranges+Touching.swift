extension [Range<Int>] {
  /// The ranges that share something with another one, found by halving.
  ///
  /// These have to be in order and apart from each other.
  func touching(_ range: Range<Int>) -> ArraySlice<Range<Int>> {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return self[low...].prefix { $0.lowerBound < range.upperBound }
  }
}
