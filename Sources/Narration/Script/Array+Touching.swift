import ReadingContent

extension Array where Element == Range<Int> {
  /// The ranges that share something with another one, found by halving.
  ///
  /// These have to be in order and apart from each other.
  func touching(_ range: Range<Int>) -> ArraySlice<Range<Int>> {
    self[prefixLength(where: { $0.upperBound <= range.lowerBound })...].prefix {
      $0.lowerBound < range.upperBound
    }
  }
}
