/// A place in a book as it is told to the reader.
///
/// In words, never with a slash, which a voice would name.
public enum SpokenPosition: Hashable, Sendable {
  /// A page by its number from 1, and how many there are where that is known: "Page 3 of 12".
  ///
  /// A label is the page's name in the printed book, such as "xii"; it stands instead of both.
  case page(Int, of: Int? = nil, label: String? = nil)
  /// A section by its number from 1 and how much of it is read, from 0 to 100 per cent: "Section 5,
  /// 40 percent". It needs no count of the pages.
  case section(Int, percent: Int)
  /// How many pages there are: "12 pages".
  case pages(Int)
  /// That nothing comes before.
  case beginningOfBook
  /// That nothing comes after.
  case endOfBook

  /// Returns the words of a language with its digits and plural forms, or the English ones where
  /// the language has no entry in the table of phrases.
  public func words(in language: LanguageTag) -> String {
    let (phrases, locale) = PositionPhrases.find(for: language)
    switch self {
    case .page(_, _, let label?):
      return PhraseText.fill(phrases.page, ["page": label])
    case .page(let page, let total?, nil):
      return PhraseText.fill(
        phrases.pageOfTotal,
        [
          "page": PhraseText.digits(page, locale: locale),
          "total": PhraseText.digits(total, locale: locale),
        ])
    case .page(let page, nil, nil):
      return PhraseText.fill(phrases.page, ["page": PhraseText.digits(page, locale: locale)])
    case .section(let section, let percent):
      let percent = min(max(percent, 0), 100)
      let share = PhraseText.fill(
        phrases.percent.form(for: percent, locale: locale),
        ["count": PhraseText.digits(percent, locale: locale)])
      return PhraseText.fill(
        phrases.section, ["section": PhraseText.digits(section, locale: locale), "percent": share])
    case .pages(let count):
      return PhraseText.fill(
        phrases.pages.form(for: count, locale: locale),
        ["count": PhraseText.digits(count, locale: locale)])
    case .beginningOfBook:
      return phrases.beginningOfBook
    case .endOfBook:
      return phrases.endOfBook
    }
  }
}
