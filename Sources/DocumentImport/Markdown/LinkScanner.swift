/// Finds the ends of links and of link reference definitions (CommonMark §4.7 and §6.5).
struct LinkScanner {
  let bytes: [UInt8]
  let end: Int

  /// The longest label of a link, in bytes.
  private static let longestLabel = 1000
  /// How deep parentheses nest in a target at most, as cmark has it.
  private static let deepestParentheses = 32

  /// Returns the offset after `(target "title")`, whose parenthesis opens at an offset.
  func endOfInlineTarget(from start: Int) -> Int? {
    guard start < end, bytes[start] == .openParenthesis else { return nil }
    let target = skipSpace(from: start + 1)
    guard let targetEnd = endOfTarget(from: target, mayBeEmpty: true) else { return nil }
    var index = skipSpace(from: targetEnd)
    if index > targetEnd, let titleEnd = endOfTitle(from: index) {
      index = skipSpace(from: titleEnd)
    }
    return index < end && bytes[index] == .closeParenthesis ? index + 1 : nil
  }

  /// Returns the offset after a label, whose bracket opens at an offset.
  func endOfLabel(from start: Int) -> Int? {
    guard start < end, bytes[start] == .openBracket else { return nil }
    var index = start + 1
    while index < end, index - start <= Self.longestLabel + 1 {
      switch bytes[index] {
      case .openBracket: return nil
      case .closeBracket: return index + 1
      case .backslash where index + 1 < end && bytes[index + 1].isPunctuation: index += 2
      default: index += 1
      }
    }
    return nil
  }

  /// Returns the offset after a link's target.
  func endOfTarget(from start: Int, mayBeEmpty: Bool) -> Int? {
    guard start < end else { return nil }
    var index = start
    if bytes[index] == .lessThan {
      index += 1
      while index < end {
        switch bytes[index] {
        case .greaterThan: return index + 1
        case .lessThan, .lineFeed, .carriageReturn: return nil
        case .backslash: index += 2
        default: index += 1
        }
      }
      return nil
    }
    var depth = 0
    loop: while index < end {
      let byte = bytes[index]
      if byte == .backslash, index + 1 < end, bytes[index + 1].isPunctuation {
        index += 2
        continue
      }
      // cmark takes other control characters for a part of the target, also those of white space.
      if byte.isBlank || byte == .lineFeed || byte == .carriageReturn { break }
      if byte == .openParenthesis {
        depth += 1
        if depth > Self.deepestParentheses { return nil }
      } else if byte == .closeParenthesis {
        if depth == 0 { break loop }
        depth -= 1
      }
      index += 1
    }
    return index > start || mayBeEmpty ? index : nil
  }

  /// Returns the offset after a link's title, which starts with its quotation mark.
  func endOfTitle(from start: Int) -> Int? {
    guard start < end else { return nil }
    let open = bytes[start]
    let close: UInt8
    switch open {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): close = open
    case .openParenthesis: close = .closeParenthesis
    default: return nil
    }
    var index = start + 1
    while index < end {
      let byte = bytes[index]
      if byte == close { return index + 1 }
      if byte == .openParenthesis, open == byte { return nil }
      index += byte == .backslash && index + 1 < end && bytes[index + 1].isPunctuation ? 2 : 1
    }
    return nil
  }

  private func skipSpace(from start: Int) -> Int {
    var index = start
    while index < end, bytes[index].isWhiteSpace { index += 1 }
    return index
  }
}
