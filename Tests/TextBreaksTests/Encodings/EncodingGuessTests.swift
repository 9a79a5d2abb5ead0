import FoundationEssentials
import TestSupport
import Testing
import TextBreaks

/// Guesses the encoding of texts that nobody named one for.
@Suite struct EncodingGuessTests {
  static let singleByte = [
    "windows-1250", "windows-1251", "windows-1252", "windows-1253", "windows-1254", "windows-1255",
    "windows-1256", "windows-1257", "windows-1258", "windows-874", "iso-8859-2", "iso-8859-3",
    "iso-8859-4", "iso-8859-5", "iso-8859-6", "iso-8859-7", "iso-8859-8", "iso-8859-9",
    "iso-8859-10", "iso-8859-13", "iso-8859-14", "iso-8859-15", "koi8-r", "koi8-u",
    "x-mac-cyrillic", "macintosh", "x-mac-centraleurroman", "ibm866",
  ]

  static let multibyte = [
    ("shift_jis", "jpn"), ("euc-jp", "jpn"), ("gb18030", "cmn_hans"), ("euc-kr", "kor"),
  ]

  /// The declaration in a language, its typographic signs as old encodings have them.
  static func declaration(_ language: String) throws -> String? {
    guard let corpus = PackageRoot.corpus else { return nil }
    let file = corpus.appending(path: "books-text/udhr/udhr_\(language).txt")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  static func languages() throws -> [String] {
    guard let corpus = PackageRoot.corpus else { return [] }
    return try FileManager.default
      .contentsOfDirectory(atPath: corpus.appending(path: "books-text/udhr").path)
      .filter { $0.hasSuffix(".txt") }.map { String($0.dropFirst(5).dropLast(4)) }.sorted()
  }

  private static let plainer: [Unicode.Scalar: String] = [
    "’": "'", "‘": "'", "“": "\"", "”": "\"", "–": "-", "—": "-", "…": "...", "„": "\"",
    "−": "-", "‐": "-", "‑": "-", "\u{200F}": "", "\u{200E}": "", "\u{A0}": " ", "‚": ",",
    "ٱ": "ا",
  ]

  private static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars { result += plainer[scalar] ?? String(scalar) }
    return result
  }

  @Test(arguments: singleByte)
  func `a text is read the same without a name of its encoding`(encoding: String) throws {
    guard PackageRoot.corpus != nil else { return PackageRoot.corpusMissing() }
    let encoder = try Encoder(encoding, isMultibyte: false)
    var tried = 0
    for language in try Self.languages() {
      guard let text = try Self.declaration(language) else { continue }
      for limit in [nil, 2000, 300] as [Int?] {
        let bytes =
          encoder.encode(text, atMost: limit)
          ?? encoder.encode(Self.plain(text), atMost: limit)
        guard let bytes else { continue }
        tried += 1
        try check(bytes, encoding, "\(language) in \(encoding), \(bytes.count) bytes")
      }
    }
    #expect(tried > 0)
  }

  @Test(arguments: multibyte)
  func `a text of East Asia is read the same without a name of its encoding`(
    encoding: String, language: String
  ) throws {
    guard let text = try Self.declaration(language) else { return PackageRoot.corpusMissing() }
    let encoder = try Encoder(encoding, isMultibyte: true)
    for limit in [nil, 2000, 300] as [Int?] {
      let bytes = try #require(
        encoder.encode(text, atMost: limit) ?? encoder.encode(Self.plain(text), atMost: limit))
      try check(bytes, encoding, "\(language) in \(encoding), \(bytes.count) bytes")
    }
  }

  private func check(_ bytes: [UInt8], _ encoding: String, _ comment: Comment) throws {
    let guessed = try TextDecoder.decode(bytes, encoding: nil)
    let named = try TextDecoder.decode(bytes, encoding: encoding)
    #expect(guessed.text == named.text, "\(comment): \(guessed.encoding) \(guessed.found)")
  }

  @Test(
    arguments: [
      ("sample-french-1", "cp1252"), ("sample-russian", "x-mac-cyrillic"),
      ("sample-arabic-1", "cp1256"), ("sample-chinese", "big5"), ("sample-greek", "cp1253"),
      ("derived/udhr_fra.cp1252", "cp1252"), ("derived/udhr_jpn.shift_jis", "shift_jis"),
      ("derived/udhr_jpn.euc_jp", "euc-jp"), ("derived/udhr_jpn.iso2022_jp", "iso-2022-jp"),
      ("derived/udhr_rus.koi8_r", "koi8-r"), ("derived/udhr_rus.cp1251", "cp1251"),
      ("derived/udhr_cmn_hans.gb18030", "gb18030"),
    ])
  func `real texts are read the same without a name`(file: String, encoding: String) throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    let path = corpus.appending(path: "text-encodings/\(file).txt")
    let bytes = [UInt8](try Data(contentsOf: path))
    try check(bytes, encoding, "\(file)")
    let guessed = try TextDecoder.decode(bytes, encoding: nil)
    guard case .guessed(let confidence) = guessed.found else {
      Issue.record("\(guessed.found)")
      return
    }
    #expect(confidence > 0.75)
  }

  @Test(
    arguments: ["utf-16le", "utf-16be", "utf-32le", "utf-32be"])
  func `UTF-16 and UTF-32 without a mark are known`(encoding: String) throws {
    for text in [
      "A short line.\n", "Die Fähre über den Fluss fährt früh.\nEnde.", "渡し舟の、船頭は 水門の\nそばで灯を\n",
      "Паром пришёл поздно, и никто не махал.", "😀 is one character. So is é.",
    ] {
      let units: [[UInt8]] =
        encoding.hasPrefix("utf-16")
        ? text.utf16.map { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        : text.unicodeScalars.map { scalar in
          (0..<4).map { UInt8(scalar.value >> ($0 * 8) & 0xFF) }
        }
      let bytes = units.flatMap { encoding.hasSuffix("le") ? $0 : $0.reversed() }
      let decoded = try TextDecoder.decode(bytes, encoding: nil)
      #expect(decoded.text == text, "\(encoding): \(decoded.encoding)")
      #expect(TextDecoder.isWide(bytes))
    }
  }

  @Test func `zero bytes in a text of UTF-8 do not make it UTF-16`() throws {
    let bytes = Array("he\u{0}llo w\u{0}orld, this is a te\u{0}xt\n".utf8)
    let decoded = try TextDecoder.decode(bytes, encoding: nil)
    #expect(decoded.found == .valid)
    #expect(!TextDecoder.isWide(bytes))
    var generator = SeededGenerator(seed: 7)
    let noise = (0..<4096).map { _ in UInt8.random(in: 0...255, using: &generator) }
    #expect(!TextDecoder.isWide(noise))
  }

  @Test func `a few ill-formed places do not make UTF-8 another encoding`() throws {
    let text = "Die Größe der Bücher über die Straße, für Käufer und Verkäufer."
    var bytes = Array(text.utf8)
    bytes.insert(0xFF, at: 20)
    bytes.append(0xC3)
    let decoded = try TextDecoder.decode(bytes, encoding: nil)
    #expect(decoded.encoding == "UTF-8")
    #expect(decoded.illFormed == [20, bytes.count - 1])
    #expect(decoded.text.hasPrefix("Die Größe"))
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    let broken = [UInt8](
      try Data(contentsOf: corpus.appending(path: "hostile/text/eng.broken-utf8.txt")))
    let read = try TextDecoder.decode(broken, encoding: nil)
    #expect(read.encoding == "UTF-8")
    #expect(read.firstNotUTF8 == 300)
  }

  @Test func `a guess on little text is not sure, one on much is`() throws {
    func confidence(_ bytes: [UInt8]) throws -> Double {
      let found = try TextDecoder.decode(bytes, encoding: nil).found
      guard case .guessed(let confidence) = found else {
        Issue.record("\(found) is no guess")
        return .nan
      }
      return confidence
    }
    #expect(try confidence([0xA4]) < 0.75)
    let german = "Größe, Bücher und Straße für Käufer: das ist nicht für den Verkäufer."
    #expect(
      try confidence(try #require(Encoder("cp1252", isMultibyte: false).encode(german))) > 0.75)
  }

  @Test func `random bytes are read in some encoding and none is lost`() throws {
    var generator = SeededGenerator(seed: 11)
    for count in [1, 2, 3, 50, 3_000, 70_000] {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let decoded = try TextDecoder.decode(bytes, encoding: nil)
      // Noise is no sequence of several bytes for long: each byte has a character of its own.
      #expect(decoded.illFormedCount == 0)
      #expect(decoded.text.unicodeScalars.count == count)
      #expect(Set(decoded.text.unicodeScalars).count == Set(bytes).count)
    }
  }
}
