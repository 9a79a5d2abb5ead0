import Testing
import TextBreaks

@Suite struct DeclaredEncodingTests {
  private let russian: [UInt8] = [
    // "Паром стоит у старого шлюза и ждёт" in Windows-1251.
    0xCF, 0xE0, 0xF0, 0xEE, 0xEC, 0x20, 0xF1, 0xF2, 0xEE, 0xE8, 0xF2, 0x20, 0xF3, 0x20, 0xF1,
    0xF2, 0xE0, 0xF0, 0xEE, 0xE3, 0xEE, 0x20, 0xF8, 0xEB, 0xFE, 0xE7, 0xE0, 0x20, 0xE8, 0x20,
    0xE6, 0xE4, 0xB8, 0xF2,
  ]

  @Test func `what the document says holds where its bytes do not say otherwise`() throws {
    let latin = try TextDecoder.decode([0x63, 0x61, 0x66, 0xE9], encoding: nil, declared: "latin1")
    #expect(latin.text == "café")
    #expect(latin.found == .declared)
    #expect(latin.contradiction == nil)
    // Bytes alone would not tell ISO-8859-2 from Windows-1252 here.
    let polish = try TextDecoder.decode([0x77, 0xEA, 0x20], encoding: nil, declared: "iso-8859-2")
    #expect(polish.text == "wę ")
    #expect(polish.found == .declared)
    let cyrillic = try TextDecoder.decode(russian, encoding: nil, declared: "windows-1251")
    #expect(cyrillic.found == .declared)
    #expect(cyrillic.text == "Паром стоит у старого шлюза и ждёт")
    let plain = try TextDecoder.decode(Array("plain".utf8), encoding: nil, declared: "ISO-8859-5")
    #expect(plain.contradiction == nil)
    #expect(plain.found == .declared)
    let hz = try TextDecoder.decode(Array("~{VPND~}".utf8), encoding: nil, declared: "HZ-GB-2312")
    #expect(hz.text == "中文")
  }

  @Test func `bytes are believed where they contradict what the document says`() throws {
    let utf8 = try TextDecoder.decode(Array("naïveté".utf8), encoding: nil, declared: "latin1")
    #expect(utf8.text == "naïveté")
    #expect(utf8.contradiction == .otherBytes(declared: "latin1"))
    #expect(utf8.found == .valid)
    let latin = try TextDecoder.decode(
      [0x63, 0x61, 0x66, 0xE9, 0x20, 0x6E, 0xE9], encoding: nil, declared: "UTF-8")
    #expect(latin.text == "café né")
    #expect(latin.contradiction == .otherBytes(declared: "UTF-8"))
    let cyrillic = try TextDecoder.decode(russian, encoding: nil, declared: "ISO-8859-1")
    #expect(cyrillic.text == "Паром стоит у старого шлюза и ждёт")
    #expect(cyrillic.contradiction == .otherBytes(declared: "ISO-8859-1"))
    let marked = try TextDecoder.decode(
      [0xFF, 0xFE, 0x41, 0], encoding: nil, declared: "windows-1252")
    #expect(marked.text == "A")
    #expect(marked.found == .mark)
    #expect(marked.contradiction == .otherBytes(declared: "windows-1252"))
    let narrow = try TextDecoder.decode(Array("narrow".utf8), encoding: nil, declared: "utf-16")
    #expect(narrow.text == "narrow")
    #expect(narrow.contradiction == .otherBytes(declared: "utf-16"))
  }

  @Test func `a mark of either order agrees with UTF-16`() throws {
    for bytes in [[0xFF, 0xFE, 0x41, 0], [0xFE, 0xFF, 0, 0x41]] as [[UInt8]] {
      let decoded = try TextDecoder.decode(bytes, encoding: nil, declared: "UTF-16")
      #expect(decoded.text == "A")
      #expect(decoded.contradiction == nil)
    }
  }

  @Test func `an unknown name in a document is told and the bytes are read`() throws {
    let decoded = try TextDecoder.decode(Array("é".utf8), encoding: nil, declared: "klingon")
    #expect(decoded.text == "é")
    #expect(decoded.contradiction == .unknown(name: "klingon"))
  }

  @Test func `what the reader names is obeyed whatever the bytes are`() throws {
    let decoded = try TextDecoder.decode(
      Array("é".utf8), encoding: "windows-1252", declared: "utf-8")
    #expect(decoded.text == "Ã©")
    #expect(decoded.found == .named)
    let wrong = try TextDecoder.decode([0xE9, 0x20, 0xE9], encoding: "utf-8")
    #expect(wrong.illFormed == [0, 2])
  }
}
