import ReadingContent

/// Says a formula in the words of a language.
///
/// In the manner of ClearSpeak: short where a listener can take it only one way, and with the end
/// of a part said where it might be taken for longer. Numbers stay digits, which the voice reads.
struct MathSpeaker {
  let words: MathWords
  /// The words so far.
  private(set) var said: [String] = []

  /// Returns a formula in words.
  static func words(of formula: MathNode, language: LanguageTag?) -> String {
    var speaker = MathSpeaker(words: MathWords.find(for: language))
    speaker.say(formula)
    return SpokenWords.joined(speaker.said)
  }

  init(words: MathWords) {
    self.words = words
  }

  /// Says words as they are.
  mutating func say(_ text: some StringProtocol) {
    if !text.isEmpty { said.append(String(text)) }
  }

  /// Says a phrase with parts in its places.
  mutating func say(
    _ phrase: MathPhrase, _ first: MathNode? = nil, _ second: MathNode? = nil, word: String = ""
  ) {
    say(pattern: words.phrase(phrase)[...], first, second, word: word)
  }

  private mutating func say(
    pattern: Substring, _ first: MathNode?, _ second: MathNode?, word: String
  ) {
    var rest = pattern
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      say(rest[..<open])
      switch rest[open...close] {
      case "{a}": if let first { say(first) }
      case "{b}": if let second { say(second) }
      default: say(word)
      }
      rest = rest[rest.index(after: close)...]
    }
    say(rest)
  }

  /// Returns a phrase cut at its place for a part: what is said before and what after.
  func around(_ phrase: MathPhrase, word: String = "") -> (before: String, after: String)? {
    let text = words.phrase(phrase).replacing("{w}", with: word)
    guard let place = text.firstRange(of: "{a}") else { return nil }
    return (String(text[..<place.lowerBound]), String(text[place.upperBound...]))
  }

  /// Says a part.
  mutating func say(_ node: MathNode) {
    switch node {
    case .number(let digits): say(digits)
    case .name(let name, let style): say(name: name, style)
    case .sign(let sign), .open(let sign), .close(let sign): say(sign: sign)
    case .text(let text): say(text)
    case .row(let nodes): say(row: nodes)
    case .fraction(let above, let below):
      say(above.isSimple && below.isSimple ? .fraction : .longFraction, above, below)
    case .binomial(let above, let below): say(.binomial, above, below)
    case .root(let inside, let order): say(root: inside, order: order)
    case .scripted(let base, let below, let above): say(base, below: below, above: above)
    case .stacked(let base, let under, let over): say(base, under: under, over: over)
    case .accented(let base, let mark): say(base, mark: mark)
    case .crossedOut(let inside): say(.crossedOut, inside)
    case .table(let table): say(table)
    case .lineEnd: say(";")
    }
  }

  private mutating func say(root inside: MathNode, order: MathNode?) {
    let phrase: MathPhrase = inside.isSimple ? .rootOf : .longRootOf
    switch order {
    case nil, .number("2"): say(phrase, inside, word: words.phrase(.squareRoot))
    case .number("3"): say(phrase, inside, word: words.phrase(.cubeRoot))
    case let order?:
      var root = MathSpeaker(words: words)
      root.say(.orderRoot, order)
      say(phrase, inside, word: root.said.joined(separator: " "))
    }
  }
}
