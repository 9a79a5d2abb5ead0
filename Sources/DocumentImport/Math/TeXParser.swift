/// Reads a formula in TeX.
///
/// Nothing is an error: a group that is not closed ends with the formula, a brace too many is
/// none, and what lies too deep is read in a row.
struct TeXParser {
  /// What ends a row.
  enum Stop {
    case formula
    case brace
    case bracket
    case cell
  }

  let text: [Character]
  let tokens: [TeXToken]
  var index = 0
  var style = MathStyle.plain
  /// How many environments are open.
  var environments = 0

  init(_ text: [Character]) {
    self.text = text
    tokens = TeXToken.all(of: text)
  }

  var next: TeXToken.Kind? { index < tokens.count ? tokens[index].kind : nil }

  /// Returns the whole formula.
  mutating func formula(depth: Int = 0) -> MathNode {
    row(until: .formula, depth: depth)
  }

  /// Reads until something ends the row, and leaves that unread.
  mutating func row(until stop: Stop, depth: Int) -> MathNode {
    let outerStyle = style
    defer { style = outerStyle }
    var nodes: [MathNode] = []
    // Braces and brackets that lie too deep, or belong to no command, and are only counted.
    var braces = 0
    var brackets = 0
    while let token = next {
      switch token {
      case .closeBrace:
        if stop == .brace, braces == 0 { return .joined(nodes) }
        if braces > 0 { braces -= 1 }
        index += 1
      case .openBrace where depth >= MathNode.mostDepth:
        braces += 1
        index += 1
      case .sign("[") where stop == .bracket:
        brackets += 1
        nodes += atom(depth: depth)
      case .sign("]") where stop == .bracket:
        if brackets == 0 { return .joined(nodes) }
        brackets -= 1
        nodes += atom(depth: depth)
      case .ampersand:
        if stop == .cell { return .joined(nodes) }
        index += 1
      case .command("\\"), .command("cr"), .command("newline"):
        if stop == .cell { return .joined(nodes) }
        endLine()
        nodes.append(.lineEnd)
      case .command("end"):
        if environments > 0, stop != .formula { return .joined(nodes) }
        index += 1
        if next == .openBrace { _ = rawArgument() }
      case .below, .above, .prime:
        addScripts(to: &nodes, depth: depth)
      case .command(let name) where Self.infix.contains(name):
        index += 1
        guard depth < MathNode.mostDepth else {
          nodes.append(.text(name))
          continue
        }
        let rest = row(until: stop, depth: depth + 1)
        return infixed(name, .joined(nodes), rest)
      default:
        nodes += atom(depth: depth)
      }
    }
    return .joined(nodes)
  }

  private static let infix: Set<String> = ["over", "choose", "atop", "brack", "brace"]

  private func infixed(_ name: String, _ above: MathNode, _ below: MathNode) -> MathNode {
    switch name {
    case "over": .fraction(above, below)
    case "choose": .binomial(above, below)
    default: .table(MathTable(kind: .lines, rows: [[above], [below]]))
    }
  }

  /// Reads what a command takes: a group, or the next token alone.
  mutating func argument(depth: Int) -> MathNode {
    switch next {
    case nil, .closeBrace, .ampersand, .below, .above, .prime, .command("\\"), .command("end"):
      return .row([])
    case .digit(let digit):
      index += 1
      return .number(String(digit))
    case .openBrace:
      return group(depth: depth)
    default:
      return .joined(atom(depth: depth + 1))
    }
  }

  /// Reads a group in braces that stands next.
  mutating func group(depth: Int) -> MathNode {
    guard depth < MathNode.mostDepth else { return .row([]) }
    index += 1
    let node = row(until: .brace, depth: depth + 1)
    if next == .closeBrace { index += 1 }
    return node
  }

  /// Reads what stands in brackets next, if anything does.
  mutating func option(depth: Int) -> MathNode? {
    guard next == .sign("["), depth < MathNode.mostDepth else { return nil }
    index += 1
    let node = row(until: .bracket, depth: depth + 1)
    if next == .sign("]") { index += 1 }
    return node
  }

  /// Reads an argument as text, with the spaces that are in it.
  mutating func rawArgument() -> String {
    guard next == .openBrace else {
      guard index < tokens.count else { return "" }
      switch tokens[index].kind {
      case .letter, .digit, .sign:
        index += 1
        return String(text[tokens[index - 1].range])
      default:
        return ""
      }
    }
    let start = tokens[index].range.upperBound
    var depth = 0
    while index < tokens.count {
      switch tokens[index].kind {
      case .openBrace: depth += 1
      case .closeBrace: depth -= 1
      default: break
      }
      index += 1
      if depth == 0 { return String(text[start..<tokens[index - 1].range.lowerBound]) }
    }
    return String(text[start...])
  }

  /// Goes over the end of a line and the space that it may ask for: `\\[2pt]`.
  mutating func endLine() {
    index += 1
    if next == .sign("*") { index += 1 }
    guard next == .sign("[") else { return }
    let rest = tokens[index...].prefix(10)
    guard let end = rest.firstIndex(where: { $0.kind == .sign("]") }) else { return }
    let length = String(text[tokens[index].range.upperBound..<tokens[end].range.lowerBound])
    let units = ["pt", "em", "ex", "mm", "cm", "in", "mu"]
    if units.contains(where: { length.hasSuffix($0) }) { index = end + 1 }
  }

  private mutating func addScripts(to nodes: inout [MathNode], depth: Int) {
    var below: MathNode?
    var above: MathNode?
    var primes = 0
    loop: while let token = next {
      switch token {
      case .prime where above == nil:
        primes += 1
        index += 1
      case .below where below == nil && depth < MathNode.mostDepth:
        index += 1
        below = argument(depth: depth)
      case .above where above == nil && depth < MathNode.mostDepth:
        index += 1
        above = argument(depth: depth)
      case .below where below == nil, .above where above == nil:
        nodes.append(.sign(token == .below ? "_" : "^"))
        index += 1
        break loop
      case .command("limits"), .command("nolimits"), .command("displaylimits"):
        index += 1
      default:
        break loop
      }
    }
    if primes > 0 {
      let signs = [MathNode.sign(Self.primes[min(primes, 4) - 1])]
      let more = [MathNode](repeating: .sign("′"), count: max(0, primes - 4))
      above = .joined(signs + more + (above.map { [$0] } ?? []))
    }
    guard below != nil || above != nil else { return }
    var base = nodes.popLast() ?? .row([])
    // A second index of the same kind gets no base, so that they do not pile up in depth.
    if case .scripted = base {
      nodes.append(base)
      base = .row([])
    }
    if case .accented(_, let mark) = base, mark == "⏞" || mark == "⏟" {
      nodes.append(.stacked(base, under: below, over: above))
    } else {
      nodes.append(.scripted(base, below: below, above: above))
    }
  }

  private static let primes = ["′", "″", "‴", "⁗"]
}
