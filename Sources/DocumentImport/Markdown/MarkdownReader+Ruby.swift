import ReadingContent

/// Readings above characters: the base is spoken as its reading, which is shown after it in
/// parentheses, as browsers without ruby show it.
extension MarkdownReader {
  /// The index of the innermost open ruby.
  var ruby: Int? { elements.all.lastIndex { $0.ruby != nil } }

  /// Starts a part of a ruby: a base, a reading, or an author's own parenthesis.
  mutating func startRubyPart(_ name: String) {
    guard let index = ruby, var text = elements[index].ruby else { return }
    if text.readingStart == nil { text.endBase(at: builder.count) }
    if name == "rp" { text.hasParentheses = true }
    if name == "rt" {
      if !text.hasParentheses { builder.append([.openParenthesis], style: inline.style) }
      text.readingStart = builder.count
    }
    elements[index].ruby = text
  }

  /// Ends a part of a ruby, after its element was taken out.
  mutating func endRubyPart(_ element: OpenElements.Element) {
    guard let index = ruby, var text = elements[index].ruby else { return }
    switch element.name {
    case "rt":
      guard let start = text.readingStart else { return }
      text.readingStart = nil
      let reading = builder.bytes[min(start, builder.count)...].drop(while: \.isWhiteSpace)
      let words = String(
        decoding: reading.reversed().drop(while: \.isWhiteSpace).reversed(), as: UTF8.self)
      let base = text.takeBase()
      if !words.isEmpty, let base { builder.setAlias(words, over: base) }
      if !text.hasParentheses {
        if words.isEmpty {
          silenced += builder.truncate(to: start - 1)
        } else {
          builder.append([.closeParenthesis], style: inline.style)
        }
      }
    case "rp", "rtc": break
    case "rb": text.endBase(at: builder.count)
    default: return
    }
    text.startBase(at: builder.count)
    elements[index].ruby = text
  }
}
