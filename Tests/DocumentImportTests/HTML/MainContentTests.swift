import DocumentImport
import ReadingContent
import Testing

@Suite struct MainContentTests {
  private static let prose =
    "<p>Three young otters were seen below the old mill on Sunday, the first in forty years, and"
    + " the keeper of the lock, who counts the birds there each morning, had given up hope.</p>"

  private func skipped(_ html: String) throws -> [String] {
    try HTMLProof(html).leftOut(.navigation)
  }

  static let furniture = [
    "<nav><a href=a>Skip</a> <a href=b>this</a></nav>", "<div role=navigation>Skip this</div>",
    "<form role=search>Skip this</form>", "<search>Skip this</search>",
    "<div class=breadcrumbs><a href=a>Skip this</a></div>",
    "<ul class='main-menu'><li><a href=a>Skip</a> this</ul>",
    "<div id=siteFooter><a href=a>Skip this</a></div>",
    "<div class='cookie-consent'>Skip this</div>",
    "<div class=share_bar><a href=a>Skip</a> <a href=b>this</a></div>",
    "<section id=comments>Skip this</section>",
    "<div class='related-posts'><a href=a>Skip</a> <a href=b>this</a></div>",
    "<p>Read <a class=headerlink href=x>Skip this</a>",
    "<button>Skip this</button>", "<footer>Skip this</footer>",
    "<div role=contentinfo>Skip this</div>",
    "<header role=banner><a href=a>Skip</a> <a href=b>this</a></header>",
  ]

  @Test(arguments: furniture)
  func `what stands around the text is left out`(part: String) throws {
    #expect(try skipped("<h1>Otters</h1>" + Self.prose + part) == ["Skip this"])
    #expect(try skipped(part + "<h1>Otters</h1>" + Self.prose + Self.prose) == ["Skip this"])
  }

  static let content = [
    "<p class=menu>Soup, bread, and <a href=x>cheese</a> of the valley, with a glass of cider.",
    "<aside><p>An otter eats a fifth of its weight.</aside>",
    "<div class=footnotes><p><a href=#a>1</a> <a href=b>A Book of Locks</a></div>",
    "<ol class=references><li><a href=a>A book</a><li><a href=b>Another</a></ol>",
    "<footer class=footnotes>A note</footer>",
    "<ul><li><a href=a>One</a><li><a href=b>Two</a></ul>",
    "<article><header>By <a href=a>Ada Hale</a></header><footer>A correction</footer></article>",
    "<header><h1>Otters</h1><p>By Ada</header>", "<address>By Ada</address>",
    "<table class=navigable><tr><td><a href=a>One</a></table>",
    "<blockquote><footer>Somebody</footer></blockquote>",
    "<div class=comment>An editor's comment of some length on the otters and on the mill.</div>",
    "<pre class=toolbar>code</pre>", "<p>Words <span class=citation-comment>more</span>",
  ]

  @Test(arguments: content)
  func `what may be text is read`(part: String) throws {
    #expect(try skipped("<h1>Otters</h1>" + Self.prose + part) == [])
  }

  @Test func `what stands outside the main element is left out, but for the title`() throws {
    let html =
      "<header><a href=a>Site</a><h1>Otters</h1></header><p>Teaser</p><main>\(Self.prose)</main>"
      + "<div>Around it</div>"
    #expect(try skipped(html) == ["Site", "Teaser", "Around it"])
    let proof = try HTMLProof(html)
    #expect(proof.page.blocks.first?.kind == .heading(level: 1))
  }

  @Test func `a main element with little in it is not believed`() throws {
    #expect(try skipped("<main><p>Hello</p></main>" + Self.prose + Self.prose) == [])
  }

  @Test func `where little would be left, nothing is left out`() throws {
    #expect(try skipped("<nav><a href=a>One</a><a href=b>Two</a></nav>") == [])
    #expect(try skipped("<div class=breadcrumbs>\(Self.prose)</div><p>x") == [])
  }

  @Test func `around an article, what is mostly links is left out and other text read`() throws {
    let html =
      "<div><a href=a>One</a> <a href=b>Two</a></div><article>\(Self.prose)</article><p>The end."
    #expect(try skipped(html) == ["One Two"])
  }

  @Test func `the reader may have all of it`() throws {
    let html = "<nav>Menu</nav>" + Self.prose
    #expect(try HTMLProof(html, readsWholePage: true).leftOut(.navigation) == [])
    #expect(try HTMLProof(html, readsWholePage: true).page.blocks.first?.text.string == "Menu")
  }

  @Test func `many parts in one another take little time`() throws {
    let deep = String(repeating: "<footer><div class=menu><a href=a>x</a>", count: 20_000)
    #expect(!(try HTMLProof(deep + Self.prose).page.blocks.isEmpty))
  }
}
