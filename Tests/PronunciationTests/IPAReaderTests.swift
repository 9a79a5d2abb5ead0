import ReadingContent
import Testing

@testable import Pronunciation

@Suite struct IPAReaderTests {
  private func read(_ text: String) -> Result<PhoneticReading, PhoneticFault> {
    do throws(PhoneticFault) {
      return .success(try IPAReader.read(PhoneticNotation(text)))
    } catch {
      return .failure(error)
    }
  }

  private func sounds(_ text: String) -> [String] {
    guard case .success(let reading) = read(text) else { return ["a fault"] }
    return reading.items.compactMap {
      if case .sound(let sound) = $0.kind { sound.text } else { nil }
    }
  }

  private func fault(_ text: String) -> PhoneticFault? {
    guard case .failure(let fault) = read(text) else { return nil }
    return fault
  }

  private func changes(_ text: String) -> [Pronunciation.Change] {
    guard case .success(let reading) = read(text) else { return [] }
    return reading.changes
  }

  @Test func `letters and their marks are sounds`() {
    #expect(sounds("kʰæt̚") == ["kʰ", "æ", "t̚"])
    #expect(sounds("ɑ̃ː") == ["ɑ̃ː"])
    #expect(sounds("ˈbʌtn̩") == ["b", "ʌ", "t", "n̩"])
  }

  @Test func `composed and decomposed letters are the same`() {
    #expect(sounds("\u{E3}") == sounds("a\u{303}"))
    #expect(sounds("\u{E7}a") == sounds("c\u{327}a"))
    #expect(sounds("\u{E7}a") == ["ç", "a"])
    #expect(sounds("ɛ\u{303}\u{32F}") == sounds("ɛ\u{32F}\u{303}"))
    #expect(changes("c\u{327}a").isEmpty)
  }

  @Test func `r coloured vowels have one form`() {
    #expect(sounds("ə˞") == ["ɚ"])
    #expect(sounds("ɜ˞ː") == ["ɝː"])
  }

  @Test(arguments: ["t͡ʃa", "t͜ʃa", "tʃa", "t\u{200D}ʃa", "ʧa"])
  func `an affricate may be tied in any way`(_ text: String) {
    #expect(sounds(text) == ["t", "ʃ", "a"])
  }

  @Test(
    arguments: [
      ("ʧa", "ʧ", "t͡ʃ"), ("ʥa", "ʥ", "d͡ʑ"), ("t\u{200D}ʃa", "\u{200D}", "\u{361}"),
      ("gɑː", "g", "ɡ"), ("'ka", "'", "ˈ"), ("ˈta,ta", ",", "ˌ"), ("ka:", ":", "ː"),
      ("kεt", "ε", "ɛ"), ("kәt", "ә", "ə"), ("kǝt", "ǝ", "ə"), ("′ka", "′", "ˈ"), ("!a", "!", "ǃ"),
      ("\u{A7B5}a", "\u{A7B5}", "β"), ("k\u{2019}a", "\u{2019}", "ʼ"),
      ("\u{2019}ka", "\u{2019}", "ˈ"), ("a?a", "?", "ʔ"),
    ]
  )
  func `another writing is taken and told`(_ text: String, _ symbol: String, _ replacement: String)
  {
    let changes = changes(text)
    #expect(changes.map(\.kind) == [.respelled])
    #expect(changes.map(\.symbol) == [symbol])
    #expect(changes.map(\.replacement) == [replacement])
    let scalars = Array(text.unicodeScalars)
    #expect(changes.first.map { String(Character(scalars[$0.scalar])) } == symbol)
  }

  @Test func `the letters of the chart itself are no look alikes`() {
    #expect(changes("βaθaχaɡaɹa").isEmpty)
    #expect(sounds("βθχ") == ["β", "θ", "χ"])
  }

  @Test(arguments: ["/kæt/", "[kæt]", " kæt ", "/ kæt /", "\tkæt\n"])
  func `what stands around is no part`(_ text: String) {
    #expect(sounds(text) == ["k", "æ", "t"])
    #expect(changes(text).isEmpty)
  }

  @Test func `places count the scalars of what was asked`() {
    #expect(fault("/kæ;t/")?.scalar == 3)
    #expect(changes("[ ˈɡəgə ]").map(\.scalar) == [5])
  }

  @Test(
    arguments: [
      ("k(a)t", "(", 1), ("kat)", ")", 3), ("kæt~dɔɡ", "~", 3), ("/kat/, /kæt/", "/", 4),
      ("kat, kæt", ",", 3), ("kat/", "/", 3),
    ]
  )
  func `what leaves open what is meant is a fault`(_ text: String, _ symbol: String, _ scalar: Int)
  {
    #expect(fault(text)?.kind == .ambiguous(symbol: symbol))
    #expect(fault(text)?.scalar == scalar)
  }

  @Test(
    arguments: [
      ("kAt", "A", "ɑ", 1), ("TIN", "T", "θ", 0), ("k@t", "@", "ə", 1), ("\"kat", "\"", "ˈ", 0),
      ("bɩt", "ɩ", "ɪ", 1), ("bɷk", "ɷ", "ʊ", 1), ("ƛa", "ƛ", "t͡ɬ", 0), ("\u{161}i", "š", "ʃ", 0),
      ("s\u{30C}i", "š", "ʃ", 0), ("\u{10D}i", "č", "t͡ʃ", 0), ("t\u{FC}", "ü", "y", 1),
      ("tu\u{308}", "ü", "y", 1), ("ʩa", "ʩ", "fŋ", 0), ("ka3", "3", "ɜ", 2),
    ]
  )
  func `signs of other alphabets are faults with a suggestion`(
    _ text: String, _ symbol: String, _ suggestion: String, _ scalar: Int
  ) {
    #expect(fault(text)?.kind == .unknown(symbol: symbol, suggestion: suggestion))
    #expect(fault(text)?.scalar == scalar)
  }

  @Test(
    arguments: [
      ("k>t", ">", 1), ("[[kat]]", "[", 1), ("k\u{7}t", "U+0007", 1), ("ka\u{0}", "U+0000", 2),
      ("漢", "漢", 0), ("k<a", "<", 1), ("😀", "😀", 0), ("\u{303}a", "\u{303}", 0),
    ]
  )
  func `what is no sign at all is a fault with its place`(
    _ text: String, _ symbol: String, _ scalar: Int
  ) {
    #expect(fault(text)?.kind == .unknown(symbol: symbol, suggestion: nil))
    #expect(fault(text)?.scalar == scalar)
  }

  @Test(arguments: ["", " ", "//", "[]", "ˈ", "˥˩", ".", "|", "‖"])
  func `without a sound there is nothing to say`(_ text: String) {
    #expect(fault(text)?.kind == .empty)
  }

  @Test func `what has no sound of its own is told`() {
    #expect(changes("aˑ").map(\.kind) == [.dropped])
    #expect(changes("a↗").map(\.symbol) == ["↗"])
    #expect(changes("a-a").map(\.kind) == [.dropped])
    #expect(changes("a.a‿a").isEmpty)
  }

  @Test func `tones are read as contours`() throws {
    func tones(_ text: String) throws -> [UInt32] {
      try IPAReader.read(PhoneticNotation(text)).items.compactMap {
        if case .tone(let contour) = $0.kind { contour } else { nil }
      }
    }
    #expect(try tones("ma˥") == [5])
    #expect(try tones("ma˨˩˦ma˥˩") == [214, 51])
    #expect(try tones("ma³⁵") == [35])
    #expect(try tones("má") == [4])
    #expect(try tones("mâ") == [51])
    #expect(try tones("ma˥˥˥˥˥") == [5555, 5])
  }

  @Test func `raised letters without a letter before them are sounds`() {
    #expect(sounds("ʰpa") == ["h", "p", "a"])
    #expect(sounds("aⁿda") == ["a", "n", "d", "a"])
    #expect(sounds("dⁿa") == ["dⁿ", "a"])
    #expect(changes("ʰpa").map(\.kind) == [.approximated])
  }

  @Test func `bars and spaces end words`() throws {
    for text in ["na ka", "na|ka", "na‖ka", "na \n ka"] {
      let reading = try IPAReader.read(PhoneticNotation(text))
      #expect(reading.items.contains { $0.kind == .wordEnd })
    }
  }

  @Test func `there are limits`() {
    #expect(sounds(String(repeating: "a", count: 5000)).count == 5000)
    let fault = fault(String(repeating: "a", count: 5001))
    #expect(fault?.kind == .tooLong(most: 5000))
    #expect(fault?.scalar == 5000)
    #expect(self.fault("a" + String(repeating: "\u{303}", count: 100_000)) != nil)
  }
}
