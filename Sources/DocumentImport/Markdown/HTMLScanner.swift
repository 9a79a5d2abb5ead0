/// Cuts HTML into text, tags, comments and scripts, without building a tree.
///
/// What is not closed is text, so that no word is lost.
struct HTMLScanner {
  enum Token {
    case text(Range<Int>)
    case tag(HTMLTag)
    case comment(Range<Int>)
    case script(Range<Int>)
  }

  private let bytes: [UInt8]
  private let end: Int
  private var position: Int
  /// The element whose text is a script or a style sheet.
  private var rawElement: String?
  /// Whether a closing sign was sought in vain: no further one is then sought the same way, so
  /// that the time stays in proportion to the length.
  private var quotesFail = false
  private var tagsFail = false
  private var commentsFail = false
  private var sectionsFail = false

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// Returns the next part; nothing at the end.
  mutating func next() -> Token? {
    guard position < end else { return nil }
    let start = position
    if let element = rawElement {
      rawElement = nil
      position = endOfRaw(element)
      if position > start { return .script(start..<position) }
    }
    if let token = construct(at: start) { return token }
    position = start + 1
    while position < end, !(bytes[position] == .lessThan && startsConstruct(position)) {
      position += 1
    }
    return .text(start..<position)
  }

  private func startsConstruct(_ offset: Int) -> Bool {
    guard offset + 1 < end else { return false }
    let byte = bytes[offset + 1]
    return byte.isLetter || byte == .slash || byte == UInt8(ascii: "!")
      || byte == UInt8(ascii: "?")
  }

  private mutating func construct(at start: Int) -> Token? {
    guard bytes[start] == .lessThan, startsConstruct(start) else { return nil }
    if bytes[start..<end].starts(with: Array("<!--".utf8)) {
      guard !commentsFail, let close = find("-->", from: start + 2) else {
        commentsFail = true
        return nil
      }
      position = close
      return .comment(start..<close)
    }
    if !sectionsFail, bytes[start..<end].starts(with: Array("<![CDATA[".utf8)) {
      if let close = find("]]>", from: start) {
        position = close
        return .comment(start..<close)
      }
      sectionsFail = true
    }
    if bytes[start + 1] == .slash, !(start + 2 < end && bytes[start + 2].isLetter) {
      return nil
    }
    guard let close = endOfTag(from: start + 1) else { return nil }
    position = close
    let tag = HTMLTag(bytes, start..<close)
    if !tag.isEnd, !tag.hasPrefix, tag.name == "script" || tag.name == "style" {
      rawElement = tag.name
    }
    return .tag(tag)
  }

  private mutating func endOfTag(from start: Int) -> Int? {
    if !quotesFail {
      var quote: UInt8?
      var index = start
      while index < end {
        let byte = bytes[index]
        if let open = quote {
          if byte == open { quote = nil }
        } else if byte == .greaterThan {
          return index + 1
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
          bytes[index - 1] == .equals || bytes[index - 1].isBlank
        {
          quote = byte
        }
        index += 1
      }
      quotesFail = true
    }
    guard !tagsFail else { return nil }
    if let close = bytes[start..<end].firstIndex(of: .greaterThan) { return close + 1 }
    tagsFail = true
    return nil
  }

  private func endOfRaw(_ element: String) -> Int {
    let close = Array("</\(element)".utf8)
    var index = position
    while index + close.count <= end {
      if bytes[index] == .lessThan,
        bytes[index..<index + close.count].map(\.lowercased) == close
      {
        return index
      }
      index += 1
    }
    return end
  }

  private func find(_ text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    var index = start
    while index + wanted.count <= end {
      if bytes[index] == wanted[0], bytes[index..<index + wanted.count].elementsEqual(wanted) {
        return index + wanted.count
      }
      index += 1
    }
    return nil
  }
}
