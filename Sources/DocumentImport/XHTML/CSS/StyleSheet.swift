/// The rules of a style sheet that say something about reading (CSS Syntax Module Level 3).
///
/// Whatever is not understood is passed over up to its end, as CSS asks.
package struct StyleSheet: Hashable, Sendable {
  struct Rule: Hashable, Sendable {
    let selector: StyleSelector
    let declarations: [StyleDeclaration]
  }

  private(set) var rules: [Rule] = []
  private var namespaces: [String: String] = [:]

  /// The most rules that are kept of one document's sheets.
  static let mostRules = 2_000
  /// The most bytes of one sheet that are looked at.
  private static let mostBytes = 4 << 20

  /// Reads a sheet.
  package init(_ text: String) {
    let bytes = Array(text.utf8.prefix(Self.mostBytes))
    var reader = StyleTokens(bytes)
    var open = 0
    while let token = reader.next() {
      switch token {
      case .end: open = max(0, open - 1)
      case .statement(let name, let prelude):
        if name == "namespace" { addNamespace(String(decoding: bytes[prelude], as: UTF8.self)) }
      case .block(let name, let prelude):
        let words = String(decoding: bytes[prelude], as: UTF8.self).lowercased()
        if name == "media" && Self.isForReading(words) || name == "layer" || name == "supports" {
          open += 1
        } else {
          reader.skipBlock()
        }
      case .rule(let prelude):
        let body = reader.skipBlock()
        addRule(bytes, prelude, body)
      }
    }
  }

  private mutating func addNamespace(_ prelude: String) {
    let words = prelude.split(separator: " ")
    guard words.count == 2 else { return }
    let name = words[1].trimmed { "\"')(".contains($0) }
    namespaces[words[0].lowercased()] = String(name.hasPrefix("url(") ? name.dropFirst(4) : name)
      .replacing("\"", with: "")
  }

  private mutating func addRule(_ bytes: [UInt8], _ prelude: Range<Int>, _ body: Range<Int>) {
    guard rules.count < Self.mostRules else { return }
    let declarations = StyleDeclaration.all(in: String(decoding: bytes[body], as: UTF8.self))
      .filter(\.isAboutReading)
    guard !declarations.isEmpty else { return }
    for selector in StyleSelector.all(in: bytes, prelude, namespaces: namespaces) {
      guard rules.count < Self.mostRules else { return }
      rules.append(Rule(selector: selector, declarations: declarations))
    }
  }

  /// Whether a list of media queries is for a voice or a screen, without further conditions.
  static func isForReading(_ queries: String) -> Bool {
    let queries = queries.split(separator: ",").map { $0.trimmed(where: \.isWhitespace) }
    return queries.isEmpty
      || queries.contains { ["", "all", "screen", "speech", "aural"].contains($0) }
  }
}

extension StyleDeclaration {
  /// Whether the property says something about reading.
  var isAboutReading: Bool {
    StructureStyle.properties.contains(property)
      || ["speak", "voice-", "pause", "rest", "cue"].contains(where: property.hasPrefix)
  }
}
