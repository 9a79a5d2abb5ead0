extension MathSpeaker {
  /// Says a part and what stands below and above at its right.
  mutating func say(_ base: MathNode, below: MathNode?, above: MathNode?) {
    if isBig(base) { return say(limitsOf: base, below, above) }
    if case .name(let name, .doubleStruck) = base, let style = around(.doubleStruck) {
      // With an index it is not the set by itself: ℝⁿ.
      let parts = [MathNode.text(style.before), .name(name, .plain), .text(style.after)]
      return say(.row(parts.filter { !$0.isEmpty }), below: below, above: above)
    }
    if case .name(let name, .plain) = base {
      if name == "lim", above == nil, let below { return say(limit: below, of: name) }
      if name == "log", above == nil, let below {
        return say(.logBase, below, word: words.function("log") ?? "log")
      }
      if Self.ranging.contains(name), above == nil, let below {
        return say(.over, below, word: words.function(name) ?? name)
      }
    }
    guard let below else { return say(base, above: above) }
    guard let above else { return say(below.isSimple ? .sub : .longSub, base, below) }
    say(.scripted(base, below: below, above: nil), above: above)
  }

  /// Functions that run over what stands below them.
  private static let ranging: Set<String> = [
    "max", "min", "sup", "inf", "argmax", "argmin", "lim sup", "lim inf", "gcd", "lcm",
  ]

  /// Whether a part is a sign such as a sum, whose limits stand at it.
  func isBig(_ node: MathNode) -> Bool {
    node.soleSign.map(Self.bigSigns.contains) ?? false
  }

  private static let bigSigns: Set<String> = [
    "∑", "∏", "∐", "∫", "∬", "∭", "∮", "∯", "⋃", "⋂", "⨁", "⨂", "⋁", "⋀", "⨆", "⨄", "⨀",
  ]

  /// Says a sum or the like: from what to what, or over what.
  mutating func say(limitsOf base: MathNode, _ below: MathNode?, _ above: MathNode?) {
    var sign = MathSpeaker(words: words)
    sign.say(sign: base.soleSign ?? "")
    let word = sign.said.joined(separator: " ")
    switch (below, above) {
    case (let below?, let above?): say(.fromTo, below, above, word: word)
    case (let below?, nil): say(.over, below, word: word)
    case (nil, let above?): say(.superscript, .text(word), above)
    case (nil, nil): say(.of, word: word)
    }
  }

  private mutating func say(limit below: MathNode, of name: String) {
    let arrows = ["→", "⟶", "↑", "↓", "↗", "↘"]
    if case .row(let nodes) = below,
      let arrow = nodes.firstIndex(where: { $0.soleSign.map(arrows.contains) ?? false })
    {
      say(
        .limit, .joined(Array(nodes[..<arrow])), .joined(Array(nodes[(arrow + 1)...])))
    } else {
      say(.over, below, word: words.function(name) ?? name)
    }
  }

  /// Says a part and what stands above at its right.
  private mutating func say(_ base: MathNode, above: MathNode?) {
    guard let above else { return say(base) }
    if let phrase = above.soleSign.flatMap({ Self.postfixes[$0] }) { return say(phrase, base) }
    // Before a base, as the mass number of an element, it is no power.
    if base == .row([]), above.soleSign == nil { return say(.superscript, base, above) }
    if case .row(let nodes) = above, nodes.count > 1, Self.isPostfix(nodes[0]) {
      return say(base, signsAbove: nodes[...])
    }
    switch above {
    case .number("2"): say(.squared, base)
    case .number("3"): say(.cubed, base)
    default:
      if above.soleSign == "∘" || above.soleSign == "°" {
        say(base)
        say(sign: "°")
      } else if above.soleSign != nil, !(above.soleSign == "∞") {
        say(.superscript, base, above)
      } else {
        say(above.isSimple ? .power : .longPower, base, above)
      }
    }
  }

  /// Says a part, the signs behind it such as primes, and what stands above after them.
  private mutating func say(_ base: MathNode, signsAbove nodes: ArraySlice<MathNode>) {
    var base = base
    var rest = nodes
    while let first = rest.first, rest.count == 1 || Self.isPostfix(first),
      let phrase = first.soleSign.flatMap({ Self.postfixes[$0] })
    {
      say(phrase, base)
      base = .text("")
      rest = rest.dropFirst()
    }
    if !rest.isEmpty { say(base, above: .joined(Array(rest))) }
  }

  /// Whether a part is a sign that says by itself what it makes of the base; `*` and `+` before
  /// something else do not.
  private static func isPostfix(_ node: MathNode) -> Bool {
    node.soleSign.map { postfixes[$0] != nil && $0 != "*" } ?? false
  }

  private static let postfixes: [String: MathPhrase] = [
    "′": .prime, "″": .doublePrime, "‴": .triplePrime, "'": .prime, "''": .doublePrime,
    "∗": .star, "*": .star, "⋆": .star, "†": .dagger, "⊤": .transpose, "⊺": .transpose,
  ]

  /// Says a part and what stands straight under and over it.
  mutating func say(_ base: MathNode, under: MathNode?, over: MathNode?) {
    if isBig(base) { return say(limitsOf: base, under, over) }
    if case .name(_, .plain) = base, over == nil {
      return say(base, below: under, above: nil)
    }
    let (under, over) = (lone(under), lone(over))
    switch (under, over) {
    case (let under?, let over?): say(.underset, .stacked(base, under: nil, over: over), under)
    case (let under?, nil): say(.underset, base, under)
    case (nil, let over?): say(.overset, base, over)
    case (nil, nil): say(base)
    }
  }

  /// An exclamation mark by itself is no factorial.
  private func lone(_ node: MathNode?) -> MathNode? {
    node?.soleSign == "!" ? .text(words.phrase(.exclamation)) : node
  }

  /// Says a part with a mark over or under it.
  mutating func say(_ base: MathNode, mark: String) {
    let word: String
    if let phrase = Self.marks[mark] {
      word = words.phrase(phrase)
    } else {
      var sign = MathSpeaker(words: words)
      sign.say(sign: mark)
      word = sign.said.joined(separator: " ")
    }
    if !base.isSimple, !words.phrase(.longMark).isEmpty { return say(.longMark, base, word: word) }
    say(.mark, base, word: word)
  }

  private static let marks: [String: MathPhrase] = [
    "^": .hat, "ˆ": .hat, "\u{302}": .hat, "¯": .bar, "‾": .bar, "ˉ": .bar, "\u{304}": .bar,
    "\u{305}": .bar, "―": .bar, "−": .bar, "~": .tilde, "˜": .tilde, "∼": .tilde, "\u{303}": .tilde,
    "→": .vector, "⃗": .vector, "⇀": .vector, "˙": .dot, "\u{307}": .dot, ".": .dot,
    "¨": .doubleDot, "\u{308}": .doubleDot, "..": .doubleDot, "_": .underline,
    "\u{332}": .underline,
    "⏞": .brace, "⏟": .brace,
  ]

  /// Whether something over or under a part is a mark.
  static func isMark(_ sign: String) -> Bool {
    marks[sign] != nil
      || ["ˇ", "˘", "´", "`", "˚", "⃛", "←", "↔", "⏜", "⏝", "⎴", "⎵"].contains(sign)
  }
}
