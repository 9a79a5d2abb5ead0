import ReadingContent
import XMLTree

/// Text above and below the line, which means something else than the same text on it: powers and
/// fractions.
extension ContentReader {
  /// Starts text above the line; figures behind a number are parted from it.
  mutating func startScript(_ frame: inout OpenElement) {
    let text = shortText(of: frame.node, limit: 8)
    guard !text.isEmpty, text.utf8.allSatisfy(\.isDigit), space == nil, breaks == 0,
      style == scopes.last?.style ?? .plain, scopes.last?.isWhole != true,
      scopes.last?.attributes.silence == nil, !holdsLink(frame.node)
    else { return }
    let base = baseStart()
    if let after = textAfter(frame.node), after.hasPrefix("\u{2044}") || after == "/" {
      if base < builder.count, builder.bytes[base].isDigit {
        builder.append([.space], style: style)
      }
      fraction = builder.count
      return
    }
    guard base < builder.count else { return }
    if builder.bytes[base].isDigit {
      // A year or another long number has no power but the mark of a note.
      if builder.count - base > 3 {
        builder.append([.space], style: style)
      } else {
        frame.power = doneCount + base
        builder.append([UInt8(ascii: "^")], style: style)
      }
    } else if Self.units.contains(String(decoding: builder.bytes[base...], as: UTF8.self)) {
      frame.power = doneCount + base
    } else if builder.count - base > 1 {
      builder.append([.space], style: style)
    }
  }

  /// Ends text above or below the line.
  mutating func endScript(_ frame: OpenElement) {
    // A block that ended inside has taken the number along; powers of powers without end are none.
    if let power = frame.power, power - doneCount >= textStart,
      (1...Self.longestPower).contains(builder.count - (power - doneCount))
    {
      let base = power - doneCount
      let text = String(decoding: builder.bytes[base...], as: UTF8.self)
      if let sign = text.firstIndex(of: "^") {
        let formula = "\(text[..<sign])^{\(text[text.index(after: sign)...])}"
        let used = scopes.last?.attributes.language ?? language ?? options.language
        let words = TeXMath.words(of: formula, language: used)
        if !words.isEmpty { builder.setAlias(words, over: base..<builder.count) }
      } else if let digit = text.last?.wholeNumberValue, (2...3).contains(digit) {
        let raised = text.dropLast() + (digit == 2 ? "²" : "³")
        builder.setAlias(String(raised), over: base..<builder.count)
      }
    }
    guard let start = fraction, frame.kind == .subscript, start < builder.count else { return }
    fraction = nil
    let parts = String(decoding: builder.bytes[start...], as: UTF8.self)
      .split { $0 == "\u{2044}" || $0 == "/" }
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }) else { return }
    let used = scopes.last?.attributes.language ?? language ?? options.language
    let isEnglish = (used?.primary ?? "en") == "en"
    let sign = Self.fractions["\(parts[0])/\(parts[1])"]
    // Other voices know the first three alone.
    let words =
      sign.flatMap { isEnglish || "½¼¾".contains($0) ? $0 : nil }
      ?? TeXMath.words(of: "\\frac{\(parts[0])}{\(parts[1])}", language: used)
    if !words.isEmpty { builder.setAlias(words, over: start..<builder.count) }
  }

  /// The most bytes of a number and its power.
  private static let longestPower = 64

  /// The units of length that have powers.
  private static let units: Set<String> = [
    "m", "mm", "cm", "dm", "km", "in", "ft", "yd", "mi", "nm", "µm", "μm", "s",
  ]

  /// The fractions that are characters, which voices read as such.
  private static let fractions = [
    "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾", "1/5": "⅕", "2/5": "⅖",
    "3/5": "⅗", "4/5": "⅘", "1/6": "⅙", "5/6": "⅚", "1/8": "⅛", "3/8": "⅜", "5/8": "⅝",
    "7/8": "⅞",
  ]

  /// Where the letters or the digits at the end of the text start.
  private func baseStart() -> Int {
    guard let last = builder.bytes.last, builder.count > textStart else { return builder.count }
    var start = builder.count
    while start > textStart, start > builder.count - 32 {
      let byte = builder.bytes[start - 1]
      guard last.isDigit ? byte.isDigit : byte.isLetter || byte >= 0x80 else { break }
      start -= 1
    }
    return start
  }

  private func holdsLink(_ index: Int) -> Bool {
    if frames.last?.kind == .anchor { return true }
    let end = min(tree.nodes[index].end, index + 4)
    return (index..<end).contains { tree.element(at: $0)?.name.local == "a" }
  }
}
