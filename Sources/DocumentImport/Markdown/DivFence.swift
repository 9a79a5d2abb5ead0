/// A line of colons that starts or ends one of pandoc's divs, such as `::: {lang=fr}` and `:::`.
struct DivFence {
  /// What stands in place of a fence for cmark: a comment of HTML is a block of its own, wherever
  /// it stands, and keeps a list tight.
  static let mark = Array("<!--:-->".utf8)

  /// The line, counted from 0.
  let line: Int
  /// The bytes from the first colon to the last sign.
  let range: Range<Int>
  /// The attributes between their braces, or the bare word that names the div; nothing where the
  /// line ends one.
  let attributes: Range<Int>?
  /// How many signs of quotations stand before it.
  let quotations: Int
  /// The line of the fence that ends the div which this one starts, or the other way round.
  var partner: Int?

  var isOpening: Bool { attributes != nil }

  /// Whether the attributes stand between braces.
  func hasBraces(in bytes: [UInt8]) -> Bool {
    attributes.map { bytes[$0.lowerBound] == .openBrace } ?? false
  }

  /// Returns the fence on a line; nothing where there is none.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - body: Its bytes without its end.
  ///   - bytes: The source.
  /// - Returns: The fence.
  static func read(_ line: Int, _ body: Range<Int>, of bytes: [UInt8]) -> DivFence? {
    var quotations = 0
    var start = body.lowerBound
    prefix: while start < body.upperBound {
      switch bytes[start] {
      case .greaterThan: quotations += 1
      case .space, .tab: break
      case .colon: break prefix
      default:
        guard let end = endOfMarker(start, body, bytes) else { return nil }
        start = end
        continue
      }
      start += 1
    }
    var index = start
    while index < body.upperBound, bytes[index] == .colon { index += 1 }
    guard index - start >= 3 else { return nil }
    var end = body.upperBound
    while end > index, bytes[end - 1].isBlank { end -= 1 }
    let range = start..<end
    // Further colons may follow the attributes.
    while end > index, bytes[end - 1] == .colon { end -= 1 }
    while end > index, bytes[end - 1].isBlank { end -= 1 }
    while index < end, bytes[index].isBlank { index += 1 }
    guard index < end else {
      return DivFence(line: line, range: range, attributes: nil, quotations: quotations)
    }
    let attributes = index..<end
    guard isWord(attributes, bytes) || bytes[index] == .openBrace && bytes[end - 1] == .closeBrace
    else { return nil }
    return DivFence(line: line, range: range, attributes: attributes, quotations: quotations)
  }

  /// Returns the offset after a list item's marker, which a blank follows.
  private static func endOfMarker(
    _ start: Int, _ body: Range<Int>, _ bytes: [UInt8]
  ) -> Int? {
    var index = start
    if "-+*".utf8.contains(bytes[index]) {
      index += 1
    } else {
      while index < body.upperBound, bytes[index].isDigit, index - start < 9 { index += 1 }
      guard index > start, index < body.upperBound,
        bytes[index] == UInt8(ascii: ".") || bytes[index] == .closeParenthesis
      else { return nil }
      index += 1
    }
    return index < body.upperBound && bytes[index].isBlank ? index : nil
  }

  private static func isWord(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    bytes[range].allSatisfy {
      $0.isLetter || $0.isDigit || $0 >= 128 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        || $0 == UInt8(ascii: ".")
    }
  }
}

extension UInt8 {
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
}
