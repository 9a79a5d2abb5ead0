import Testing
import XMLTree

@Suite struct HTMLEncodingTests {
  struct Case: Sendable {
    let text: String
    let name: String?
  }

  static let cases = [
    Case(text: "<!doctype html><meta charset=utf-8>", name: "utf-8"),
    Case(text: "<META CHARSET='windows-1251'>", name: "windows-1251"),
    Case(
      text: "<meta http-equiv=Content-Type content='text/html; charset=koi8-r'>", name: "koi8-r"),
    Case(
      text: "<meta content='text/html; charset = \"Shift_JIS\"; x' http-equiv='content-type'>",
      name: "windows-31j"),
    Case(text: "<meta content='text/html; charset=koi8-r'>", name: nil),
    Case(text: "<!-- <meta charset=koi8-r> --><meta charset=iso-8859-1>", name: "windows-1252"),
    Case(text: "<script>'<meta charset=koi8-r>'</script><meta charset=gb2312>", name: "GB18030"),
    Case(text: "<meta charset=utf-16>", name: "UTF-8"),
    Case(text: "<?xml version='1.0' encoding='EUC-JP'?><html>", name: "EUC-JP"),
    Case(text: "<?xml version='1.0' encoding='EUC-JP'?><meta charset=big5>", name: "Big5-HKSCS"),
    Case(text: "<p>words", name: nil),
    Case(text: "\u{FEFF}<meta charset=koi8-r>", name: nil),
    Case(text: String(repeating: " ", count: 1_024) + "<meta charset=koi8-r>", name: nil),
  ]

  @Test(arguments: cases)
  func `the encoding is what the page says`(example: Case) {
    let name = HTMLEncoding.declared(in: Array(example.text.utf8))
    #expect(name?.lowercased() == example.name?.lowercased())
  }

  @Test func `two bytes a character are told by their shape`() {
    let bytes = "<?xml version='1.0'?>".utf8.flatMap { [$0, 0] as [UInt8] }
    #expect(HTMLEncoding.declared(in: bytes) == "UTF-16LE")
    #expect(HTMLEncoding.declared(in: []) == nil)
  }
}
