/// The phrases of a language for places in a book.
///
/// To add a language, add an entry to ``table``. `{page}`, `{total}`, `{section}`, `{percent}` and
/// `{count}` stand for numbers, which are written with the digits of the language.
struct PositionPhrases: Sendable {
  /// A page whose total is not known.
  let page: String
  /// A page and the total.
  let pageOfTotal: String
  /// A section with the ``percent`` of it that is read.
  let section: String
  /// A number of per cent.
  let percent: PluralPhrase
  /// A number of pages.
  let pages: PluralPhrase
  /// That nothing comes before.
  let beginningOfBook: String
  /// That nothing comes after.
  let endOfBook: String

  /// Returns the phrases for a language, and the locale of its numbers; the English ones where there
  /// are none.
  static func find(for language: LanguageTag) -> (phrases: PositionPhrases, locale: String) {
    PhraseText.find(language, in: table).map { ($0, language.description) } ?? (english, "en")
  }

  private static let english = PositionPhrases(
    page: "Page {page}", pageOfTotal: "Page {page} of {total}",
    section: "Section {section}, {percent}", percent: PluralPhrase(other: "{count} percent"),
    pages: PluralPhrase(one: "{count} page", other: "{count} pages"),
    beginningOfBook: "Beginning of book", endOfBook: "End of book")

  private static let table: [String: PositionPhrases] = [
    "ar": PositionPhrases(
      page: "الصفحة {page}", pageOfTotal: "الصفحة {page} من {total}",
      section: "القسم {section}، {percent}", percent: PluralPhrase(other: "{count} بالمئة"),
      pages: PluralPhrase(
        zero: "لا توجد صفحات", one: "صفحة واحدة", two: "صفحتان", few: "{count} صفحات",
        many: "{count} صفحة", other: "{count} صفحة"),
      beginningOfBook: "بداية الكتاب", endOfBook: "نهاية الكتاب"),
    "de": PositionPhrases(
      page: "Seite {page}", pageOfTotal: "Seite {page} von {total}",
      section: "Abschnitt {section}, {percent}", percent: PluralPhrase(other: "{count} Prozent"),
      pages: PluralPhrase(one: "{count} Seite", other: "{count} Seiten"),
      beginningOfBook: "Anfang des Buchs", endOfBook: "Ende des Buchs"),
    "en": english,
    "es": PositionPhrases(
      page: "Página {page}", pageOfTotal: "Página {page} de {total}",
      section: "Sección {section}, {percent}", percent: PluralPhrase(other: "{count} por ciento"),
      pages: PluralPhrase(one: "{count} página", other: "{count} páginas"),
      beginningOfBook: "Principio del libro", endOfBook: "Fin del libro"),
    "fa": PositionPhrases(
      page: "صفحهٔ {page}", pageOfTotal: "صفحهٔ {page} از {total}",
      section: "بخش {section}، {percent}", percent: PluralPhrase(other: "{count} درصد"),
      pages: PluralPhrase(other: "{count} صفحه"),
      beginningOfBook: "آغاز کتاب", endOfBook: "پایان کتاب"),
    "fr": PositionPhrases(
      page: "Page {page}", pageOfTotal: "Page {page} sur {total}",
      section: "Section {section}, {percent}", percent: PluralPhrase(other: "{count} pour cent"),
      pages: PluralPhrase(one: "{count} page", other: "{count} pages"),
      beginningOfBook: "Début du livre", endOfBook: "Fin du livre"),
    "he": PositionPhrases(
      page: "עמוד {page}", pageOfTotal: "עמוד {page} מתוך {total}",
      section: "חלק {section}, {percent}",
      percent: PluralPhrase(one: "אחוז אחד", other: "{count} אחוזים"),
      pages: PluralPhrase(one: "עמוד אחד", two: "שני עמודים", other: "{count} עמודים"),
      beginningOfBook: "תחילת הספר", endOfBook: "סוף הספר"),
    "it": PositionPhrases(
      page: "Pagina {page}", pageOfTotal: "Pagina {page} di {total}",
      section: "Sezione {section}, {percent}", percent: PluralPhrase(other: "{count} per cento"),
      pages: PluralPhrase(one: "{count} pagina", other: "{count} pagine"),
      beginningOfBook: "Inizio del libro", endOfBook: "Fine del libro"),
    "ja": PositionPhrases(
      page: "{page}ページ", pageOfTotal: "全{total}ページ中{page}ページ",
      section: "セクション{section}、{percent}", percent: PluralPhrase(other: "{count}パーセント"),
      pages: PluralPhrase(other: "{count}ページ"),
      beginningOfBook: "本の始まり", endOfBook: "本の終わり"),
    "ko": PositionPhrases(
      page: "{page}페이지", pageOfTotal: "{total}페이지 중 {page}페이지",
      section: "섹션 {section}, {percent}", percent: PluralPhrase(other: "{count}퍼센트"),
      pages: PluralPhrase(other: "{count}페이지"),
      beginningOfBook: "책의 처음", endOfBook: "책의 끝"),
    "nl": PositionPhrases(
      page: "Pagina {page}", pageOfTotal: "Pagina {page} van {total}",
      section: "Sectie {section}, {percent}", percent: PluralPhrase(other: "{count} procent"),
      pages: PluralPhrase(one: "{count} pagina", other: "{count} pagina’s"),
      beginningOfBook: "Begin van het boek", endOfBook: "Einde van het boek"),
    "pl": PositionPhrases(
      page: "Strona {page}", pageOfTotal: "Strona {page} z {total}",
      section: "Sekcja {section}, {percent}", percent: PluralPhrase(other: "{count} procent"),
      pages: PluralPhrase(
        one: "{count} strona", few: "{count} strony", many: "{count} stron",
        other: "{count} strony"),
      beginningOfBook: "Początek książki", endOfBook: "Koniec książki"),
    "pt": PositionPhrases(
      page: "Página {page}", pageOfTotal: "Página {page} de {total}",
      section: "Seção {section}, {percent}", percent: PluralPhrase(other: "{count} por cento"),
      pages: PluralPhrase(one: "{count} página", other: "{count} páginas"),
      beginningOfBook: "Início do livro", endOfBook: "Fim do livro"),
    "ru": PositionPhrases(
      page: "Страница {page}", pageOfTotal: "Страница {page} из {total}",
      section: "Раздел {section}, {percent}",
      percent: PluralPhrase(
        one: "{count} процент", few: "{count} процента", many: "{count} процентов",
        other: "{count} процента"),
      pages: PluralPhrase(
        one: "{count} страница", few: "{count} страницы", many: "{count} страниц",
        other: "{count} страницы"),
      beginningOfBook: "Начало книги", endOfBook: "Конец книги"),
    "sv": PositionPhrases(
      page: "Sida {page}", pageOfTotal: "Sida {page} av {total}",
      section: "Avsnitt {section}, {percent}", percent: PluralPhrase(other: "{count} procent"),
      pages: PluralPhrase(one: "{count} sida", other: "{count} sidor"),
      beginningOfBook: "Bokens början", endOfBook: "Bokens slut"),
    "zh": PositionPhrases(
      page: "第{page}页", pageOfTotal: "第{page}页，共{total}页",
      section: "第{section}节，{percent}", percent: PluralPhrase(other: "百分之{count}"),
      pages: PluralPhrase(other: "{count}页"),
      beginningOfBook: "全书开头", endOfBook: "全书结尾"),
    "zh-hant": PositionPhrases(
      page: "第{page}頁", pageOfTotal: "第{page}頁，共{total}頁",
      section: "第{section}節，{percent}", percent: PluralPhrase(other: "百分之{count}"),
      pages: PluralPhrase(other: "{count}頁"),
      beginningOfBook: "全書開頭", endOfBook: "全書結尾"),
  ]
}
