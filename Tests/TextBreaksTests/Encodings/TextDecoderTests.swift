import FoundationEssentials
import TestSupport
import Testing
import TextBreaks

@Suite struct TextDecoderTests {
  @Test func `UTF-8 is read as it stands and its byte order mark is taken off`() throws {
    let decoded = try TextDecoder.decode([0xEF, 0xBB, 0xBF, 0xC3, 0xA9], encoding: nil)
    #expect(decoded.text == "é")
    #expect(decoded.encoding == "UTF-8")
    #expect(decoded.hadByteOrderMark)
    let plain = try TextDecoder.decode(Array("naïve".utf8), encoding: nil)
    #expect(plain.text == "naïve")
    #expect(!plain.hadByteOrderMark)
    #expect(try TextDecoder.decode([], encoding: nil).text.isEmpty)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x41, 0, 0x3D, 0xD8, 0, 0xDE], "A😀"), ([0xFE, 0xFF, 0, 0x41, 0, 0xE9], "Aé"),
      ([0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0], "A"), ([0, 0, 0xFE, 0xFF, 0, 1, 0xF6, 0], "😀"),
    ] as [([UInt8], String)])
  func `a byte order mark tells UTF-16 and UTF-32`(bytes: [UInt8], text: String) throws {
    let decoded = try TextDecoder.decode(bytes, encoding: nil)
    #expect(decoded.text == text)
    #expect(decoded.hadByteOrderMark)
    #expect(decoded.illFormed.isEmpty)
  }

  @Test func `what is not UTF-8 is read as Windows-1252 and loses no byte`() throws {
    let bytes = Array("caf".utf8) + [0xE9, 0x20] + Array(0x80...0xFF)
    let decoded = try TextDecoder.decode(bytes, encoding: nil)
    #expect(decoded.encoding == "windows-1252")
    #expect(decoded.firstNotUTF8 == 3)
    #expect(decoded.illFormed.isEmpty)
    #expect(
      decoded.text.hasPrefix("café €\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ"))
    #expect(decoded.text.unicodeScalars.count == bytes.count)
    let named = try TextDecoder.decode(bytes, encoding: "cp1252")
    #expect(named.text == decoded.text)
    #expect(named.illFormed.isEmpty)
  }

  @Test(
    arguments: [
      ("latin1", [0xE9]), ("ISO-8859-1", [0xE9]), ("iso-8859-15", [0xE9]), ("utf-16le", [0xE9, 0]),
      ("UTF-16", [0xFE, 0xFF, 0, 0xE9]), ("macintosh", [0x8E]), ("windows-1250", [0xE9]),
      ("utf8", [0xC3, 0xA9]), ("cp850", [0x82]), ("gb18030", [0xA8, 0xA6]),
    ] as [(String, [UInt8])])
  func `an encoding is known by its usual names`(name: String, bytes: [UInt8]) throws {
    let decoded = try TextDecoder.decode(bytes, encoding: name)
    #expect(decoded.text == "é")
    #expect(decoded.illFormed.isEmpty)
  }

  @Test(
    arguments: [
      ("utf-8", [0x61, 0xC0, 0xAF, 0x62, 0xED, 0xA0, 0x80, 0x63, 0xE2, 0x82], [1, 2, 4, 5, 6, 8]),
      ("shift_jis", [0x82, 0xA0, 0xFF, 0x41, 0x82], [2, 4]),
      ("us-ascii", [0x41, 0x80, 0x42], [1]),
      ("utf-16le", [0x41, 0, 0x00, 0xD8, 0x42, 0, 0x43], [2, 6]),
      ("euc-jp", [0xA4, 0xA2, 0x8F, 0x41], [2]),
    ] as [(String, [UInt8], [Int])])
  func `ill-formed bytes become U+FFFD and are listed`(
    name: String, bytes: [UInt8], places: [Int]
  ) throws {
    let decoded = try TextDecoder.decode(bytes, encoding: name)
    #expect(decoded.illFormed == places)
    #expect(decoded.illFormedCount == places.count)
    #expect(decoded.text.unicodeScalars.count { $0 == "\u{FFFD}" } == places.count)
  }

  @Test func `no more than a thousand ill-formed places are listed, but all are counted`() throws {
    let bytes = [UInt8](repeating: 0xFF, count: 100_000)
    let decoded = try TextDecoder.decode(bytes, encoding: "us-ascii")
    #expect(decoded.illFormed.count == TextDecoder.listed)
    #expect(decoded.illFormedCount == bytes.count)
    #expect(decoded.text.unicodeScalars.count == bytes.count)
  }

  @Test(arguments: [
    ("utf-9", "utf-8"), ("windows-1522", "windows-1252"), ("shift-jiss", "shift_jis"),
    ("lattin1", "latin1"), ("iso-8859-1x", "iso-8859-1"),
  ])
  func `an unknown encoding is answered with names like it`(name: String, near: String) {
    let error = #expect(throws: TextDecodingError.self) {
      try TextDecoder.decode([], encoding: name)
    }
    #expect(error?.description.contains("did you mean") == true)
    #expect(error?.description.contains(near) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: ["", "../../etc/passwd", "utf-8\n", "UTF-8,version=1", "klingon"])
  func `a name that no list has opens no file`(name: String) {
    #expect(throws: TextDecodingError.self) { try TextDecoder.decode([0x41], encoding: name) }
  }

  @Test(arguments: ["utf-7", "iso-2022-jp", "hz", "scsu", "bocu-1", "gb18030", "big5", "euc-kr"])
  func `random bytes end and lose nothing in silence`(name: String) throws {
    var state: UInt64 = 7
    var bytes: [UInt8] = []
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bytes.append(UInt8(truncatingIfNeeded: state >> 33))
    }
    let decoded = try TextDecoder.decode(bytes, encoding: name)
    #expect(decoded.illFormed.allSatisfy(bytes.indices.contains))
    #expect(decoded.text.unicodeScalars.count { $0 == "\u{FFFD}" } >= decoded.illFormedCount)
  }

  @Test(
    arguments: [
      ("udhr_fra.cp1252", "windows-1252", "fra"), ("udhr_fra.utf-16-be+bom", nil, "fra"),
      ("udhr_fra.utf-16-le+bom", nil, "fra"), ("udhr_eng.utf-8-sig", nil, "eng"),
      ("udhr_jpn.shift_jis", "shift_jis", "jpn"), ("udhr_jpn.euc_jp", "euc-jp", "jpn"),
      ("udhr_jpn.iso2022_jp", "iso-2022-jp", "jpn"), ("udhr_rus.cp1251", "windows-1251", "rus"),
      ("udhr_rus.koi8_r", "koi8-r", "rus"), ("udhr_cmn_hans.gb18030", "gb18030", "cmn_hans"),
    ] as [(String, String?, String)])
  func `the declaration in other encodings is the same text`(
    file: String, encoding: String?, language: String
  ) throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    let bytes = [UInt8](
      try Data(contentsOf: corpus.appending(path: "text-encodings/derived/\(file).txt")))
    let expected = String(
      decoding: try Data(
        contentsOf: corpus.appending(path: "books-text/udhr/udhr_\(language).txt")),
      as: UTF8.self)
    let decoded = try TextDecoder.decode(bytes, encoding: encoding)
    #expect(decoded.illFormed.isEmpty)
    let differing = zip(decoded.text.unicodeScalars, expected.unicodeScalars)
      .filter { $0 != $1 && $0 != "?" }
    #expect(differing.isEmpty, "\(differing.prefix(5))")
    #expect(decoded.text.unicodeScalars.count == expected.unicodeScalars.count)
  }
}
