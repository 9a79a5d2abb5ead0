extension MathSpeaker {
  /// Says a letter or a name.
  mutating func say(name: String, _ style: MathStyle) {
    switch style {
    case .plain: say(plainName: name)
    case .bold: say(.bold, .name(name, .plain))
    case .doubleStruck:
      if let set = words.set(name) { return say(set) }
      say(.doubleStruck, .name(name, .plain))
    case .script: say(.script, .name(name, .plain))
    case .fraktur: say(.fraktur, .name(name, .plain))
    }
  }

  private mutating func say(plainName name: String) {
    if let function = words.function(name) { return say(function) }
    guard name.count == 1, let letter = name.first else { return say(name) }
    let small = letter.lowercased()
    let spoken = words.letter(small) ?? words.sign(Self.sameLetters[small] ?? small)
    guard letter.isUppercase, small != name else { return say(spoken ?? name) }
    // The place of the capital letter takes the word for the small one, if it has any.
    guard let capital = around(.capital) else { return say(spoken ?? name) }
    say(capital.before)
    say(spoken ?? name)
    say(capital.after)
  }

  /// Other forms of Greek letters.
  private static let sameLetters = [
    "ϵ": "ε", "ϑ": "θ", "ϰ": "κ", "ϕ": "φ", "ϱ": "ρ", "ϖ": "π", "ς": "σ", "µ": "μ", "ɛ": "ε",
    "ϴ": "θ",
  ]

  /// Says a sign by its name.
  mutating func say(sign: String) {
    // The place of what follows is filled by a row alone.
    for character in pieces(of: sign) { say(name(of: character).replacing("{a}", with: "")) }
  }

  /// Returns the words for a sign, with a place for what follows it where the language puts that
  /// before its verb.
  func name(of sign: String) -> String {
    let sign = Self.sameSigns[sign] ?? sign
    if let spoken = words.sign(sign) { return spoken }
    guard let base = Self.denied(sign) else { return Self.unicodeName(sign) }
    return words.denial(
      of: words.sign(Self.sameSigns[base] ?? base) ?? Self.unicodeName(base))
  }

  /// Returns a sign of several characters whole where it has a name, else its characters.
  private func pieces(of sign: String) -> [String] {
    if sign.count < 2 || words.sign(Self.sameSigns[sign] ?? sign) != nil { return [sign] }
    if sign.allSatisfy({ $0.isLetter || $0.isNumber || $0.isWhitespace }) { return [sign] }
    return sign.filter { !$0.isWhitespace }.map(String.init)
  }

  /// Returns the sign under a stroke.
  private static func denied(_ sign: String) -> String? {
    if let base = strokes[sign] { return base }
    let scalars = Array(sign.unicodeScalars)
    guard scalars.count > 1, scalars.last == "\u{338}" else { return nil }
    var base = String.UnicodeScalarView()
    base.append(contentsOf: scalars.dropLast())
    return String(base)
  }

  /// The signs that have forms with a stroke, by these: Unicode holds ≢ for the same as ≡ with the
  /// stroke behind it, and so does a dictionary of strings.
  private static let strokes = Dictionary(
    uniqueKeysWithValues: "≡∼≃≅≈<>≤≥∣∥∋⊃⊇→⇒⇔≺≻≼≽⊢⊨".map { ("\($0)\u{338}", String($0)) })

  /// Returns the name that Unicode gives a sign, or the text itself where it is a word.
  private static func unicodeName(_ sign: String) -> String {
    let scalars = sign.unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first,
      !scalar.properties.isAlphabetic || scalar.properties.generalCategory == .modifierLetter,
      scalar.properties.numericType == nil
    else { return sign }
    if invisible.contains(scalar) { return "" }
    if let name = scalar.properties.name { return name.lowercased() }
    return sign
  }

  /// Signs that nobody sees: function application, invisible times and comma, joiners.
  private static let invisible: Set<Unicode.Scalar> = [
    "\u{2061}", "\u{2062}", "\u{2063}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}",
    "\u{AD}", "\u{FE0E}", "\u{FE0F}",
  ]

  /// Other signs for the same.
  private static let sameSigns = [
    "-": "−", "–": "−", "‐": "−", "‑": "−", "*": "∗", "·": "⋅", "∙": "⋅", "•": "⋅", "⟶": "→",
    "⟵": "←", "⟷": "↔", "⟹": "⇒", "⟸": "⇐", "⟺": "⇔", "⟼": "↦", "⇾": "→", ":=": "≔", "⩽": "≤",
    "⩾": "≥", "≦": "≤", "≧": "≥", "∕": "/", "⁄": "/", "∣∣": "‖", "||": "‖", "⋯": "…",
    "⋮": "…", "⋱": "…", "...": "…", "'": "′", "<=": "≤", ">=": "≥", "!=": "≠", "->": "→", "=>": "⇒",
    "~": "∼", "▵": "△", "〈": "⟨", "〉": "⟩", "：": ":",
    "（": "(", "）": ")", "，": ",", "＝": "=", "＋": "+", "∥∥": "‖", "\u{2064}": "+", "º": "°",
    "¯": "‾", "ˆ": "^", "˜": "∼", "⧵": "∖", "≝": "≔",
  ]
}
