extension TeXParser {
  /// Reads what a command makes of what follows it.
  mutating func command(_ name: String, depth: Int) -> [MathNode] {
    if let letter = TeXSymbols.letters[name] { return [Self.letter(letter, style)] }
    if let sign = TeXSymbols.signs[name] { return [.sign(sign)] }
    if let function = TeXSymbols.functions[name] { return [.name(function, .plain)] }
    if TeXSymbols.silent.contains(name) { return [] }
    if let style = TeXSymbols.switches[name] {
      self.style = style
      return []
    }
    guard depth < MathNode.mostDepth else { return [.text(name)] }
    if let mark = TeXSymbols.marks[name] {
      return [.accented(argument(depth: depth), mark: mark)]
    }
    if let style = TeXSymbols.fonts[name] { return [styled(style, name, depth: depth)] }
    switch name {
    case "frac", "dfrac", "tfrac", "cfrac", "sfrac", "nicefrac":
      let above = argument(depth: depth)
      return [.fraction(above, argument(depth: depth))]
    case "binom", "dbinom", "tbinom":
      let above = argument(depth: depth)
      return [.binomial(above, argument(depth: depth))]
    case "sqrt":
      let order = option(depth: depth)
      return [.root(argument(depth: depth), order: order)]
    case "root":
      return [.text(name)]
    case "text", "textrm", "textbf", "textit", "textsf", "texttt", "textnormal", "textup", "mbox",
      "hbox", "emph", "intertext", "shortintertext", "textsc":
      return words(rawArgument(), depth: depth)
    case "operatorname", "DeclareMathOperator":
      if next == .sign("*") { index += 1 }
      let name = Self.withoutCommands(rawArgument())
      return [.name(TeXSymbols.functions[name] ?? name, .plain)]
    case "overset", "stackrel":
      let over = argument(depth: depth)
      return [.stacked(argument(depth: depth), under: nil, over: over)]
    case "underset":
      let under = argument(depth: depth)
      return [.stacked(argument(depth: depth), under: under, over: nil)]
    case "not":
      return [negated(depth: depth)]
    case "pmod":
      return [.sign("("), .name("mod", .plain), argument(depth: depth), .sign(")")]
    case "cancel", "bcancel", "xcancel", "sout":
      return [.crossedOut(argument(depth: depth))]
    case "color", "label", "hspace", "vspace", "phantom", "hphantom", "vphantom", "mspace",
      "mathchoice", "hskip", "kern":
      if next == .openBrace { _ = rawArgument() }
      return []
    case "textcolor", "colorbox":
      _ = rawArgument()
      return [argument(depth: depth)]
    case "tag":
      if next == .sign("*") { index += 1 }
      return [.sign("("), .text(rawArgument()), .sign(")")]
    case "substack":
      return [lines(depth: depth)]
    case "begin":
      return environment(depth: depth)
    case "left", "bigl", "Bigl", "biggl", "Biggl":
      return [.open(delimiter())]
    case "right", "bigr", "Bigr", "biggr", "Biggr":
      return [.close(delimiter())]
    case "middle", "big", "Big", "bigg", "Bigg", "bigm", "Bigm", "biggm", "Biggm":
      return [.sign(delimiter())]
    default:
      if let arrow = TeXSymbols.longArrows[name] {
        let under = option(depth: depth)
        let over = argument(depth: depth)
        return [
          .stacked(.sign(arrow), under: under, over: over.isEmpty ? nil : over)
        ]
      }
      return [name.first?.isLetter == true ? .text(name) : .sign(name)]
    }
  }

  private mutating func styled(_ style: MathStyle, _ name: String, depth: Int) -> MathNode {
    let outerStyle = self.style
    self.style = style
    defer { self.style = outerStyle }
    let node = argument(depth: depth)
    // Upright letters together are one name: \mathrm{kg}.
    guard name == "mathrm" || name == "mathsf" || name == "mathtt" || name == "mathit",
      case .row(let nodes) = node
    else { return node }
    var joined = ""
    for part in nodes {
      guard case .name(let letter, .plain) = part else { return node }
      joined += letter
    }
    return .name(TeXSymbols.functions[joined] ?? joined, .plain)
  }

  /// Returns text, and the formulas that stand in it between dollars.
  private func words(_ raw: String, depth: Int) -> [MathNode] {
    var nodes: [MathNode] = []
    for (number, part) in raw.split(separator: "$", omittingEmptySubsequences: false).enumerated() {
      if number % 2 == 0 {
        let text = Self.withoutCommands(String(part))
        if !text.isEmpty { nodes.append(.text(text)) }
      } else if depth + 1 < MathNode.mostDepth {
        var inner = TeXParser(Array(part))
        nodes.append(inner.formula(depth: depth + 1))
      } else {
        nodes.append(.text(String(part)))
      }
    }
    return nodes
  }

  /// Returns a text with its commands by their names and without braces, its white space single.
  static func withoutCommands(_ raw: String) -> String {
    var text = ""
    for character in raw {
      switch character {
      case "{", "}": break
      case "\\", "~": text.append(" ")
      default: text.append(character)
      }
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Reads what `\not` denies, as one sign with the stroke where there is one.
  private mutating func negated(depth: Int) -> MathNode {
    let parts = atom(depth: depth + 1)
    guard parts.count == 1, case .sign(let sign) = parts[0] else {
      return .row([.sign("¬")] + parts)
    }
    return .sign(sign + "\u{338}")
  }

  /// Reads the bracket after `\left` and its like; a point is none.
  private mutating func delimiter() -> String {
    guard let token = next else { return "" }
    switch token {
    case .sign(let sign):
      index += 1
      return sign == "." ? "" : sign == "<" ? "⟨" : sign == ">" ? "⟩" : String(sign)
    case .command(let name):
      guard let sign = TeXSymbols.signs[name] else { return "" }
      index += 1
      return sign
    default:
      return ""
    }
  }
}
