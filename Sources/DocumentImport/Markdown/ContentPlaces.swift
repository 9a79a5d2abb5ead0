/// Finds the places of contents in a source.
struct ContentPlaces {
  private let segments: [ContentMap.Segment]

  init(_ segments: [ContentMap.Segment]) {
    self.segments = segments
  }

  /// Returns the byte of the source that a byte of the content stands for.
  func source(of content: Int) -> Int? {
    var low = 0
    var high = segments.count
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].content.upperBound <= content { low = middle + 1 } else { high = middle }
    }
    guard low < segments.count, segments[low].content.contains(content) else { return nil }
    let segment = segments[low]
    return segment.isExact
      ? segment.source.lowerBound + content - segment.content.lowerBound
      : segment.source.lowerBound
  }
}
