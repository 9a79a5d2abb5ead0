/// Cuts a style sheet into statements, rules and blocks, each byte looked at once.
struct StyleTokens {
  enum Token {
    /// An at-rule that ends with a semicolon: its name and what follows.
    case statement(String, Range<Int>)
    /// An at-rule with a block, which comes next: its name and what stands before the block.
    case block(String, Range<Int>)
    /// The selectors of a rule, whose block comes next.
    case rule(Range<Int>)
    /// A brace that ends a block.
    case end
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Token? {
    skipSpace()
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: "}") {
      index += 1
      return .end
    }
    guard bytes[index] == UInt8(ascii: "@") else {
      let start = index
      let isBlock = skipPrelude(endsAtSemicolon: false)
      let prelude = start..<index
      if isBlock {
        index += 1
        return .rule(prelude)
      }
      if index < bytes.count { index += 1 }
      return .statement("", prelude)
    }
    index += 1
    let start = index
    while index < bytes.count, bytes[index].isLetter || bytes[index] == UInt8(ascii: "-") {
      index += 1
    }
    let name = String(decoding: bytes[start..<index].map(\.lowercased), as: UTF8.self)
    skipSpace()
    let prelude = index
    let isBlock = skipPrelude(endsAtSemicolon: true)
    let range = prelude..<index
    if index < bytes.count { index += 1 }
    return isBlock ? .block(name, range) : .statement(name, range)
  }

  /// Skips what is left of a block, behind its brace.
  ///
  /// - Returns: What stands in it.
  @discardableResult
  mutating func skipBlock() -> Range<Int> {
    let start = index
    var depth = 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 {
          index += 1
          return start..<index - 1
        }
      default: break
      }
      skipOne()
    }
    return start..<index
  }

  /// Skips up to a brace, or to a semicolon.
  ///
  /// - Returns: Whether a block starts there.
  private mutating func skipPrelude(endsAtSemicolon: Bool) -> Bool {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"): return true
      case UInt8(ascii: "}"): return false
      case UInt8(ascii: ";") where endsAtSemicolon: return false
      default: skipOne()
      }
    }
    return false
  }

  /// Skips a character, an escape, a text in quotation marks or a comment.
  private mutating func skipOne() {
    let byte = bytes[index]
    if byte == .backslash {
      index = min(index + 2, bytes.count)
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      index += 1
      // A text in quotation marks that is not closed ends with its line.
      while index < bytes.count, bytes[index] != byte, bytes[index] != .lineFeed {
        index += bytes[index] == .backslash ? 2 : 1
      }
      index = min(index + 1, bytes.count)
    } else if isComment {
      skipComment()
    } else {
      index += 1
    }
  }

  private var isComment: Bool {
    index + 1 < bytes.count && bytes[index] == .slash && bytes[index + 1] == UInt8(ascii: "*")
  }

  private mutating func skipComment() {
    index += 2
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), index + 1 < bytes.count, bytes[index + 1] == .slash {
        index += 2
        return
      }
      index += 1
    }
  }

  /// Skips white space, comments, and the signs that hid sheets from old browsers.
  private mutating func skipSpace() {
    while index < bytes.count {
      if isComment {
        skipComment()
      } else if bytes[index].isWhiteSpace || bytes[index] == UInt8(ascii: ";") {
        index += 1
      } else if bytes[index...].starts(with: Array("<!--".utf8)) {
        index += 4
      } else if bytes[index...].starts(with: Array("-->".utf8)) {
        index += 3
      } else {
        return
      }
    }
  }
}
