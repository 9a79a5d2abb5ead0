import Testing
import TextBreaks

@Suite struct NumberTextTests {
  @Test(arguments: [
    ("en", "1,234,567"), ("de", "1.234.567"), ("fr-FR", "1\u{202F}234\u{202F}567"),
    ("hi", "12,34,567"), ("ar-EG", "١٬٢٣٤٬٥٦٧"), ("fa", "۱٬۲۳۴٬۵۶۷"), ("bn", "১২,৩৪,৫৬৭"),
    ("th-u-nu-thai", "๑,๒๓๔,๕๖๗"), ("xx", "1,234,567"), ("cmn-Hans", "1,234,567"),
    ("nb", "1\u{A0}234\u{A0}567"), ("", "1,234,567"), ("!", "1,234,567"),
  ])
  func `a number is written with the digits and groups of the language`(
    _ locale: String, _ text: String
  ) {
    #expect(NumberText.string(1_234_567, locale: locale) == text)
  }

  @Test func `the least number and zero are written`() {
    #expect(NumberText.string(.min, locale: "en") == "-9,223,372,036,854,775,808")
    #expect(NumberText.string(0, locale: "en") == "0")
  }

  @Test(arguments: [
    ("en", "45%"), ("de", "45\u{A0}%"), ("tr", "%45"), ("ar-EG", "٤٥٪\u{61C}"), ("?", "45%"),
  ])
  func `per cent are not multiplied again`(_ locale: String, _ text: String) {
    #expect(NumberText.percent(45, locale: locale) == text)
  }
}
