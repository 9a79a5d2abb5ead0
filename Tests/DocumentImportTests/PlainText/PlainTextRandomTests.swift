import DocumentImport
import ReadingContent
import TestSupport
import Testing

/// Texts made at random of the pieces that mean something: nothing is lost, nothing traps.
@Suite struct PlainTextRandomTests {
  private static let pieces = [
    "word", "Wort", "日本語", "かな", "カナ", " ", "  ", "\n", "\n\n", "\r\n", "\u{C}", "-\n", "-",
    "_", "=", "[1]", "[Footnote 1: ", "]", "[", "[Pg 3]", "{4}", "— 5 —", "***", "｜", "《", "》",
    "よみ", "［＃", "］", "※", "「", "」", "に傍点", "は大見出し", "傍点", "傍点終わり", "ここから小見出し",
    "第3水準1-88-81", "U+3007", "〔", "〕", "e'", "ae&", "\u{0}", "\u{1B}[31m", "\u{FEFF}", "\u{AD}",
    "\u{301}", "CHAPTER I", "Article 1", "1.", "第一章", "一", "（二）", "底本：", "----------------",
    "Project Gutenberg", "*** START OF THE PROJECT GUTENBERG EBOOK ***",
    "*** END OF THE PROJECT GUTENBERG EBOOK ***", "Produced by", "【テキスト中に現れる記号について】",
    "\u{2029}", "\u{85}", "😀", "\u{200B}", "[Illustration: ", "Title: ", "é", "ß", "12",
  ]

  @Test(arguments: 0..<60)
  func `every byte of a random text is accounted for`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<12 {
      var text = seed % 4 == 0 ? "The Project Gutenberg eBook\n\n" : ""
      for _ in 0..<Int.random(in: 0...120, using: &generator) {
        text += Self.pieces.randomElement(using: &generator) ?? ""
      }
      let book = PlainTextCase.book(text)
      for block in book.sections.flatMap(\.blocks) {
        #expect(!block.text.isEmpty)
        for mark in block.marks {
          #expect(mark.range.lowerBound >= 0 && mark.range.upperBound <= block.text.count)
        }
        #expect(block.text.runs.allSatisfy { $0.range.upperBound <= block.text.count })
      }
      let omissions = book.resources[0].omissions
      #expect(
        zip(omissions, omissions.dropFirst())
          .allSatisfy { $0.range.upperBound <= $1.range.lowerBound }, "\(text.debugDescription)")
    }
  }
}
