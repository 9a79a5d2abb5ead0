import ReadingContent

/// What speaks to a program that makes pages of the text: Liquid's and kramdown's braces.
extension SpanScanner {
  /// Reads a directive whose brace opens at the position.
  ///
  /// - Returns: Whether there is one.
  mutating func readDirective() -> Bool {
    if hasIncludes, let found = IncludeDirective(bytes, at: position, end: end) {
      hide(found.range)
      mark(found.range, found.kind == .title ? .omit(.directive) : .include(found))
      position = found.range.upperBound
      return true
    }
    guard let found = Directive(bytes, at: position, end: end) else { return false }
    hide(position..<found.end)
    // The title of a box is all that a reader would see of the line.
    if let title = found.title, !title.isEmpty {
      mark(position..<title.lowerBound, .omit(.directive))
      mark(title.upperBound..<found.end, .omit(.directive))
    } else {
      mark(position..<found.end, .omit(.directive))
    }
    position = found.end
    return true
  }
}

/// A directive in braces: `{% tag %}` and `{{ page.title }}` of Liquid, `{{< name >}}` of Hugo,
/// `{: .class}` and `{::option}` of kramdown.
struct Directive {
  /// The offset after it.
  let end: Int
  /// The bytes of a title that it makes the page show.
  let title: Range<Int>?

  /// Reads the directive whose brace opens at an offset; nothing where there is none.
  init?(_ bytes: [UInt8], at start: Int, end limit: Int) {
    let limit = min(limit, start + 4096)
    guard start + 3 < limit, bytes[start] == .openBrace else { return nil }
    switch bytes[start + 1] {
    case .percent:
      var index = start + 2
      if bytes[index] == UInt8(ascii: "-") { index += 1 }
      while index < limit, bytes[index].isBlank { index += 1 }
      guard index < limit, bytes[index].isLetter,
        let close = Self.find([.percent, .closeBrace], in: bytes, from: index, to: limit)
      else { return nil }
      end = close
      title = Self.title(bytes, index..<close - 2)
    case .openBrace:
      guard
        let close = Self.find([.closeBrace, .closeBrace], in: bytes, from: start + 2, to: limit),
        Self.isExpression(bytes[start + 2..<close - 2])
      else { return nil }
      end = close
      title = nil
    case .colon:
      guard ".#:/ ".utf8.contains(bytes[start + 2]) || bytes[start + 2].isLetter else { return nil }
      var index = start + 2
      while index < limit, bytes[index] != .closeBrace {
        if bytes[index] == .lineFeed || bytes[index] == .openBrace { return nil }
        index += 1
      }
      guard index < limit, index > start + 2 else { return nil }
      end = index + 1
      title = nil
    default: return nil
    }
  }

  /// Whether a text between double braces is one that a program replaces; others are read.
  private static func isExpression(_ text: ArraySlice<UInt8>) -> Bool {
    let words = text.drop(while: \.isBlank)
    if words.first == .lessThan || words.first == .percent { return true }
    return ["site.", "page.", "include.", "layout.", "post.", "paginator.", "content"].contains {
      words.starts(with: $0.utf8)
    }
  }

  /// Returns the value of the title in a tag that includes another file.
  private static func title(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    guard bytes[range].starts(with: "include".utf8) else { return nil }
    for key in ["title=", "caption=", "alt="] {
      guard let found = find(Array(" \(key)".utf8), in: bytes, from: range.lowerBound, to: range.upperBound),
        found < range.upperBound, bytes[found] == UInt8(ascii: "\"") || bytes[found] == UInt8(ascii: "'"),
        let close = bytes[found + 1..<range.upperBound].firstIndex(of: bytes[found])
      else { continue }
      return found + 1..<close
    }
    return nil
  }

  /// Returns the offset after a text.
  private static func find(_ text: [UInt8], in bytes: [UInt8], from start: Int, to end: Int)
    -> Int?
  {
    var index = start
    while index + text.count <= end {
      if bytes[index] == text[0], bytes[index..<index + text.count].elementsEqual(text) {
        return index + text.count
      }
      index += 1
    }
    return nil
  }
}
