import ReadingContent

/// The part of a block for which the book brings its own sound.
struct BlockRecording {
  /// The bytes of the block's text.
  let range: Range<Int>
  /// The path of the file within the book.
  let resource: String
  /// The stretch of the file.
  let milliseconds: Range<Int>

  /// Makes one of a mark; nothing of a mark of another kind, or one without text.
  init?(_ mark: Mark, in count: Int) {
    guard case .recording(let resource, let milliseconds) = mark.kind else { return nil }
    range = mark.range.clamped(to: 0..<count)
    self.resource = resource
    self.milliseconds = milliseconds
    if range.isEmpty { return nil }
  }
}
