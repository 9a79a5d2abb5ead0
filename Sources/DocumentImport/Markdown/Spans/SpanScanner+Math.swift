import ReadingContent

/// Formulas in TeX: between dollars as pandoc has them, between `\(` and `\)` or `\[` and `\]`, and
/// GitHub's with a backtick beside each dollar.
extension SpanScanner {
  /// The longest formula that is looked for, in bytes.
  private static let longestFormula = 16_384

  /// Reads a formula whose dollar stands at the position, or steps over the dollars.
  mutating func readDollar() {
    let start = position
    var open = start
    while open < end, bytes[open] == .dollar { open += 1 }
    switch open - start {
    case 1:
      if byte(open) == .backtick, let close = endOfQuotedFormula(from: open + 1) {
        return addFormula(start..<open + 1, close - 2..<close, isDisplay: false)
      }
      if let close = endOfInlineFormula(from: open) {
        return addFormula(start..<open, close - 1..<close, isDisplay: false)
      }
    case 2:
      if let close = find([.dollar, .dollar], from: open), !isBlank(open..<close - 2) {
        return addFormula(start..<open, close - 2..<close, isDisplay: true)
      }
    default: break
    }
    position = open
  }

  /// Reads a formula whose backslash stands at the position.
  ///
  /// Since both signs are also escapes, what is between them must look like TeX.
  ///
  /// - Returns: Whether there is one.
  mutating func readEscapedFormula() -> Bool {
    let isDisplay = byte(position + 1) == .openBracket
    guard isDisplay || byte(position + 1) == .openParenthesis else { return false }
    let sign: UInt8 = isDisplay ? .closeBracket : .closeParenthesis
    let open = position + 2
    guard let close = find([.backslash, sign], from: open), looksLikeTeX(open..<close - 2) else {
      return false
    }
    addFormula(position..<open, close - 2..<close, isDisplay: isDisplay)
    return true
  }

  /// Says whether a text can only be TeX, or is a name of one letter: it has signs of TeX, its
  /// brackets belong together, and at most one word of it stands outside of braces.
  private func looksLikeTeX(_ range: Range<Int>) -> Bool {
    let text = bytes[range]
    let signs = text.filter { !$0.isWhiteSpace }
    if signs.count == 1 { return signs.allSatisfy(\.isLetter) }
    guard text.contains(where: { "\\^_{=<>+*/".utf8.contains($0) }) else { return false }
    var depth = (braces: 0, brackets: 0)
    var words = 0
    var letters = 0
    var isCommand = false
    for byte in text {
      if byte.isLetter {
        letters += 1
        if letters == 4, depth.braces == 0, !isCommand { words += 1 }
        continue
      }
      letters = 0
      isCommand = byte == .backslash
      switch byte {
      case .openBrace: depth.braces += 1
      case .closeBrace: depth.braces -= 1
      case .openBracket: depth.brackets += 1
      case .closeBracket: depth.brackets -= 1
      default: break
      }
      if depth.braces < 0 || depth.brackets < 0 { return false }
    }
    return words < 2 && depth == (0, 0)
  }

  /// Returns the offset after the dollar that ends a formula: one without a blank before it and
  /// without a digit after it, so that "$5 and $10" is money.
  private mutating func endOfInlineFormula(from start: Int) -> Int? {
    guard let first = byte(start), !first.isWhiteSpace else { return nil }
    // "US$5" and "3$," are money, too, but "CO$_2$" is none.
    if let before = byte(start - 2), before.isLetter || before.isDigit, !first.isLetter,
      !"\\_^{".utf8.contains(first)
    {
      return nil
    }
    guard budget > 0 else { return nil }
    var index = start
    let limit = min(end, start + Self.longestFormula)
    while index < limit {
      switch bytes[index] {
      case .backslash: index += 2
      case .backtick:
        budget -= index - start + 1
        return nil
      case .dollar:
        if bytes[index - 1].isWhiteSpace {
          // An amount may follow; a formula holds no dollar.
          budget -= index - start + 1
          return nil
        }
        if let after = byte(index + 1), after.isDigit || after == .dollar {
          budget -= index - start + 1
          return nil
        }
        return index + 1
      default: index += 1
      }
    }
    budget -= limit - start + 1
    return nil
  }

  private mutating func endOfQuotedFormula(from start: Int) -> Int? {
    guard let close = find([.backtick, .dollar], from: start), close - 2 > start,
      !bytes[start..<close - 2].contains(.backtick)
    else { return nil }
    return close
  }

  /// Returns the offset after two signs, of which no backslash stands before the first.
  private mutating func find(_ signs: [UInt8], from start: Int) -> Int? {
    guard budget > 0 else { return nil }
    var index = start
    let limit = min(end, start + Self.longestFormula)
    while index + 1 < limit {
      if bytes[index] == signs[0], bytes[index + 1] == signs[1] { return index + 2 }
      index += bytes[index] == .backslash ? 2 : 1
    }
    budget -= limit - start + 1
    return nil
  }

  private mutating func addFormula(_ open: Range<Int>, _ close: Range<Int>, isDisplay: Bool) {
    let inner = open.upperBound..<close.lowerBound
    let text = String(decoding: bytes[inner], as: UTF8.self)
    add(
      open, close, isDisplay ? .display(text) : .formula(text),
      isDisplay ? .leaveDisplay : .leave)
    hide(inner)
    position = close.upperBound
  }
}

extension UInt8 {
  static let dollar = UInt8(ascii: "$")
}
