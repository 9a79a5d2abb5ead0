import ReadingContent
import Testing

@Suite struct SpokenPositionTests {
  private func words(_ position: SpokenPosition, _ language: String) -> String {
    position.words(in: LanguageTag(language) ?? .english)
  }

  @Test(arguments: [
    ("ar", "الصفحة ٣ من ١٢"), ("de", "Seite 3 von 12"), ("en-GB", "Page 3 of 12"),
    ("es", "Página 3 de 12"), ("fa", "صفحهٔ ۳ از ۱۲"), ("fr-CA", "Page 3 sur 12"),
    ("he", "עמוד 3 מתוך 12"), ("it", "Pagina 3 di 12"), ("ja", "全12ページ中3ページ"),
    ("ko", "12페이지 중 3페이지"), ("nl", "Pagina 3 van 12"), ("pl", "Strona 3 z 12"),
    ("pt-BR", "Página 3 de 12"), ("ru", "Страница 3 из 12"), ("sv", "Sida 3 av 12"),
    ("zh-Hans", "第3页，共12页"), ("zh-TW", "第3頁，共12頁"), ("cmn", "第3页，共12页"),
    ("zh-Hant-HK", "第3頁，共12頁"), ("tlh", "Page 3 of 12"), ("ar-MA", "الصفحة 3 من 12"),
  ])
  func `a page is told as people say it`(language: String, text: String) {
    #expect(words(.page(3, of: 12), language) == text)
  }

  @Test func `a page without a total or with the printed name is told alone`() {
    #expect(words(.page(3), "en") == "Page 3")
    #expect(words(.page(3), "ja") == "3ページ")
    #expect(words(.page(3, of: 12, label: "xii"), "en") == "Page xii")
    #expect(words(.page(3, label: "{total}"), "de") == "Seite {total}")
  }

  @Test func `a section is told with how much of it is read`() {
    #expect(words(.section(5, percent: 40), "en") == "Section 5, 40 percent")
    #expect(words(.section(5, percent: 140), "en") == "Section 5, 100 percent")
    #expect(words(.section(5, percent: -1), "en") == "Section 5, 0 percent")
    #expect(words(.section(5, percent: 1), "ru") == "Раздел 5, 1 процент")
    #expect(words(.section(5, percent: 42), "ru") == "Раздел 5, 42 процента")
    #expect(words(.section(5, percent: 40), "ru") == "Раздел 5, 40 процентов")
    #expect(words(.section(5, percent: 40), "zh") == "第5节，百分之40")
    #expect(words(.section(5, percent: 40), "ar") == "القسم ٥، ٤٠ بالمئة")
  }

  @Test(arguments: [
    ("en", 1, "1 page"), ("en", 12, "12 pages"), ("en", 0, "0 pages"), ("fr", 0, "0 page"),
    ("fr", 2, "2 pages"), ("ru", 1, "1 страница"), ("ru", 2, "2 страницы"),
    ("ru", 5, "5 страниц"), ("ru", 11, "11 страниц"), ("ru", 21, "21 страница"),
    ("pl", 1, "1 strona"), ("pl", 22, "22 strony"), ("pl", 12, "12 stron"), ("de", 1, "1 Seite"),
    ("ar", 0, "لا توجد صفحات"), ("ar", 1, "صفحة واحدة"), ("ar", 2, "صفحتان"),
    ("ar", 3, "٣ صفحات"), ("ar", 11, "١١ صفحة"), ("ar", 100, "١٠٠ صفحة"), ("ja", 1, "1ページ"),
    ("he", 2, "שני עמודים"), ("tlh", 1, "1 page"),
  ])
  func `a count has the plural form of its language`(language: String, count: Int, text: String) {
    #expect(words(.pages(count), language) == text)
  }

  @Test func `page numbers are written without groups`() {
    #expect(words(.page(1_234, of: 56_789), "en") == "Page 1234 of 56789")
    #expect(words(.page(1_234, of: 2_000), "ar") == "الصفحة ١٢٣٤ من ٢٠٠٠")
  }

  @Test func `no position has a slash or an open place in any language`() {
    let languages = [
      "ar", "de", "en", "es", "fa", "fr", "he", "it", "ja", "ko", "nl", "pl", "pt", "ru", "sv",
      "zh", "zh-Hant", "xx",
    ]
    let positions: [SpokenPosition] = [
      .page(3), .page(3, of: 12), .page(.max, of: .max), .page(.min), .section(5, percent: 40),
      .section(.min, percent: .max), .pages(0), .pages(1), .pages(2), .pages(.min), .pages(.max),
      .beginningOfBook, .endOfBook,
    ]
    for language in languages {
      let all = positions.map { words($0, language) }
      #expect(all.allSatisfy { text in !text.isEmpty && !text.contains { "/{}⁄∕".contains($0) } })
      #expect(words(.beginningOfBook, language) != words(.endOfBook, language))
    }
  }
}
