import DocumentImport
import ReadingContent
import Testing

@Suite struct AozoraTests {
  /// A line with what makes the text one of Aozora Bunko.
  private func block(_ line: String) throws -> AttributedText {
    let blocks = PlainTextCase.blocks("\(line)\n［＃改ページ］\n終。\n")
    return try #require(blocks.first).text
  }

  /// The parts of a text that are spoken as something else.
  private func readings(_ line: String) throws -> [String] {
    let text = try block(line)
    return text.runs.compactMap { run in
      run.attributes.alias.map { "\(text.slice(run.range).string)=\($0)" }
    }
  }

  @Test(arguments: [
    ("若い紳士《しんし》が", ["紳士=しんし"]), ("二｜疋《ひき》つれて", ["疋=ひき"]),
    ("人々《ひとびと》の一ヶ月《いっかげつ》", ["人々=ひとびと", "一ヶ月=いっかげつ"]),
    ("カフェー《珈琲店》で", ["カフェー=珈琲店"]), ("くたびれ《草臥》た", ["くたびれ=草臥"]),
    ("この Mill《ミル》は", ["Mill=ミル"]), ("｜お父さん《とうさん》", ["お父さん=とうさん"]),
    ("《空》", []), ("漢字《》", []), ("。《よみ》", []), ("漢字《かん", []),
  ])
  func `a reading belongs to the characters of one kind before it`(
    line: String, expected: [String]
  ) throws {
    #expect(try readings(line) == expected)
  }

  @Test func `a reading is shown behind its base and not spoken twice`() throws {
    let text = try block("若い紳士《しんし》が")
    #expect(text.string == "若い紳士(しんし)が")
    #expect(text.attributes(at: 12).silence == .silent)
    #expect(text.attributes(at: 6).language?.description == "ja")
    let position = try #require(text.source.position(of: 6..<12))
    #expect(position.range == 6..<12)
  }

  @Test func `a bar without a reading is a bar`() throws {
    #expect(try block("表｜裏").string == "表｜裏")
  }

  @Test(arguments: [
    ("彼は猫である［＃「猫」に傍点］。", "猫"), ("彼は［＃傍点］猫［＃傍点終わり］である。", "猫"),
    ("大きな［＃「大きな」は太字］猫", "大きな"),
  ])
  func `dots beside characters are emphasis`(line: String, word: String) throws {
    let text = try block(line)
    #expect(!text.string.contains("［"))
    let runs = text.runs.filter { $0.attributes.emphasis == .moderate }
    #expect(runs.map { text.slice($0.range).string } == [word])
  }

  @Test(arguments: [
    ("※［＃「てへん＋丑」、第4水準2-12-93］る", "扭る"), ("※［＃「目＋匡」、第3水準1-88-81］", "眶"),
    ("※［＃「丸」、U+3007、12-3］", "〇"), ("フ※［＃小書き片仮名ヒ、1-6-84］", "フㇶ"),
    ("※［＃「木＋怪物」、45-6］", "〔木＋怪物〕"), ("※［＃「何」、U+110000］", "〔何〕"),
    ("※［＃「何」、第3水準1-99-99］", "〔何〕"), ("※ただの印", "※ただの印"),
  ])
  func `characters that the encoding lacks are shown`(line: String, shown: String) throws {
    #expect(try block(line).string == shown)
  }

  @Test func `a reading may belong to such a character`() throws {
    #expect(try readings("へ※［＃「てへん＋丑」、第4水準2-12-93］《ね》じ") == ["扭=ね"])
  }

  @Test(arguments: [
    ("〔e'tude〕", "étude"), ("〔fu:r〕と〔o/l〕", "fürとøl"), ("〔amicitiae& inimica〕", "amicitiæ inimica"),
    ("〔l'e't, c,a〕", "l'ét, ça"), ("〔ただの括弧〕", "〔ただの括弧〕"), ("〔plain〕", "〔plain〕"),
    ("〔!@Sen~or!〕", "¡Señor!"),
  ])
  func `accents that are written in ASCII are letters again`(line: String, shown: String) throws {
    #expect(try block(line).string == shown)
  }

  @Test func `notes make chapters`() {
    let book = PlainTextCase.book(
      """
      猫の話
      ある人

      -------------------------------------------------------
      【テキスト中に現れる記号について】

      《》：ルビ
      （例）猫《ねこ》
      -------------------------------------------------------

      ［＃８字下げ］第一部［＃「第一部」は大見出し］

      ［＃５字下げ］一［＃「一」は中見出し］

      　猫である。

      ［＃５字下げ］二［＃「二」は中見出し］

      　名前はない。
      ［＃ここから２字下げ］
      　引用である。
      ［＃ここで字下げ終わり］

      ［＃小見出し］終り［＃小見出し終わり］

      底本：「猫」ある社
      入力：だれか
      """)
    #expect(book.sections.map(\.title) == ["", "第一部", "一", "二", "底本"])
    #expect(book.sections.map(\.level) == [1, 1, 2, 2, 1])
    #expect(book.metadata.title == "猫の話")
    #expect(book.metadata.authors == ["ある人"])
    #expect(book.metadata.language?.description == "ja")
    #expect(
      book.sections[3].blocks.map(\.kind)
        == [.heading(level: 2), .paragraph, .paragraph, .heading(level: 3)])
    #expect(book.sections[3].blocks[1].text.string == "名前はない。")
    #expect(PlainTextCase.omitted(book).allSatisfy { $0.reason == .annotation })
  }

  @Test func `a note that is not closed is text`() throws {
    #expect(try block("これは［＃閉じない").string == "これは［＃閉じない")
  }
}
