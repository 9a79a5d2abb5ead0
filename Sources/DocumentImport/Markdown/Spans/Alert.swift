import ReadingContent

/// The kind of an alert or of what programs for notes call a callout.
struct Alert {
  private let kind: StructurePhrase.Alert?

  /// Takes the word between the brackets.
  init(_ word: String) {
    kind = StructurePhrase.Alert(rawValue: word.lowercased()) ?? Self.others[word.lowercased()]
  }

  /// Returns what the kind is called; nothing where it is none of the five.
  func name(in language: LanguageTag?) -> String? {
    kind.map { StructurePhrases.find(for: language).words(for: .alert($0)) }
  }

  private static let others: [String: StructurePhrase.Alert] = [
    "info": .note, "hint": .tip, "attention": .warning, "danger": .caution, "error": .caution,
  ]
}

extension String {
  /// The word with its first letter in upper case and the others in lower case.
  var capitalizedWord: String {
    let lower = lowercased()
    return (lower.first.map { $0.uppercased() } ?? "") + lower.dropFirst()
  }
}
