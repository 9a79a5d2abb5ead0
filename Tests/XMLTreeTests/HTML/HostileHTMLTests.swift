import TestSupport
import Testing
import XMLTree

@Suite struct HostileHTMLTests {
  private func words(_ tree: XMLTree) -> [Substring] {
    tree.text(of: 0).split(whereSeparator: \.isWhitespace)
  }

  @Test func `words inside twenty thousand elements are there`() throws {
    let html =
      String(repeating: "<div>", count: 20_000) + "words"
      + String(repeating: "</div>", count: 20_000) + " after"
    let tree = try XMLTree(html: html)
    #expect(words(tree) == ["words", "after"])
    #expect(tree.nodes.count == 20_004)
  }

  static let unclosed = [
    "<a x>w ", "<b>w ", "<p><i>w ", "<div>w ", "<table><td>w ", "<table>w ", "<!--w ", "<a x=\"w ",
    "<![CDATA[w ", "</x w ", "<script><!--<script></script>w ", "<a x=\">\" y w ", "<title>w ",
    "<textarea>w ", "<svg>w ", "<math><mi>w ", "<select><option>w ", "<ruby><rt>w ", "<li>w ",
    "<template>w ", "<form><button>w ", "&w ", "<w w='", "<?w ", "<x", "<style>w</style ",
    "<html lang=a>w ", "<body lang=a>w ", "</p>w ", "<b><p>w</b>", "<a a=1 a=1>w ", "<?xml w ",
  ]

  @Test(arguments: unclosed)
  func `ten thousand of anything end`(piece: String) throws {
    let html = String(repeating: piece, count: 10_000)
    let tree = try XMLTree(html: html + ">end")
    #expect(tree.nodes.allSatisfy { $0.end <= tree.nodes.count })
    let more = try XMLTree(html: "<?xml?>" + html + "</script>-->]]>\"'>end")
    #expect(!more.nodes.isEmpty)
  }

  @Test func `a hundred thousand elements without an end are no trouble`() throws {
    let tree = try XMLTree(html: String(repeating: "<div><b>w ", count: 100_000))
    #expect(words(tree).count == 100_000)
  }

  @Test func `a tag with a hundred thousand attributes keeps some`() throws {
    let attributes = (0..<100_000).map { " a\($0)=\($0)" }.joined()
    let tree = try XMLTree(html: "<p\(attributes)>words")
    #expect(words(tree) == ["words"])
    #expect(tree.nodes.indices.compactMap { tree.element(at: $0)?.attributes.count }.max() == 1_000)
  }

  @Test func `a huge value is read whole`() throws {
    let value = String(repeating: "x&amp;", count: 100_000)
    let tree = try XMLTree(html: "<p title=\"\(value)\">words")
    #expect(tree.element(at: 2)?.attributes.first?.value.utf8.count == 200_000)
  }

  @Test func `limits hold`() throws {
    #expect(throws: XMLFault(.tooLarge(mostBytes: 3), line: 1, column: 1)) {
      try XMLTree(html: "<p>words", limits: XMLLimits(bytes: 3))
    }
    #expect(throws: XMLFault(.tooManyNodes(most: 3), line: 1, column: 4)) {
      try XMLTree(html: "<p>words", limits: XMLLimits(nodes: 3))
    }
    let shape = try HTMLShape.body(of: "<div><div><div>a<p>b", limits: XMLLimits(depth: 4))
    #expect(shape == "(div(div)(div[a])(p[b]))")
  }

  @Test func `a page cut off anywhere, or changed anywhere, does no harm`() throws {
    let page = Array(
      """
      <!DOCTYPE html><html lang=en><head><meta charset=utf-8><title>a &amp; b</title><script>
      <!-- x <script> y </script> --></script></head><body><p>c<b>d<table><tr><td>e<td>f</table>
      <svg><title>g</title><![CDATA[h]]></svg><math><mi>i</mi></math><!-- j --><a href="k'l">m</a>
      <ruby>n<rt>o</ruby><template><p>q</template><select><option>r</select></body></html>
      """.utf8)
    for length in page.indices {
      _ = try XMLTree(html: String(decoding: page[..<length], as: UTF8.self))
    }
    var random = SeededGenerator(seed: 11)
    for _ in 0..<3_000 {
      var bytes = page
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let signs = Array("<>/!-\"'=&;#x \u{0}é[".utf8)
        bytes[Int.random(in: bytes.indices, using: &random)] =
          signs.randomElement(using: &random) ?? 0
      }
      let tree = try XMLTree(html: String(decoding: bytes, as: UTF8.self))
      for (index, node) in tree.nodes.enumerated() {
        #expect(node.end > index && node.end <= tree.nodes.count)
      }
      let places = tree.nodes.map(\.position.offset)
      #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }
}
