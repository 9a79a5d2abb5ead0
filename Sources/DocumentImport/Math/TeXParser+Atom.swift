extension TeXParser {
  /// Reads the next part, without what is set to it above or below.
  mutating func atom(depth: Int) -> [MathNode] {
    guard let token = next else { return [] }
    switch token {
    case .openBrace:
      guard depth < MathNode.mostDepth else {
        index += 1
        return []
      }
      return [group(depth: depth)]
    case .digit:
      return [number()]
    case .letter(let letter):
      index += 1
      return [Self.letter(letter, style)]
    case .sign(let sign):
      index += 1
      return [.sign(String(sign))]
    case .command(let name):
      index += 1
      return command(name, depth: depth)
    default:
      index += 1
      return []
    }
  }

  /// Returns a letter in the style that holds, or that Unicode gives it.
  static func letter(_ letter: Character, _ style: MathStyle) -> MathNode {
    let scalars = letter.unicodeScalars
    if scalars.count == 1, let scalar = scalars.first, let plain = MathStyle.plain(of: scalar) {
      if plain.text.allSatisfy(\.isNumber) { return .number(plain.text) }
      return .name(plain.text, plain.style == .plain ? style : plain.style)
    }
    return .name(String(letter), style)
  }

  /// Reads digits, and a point or a comma in braces between them: `3.14`, `3{,}14`.
  private mutating func number() -> MathNode {
    var digits = ""
    while index < tokens.count {
      switch tokens[index].kind {
      case .digit(let digit):
        digits.append(digit)
        index += 1
        continue
      case .sign(".") where isDigit(index + 1):
        digits.append(".")
        index += 1
        continue
      case .openBrace where isDigit(index + 3):
        guard case .sign(let mark) = tokens[index + 1].kind, mark == "," || mark == ".",
          tokens[index + 2].kind == .closeBrace
        else { break }
        digits.append(mark)
        index += 3
        continue
      default:
        break
      }
      break
    }
    return .number(digits)
  }

  private func isDigit(_ index: Int) -> Bool {
    guard index < tokens.count, case .digit = tokens[index].kind else { return false }
    return true
  }
}
