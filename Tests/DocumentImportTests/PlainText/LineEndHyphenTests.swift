import DocumentImport
import ReadingContent
import Testing

@Suite struct LineEndHyphenTests {
  /// A paragraph with a line end between two halves.
  private func text(_ left: String, _ right: String, also: String = "") -> String {
    let head = "It was the first morning of the new year, and the snow lay so deep"
    let line = "before the door that nobody could get out of the old \(left)-"
    let tail = "\(right) that stood by the mill, whose wheel had never turned in all the"
    return "\(head)\n\(line)\n\(tail)\nyears that he had known it and would never turn. \(also)\n"
  }

  private func joined(_ left: String, _ right: String, also: String = "") -> String {
    let read = PlainTextCase.texts(text(left, right, also: also)).joined()
    return String(read.split(separator: "old ", maxSplits: 1)[1].prefix { $0 != " " })
  }

  @Test func `a divided word is joined where the text has it elsewhere`() {
    #expect(joined("build", "ing", also: "The building. Do build an ing.") == "building")
    #expect(joined("Gesell", "schaft", also: "Die Gesellschaft.") == "Gesellschaft")
    #expect(joined("éduca", "tion", also: "L'éducation.") == "éducation")
  }

  @Test func `signs beside a half are no part of it`() {
    #expect(
      joined("\u{201C}build", "ing\u{201D}", also: "The building.") == "\u{201C}building\u{201D}")
    #expect(
      joined("so\u{2026}mill", "house\u{2019}s", also: "Its mill, its house.").hasPrefix(
        "so\u{2026}mill-house"))
  }

  @Test func `halves that are no words of the text are joined`() {
    #expect(joined("cot", "tage") == "cottage")
  }

  @Test func `a compound keeps its hyphen and gets no space`() {
    #expect(joined("mill", "house") == "mill-house")
    #expect(joined("well", "known", also: "A well-known mill.") == "well-known")
    #expect(joined("mill", "stone", also: "Some stone.") == "mill-stone")
    #expect(joined("Thunder-ten", "tronckh") == "Thunder-ten-tronckh")
    #expect(joined("Nord", "Amerika") == "Nord-Amerika")
  }

  @Test func `a hyphen for what is left out keeps its space`() {
    let read = PlainTextCase.texts(text("Groß", "und Kleinschreibung")).joined()
    #expect(read.contains("Groß- und Kleinschreibung"))
  }

  @Test func `dashes and addresses are no divided words`() {
    #expect(PlainTextCase.texts(text("mill -", "house")).joined().contains("mill -- house"))
    let address = PlainTextCase.texts(text("www.example.org/mill", "house")).joined()
    #expect(address.contains("mill- house"))
  }

  @Test func `both halves keep their places`() throws {
    let source = text("cot", "tage")
    let block = try #require(PlainTextCase.blocks(source).first)
    let start = try #require(block.text.string.utf8.firstRange(of: "cottage".utf8))
    let offset = block.text.string.utf8.distance(
      from: block.text.string.utf8.startIndex, to: start.lowerBound)
    let places = block.text.source.byteRanges(of: offset..<offset + 7)
    #expect(places.count == 2)
    let bytes = Array(source.utf8)
    #expect(
      places.map { String(decoding: bytes[$0], as: UTF8.self) } == ["cot", "tage"])
    let omitted = PlainTextCase.omitted(PlainTextCase.book(source))
    #expect(omitted.map(\.text) == ["-\n"])
    #expect(omitted.map(\.reason) == [.markup])
  }

  @Test func `verse keeps its hyphens and its lines`() {
    let verse = "The mill goes round and-\n  round it goes,\nand over the ground\n  a swal-\nlow.\n"
    #expect(PlainTextCase.texts(verse)[0].split(separator: "\n").count == 5)
  }
}
