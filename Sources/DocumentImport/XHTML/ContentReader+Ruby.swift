import ReadingContent

/// Readings above characters: the base is spoken as its reading, which is shown after it in
/// parentheses, as browsers without ruby show it.
extension ContentReader {
  /// Starts a base, a reading, or what holds readings.
  mutating func startRubyPart(_ kind: ElementKind) {
    guard let index = rubies.indices.last else { return }
    if rubies[index].readingStart == nil { rubies[index].endBase(at: builder.count) }
    guard kind == .rubyReading else { return }
    space = nil
    addMade("(")
    rubies[index].readingStart = builder.count
  }

  /// Ends a part of a ruby, after its scope was left.
  mutating func endRubyPart(_ kind: ElementKind) {
    guard let index = rubies.indices.last else { return }
    switch kind {
    case .rubyReading:
      guard let start = rubies[index].readingStart else { return }
      rubies[index].readingStart = nil
      space = nil
      let words = String(decoding: builder.bytes[min(start, builder.count)...], as: UTF8.self)
      let base = rubies[index].takeBase()
      if words.isEmpty {
        _ = builder.truncate(to: start - 1)
      } else {
        if let base { builder.setAlias(words, over: base) }
        builder.append([.closeParenthesis], style: builder.styles.style(.silent(.silent)))
      }
    case .rubyBase: rubies[index].endBase(at: builder.count)
    case .rubyContainer: break
    default: return
    }
    rubies[index].startBase(at: builder.count)
  }
}
