import FoundationEssentials
import TestSupport
import Testing
import TextBreaks

@Suite struct MojibakeTests {
  @Test(arguments: [
    ("Le barÃ¨me.", "Le", "barème.", "windows-1252"),
    ("donâ€™t", "donâ€™t", "don’t", "windows-1252"),
    ("in LiĂ¨ge", "LiĂ¨ge", "Liège", "windows-1250"),
    ("РїСЂРёРІРµС‚", "РїСЂРёРІРµС‚", "привет", "windows-1251"),
    ("æ—¥æœ¬èªž", "æ—¥æœ¬èªž", "日本語", "windows-1252"),
    ("Ð¿Ñ€Ð¸Ð²ÐµÑ‚", "Ð¿Ñ€Ð¸Ð²ÐµÑ‚", "привет", "windows-1252"),
    ("Zam√≤", "Zam√≤", "Zamò", "macintosh"),
  ])
  func `UTF-8 that was read in another encoding is found`(
    text: String, word: String, likely: String, encoding: String
  ) throws {
    let found = try #require(Mojibake.find(in: text))
    #expect(found.likely == likely)
    #expect(found.encoding == encoding)
    #expect(found.count == 1)
  }

  @Test(arguments: [
    "IL Y MARQUÉ…", "ZZAJÉ’s list", "Ôôô VIDA MINHA", "5×£35", "4288×…", "C O N C L U S Ã O",
    "NICIODATĂ™", "HÅØYA ER BLÅØYD", "(-1/2)! = √π", "«été»…", "ВІКІ", "најљепши", "РСФСР",
    "Рёбра", "bokstaven ”Å”", "naïveté", "", "Çılgın", "ÃO", "A IRMÃ»", "∆°", "`¬´", "Brontë…”",
  ])
  func `what texts have of themselves is not taken for it`(text: String) {
    #expect(Mojibake.find(in: text) == nil)
  }

  @Test func `the cases of others are told apart`() throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    struct Case: Decodable {
      var label: String
      var original: String
      var fixed: String?
    }
    let file = corpus.appending(path: "text-encodings/ftfy_test_cases.half1.json")
    let cases = try JSONDecoder().decode([Case].self, from: try Data(contentsOf: file))
    #expect(cases.count == 81)
    var found = 0
    for one in cases where !one.label.hasPrefix("Sort of") {
      let hit = Mojibake.find(in: one.original)
      if one.label.contains("egative") {
        #expect(hit == nil, "\(one.label)")
      } else if hit != nil {
        found += 1
      }
    }
    // The rest is in capitals, has lost bytes, or went through an encoding that is not looked for.
    #expect(found >= 38)
  }

  @Test func `no clean text of any language has it`() throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    for folder in ["books-text", "markdown", "spoken-forms", "hostile/text", "commonmark"] {
      let root = corpus.appending(path: folder).path
      for name in try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
      where name.hasSuffix(".txt") || name.hasSuffix(".md") {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: "\(root)/\(name)")))
        let text = try TextDecoder.decode(bytes, encoding: nil).text
        let found = Mojibake.find(in: text)
        #expect(found == nil, "\(name)")
      }
    }
  }
}
