import ReadingContent
import Testing

@Suite struct SourceResourceTests {
  /// Two lines of a page: `One <i>é𝄞</i>`, an image with the words "a cat", and `end`.
  private let page = SourceResource(
    path: "a.html", text: "One é𝄞a catend",
    nodes: [
      SourceResource.TextNode(start: 0, line: 3, column: 4),
      SourceResource.TextNode(start: 4, line: 3, column: 11),
      SourceResource.TextNode(start: 10, line: 4, column: 6, attribute: "alt"),
      SourceResource.TextNode(start: 15, line: 4, column: 14),
    ])

  @Test(arguments: [
    (0, 0, 0), (3, 0, 3), (4, 1, 0), (6, 1, 1), (10, nil, 0), (14, nil, 0), (15, 2, 0), (17, 2, 2),
    (99, 2, 3),
  ])
  func `a byte lies in a text node, counted without attributes, in UTF-16 units`(
    byte: Int, number: Int?, offset: Int
  ) {
    let node = page.textNode(ofByte: byte)
    #expect(node?.number == number)
    #expect(node?.utf16Offset == (number == nil ? nil : offset))
  }

  @Test func `other files, and what comes before the first node, have no text nodes`() {
    #expect(SourceResource(path: "a.md", text: "One").textNode(ofByte: 1) == nil)
    #expect(page.textNode(ofByte: -1) == nil)
  }

  @Test func `lines and columns are those of the file`() {
    #expect(page.lineAndColumn(ofByte: 6) == (3, 12))
    #expect(page.lineAndColumn(ofByte: 15) == (4, 14))
    let text = SourceResource(path: "a.md", text: "é𝄞\r\nb\rc")
    #expect(text.lineAndColumn(ofByte: 2) == (1, 2))
    #expect(text.lineAndColumn(ofByte: 8) == (2, 1))
    #expect(text.lineAndColumn(ofByte: 99) == (3, 2))
  }
}
