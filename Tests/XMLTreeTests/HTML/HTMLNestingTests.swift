import Testing
import XMLTree

@Suite struct HTMLNestingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let html: String
    let shape: String

    init(_ html: String, _ shape: String) {
      self.html = html
      self.shape = shape
    }

    var testDescription: String { html }
  }

  static let documents = [
    Case("", "(html(body))"),
    Case("words", "(html(body[words]))"),
    Case("<title>T</title>words", "(html(head(title[T]))(body[words]))"),
    Case(
      "<!DOCTYPE html>\n<html>\n<head>\n<title>T</title>\n</head>\n<body>\n<p>x</body>\n</html>\n",
      "(html(head(title[T]))(body[\n](p[x\n\n])))"),
    Case("<head><p>x", "(html(head)(body(p[x])))"),
    Case("<p>x</p></body></html>after<p>b", "(html(body(p[x])[after](p[b])))"),
    Case("<body><p>a</body><body><p>b", "(html(body(p[a])(p[b])))"),
    Case(
      "<p>a</p></body></html><html lang=fr><body><p>b", "(html(body(p[a])(html(p[b]))))"),
    Case(
      "<title>T</title><html lang=fr><meta name=a><p>b",
      "(html(head(title[T])(meta))(body(html(p[b]))))"),
    Case("<title>T<p>x", "(html(head(title[T]))(body(p[x])))"),
    Case(
      "<head><noscript><link><p>x</p></noscript>y",
      "(html(head(noscript(link)))(body(p[x])[y]))"),
    Case(
      "<head><template><p>a</template><script>b</script></head>c",
      "(html(head(template(p[a]))(script[b]))(body[c]))"),
    Case(
      "<frameset><frame><noframes><p>a</noframes></frameset>b",
      "(html(frameset(frame)(noframes(p[a]))[b]))"),
  ]

  @Test(arguments: documents)
  func `html, head and body are always there`(example: Case) throws {
    let shape = try HTMLShape.whole(of: example.html)
    #expect(shape == example.shape)
  }

  static let nesting = [
    Case("<p>a<p>b", "(p[a])(p[b])"),
    Case("<p>a<div>b</div>c", "(p[a])(div[b])[c]"),
    Case("<p>one<article>two</article><p>three", "(p[one])(article[two])(p[three])"),
    Case("<p>a<main>b<section>c", "(p[a])(main[b](section[c]))"),
    Case("<p>a<details><summary>s</summary>t</details>u", "(p[a])(details(summary[s])[t])[u]"),
    Case("<p>a<h2>b</h3>c<h1>d<h2>e", "(p[a])(h2[b])[c](h1[d])(h2[e])"),
    Case("<p>a<button><p>b</button>c", "(p[a](button(p[b]))[c])"),
    Case("a</p>b", "[a](p)[b]"),
    Case("a<br>b</br>c<br/>d", "[a](br)[b](br)[c](br)[d]"),
    Case("<ul><li>a<li>b<ul><li>c</ul>d<li>e</ul>f", "(ul(li[a])(li[b](ul(li[c]))[d])(li[e]))[f]"),
    Case("<li>a<li>b<div>c<li>d", "(li[a])(li[b](div[c]))(li[d])"),
    Case("<dl><dt>a<dd>b<dt>c<dd>d</dl>", "(dl(dt[a])(dd[b])(dt[c])(dd[d]))"),
    Case(
      "<select><option>a<option>b<optgroup><option>c</select>d",
      "(select(option[a])(option[b])(optgroup(option[c])))[d]"),
    Case("<ruby>k<rt>x<rp>y</ruby>z", "(ruby[k](rt[x])(rp[y]))[z]"),
    Case("<ruby><rb>k<rtc>a<rt>x<rb>l</ruby>z", "(ruby(rb[k])(rtc[a](rt[x]))(rb[l]))[z]"),
    Case("<u><p>k</u>l</p>m", "(u(p[kl]))[m]"),
    Case("<em>k<s>l</em>m</s>n", "(em[k](s[l]))[mn]"),
    Case("<a href=x>Ox<a href=y>Elk</a>Boar", "(a[Ox])(a[Elk])[Boar]"),
    Case("<a><div>Ox<a>Elk</a></div></a>", "(a(div[Ox](a[Elk])))"),
    Case("<span><div>a</span>b</div>c", "(span(div[ab]))[c]"),
    Case("<p><b>a<p>b", "(p(b[a]))(p[b])"),
    Case("<form>a<form>b</form>c", "(form[ab])[c]"),
    Case("<div>a</span>b</div>", "(div[ab])"),
    Case("<pre>\n\na</pre><pre>\r\nb</pre>", "(pre[\na])(pre[b])"),
    Case("<p/>a<div/>b", "(p[a])(div[b])"),
    Case("<image src=x>a", "(img)[a]"),
    Case("<section><h1>a</section>b", "(section(h1[a]))[b]"),
    Case("<object><p>a</object>b", "(object(p[a]))[b]"),
    Case("<x-y><p>a</x-y>b", "(x-y(p[ab]))"),
  ]

  @Test(arguments: nesting)
  func `elements end where HTML says`(example: Case) throws {
    #expect(try HTMLShape.body(of: example.html) == example.shape)
  }

  static let tables = [
    Case(
      "<table><tr><td>a<td>b<tr><th>c</table>d",
      "(table(tr(td[a])(td[b]))(tr(th[c])))[d]"),
    Case("<table><td>a<td>b", "(table(tr(td[a])(td[b])))"),
    Case(
      "<table><caption>k<thead><tr><th>h<tbody><tr><td>a</table>",
      "(table(caption[k])(thead(tr(th[h])))(tbody(tr(td[a]))))"),
    Case(
      "<table><colgroup><col><col><tr><td>a</table>",
      "(table(colgroup(col)(col))(tr(td[a])))"),
    Case("<table>stray<tr>too<td>a</table>c", "(table[stray](tr[too](td[a])))[c]"),
    Case(
      "<table><tr><td><p>a<table><tr><td>b</table>c<td>d</table>",
      "(table(tr(td(p[a])(table(tr(td[b])))[c])(td[d])))"),
    Case("<table><tr><td><b>a<td>c</b></table>d", "(table(tr(td(b[a]))(td[c])))[d]"),
    Case("<table><tr><td>a</div></p>b</table>", "(table(tr(td[a](p)[b])))"),
    Case(
      "<table><tr><td>a<table><tr><td>b</table></td></tr></table>c",
      "(table(tr(td[a](table(tr(td[b]))))))[c]"),
    Case("<table><table><tr><td>a", "(table)(table(tr(td[a])))"),
    Case("<td>a</td><td>b<tr><td>c", "(td[a])(td[b](tr))(td[c])"),
  ]

  @Test(arguments: tables)
  func `tables have their rows and cells`(example: Case) throws {
    #expect(try HTMLShape.body(of: example.html) == example.shape)
  }

  static let foreign = [
    Case(
      "<svg><title>t</title><text>x<![CDATA[ <y> ]]></text></svg>z",
      "(svg(title[t])(text[x <y> ]))[z]"),
    Case("<svg><path d=x /><g/>a</svg>b", "(svg(path)(g)[a])[b]"),
    Case("<svg><p>a</svg>b", "(svg)(p[ab])"),
    Case(
      "<svg><foreignObject><p>a</foreignObject></svg>b",
      "(svg(foreignObject(p[a])))[b]"),
    Case(
      "<math><mi>x</mi><mo>+</mo><mn>1</mn></math>y",
      "(math(mi[x])(mo[+])(mn[1]))[y]"),
    Case(
      "<math><mtext>a<b>c</b><mspace/>d</mtext></math>y",
      "(math(mtext[a](b[c])(mspace)[d]))[y]"),
    Case(
      "<p><math><mfrac><mi>a</mi><mn>2</mn></mfrac></math> b",
      "(p(math(mfrac(mi[a])(mn[2])))[ b])"),
    Case(
      "<math><annotation-xml encoding='text/html'><p>a</p></annotation-xml></math>b",
      "(math(annotation-xml(p[a])))[b]"),
  ]

  @Test(arguments: foreign)
  func `SVG and MathML nest as in XML`(example: Case) throws {
    #expect(try HTMLShape.body(of: example.html) == example.shape)
  }

  @Test func `namespaces tell HTML, SVG and MathML apart`() throws {
    let tree = try XMLTree(html: "<p><svg><a/></svg><math><mi>x</math>")
    let names = tree.nodes.indices.compactMap { tree.element(at: $0)?.name }
    let spaces = Dictionary(names.map { ($0.local, $0.namespace) }) { first, _ in first }
    #expect(spaces["p"] == XMLName.xhtmlNamespace)
    #expect(spaces["a"] == "http://www.w3.org/2000/svg")
    #expect(spaces["mi"] == "http://www.w3.org/1998/Math/MathML")
  }

  @Test func `a page that says it is XHTML may end elements as in XML`() throws {
    let html = "<html xmlns='http://www.w3.org/1999/xhtml'><body><a id='x'/><p/>a<script/>b"
    #expect(try HTMLShape.body(of: html) == "(a)(p)[a](script)[b]")
    let cdata = "<?xml version='1.0'?><p>a<![CDATA[ <b> &amp; ]]>c"
    #expect(try HTMLShape.body(of: cdata) == "(p[a <b> &amp; c])")
  }
}
