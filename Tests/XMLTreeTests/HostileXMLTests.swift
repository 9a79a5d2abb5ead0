import TestSupport
import Testing
import XMLTree

@Suite struct HostileXMLTests {
  @Test(arguments: [false, true])
  func `a billion laughs are one`(isRecovering: Bool) throws {
    var text = "<!DOCTYPE a [<!ENTITY l0 \"boo\">"
    for level in 1...30 {
      let last = String(repeating: "&l\(level - 1);", count: 10)
      text += "<!ENTITY l\(level) \"\(last)\">"
    }
    text += "]><a b=\"&l30;\">&l30;</a>"
    if isRecovering {
      let tree = try XMLTree(text, isRecovering: true)
      #expect(tree.text(of: 0) == "&l30;")
    } else {
      #expect(throws: XMLFault.self) { try XMLTree(text) }
    }
  }

  @Test(arguments: [false, true])
  func `a hundred thousand elements inside one another are too deep`(isRecovering: Bool) {
    let text =
      String(repeating: "<a>", count: 100_000) + String(repeating: "</a>", count: 100_000)
    do {
      _ = try XMLTree(text, isRecovering: isRecovering)
      Issue.record("no fault")
    } catch {
      #expect(error.kind == .tooDeep(most: 255))
      #expect(error.line == 1)
      #expect(error.column == 255 * 3 + 1)
    }
  }

  @Test func `as many elements as the limit allows are read`() throws {
    let text = String(repeating: "<a>", count: 255) + String(repeating: "</a>", count: 255)
    #expect(try XMLTree(text).nodes.count == 255)
  }

  @Test func `limits of bytes and nodes hold`() {
    let text = "<a>" + String(repeating: "<b/>", count: 1_000) + "</a>"
    #expect(throws: XMLFault(.tooLarge(mostBytes: 100), line: 1, column: 1)) {
      try XMLTree(text, limits: XMLLimits(bytes: 100))
    }
    do {
      _ = try XMLTree(text, limits: XMLLimits(nodes: 500))
      Issue.record("no fault")
    } catch {
      #expect(error.kind == .tooManyNodes(most: 500))
    }
  }

  @Test func `a file cut off anywhere does no harm`() {
    let text = Array(
      "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b 'c'>]><a é=\"1&lt;\"><!-- x --><b>ü&b;&nbsp;</b><![CDATA[z]]></a>"
        .utf8)
    for length in text.indices {
      let piece = String(decoding: text[..<length], as: UTF8.self)
      _ = try? XMLTree(piece)
      _ = try? XMLTree(piece, isRecovering: true)
    }
  }

  @Test func `random changes do no harm`() {
    var random = SeededGenerator(seed: 7)
    let text = Array(
      "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b 'c'>]><a x='&b;&amp;'><b y=\"1\">ü</b>&b;</a>"
        .utf8)
    for _ in 0..<3_000 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      let changed = String(decoding: bytes, as: UTF8.self)
      _ = try? XMLTree(changed)
      if let tree = try? XMLTree(changed, isRecovering: true) {
        for (index, node) in tree.nodes.enumerated() {
          #expect(node.end > index && node.end <= tree.nodes.count)
          #expect(node.position.line >= 1 && node.position.column >= 1)
        }
      }
    }
  }

  @Test func `many attributes, long names and long values are read or refused`() {
    let attributes = (0..<20_000).map { " a\($0)='\($0)'" }.joined()
    for text in [
      "<a\(attributes)/>", "<\(String(repeating: "n", count: 100_000))/>",
      "<a b='\(String(repeating: "v", count: 1_000_000))'/>",
      "<a>\(String(repeating: "t", count: 11_000_000))</a>",
    ] {
      _ = try? XMLTree(text)
      _ = try? XMLTree(text, isRecovering: true)
    }
  }
}
