import Testing
import XMLTree

@Suite struct XMLReaderTests {
  /// A text's events, a word each.
  private func events(
    _ text: String, isRecovering: Bool = false, limits: XMLLimits = XMLLimits()
  ) throws(XMLFault) -> (words: [String], faults: [XMLFault]) {
    var words: [String] = []
    let faults = try XMLReader.read(text, isRecovering: isRecovering, limits: limits) { event in
      switch event {
      case .start(let element):
        let attributes = element.attributes.map { " \($0.name)=\($0.value)" }.joined()
        let place = element.position
        words.append("<\(element.name)\(attributes)>@\(place.line):\(place.column)")
      case .end: words.append("</>")
      case .text(let text, let place): words.append("\(text)@\(place.line):\(place.column)")
      }
      return true
    }
    return (words, faults)
  }

  @Test func `elements, attributes and texts come in order with their places`() throws {
    let (words, faults) = try events("<a b=\"1\" c='&lt;é'>x<d/>\n é<e>y</e>z</a>")
    #expect(
      words == [
        "<a b=1 c=<é>@1:1", "x@1:20", "<d>@1:21", "</>", "\n é@1:25", "<e>@2:3", "y@2:6", "</>",
        "z@2:11", "</>",
      ])
    #expect(faults.isEmpty)
  }

  @Test func `namespaces are resolved`() throws {
    var names: [XMLName] = []
    try XMLReader.read("<a xmlns='urn:1' xmlns:p='urn:2' xml:lang='de'><p:b p:c='1'/></a>") {
      event in
      if case .start(let element) = event {
        names.append(element.name)
        names += element.attributes.map(\.name)
      }
      return true
    }
    #expect(
      names == [
        XMLName("a", namespace: "urn:1"),
        XMLName("lang", namespace: XMLName.xmlNamespace, prefix: "xml"),
        XMLName("b", namespace: "urn:2", prefix: "p"),
        XMLName("c", namespace: "urn:2", prefix: "p"),
      ])
  }

  @Test func `comments, instructions and CDATA leave the text in one piece`() throws {
    let (words, _) = try events("<a>x<!-- no > --><?pi no?>y<![CDATA[<&]]>z</a>")
    #expect(words == ["<a>@1:1", "xy<&z@1:4", "</>"])
  }

  @Test func `lines end at LF, CRLF and CR`() throws {
    let (words, _) = try events("<a>\n<b/>\r\n<c/>\r<d/></a>")
    #expect(
      words.filter { $0.hasPrefix("<") && $0 != "</>" } == [
        "<a>@1:1", "<b>@2:1", "<c>@3:1", "<d>@4:1",
      ])
  }

  @Test func `lines and columns are right beyond 65,535 lines`() throws {
    var last: XMLPosition?
    let text = "<a>" + String(repeating: "\n", count: 100_000) + "  <é:b xmlns:é='u'/></a>"
    try XMLReader.read(text) { event in
      if case .start(let element) = event { last = element.position }
      return true
    }
    #expect(last == XMLPosition(offset: 100_005, line: 100_001, column: 3))
  }

  @Test func `offsets count the bytes of the text`() throws {
    let text = "<!-- ü --><a>ß<b/></a>"
    var offsets: [Int] = []
    try XMLReader.read(text) { event in
      switch event {
      case .start(let element): offsets.append(element.position.offset)
      case .text(_, let place): offsets.append(place.offset)
      case .end: break
      }
      return true
    }
    let bytes = Array(text.utf8)
    #expect(offsets.map { bytes[$0] } == [0x3C, 0xC3, 0x3C])
  }

  @Test func `reading ends when the caller has enough`() throws {
    var count = 0
    try XMLReader.read("<a><b/><c/><d/></a>") { _ in
      count += 1
      return count < 3
    }
    #expect(count == 3)
  }

  @Test(
    arguments: [
      "<a><b></a>", "<a", "<a>", "<a b=1/>", "<a b='1' b='2'/>", "<a>&</a>", "<a/><b/>", "",
      "text", "<a>]]></a>", "<1/>", "<a>\u{1}</a>", "<a>\0</a>", "<!DOCTYPE a", "<a><![CDATA[</a>",
    ])
  func `what is not well-formed is a fault with its place`(text: String) {
    do {
      _ = try events(text)
      Issue.record("no fault in \(text)")
    } catch {
      #expect(error.isFatal)
      #expect(error.line == 1)
      #expect(error.column >= 1)
      #expect(!error.words.isEmpty && !error.words.contains("\n"))
    }
  }

  @Test func `a fault names the line and the column`() {
    do {
      _ = try events("<a>\n  <b>\n  </c>\n</a>")
      Issue.record("no fault")
    } catch {
      #expect(error.line == 3)
      #expect(error.words.contains("mismatch"))
    }
  }

  @Test func `recovering reads what can be made out, and every start has its end`() throws {
    for text in ["<a><b>x</a>", "<a>x<b", "<a>x", "<a>x &c; y</a>", "<a>x<b c=1>y</b></a>"] {
      let (words, faults) = try events(text, isRecovering: true)
      #expect(words.contains { $0.hasPrefix("x") }, "\(text): \(words)")
      #expect(
        words.filter { $0 == "</>" }.count
          == words.filter { $0.hasPrefix("<a") || $0.hasPrefix("<b") }.count)
      #expect(!faults.isEmpty, "\(text)")
    }
  }

  @Test func `a forbidden character becomes a space when recovering`() throws {
    let (words, faults) = try events("<a>\nx\0y\u{1}</a>", isRecovering: true)
    #expect(words == ["<a>@1:1", "\nx y @1:4", "</>"])
    #expect(faults.map(\.kind) == [.forbiddenCharacter(0), .forbiddenCharacter(1)])
    #expect(faults.first?.line == 2)
    #expect(faults.first?.column == 2)
    #expect(faults.first?.words.contains("U+0000") == true)
  }

  @Test func `the names of HTML's characters are known when recovering`() throws {
    let (words, faults) = try events(
      "<a b='&eacute;x'>&nbsp;&hellip;&what;</a>", isRecovering: true)
    #expect(words == ["<a b=éx>@1:1", "\u{A0}…&what;@1:18", "</>"])
    #expect(
      faults.map(\.kind) == [
        .entity("eacute", isHTML: true), .entity("nbsp", isHTML: true),
        .entity("hellip", isHTML: true), .entity("what", isHTML: false),
      ])
  }

  @Test func `a document type that names a file is not fetched`() throws {
    let text = """
      <!DOCTYPE a SYSTEM "file:///etc/passwd" [<!ENTITY x SYSTEM "file:///etc/passwd">]>
      <a>&x;</a>
      """
    let (words, faults) = try events(text, isRecovering: true)
    #expect(words == ["<a>@2:1", "&x;@2:4", "</>"])
    #expect(faults.map(\.kind) == [.entity("x", isHTML: false)])
  }

  @Test(arguments: [true, false])
  func `a character that an unread document type might declare is not lost`(
    isRecovering: Bool
  ) throws {
    let text = "<!DOCTYPE a PUBLIC \"p\" \"a.dtd\"><a b='x&eacute;'>caf&eacute; &what;</a>"
    let (words, faults) = try events(text, isRecovering: isRecovering)
    #expect(words == ["<a b=xé>@1:32", "café &what;@1:49", "</>"])
    #expect(faults.count == 3)
  }

  @Test func `inclusions are not followed`() throws {
    let (words, _) = try events(
      "<a xmlns:xi='http://www.w3.org/2001/XInclude'><xi:include href='/etc/passwd' parse='text'/></a>"
    )
    #expect(words.count == 4)
  }
}
