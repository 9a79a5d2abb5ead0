import FoundationEssentials
import TestSupport
import Testing
import TextBreaks

@Suite struct MojibakeTests {
  @Test(arguments: [
    ("La ", "pÃªche", "pêche", "windows-1252"), ("We ", "couldnâ€™t", "couldn’t", "windows-1252"),
    ("un ", "vĂ©lo", "vélo", "windows-1250"), ("der ", "GrĂ¶Ăźe", "Größe", "windows-1250"),
    ("", "Р»РѕРґРєР°", "лодка", "windows-1251"), ("", "æ°´é–€", "水門", "windows-1252"),
    ("", "Ð»Ð¾Ð´ÐºÐ°", "лодка", "windows-1252"),
    ("a ", "Ï€Î¿Ï„Î±Î¼ÏŒÏ‚", "ποταμός", "windows-1252"),
    ("x ", "Ù†Ù‡Ø±", "نهر", "windows-1252"), ("x ", "×©×¢×¨", "שער", "windows-1252"),
    ("to ", "thuyá»\u{81}n", "thuyền", "windows-1252"), ("go ", "â›µðŸ¦Š", "⛵🦊", "windows-1252"),
    ("12 ", "â‚¬", "€", "windows-1252"), ("", "Â¿QuiÃ©n?", "¿Quién?", "windows-1252"),
    ("é ", "Per√≤", "Però", "macintosh"), ("am ", "sp√§ten", "späten", "macintosh"),
  ])
  func `UTF-8 that was read in another encoding is found`(
    before: String, word: String, likely: String, encoding: String
  ) throws {
    for after in ["", " and more"] {
      let found = try #require(Mojibake.find(in: before + word + after))
      #expect(found.offset == before.utf8.count)
      #expect(found.word == word)
      #expect(found.likely == likely)
      #expect(found.encoding == encoding)
    }
    let twice = try #require(Mojibake.find(in: "\(before)\(word) \(word)"))
    let once = try #require(Mojibake.find(in: before + word))
    #expect(twice.offset == once.offset)
    #expect(twice.count == 2 * once.count)
  }

  @Test(arguments: [
    // Capitals before signs, before small letters and before each other.
    "LE PONT EST BARRÉ…", "RENÉ’s boat", "Ééé LA NAVE", "E S T A Ç Ã O", "NÃO", "«A MANHÃ»",
    "BARCĂ™", "LE BÂ\u{A0}TON", "ÖVRE SKÅØ", "VOLVERÉ¡", "en flod heter ”Å”", "Çığlık",
    // Small letters before signs.
    "«blé»…", "coïncidé", "chez Zoë…”", "il est là´´", "voilá§ 3",
    // Signs of arithmetic.
    "3×¥12", "17×…", "r = √π/3", "7—∞", "∆§ 12", "¬± 2", "x¬´",
    // Letters that are bytes of a sequence in a Cyrillic encoding.
    "КІНЕЦЬ ВІКНА", "најљући", "СРСР", "Рёв реки", "",
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
