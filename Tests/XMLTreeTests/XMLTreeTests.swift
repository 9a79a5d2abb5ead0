import Testing
import XMLTree

@Suite struct XMLTreeTests {
  @Test func `children and texts are found`() throws {
    let tree = try XMLTree("<a>1<b>2<c/>3</b><d/>4</a>")
    #expect(tree.root?.name.local == "a")
    #expect(tree.children(of: 0).count == 4)
    let names = tree.children(of: 0).compactMap { tree.element(at: $0)?.name.local }
    #expect(names == ["b", "d"])
    #expect(tree.text(of: 0) == "1234")
    #expect(tree.text(of: tree.children(of: 0)[1]) == "23")
    #expect(tree.nodes.dropFirst().allSatisfy { $0.parent != nil })
  }

  @Test func `an element that ends itself says so`() throws {
    let tree = try XMLTree("<a><b/><c></c><d /></a>")
    #expect(
      tree.nodes.indices.map { tree.element(at: $0)?.endsItself } == [false, true, false, true])
  }

  @Test func `attributes are found by name and namespace`() throws {
    let tree = try XMLTree("<a xml:lang='fr' b='1' xmlns:p='u' p:b='2'/>")
    #expect(tree.root?.language == "fr")
    #expect(tree.root?.attribute("b") == "1")
    #expect(tree.root?.attribute("b", namespace: "u") == "2")
    #expect(tree.root?.attribute("c") == nil)
  }

  @Test func `what stands behind the root is a fault and not part of the tree`() throws {
    let tree = try XMLTree("<a/>\n<b/>", isRecovering: true)
    #expect(tree.nodes.count == 1)
    #expect(tree.faults.count == 1)
    #expect(throws: XMLFault.self) { try XMLTree("<a/><b/>") }
  }

  @Test func `what was written is read the same`() throws {
    var writer = XMLWriter()
    let value = "a \"b\" <c> & 'd'\t\n\r é ]]>"
    writer.start("r", [("x", value)])
    writer.element("e", text: value)
    writer.element("f")
    writer.end()
    let tree = try XMLTree(writer.text)
    #expect(tree.root?.attribute("x") == value)
    #expect(tree.text(of: tree.children(of: 0)[1]) == value)
  }

  @Test func `what XML does not allow is written as U+FFFD`() throws {
    #expect(XMLWriter.escaped("a\0b\u{1}c\u{FFFE}") == "a\u{FFFD}b\u{FFFD}c\u{FFFD}")
    var writer = XMLWriter()
    writer.element("e", [("a", "\u{1B}[0m")], text: "\0")
    #expect(try XMLTree(writer.text).text(of: 0) == "\u{FFFD}")
  }

  @Test(
    arguments: [
      (#"<?xml version="1.0" encoding="ISO-8859-1"?>"#, "ISO-8859-1"),
      ("<?xml version='1.0'  encoding = 'x' standalone='no'?>", "x"),
      ("<?xml encoding='utf-8'?>", "utf-8"),
      ("<?xml version='1.0'?>", nil), ("<a encoding='x'/>", nil), ("", nil),
      ("<?xml encoding=", nil),
      ("<?xml encoding=>", nil), ("<?xml encoding=''?>", nil),
    ] as [(String, String?)])
  func `the declared encoding is found`(text: String, name: String?) {
    #expect(XMLEncoding.name(in: Array(text.utf8)) == name)
  }

  @Test func `UTF-16 without a mark of byte order is known by its shape`() {
    #expect(XMLEncoding.name(in: [0x3C, 0, 0x3F, 0, 0x78, 0]) == "UTF-16LE")
    #expect(XMLEncoding.name(in: [0, 0x3C, 0, 0x3F, 0, 0x78]) == "UTF-16BE")
  }
}
