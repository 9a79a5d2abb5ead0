import TextBreaks

/// The phrases of a language for places in a book.
///
/// To add a language, add an entry to ``table``. `{page}`, `{total}`, `{section}`, `{percent}` and
/// `{count}` stand for numbers, which are written with the digits of the language.
struct PositionPhrases: Sendable {
  /// A phrase in the plural forms that a language has; `other` serves where a form is absent.
  struct Plural: Sendable {
    var zero: String?
    var one: String?
    var two: String?
    var few: String?
    var many: String?
    let other: String

    /// Returns the phrase that stands beside a number.
    func form(for count: Int, locale: String) -> String {
      let form =
        switch PluralRules.category(count, locale: locale) {
        case .zero: zero
        case .one: one
        case .two: two
        case .few: few
        case .many: many
        case .other: other
        }
      return form ?? other
    }
  }

  /// A page whose total is not known.
  let page: String
  /// A page and the total.
  let pageOfTotal: String
  /// A section with the ``percent`` of it that is read.
  let section: String
  /// A number of per cent.
  let percent: Plural
  /// A number of pages.
  let pages: Plural
  /// That nothing comes before.
  let beginningOfBook: String
  /// That nothing comes after.
  let endOfBook: String

  /// Returns the phrases for a language, and the locale of its numbers.
  ///
  /// A tag is shortened until the table has it: `zh-Hant-HK`, `zh-Hant`, `zh`. Then it is English.
  static func find(for language: LanguageTag) -> (phrases: PositionPhrases, locale: String) {
    var tag = language.description.lowercased()
    while true {
      if let phrases = table[otherNames[tag] ?? tag] { return (phrases, language.description) }
      guard let hyphen = tag.lastIndex(of: "-") else { return (english, "en") }
      tag = String(tag[..<hyphen])
    }
  }

  /// Puts values in the places of a phrase that are named in braces.
  ///
  /// A value is not searched for further places, since a page's label comes from a book.
  func fill(_ phrase: String, _ values: [String: String]) -> String {
    var result = ""
    var rest = phrase[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      result += values[String(rest[rest.index(after: open)..<close])] ?? ""
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// Names of languages that read the phrases of another entry.
  private static let otherNames = [
    "cmn": "zh", "yue": "zh-hant", "zh-tw": "zh-hant", "zh-hk": "zh-hant", "zh-mo": "zh-hant",
    "cmn-hant": "zh-hant", "iw": "he",
  ]

  private static let english = PositionPhrases(
    page: "Page {page}", pageOfTotal: "Page {page} of {total}",
    section: "Section {section}, {percent}", percent: Plural(other: "{count} percent"),
    pages: Plural(one: "{count} page", other: "{count} pages"),
    beginningOfBook: "Beginning of book", endOfBook: "End of book")

  private static let table: [String: PositionPhrases] = [
    "ar": PositionPhrases(
      page: "الصفحة {page}", pageOfTotal: "الصفحة {page} من {total}",
      section: "القسم {section}، {percent}", percent: Plural(other: "{count} بالمئة"),
      pages: Plural(
        zero: "لا توجد صفحات", one: "صفحة واحدة", two: "صفحتان", few: "{count} صفحات",
        many: "{count} صفحة", other: "{count} صفحة"),
      beginningOfBook: "بداية الكتاب", endOfBook: "نهاية الكتاب"),
    "de": PositionPhrases(
      page: "Seite {page}", pageOfTotal: "Seite {page} von {total}",
      section: "Abschnitt {section}, {percent}", percent: Plural(other: "{count} Prozent"),
      pages: Plural(one: "{count} Seite", other: "{count} Seiten"),
      beginningOfBook: "Anfang des Buchs", endOfBook: "Ende des Buchs"),
    "en": english,
    "es": PositionPhrases(
      page: "Página {page}", pageOfTotal: "Página {page} de {total}",
      section: "Sección {section}, {percent}", percent: Plural(other: "{count} por ciento"),
      pages: Plural(one: "{count} página", other: "{count} páginas"),
      beginningOfBook: "Principio del libro", endOfBook: "Fin del libro"),
    "fa": PositionPhrases(
      page: "صفحهٔ {page}", pageOfTotal: "صفحهٔ {page} از {total}",
      section: "بخش {section}، {percent}", percent: Plural(other: "{count} درصد"),
      pages: Plural(other: "{count} صفحه"),
      beginningOfBook: "آغاز کتاب", endOfBook: "پایان کتاب"),
    "fr": PositionPhrases(
      page: "Page {page}", pageOfTotal: "Page {page} sur {total}",
      section: "Section {section}, {percent}", percent: Plural(other: "{count} pour cent"),
      pages: Plural(one: "{count} page", other: "{count} pages"),
      beginningOfBook: "Début du livre", endOfBook: "Fin du livre"),
    "he": PositionPhrases(
      page: "עמוד {page}", pageOfTotal: "עמוד {page} מתוך {total}",
      section: "חלק {section}, {percent}",
      percent: Plural(one: "אחוז אחד", other: "{count} אחוזים"),
      pages: Plural(one: "עמוד אחד", two: "שני עמודים", other: "{count} עמודים"),
      beginningOfBook: "תחילת הספר", endOfBook: "סוף הספר"),
    "it": PositionPhrases(
      page: "Pagina {page}", pageOfTotal: "Pagina {page} di {total}",
      section: "Sezione {section}, {percent}", percent: Plural(other: "{count} per cento"),
      pages: Plural(one: "{count} pagina", other: "{count} pagine"),
      beginningOfBook: "Inizio del libro", endOfBook: "Fine del libro"),
    "ja": PositionPhrases(
      page: "{page}ページ", pageOfTotal: "全{total}ページ中{page}ページ",
      section: "セクション{section}、{percent}", percent: Plural(other: "{count}パーセント"),
      pages: Plural(other: "{count}ページ"),
      beginningOfBook: "本の始まり", endOfBook: "本の終わり"),
    "ko": PositionPhrases(
      page: "{page}페이지", pageOfTotal: "{total}페이지 중 {page}페이지",
      section: "섹션 {section}, {percent}", percent: Plural(other: "{count}퍼센트"),
      pages: Plural(other: "{count}페이지"),
      beginningOfBook: "책의 처음", endOfBook: "책의 끝"),
    "nl": PositionPhrases(
      page: "Pagina {page}", pageOfTotal: "Pagina {page} van {total}",
      section: "Sectie {section}, {percent}", percent: Plural(other: "{count} procent"),
      pages: Plural(one: "{count} pagina", other: "{count} pagina’s"),
      beginningOfBook: "Begin van het boek", endOfBook: "Einde van het boek"),
    "pl": PositionPhrases(
      page: "Strona {page}", pageOfTotal: "Strona {page} z {total}",
      section: "Sekcja {section}, {percent}", percent: Plural(other: "{count} procent"),
      pages: Plural(
        one: "{count} strona", few: "{count} strony", many: "{count} stron",
        other: "{count} strony"),
      beginningOfBook: "Początek książki", endOfBook: "Koniec książki"),
    "pt": PositionPhrases(
      page: "Página {page}", pageOfTotal: "Página {page} de {total}",
      section: "Seção {section}, {percent}", percent: Plural(other: "{count} por cento"),
      pages: Plural(one: "{count} página", other: "{count} páginas"),
      beginningOfBook: "Início do livro", endOfBook: "Fim do livro"),
    "ru": PositionPhrases(
      page: "Страница {page}", pageOfTotal: "Страница {page} из {total}",
      section: "Раздел {section}, {percent}",
      percent: Plural(
        one: "{count} процент", few: "{count} процента", many: "{count} процентов",
        other: "{count} процента"),
      pages: Plural(
        one: "{count} страница", few: "{count} страницы", many: "{count} страниц",
        other: "{count} страницы"),
      beginningOfBook: "Начало книги", endOfBook: "Конец книги"),
    "sv": PositionPhrases(
      page: "Sida {page}", pageOfTotal: "Sida {page} av {total}",
      section: "Avsnitt {section}, {percent}", percent: Plural(other: "{count} procent"),
      pages: Plural(one: "{count} sida", other: "{count} sidor"),
      beginningOfBook: "Bokens början", endOfBook: "Bokens slut"),
    "zh": PositionPhrases(
      page: "第{page}页", pageOfTotal: "第{page}页，共{total}页",
      section: "第{section}节，{percent}", percent: Plural(other: "百分之{count}"),
      pages: Plural(other: "{count}页"),
      beginningOfBook: "全书开头", endOfBook: "全书结尾"),
    "zh-hant": PositionPhrases(
      page: "第{page}頁", pageOfTotal: "第{page}頁，共{total}頁",
      section: "第{section}節，{percent}", percent: Plural(other: "百分之{count}"),
      pages: Plural(other: "{count}頁"),
      beginningOfBook: "全書開頭", endOfBook: "全書結尾"),
  ]
}
