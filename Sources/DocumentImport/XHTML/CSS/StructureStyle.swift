/// What styles say about where an element stands in the text, apart from its voice.
struct StructureStyle: Hashable {
  enum Display {
    case inline
    case block
  }

  var display: Display?
  var whiteSpace: OpenElement.WhiteSpace?
  /// Whether the items of the list have neither bullets nor numbers.
  var hidesMarkers: Bool?
  /// How the items of a list are numbered, as CSS names it.
  var listStyle: String?
  /// Whether the text stands above the line.
  var isRaised = false

  /// Adds declarations, each of which goes before those that came earlier.
  mutating func add(_ declarations: [StyleDeclaration]) {
    for declaration in declarations {
      let value = declaration.value.lowercased()
      switch declaration.property {
      case "display":
        switch value.split(separator: " ").first {
        case "block", "list-item", "table", "flex", "grid", "flow-root", "table-row",
          "table-caption":
          display = .block
        case "inline", "inline-block", "contents": display = .inline
        default: break
        }
      case "white-space", "white-space-collapse":
        switch value {
        case "pre", "pre-wrap", "break-spaces", "preserve": whiteSpace = .kept
        case "pre-line", "preserve-breaks": whiteSpace = .lines
        case "normal", "nowrap", "collapse": whiteSpace = .collapsed
        default: break
        }
      case "list-style", "list-style-type":
        for word in value.split(separator: " ") {
          if word == "none" { hidesMarkers = true }
          if Self.numberings.contains(String(word)) {
            hidesMarkers = false
            listStyle = String(word)
          }
        }
      case "vertical-align": isRaised = value == "super"
      default: break
      }
    }
  }

  /// The properties that this looks at.
  static let properties: Set<String> = [
    "display", "white-space", "white-space-collapse", "list-style", "list-style-type",
    "vertical-align", "visibility",
  ]

  private static let numberings: Set<String> = [
    "circle", "decimal", "decimal-leading-zero", "disc", "lower-alpha", "lower-latin",
    "lower-roman", "square", "upper-alpha", "upper-latin", "upper-roman",
  ]
}
