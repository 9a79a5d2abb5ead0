import Pronunciation
import ReadingContent
import Testing

@Suite struct AliasTests {
  private func lexicon(_ table: String) -> Lexicon {
    LexiconReader.read(Array(("# lang: en\n" + table).utf8), path: "names.tsv").lexicon
  }

  /// What is said in place of the first match of a text: words, with `/…/` behind those that have a
  /// pronunciation.
  private func said(_ text: String, _ table: String) throws -> String {
    let matcher = LexiconMatcher([lexicon(table)])
    let english = LanguageTag("en")
    let match = try #require(matcher.matches(in: text, language: english).first)
    let written = String(decoding: Array(text.utf8)[match.range], as: UTF8.self)
    return matcher.pieces(of: match, written: written, language: english).map { piece in
      piece.text + (piece.notation.map { "/\($0.text)/" } ?? "")
    }.joined()
  }

  @Test func `an alias is said in place of what is written`() throws {
    #expect(try said("kWh", "kWh\t=kilowatt hours") == "kilowatt hours")
  }

  @Test func `entries inside an alias are used`() throws {
    let table = "Ga.\t=Georgia\nGeorgia\tˈdʒɔːdʒə\nUGa.\t=University of Ga.\n"
    #expect(try said("Ga.", table) == "Georgia/ˈdʒɔːdʒə/")
    #expect(try said("UGa.", table) == "University of Georgia/ˈdʒɔːdʒə/")
  }

  @Test func `an alias with an ending passes it on`() throws {
    let table = "Ga.\t=Georgia\nGeorgia\tˈdʒɔːdʒə\n"
    #expect(try said("Ga.'s", table) == "Georgia's/ˈdʒɔːdʒəz/")
  }

  @Test func `an entry is not used inside its own alias`() throws {
    #expect(try said("GNU", "GNU\t=GNU's not Unix") == "GNU's not Unix")
    #expect(try said("A", "A\t=B C\nB\t=A A\nC\tsiː") == "A A C/siː/")
  }

  @Test func `aliases that grow without end do not`() throws {
    let rows = (0..<40).map { "w\($0)x\t=" + "w\($0 + 1)x w\($0 + 1)x w\($0 + 1)x w\($0 + 1)x" }
    let text = try said("w0x", rows.joined(separator: "\n"))
    #expect(text.utf8.count < 100_000)
  }

  @Test func `loops of aliases are found, each once`() {
    let table = "A\t=B\nB\t=C x\nC\t=y A\nGNU\t=GNU's not Unix\nD\t=A\nE\t=F\nF\tɛf\n"
    let faults = LexiconCheck.faults(in: lexicon(table))
    #expect(
      faults.map(\.kind) == [.aliasLoop(["A", "B", "C", "A"]), .aliasLoop(["GNU", "GNU"])])
    #expect(faults.map(\.line) == [2, 5])
  }

  @Test func `a chain of a hundred thousand aliases is followed`() {
    let rows = (0..<100_000).map { "w\($0)x\t=w\($0 + 1)x" } + ["w100000x\t=w0x"]
    let faults = LexiconCheck.faults(in: lexicon(rows.joined(separator: "\n")))
    #expect(faults.count == 1)
  }
}
