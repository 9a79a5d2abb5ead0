import Pronunciation

/// The lexicons of a listener with what finds their entries, made once and shared by all copies.
struct LexiconShelf: Hashable, Sendable {
  /// What finds the entries.
  let matcher: LexiconMatcher

  init(_ lexicons: [Lexicon]) {
    matcher = LexiconMatcher(lexicons)
  }

  static func == (left: LexiconShelf, right: LexiconShelf) -> Bool {
    left.matcher === right.matcher || left.matcher.lexicons == right.matcher.lexicons
  }

  func hash(into hasher: inout Hasher) {
    for lexicon in matcher.lexicons {
      hasher.combine(lexicon.path)
      hasher.combine(lexicon.lexemes.count)
    }
  }
}
