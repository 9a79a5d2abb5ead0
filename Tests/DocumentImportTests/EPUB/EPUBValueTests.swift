import Testing

@testable import DocumentImport

@Suite struct `Values in an EPUB` {
  @Test(arguments: [
    ("5:34:31.396", 20_071_396), ("124:59:36", 449_976_000), ("0:05:01.2", 301_200),
    ("0:00:04", 4_000), ("09:58", 598_000), ("00:56.78", 56_780), ("76.2s", 76_200),
    ("7.75h", 27_900_000), ("13min", 780_000), ("2345ms", 2_345), ("12.345", 12_345),
    (" 3 ", 3_000),
  ])
  func `a time is read in all its forms`(text: String, milliseconds: Int) {
    #expect(ClockValue.milliseconds(text) == milliseconds)
  }

  @Test(arguments: [
    "", "s", ":", "1:2:3:4", "0:60:00", "0:00:60", "1.5:00", "-1s", "1e9", "1..2", ".5", "nan",
    "99999999h", "1 2", "0x10", "+1",
  ])
  func `what is no time is none`(text: String) {
    #expect(ClockValue.milliseconds(text) == nil)
  }

  @Test(arguments: [
    ("b.xhtml", EPUBReference.file(path: "a/b.xhtml", fragment: nil)),
    ("#x", .file(path: "a/c.xhtml", fragment: "x")),
    ("", .file(path: "a/c.xhtml", fragment: nil)),
    ("../b/d.xhtml#y%20z", .file(path: "b/d.xhtml", fragment: "y z")),
    (" ./b%2Exhtml?q=1#", .file(path: "a/b.xhtml", fragment: "")),
    ("/b.xhtml", .file(path: "b.xhtml", fragment: nil)),
    ("%C3%BC.xhtml", .file(path: "a/ü.xhtml", fragment: nil)),
    ("100%.xhtml", .file(path: "a/100%.xhtml", fragment: nil)),
    ("%FF.xhtml", .file(path: "a/%FF.xhtml", fragment: nil)),
    ("%00.xhtml", .file(path: "a/%00.xhtml", fragment: nil)),
    ("a:b.xhtml", .remote("a:b.xhtml")), ("//host/x", .remote("//host/x")),
    ("data:text/plain,x", .remote("data:text/plain,x")),
    ("../../x", .outside), ("%2e%2e/%2E%2E/x", .outside), ("/../x", .outside),
  ])
  func `an address leads to a file, elsewhere or out of the book`(
    address: String, reference: EPUBReference
  ) {
    #expect(EPUBReference(address, from: "a/c.xhtml") == reference)
  }

  @Test func `a fragment names an id, or a place by steps`() {
    #expect(EPUBFragment.id(of: "x") == "x")
    #expect(EPUBFragment.id(of: nil) == nil)
    #expect(EPUBFragment.id(of: "") == nil)
    #expect(EPUBFragment.id(of: "svgView(viewBox(0,0,1,1))") == nil)
    #expect(EPUBFragment.id(of: "epubcfi(/6/8[k]!/4[text]/6[oar]/1:7)") == "oar")
    #expect(EPUBFragment.id(of: "epubcfi(/6/8[k]!/4/6/1:7)") == nil)
    #expect(EPUBFragment.spineIndex(of: "epubcfi(/6/8[k]!/4)") == 3)
    #expect(EPUBFragment.spineIndex(of: "epubcfi(/6)") == nil)
    #expect(EPUBFragment.spineIndex(of: "epubcfi(/6/x") == nil)
  }
}
