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
    ("古い水門《すいもん》が", ["水門=すいもん"]), ("三｜艘《そう》ならんで", ["艘=そう"]),
    ("家々《いえいえ》の三ヶ所《さんかしょ》", ["家々=いえいえ", "三ヶ所=さんかしょ"]),
    ("ランプ《洋灯》で", ["ランプ=洋灯"]), ("なつかし《懐》い", ["なつかし=懐"]),
    ("この Mill《ミル》は", ["Mill=ミル"]), ("｜お父さん《とうさん》", ["お父さん=とうさん"]),
    ("《空》", []), ("漢字《》", []), ("。《よみ》", []), ("漢字《かん", []),
  ])
  func `a reading belongs to the characters of one kind before it`(
    line: String, expected: [String]
  ) throws {
    #expect(try readings(line) == expected)
  }

  @Test func `a reading is shown behind its base and not spoken twice`() throws {
    let text = try block("古い水門《すいもん》が")
    #expect(text.string == "古い水門(すいもん)が")
    #expect(text.attributes(at: 12).silence == .silent)
    #expect(text.attributes(at: 6).language?.description == "ja")
    let position = try #require(text.source.position(of: 6..<12))
    #expect(position.range == 6..<12)
  }

  @Test func `a bar without a reading is a bar`() throws {
    #expect(try block("表｜裏").string == "表｜裏")
  }

  @Test(arguments: [
    ("船頭は狐である［＃「狐」に傍点］。", "狐"), ("船頭は［＃傍点］狐［＃傍点終わり］である。", "狐"),
    ("高い［＃「高い」は太字］水門", "高い"),
  ])
  func `dots beside characters are emphasis`(line: String, word: String) throws {
    let text = try block(line)
    #expect(!text.string.contains("［"))
    let runs = text.runs.filter { $0.attributes.emphasis == .moderate }
    #expect(runs.map { text.slice($0.range).string } == [word])
  }

  @Test(arguments: [
    ("※［＃「さんずい＋付」、第4水準2-78-40］で", "泭で"), ("※［＃「令＋羽」、第3水準1-90-30］", "翎"),
    ("※［＃「しめ」、U+3006、12-3］", "〆"), ("ア※［＃小書き片仮名ク、1-6-78］", "アㇰ"),
    ("※［＃「木＋怪物」、45-6］", "〔木＋怪物〕"), ("※［＃「何」、U+110000］", "〔何〕"),
    ("※［＃「何」、第3水準1-99-99］", "〔何〕"), ("※ただの印", "※ただの印"),
  ])
  func `characters that the encoding lacks are shown`(line: String, shown: String) throws {
    #expect(try block(line).string == shown)
  }

  @Test func `a reading may belong to such a character`() throws {
    #expect(try readings("丸太の※［＃「さんずい＋付」、第4水準2-78-40］《いかだ》に") == ["泭=いかだ"])
  }

  @Test(arguments: [
    ("〔the'a^tre〕", "théâtre"), ("〔Mu:nster〕と〔Ko/ge〕", "MünsterとKøge"),
    ("〔aquae& turbidae&〕", "aquæ turbidæ"),
    ("〔l'e'cole, lec,on〕", "l'école, leçon"), ("〔ただの括弧〕", "〔ただの括弧〕"), ("〔plain〕", "〔plain〕"),
    ("〔!@Man~ana!〕", "¡Mañana!"),
  ])
  func `accents that are written in ASCII are letters again`(line: String, shown: String) throws {
    #expect(try block(line).string == shown)
  }

  @Test func `notes make chapters`() {
    let book = PlainTextCase.book(
      """
      狐の話
      ある人

      -------------------------------------------------------
      【テキスト中に現れる記号について】

      《》：ルビ
      （例）狐《きつね》
      -------------------------------------------------------

      ［＃８字下げ］第一部［＃「第一部」は大見出し］

      ［＃５字下げ］一［＃「一」は中見出し］

      　門は閉まっていた。

      ［＃５字下げ］二［＃「二」は中見出し］

      　鍵は二つ。
      ［＃ここから２字下げ］
      　引用である。
      ［＃ここで字下げ終わり］

      ［＃小見出し］終り［＃小見出し終わり］

      底本：「狐」ある社
      入力：だれか
      """)
    #expect(book.sections.map(\.title) == ["", "第一部", "一", "二", "底本"])
    #expect(book.sections.map(\.level) == [1, 1, 2, 2, 1])
    #expect(book.metadata.title == "狐の話")
    #expect(book.metadata.authors == ["ある人"])
    #expect(book.metadata.language?.description == "ja")
    #expect(
      book.sections[3].blocks.map(\.kind)
        == [.heading(level: 2), .paragraph, .paragraph, .heading(level: 3)])
    #expect(book.sections[3].blocks[1].text.string == "鍵は二つ。")
    #expect(PlainTextCase.omitted(book).allSatisfy { $0.reason == .annotation })
  }

  @Test func `a note that is not closed is text`() throws {
    #expect(try block("これは［＃閉じない").string == "これは［＃閉じない")
  }
}
