import Testing

@testable import AudioExport

@Suite struct ChapterNameTests {
  @Test(arguments: [
    ("The Lighthouse", "03 The Lighthouse"),
    ("a/b: \"c\"?", "03 a-b- -c--"),
    ("", "03"), ("   ", "03"), ("...", "03"), ("???", "03"), ("\u{0}\n", "03"),
    ("Chapter One.", "03 Chapter One"), ("Wait... ", "03 Wait"), (".hidden", "03 .hidden"),
    ("../../etc/passwd", "03 ..-..-etc-passwd"),
    ("Tab\tand\nline", "03 Tab-and-line"), ("Wide\u{A0}space", "03 Wide space"),
    ("\u{202E}gpj.exe", "03 -gpj.exe"), ("👩‍👩‍👧 family", "03 👩‍👩‍👧 family"), ("第一章", "03 第一章"),
    ("CON", "03 CON"), ("a|b<c>d*e\\f", "03 a-b-c-d-e-f"),
  ])
  func `a chapter has a name that every file system takes`(_ title: String, _ expected: String) {
    #expect(ChapterName.name(number: 3, of: 12, title: title) == expected)
  }

  @Test func `the number has as many digits as the last one`() {
    #expect(ChapterName.name(number: 3, of: 9, title: "") == "03")
    #expect(ChapterName.name(number: 3, of: 1_000, title: "") == "0003")
    #expect(ChapterName.name(number: 1_000, of: 1_000, title: "A") == "1000 A")
  }

  @Test(arguments: ["x", "é", "字", "👩‍👩‍👧", "e\u{301}\u{302}", "y ", "."])
  func `a long title is cut between characters`(_ piece: String) {
    let title = String(repeating: piece, count: 500)
    let name = ChapterName.name(number: 1, of: 1, title: title)
    #expect(name.utf8.count <= 200)
    #expect(title.hasPrefix(name.dropFirst(3)) || name == "01")
    #expect(name.utf8.count >= 170 || piece == ".")
  }

  @Test func `one character longer than a name is left out`() {
    let title = "e" + String(repeating: "\u{301}", count: 400)
    #expect(ChapterName.name(number: 1, of: 1, title: title) == "01")
  }
}
