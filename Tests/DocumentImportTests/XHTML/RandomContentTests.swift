import DocumentImport
import ReadingContent
import TestSupport
import Testing
import XMLTree

/// Documents put together by chance from all that the reader knows.
@Suite struct RandomContentTests {
  private static let elements = [
    "a", "abbr", "aside", "b", "blockquote", "body", "br", "button", "caption", "cite", "code",
    "dd", "details", "div", "dl", "dt", "em", "figcaption", "figure", "h1", "h3", "head", "hr",
    "i", "img", "input", "li", "nav", "ol", "option", "p", "pre", "q", "rb", "rp", "rt", "rtc",
    "ruby", "script", "section", "select", "span", "strong", "style", "sub", "summary", "sup",
    "svg", "table", "tbody", "td", "template", "textarea", "tfoot", "th", "thead", "title", "tr",
    "ul", "wbr", "math", "mfrac", "mi", "annotation", "epub:switch", "epub:case", "epub:default",
    "ssml:break", "ssml:phoneme", "ssml:say-as", "ssml:sub", "unknown", "text", "desc",
  ]

  private static let attributes = [
    "alt='A picture'", "alt=''", "aria-hidden='true'", "aria-label='Label'", "class='stanza'",
    "class='lnum'", "class='c d'", "colspan='3'", "colspan='0'", "dir='rtl'", "epub:type='noteref'",
    "epub:type='footnote'", "epub:type='pagebreak' title='7'", "epub:type='z3998:verse'",
    "headers='x y'", "hidden='hidden'", "href='#x'", "href='other.xhtml#y'", "id='x'", "id='y'",
    "lang='fr'", "lang=''", "xml:lang='de'", "reversed='reversed'", "role='presentation'",
    "role='doc-backlink' href='#x'", "rowspan='2'", "rowspan='0'", "scope='row'",
    "scope='colgroup'",
    "ssml:ph='a'", "ssml:ph=''", "ssml:alphabet='x-sampa'", "start='5'", "style='display: none'",
    "style='display: block'", "style='white-space: pre'", "style='white-space: pre-line'",
    "type='a'", "type='submit' value='Send'", "value='9'", "alttext='words'", "alias='other'",
    "interpret-as='date'", "time='1s'", "ph='a'", "required-namespace='http://www.w3.org/2000/svg'",
  ]

  private static let texts = [
    "word", " ", "\n  ", "two words", "*", "1", "[2]", "日本", "\n", "a\n\n b ", "é", "\u{A0}",
    "“", "&amp;", "12", "ﬁ", "👩‍👩‍👧", "e\u{301}", "\t", "⁄", "↩",
  ]

  private static let sheet = """
    .c { display: block } #x + p, ul li > .d { display: none } p .c { speak-as: spell-out }
    q ~ em { voice-volume: soft } [class~="d"] { white-space: pre } li:first-child { speak: never }
    """

  static func document(_ seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    var text =
      "<html xmlns:epub='http://www.idpf.org/2007/ops' xmlns:ssml='http://www.w3.org/2001/10/synthesis'>"
    var open: [String] = []
    for _ in 0..<Int.random(in: 1...120, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        text += texts.randomElement(using: &random) ?? ""
      case 4..<8 where open.count < 40:
        let name = elements.randomElement(using: &random) ?? "p"
        text += "<\(name)"
        // No attribute may stand twice.
        var used: Set<Substring> = []
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          let attribute = attributes.randomElement(using: &random) ?? ""
          let names = attribute.split(separator: " ").compactMap { $0.split(separator: "=").first }
            .filter { $0.allSatisfy { $0.isLetter || $0 == ":" || $0 == "-" } }
          guard used.isDisjoint(with: names) else { continue }
          used.formUnion(names)
          text += " \(attribute)"
        }
        text += ">"
        open.append(name)
      default:
        if let name = open.popLast() { text += "</\(name)>" }
      }
    }
    while let name = open.popLast() { text += "</\(name)>" }
    return text + "</html>"
  }

  @Test(arguments: 0..<20)
  func `every byte of any document is accounted for once`(_ round: UInt64) throws {
    for number in 0..<100 {
      let text = Self.document(round &* 1_000 &+ UInt64(number))
      let tree = try XMLTree(text, isRecovering: true)
      let proof = ContentProof(
        tree, options: ContentOptions(styleSheets: [StyleSheet(Self.sheet)], pageLabels: ["y": "3"])
      )
      Accounting.check(proof)
      let nodes = tree.nodes.compactMap { node in
        if case .text(let text) = node.content { text } else { nil }
      }
      let resource = proof.document.resource
      let count = resource.nodes.count { $0.attribute == nil }
      #expect(count == nodes.count, "\(text)")
    }
  }
}
