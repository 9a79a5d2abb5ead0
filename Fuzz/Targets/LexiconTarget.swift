import Pronunciation
import ReadingContent

/// Lexicons, and what they match.
enum LexiconTarget {
  static func read(_ bytes: [UInt8], path: String) {
    let (lexicon, faults) = LexiconReader.read(bytes, path: path, language: LanguageTag("en"))
    expect(lexicon.lexemes.count <= bytes.count + 1, "entries in proportion to the file")
    expect(faults.count <= 2_000 + bytes.count, "faults are bounded")
    let lines = 1 + bytes.count
    for fault in faults {
      expect(
        (1...lines).contains(fault.line ?? 1) && (fault.column ?? 1) >= 1, "faults have places")
      expect(!fault.description.isEmpty, "faults have words")
    }
    for lexeme in lexicon.lexemes {
      expect(!lexeme.graphemes.isEmpty && !lexeme.readings.isEmpty, "entries are whole")
      for grapheme in lexeme.graphemes {
        expect(
          !grapheme.text.isEmpty && (1...lines).contains(grapheme.line), "spellings have places")
      }
    }
    _ = LexiconCheck.faults(in: lexicon)
    let matcher = LexiconMatcher([lexicon])
    let written = lexicon.lexemes.prefix(50).flatMap(\.graphemes).prefix(50).map(\.text)
    let text = "The " + written.joined(separator: ", ") + " tomato’s tomatoes."
    let count = text.utf8.count
    var end = 0
    for match in matcher.matches(in: text, language: lexicon.language) {
      expect(match.range.lowerBound >= end && match.range.upperBound <= count, "matches are apart")
      end = match.range.upperBound
    }
  }
}
