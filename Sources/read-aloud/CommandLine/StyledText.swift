/// A piece of output with a look that only a terminal shows.
struct StyledText: Sendable, ExpressibleByStringLiteral {
  /// The look, as the parameter of the terminal's "select graphic rendition" (ECMA-48 §8.3.117).
  enum Style: String, Sendable {
    case plain = "0"
    case bold = "1"
    case faint = "2"
    case underlined = "4"
    case red = "31"
  }

  let text: String
  let style: Style

  init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }

  init(stringLiteral text: String) {
    self.init(text)
  }

  static func bold(_ text: String) -> StyledText { StyledText(text, .bold) }

  static func faint(_ text: String) -> StyledText { StyledText(text, .faint) }

  /// The bytes for a terminal, or for anything else.
  func rendered(styled: Bool) -> String {
    guard styled, style != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }
}
