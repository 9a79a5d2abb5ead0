import Testing
import XMLTree

@Suite struct HTMLReaderTests {
  private func body(_ html: String) throws -> String { try HTMLShape.body(of: html) }

  @Test func `a sign that starts no tag is text`() throws {
    #expect(try body("x <3 y < z & w </ a") == "[x <3 y < z & w </ a]")
    #expect(try body("a<") == "[a<]")
    #expect(try body("a</") == "[a</]")
    #expect(try body("a <b and no end") == "[a <b and no end]")
  }

  @Test func `comments of all sorts are no text`() throws {
    #expect(try body("a<!-- x -->b<!---->c<!-->d<!--->e<!-- y --!>f") == "[abcdef]")
    #expect(try body("a<!--[if IE]> no <![endif]-->b<![if !IE]>c<![endif]>d") == "[abcd]")
    #expect(try body("a<?php echo 1 ?>b<!x>c</>d</ x>e") == "[abcde]")
    #expect(try body("a<![CDATA[x]]>b") == "[ab]")
  }

  @Test func `what stands behind a comment without an end is kept`() throws {
    #expect(try body("a<!-- x <p>words") == "[awords]")
    #expect(try body("a<!-- x > words<p>more") == "[a words](p[more])")
    #expect(try body("a<!-- x") == "[a<!-- x]")
  }

  @Test func `scripts and style sheets hold one text`() throws {
    #expect(
      try body("a<script>if (a<b) '<p>x</p>' </script>b<style>p > a {}</style>c")
        == "[a](script[if (a<b) '<p>x</p>' ])[b](style[p > a {}])[c]")
    #expect(
      try body("a<script><!-- '<script>x</script>' --></script>b")
        == "[a](script[<!-- '<script>x</script>' -->])[b]")
    #expect(try body("a<script><!-- x</script>b") == "[a](script[<!-- x])[b]")
    #expect(try body("a<script><!-- <script> x</script>b") == "[a](script[<!-- <script> x])[b]")
    #expect(try body("a<SCRIPT>x</scripts></Script >b") == "[a](script[x</scripts>])[b]")
    #expect(try body("a<textarea>\n<b>&amp;</textarea>b") == "[a](textarea[<b>&])[b]")
    #expect(try body("a<iframe><p>in</iframe>out") == "[a](iframe[<p>in])[out]")
    #expect(try body("a<iframe src=x>out") == "[a](iframe)[out]")
    #expect(try body("a<xmp><b></xmp>b") == "[a](xmp[<b>])[b]")
    #expect(
      try HTMLShape.whole(of: "<title>a <b>&lt;</title>") == "(html(head(title[a <b><]))(body))")
  }

  @Test func `references are resolved as in browsers`() throws {
    #expect(try body("&lt;&amp;&eacute;&nbsp;&#233;&#xE9;&#XE9") == "[<&é\u{A0}ééé]")
    #expect(
      try body("&copyx; &not2 &AMP; &nosuch; &; & &#; &#x;")
        == "[©x; ¬2 & &nosuch; &; & &#; &#x;]")
    #expect(
      try body("&#0;&#xD800;&#x110000;&#99999999999;&#147;&#1;")
        == "[\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}“\u{FFFD}]")
    #expect(try body("&am<b>p;") == "[&am](b[p;])")
  }

  @Test func `names that only HTML 5 has are asked for`() throws {
    let shape = try HTMLShape.body(of: "&fjlig;&nosuch;") { $0 == "fjlig" ? "fj" : nil }
    #expect(shape == "[fj&nosuch;]")
  }

  @Test func `attributes are read in every spelling`() throws {
    let tree = try XMLTree(
      html: "<p ID=a Class='b c' lang = \"fr\" hidden data-x=&eacute;&copy=1 id=z title='a\r\nb'/>x"
    )
    let index = try #require(tree.nodes.indices.first { tree.element(at: $0)?.name.local == "p" })
    let element = try #require(tree.element(at: index))
    let values = Dictionary(
      uniqueKeysWithValues: element.attributes.map { ($0.name.local, $0.value) })
    #expect(
      values == [
        "id": "a", "class": "b c", "lang": "fr", "hidden": "", "data-x": "é&copy=1",
        "title": "a\nb",
      ])
    #expect(tree.text(of: index) == "x")
  }

  @Test func `prefixes of attributes are known without a declaration`() throws {
    let tree = try XMLTree(
      html:
        "<html xmlns:epub='http://www.idpf.org/2007/ops'><body xml:lang=de epub:type=x ssml:ph=y @click=z :a=b>"
    )
    let body = try #require(tree.element(at: 1))
    #expect(body.language == "de")
    #expect(body.attribute("type", namespace: "http://www.idpf.org/2007/ops") == "x")
    #expect(body.attribute("ph", namespace: "http://www.w3.org/2001/10/synthesis") == "y")
    #expect(
      body.attributes.map(\.name.description) == [
        "xml:lang", "epub:type", "ssml:ph", "@click", ":a",
      ])
    #expect(tree.root?.attributes.isEmpty == true)
  }

  @Test func `a value without an end does not swallow the page`() throws {
    #expect(try body("a <a href=\"x>words</a> more") == "[a ](a[words])[ more]")
    // With a second mark, browsers take all up to it for the value, and so do we.
    #expect(try body("a <a href=\"x>words</a> \">more") == "[a ](a[more])")
  }

  @Test func `elements and texts have their places`() throws {
    let tree = try XMLTree(html: "<p>é<b>x</b>\r\n  <i>y</i> &amp; z")
    let places = tree.nodes.dropFirst(2).map { "\($0.position.line):\($0.position.column)" }
    #expect(places == ["1:1", "1:4", "1:5", "1:8", "1:13", "2:3", "2:6", "2:11"])
    #expect(tree.nodes.last?.position.offset == 25)
  }

  @Test func `control characters become spaces and are reported`() throws {
    let tree = try XMLTree(html: "<p>a\u{0}b\u{1}c\u{C}d</p>")
    #expect(tree.text(of: 0) == "a b c\u{C}d")
    #expect(tree.faults.map(\.kind) == [.forbiddenCharacter(0), .forbiddenCharacter(1)])
    #expect(tree.faults.first?.column == 5)
  }

  @Test func `reading stops when there is enough`() throws {
    var count = 0
    try HTMLReader.read("<p>a<p>b<p>c") { _ in
      count += 1
      return count < 4
    }
    #expect(count == 4)
  }
}
