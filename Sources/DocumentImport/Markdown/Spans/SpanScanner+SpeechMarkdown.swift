import ReadingContent

/// Speech Markdown: text in parentheses with modifiers, pauses, and emphasis between plus signs.
extension SpanScanner {
  mutating func closeParenthesis() {
    let close = position
    position += 1
    guard let open = parentheses.popLast(), byte(position) == .openBracket else { return }
    // `name(text)[…]` is a program's.
    if let before = byte(open - 1),
      before.isLetter || before.isDigit || before == UInt8(ascii: "_")
        || before == .closeBracket || before == .closeParenthesis
    {
      return
    }
    guard close > open + 1, let list = attributes({ $0.bracketed() }) else { return }
    add(open..<open + 1, close..<list.end, list)
  }

  /// Returns the pause that stands at the position as `[500ms]` or `[break:"500ms"]`.
  mutating func standingPause() -> SpanMark? {
    guard let next = byte(position + 1), next.isDigit || next == UInt8(ascii: "b") else {
      return nil
    }
    if let before = byte(position - 1),
      before.isLetter || before.isDigit || "_)]!^".utf8.contains(before)
    {
      return nil
    }
    var value = ""
    var faults: [(fault: MarkupFault, offset: Int)] = []
    var close: Int
    if next.isDigit {
      close = position + 1
      while close < end, close < position + 16, bytes[close] != .closeBracket { close += 1 }
      value = String(decoding: bytes[position + 1..<close], as: UTF8.self)
      close += 1
      guard byte(close - 1) == .closeBracket, SpeechValue.pause(value) != nil else { return nil }
    } else {
      guard let list = attributes({ $0.bracketed() }), list.items.count == 1,
        list.items[0].key == "pause"
      else { return nil }
      close = list.end
      value = list.items[0].value
      faults = list.change().faults
    }
    if let after = byte(close), "([:{".utf8.contains(after) { return nil }
    return SpanMark(
      range: position..<close, action: .pause(SpeechValue.pause(value) ?? 0), faults: faults)
  }

  /// Reads a sign of `++emphasis++`, which stands close to words.
  mutating func readPlus() {
    let first = position
    while position < end, bytes[position] == UInt8(ascii: "+") { position += 1 }
    guard position - first == 2 else {
      plus = nil
      return
    }
    let before = byte(first - 1) ?? .space
    let after = byte(position) ?? .space
    if let open = plus, Self.isWord(before), !Self.isWord(after) {
      plus = nil
      let text = open + 2..<first
      guard Self.isPhrase(bytes[text]) else { return }
      var change = SpeechChange()
      change.attributes.emphasis = .strong
      add(open..<open + 2, first..<position, change, [])
    } else {
      plus = !Self.isWord(before) && Self.isWord(after) ? first : nil
    }
  }

  /// Says whether a text between plus signs is one of words: `++i in C++` is about programs.
  private static func isPhrase(_ text: ArraySlice<UInt8>) -> Bool {
    !text.contains { ";=(){}\n".utf8.contains($0) }
      && text.prefix { isWord($0) }.count > 1 && text.reversed().prefix { isWord($0) }.count > 1
  }

  static func isWord(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte >= 0x80
  }
}
