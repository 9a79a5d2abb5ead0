/// Looks for faults in how entries are written.
enum EntryCheck {
  /// Returns the entries that stand twice and those that no text can hold.
  static func faults(in lexicon: Lexicon) -> [LexiconFault] {
    var faults: [LexiconFault] = []
    var known: [Key: (lexeme: Int, line: Int)] = [:]
    known.reserveCapacity(lexicon.lexemes.count)
    let folding = KeyFolding(lexicon.language)
    for (index, lexeme) in lexicon.lexemes.enumerated() {
      for grapheme in lexeme.graphemes {
        if let kind = unfindable(grapheme.text, folding: folding) {
          faults.append(
            LexiconFault(
              kind, path: lexicon.path, line: grapheme.line, column: grapheme.column,
              entry: grapheme.text))
        }
        let key = Key(text: grapheme.text, roles: lexeme.roles, capitals: lexeme.capitals)
        guard let first = known[key] else {
          known[key] = (index, grapheme.line)
          continue
        }
        let earlier = lexicon.lexemes[first.lexeme].readings.map(\.content)
        let saysTheSame = earlier == lexeme.readings.map(\.content)
        faults.append(
          LexiconFault(
            .duplicate(line: first.line, saysTheSame: saysTheSame), path: lexicon.path,
            line: grapheme.line, column: grapheme.column, entry: grapheme.text))
      }
    }
    return faults
  }

  private struct Key: Hashable {
    let text: String
    let roles: [String]
    let capitals: Lexeme.Capitals
  }

  private static func unfindable(_ text: String, folding: KeyFolding) -> LexiconFault.Kind? {
    guard ScriptRules.canBeFound(text) else { return .neverFound }
    // Each part has at least a byte.
    guard text.utf8.count > LexiconIndex.mostParts else { return nil }
    var count = 0
    var text = text
    text.withUTF8 { bytes in TextPart.visit(bytes, folding: folding) { _, _ in count += 1 } }
    let isTooLong = count > LexiconIndex.mostParts || text.utf8.count > LexiconIndex.mostBytes
    return isTooLong ? .graphemeTooLong(mostWords: LexiconIndex.mostParts) : nil
  }
}
