/// What a formula in TeX is made of.
struct TeXToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case letter(Character)
    case digit(Character)
    case sign(Character)
    /// A command without its backslash: letters, or one sign.
    case command(String)
    case openBrace
    case closeBrace
    case below
    case above
    case prime
    case ampersand
  }

  let kind: Kind
  /// Where it stands, in characters of the formula.
  let range: Range<Int>

  /// Cuts a formula into tokens; white space and comments are between them.
  static func all(of text: [Character]) -> [TeXToken] {
    var tokens: [TeXToken] = []
    var index = 0
    while index < text.count {
      let start = index
      let character = text[index]
      index += 1
      let kind: Kind
      switch character {
      case "{": kind = .openBrace
      case "}": kind = .closeBrace
      case "_": kind = .below
      case "^": kind = .above
      case "&": kind = .ampersand
      case "'", "’": kind = .prime
      case "~": continue
      case "%":
        while index < text.count, !text[index].isNewline { index += 1 }
        continue
      case "\\":
        guard index < text.count else {
          kind = .sign("\\")
          break
        }
        var end = index
        while end < text.count, text[end].isASCII, text[end].isLetter { end += 1 }
        if end == index { end += 1 }
        kind = .command(String(text[index..<end]))
        index = end
      default:
        if character.isWhitespace { continue }
        if let script = scripts[character] {
          var run = [script]
          while index < text.count, let more = scripts[text[index]], more.kind == script.kind {
            run.append(more)
            index += 1
          }
          let inside = run.map(\.token)
          for kind in [script.kind, .openBrace] + inside + [.closeBrace] {
            tokens.append(TeXToken(kind: kind, range: start..<index))
          }
          continue
        }
        if character.isASCII, character.isNumber {
          kind = .digit(character)
        } else {
          kind = character.isLetter ? .letter(character) : .sign(character)
        }
      }
      tokens.append(TeXToken(kind: kind, range: start..<index))
    }
    return tokens
  }

  /// The small digits and signs of Unicode, which stand above or below the line by themselves.
  private static let scripts: [Character: (kind: Kind, token: Kind)] = {
    var scripts: [Character: (kind: Kind, token: Kind)] = [:]
    for (small, plain) in zip("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ", "0123456789+−=()ni") {
      scripts[small] = (.above, token(plain))
    }
    for (small, plain) in zip("₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙᵢ", "0123456789+−=()ni") {
      scripts[small] = (.below, token(plain))
    }
    return scripts
  }()

  private static func token(_ plain: Character) -> Kind {
    if plain.isNumber { return .digit(plain) }
    return plain.isLetter ? .letter(plain) : .sign(plain)
  }
}
