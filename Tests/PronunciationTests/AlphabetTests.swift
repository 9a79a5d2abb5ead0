import ReadingContent
import SpeechSynthesis
import Testing

@testable import Pronunciation

@Suite struct AlphabetTests {
  private func sounds(_ reading: PhoneticReading) -> String {
    reading.items.map { item in
      switch item.kind {
      case .sound(let sound): sound.text
      case .stress(let stress): stress.sign
      case .tone(let contour): "<\(contour)>"
      case .wordEnd: " "
      }
    }.joined()
  }

  private func xSampa(_ text: String) throws -> String {
    sounds(try XSampa.read(PhoneticNotation(text, alphabet: .xSampa)))
  }

  private func arpabet(_ text: String) throws -> String {
    sounds(try Arpabet.read(PhoneticNotation(text, alphabet: .arpabet)))
  }

  private func fault(_ body: () throws -> Void) -> PhoneticFault? {
    do {
      try body()
      return nil
    } catch {
      return error as? PhoneticFault
    }
  }

  @Test(
    arguments: [
      ("joU\"sEmIti", "joʊˈsɛmɪti"), ("r\\E:d", "ɹɛːd"), ("t_S", "tʃ"), ("d_<a", "ɗa"),
      ("A~", "ɑ̃"), ("n=", "n̩"), ("l_=", "l̩"), ("b_h", "bʰ"), ("t'", "tʲ"), ("k_>", "kʼ"),
      ("a %b", "a ˌb"), ("@`", "ɚ"), ("x\\", "ɧ"), ("|\\|\\a", "ǁa"), ("r\\`a", "ɻa"), ("gi", "ɡi"),
      ("ma_T", "ma<5>"), ("/ka/", "ka"), ("a-b.c", "abc"),
    ]
  )
  func xSampaIsTheIPAInASCII(_ text: String, _ ipa: String) throws {
    #expect(try xSampa(text) == ipa)
  }

  @Test func `X-SAMPA tells what it does not know`() {
    let first = fault { _ = try xSampa("ka;t") }
    #expect(first?.kind == .unknown(symbol: ";", suggestion: nil))
    #expect(first?.scalar == 2)
    #expect(fault { _ = try xSampa("ka(t)") }?.kind == .ambiguous(symbol: "("))
    #expect(fault { _ = try xSampa("\"") }?.kind == .empty)
    #expect(
      fault { _ = try xSampa("a\u{1}") }?.kind == .unknown(symbol: "U+0001", suggestion: nil))
  }

  @Test(
    arguments: [
      "ˈkʌntri", "ˌhaɪpəˈbɒl", "ɑ̃ː", "ʈʂa", "n̩", "ǁa", "ɡʱa", "tʷa na", "ɓaᵻ", "kʼɚ", "ʔaˤ",
    ]
  )
  func `writing X-SAMPA and reading it gives the same`(_ ipa: String) throws {
    let asked = PhoneticNotation(ipa)
    let written = try asked.inXSampa()
    #expect(written.alphabet == .xSampa)
    #expect(!written.text.unicodeScalars.contains { !$0.isASCII })
    #expect(try xSampa(written.text) == sounds(try IPAReader.read(asked)))
  }

  @Test(
    arguments: [
      ("Z EH1 F ER0", "zˈɛfɚ"), ("K AA1 R", "kˈɑɹ"), ("DH AH0", "ðə"), ("B AH1 T", "bˈʌt"),
      ("HH AE2 P IY0", "hˌæpi"), ("CH ER1 CH", "tʃˈɝtʃ"), ("B OY", "bɔɪ"),
    ]
  )
  func `ARPABET is read phone by phone`(_ text: String, _ ipa: String) throws {
    #expect(try arpabet(text) == ipa)
  }

  @Test func `ARPABET tells whether it gives the stress`() throws {
    func gives(_ text: String) throws -> Bool {
      try Arpabet.read(PhoneticNotation(text, alphabet: .arpabet)).givesEveryStress
    }
    #expect(try gives("DH AH0"))
    #expect(try !gives("B OY"))
  }

  @Test func `ARPABET faults stand at their phone`() {
    let first = fault { _ = try arpabet("K QX T") }
    #expect(first?.kind == .unknown(symbol: "QX", suggestion: nil))
    #expect(first?.scalar == 2)
    #expect(fault { _ = try arpabet("K1 AE1") }?.kind == .unknown(symbol: "K1", suggestion: nil))
    #expect(fault { _ = try arpabet(" ") }?.kind == .empty)
  }

  @Test func `small letters of ARPABET are told`() throws {
    let reading = try Arpabet.read(PhoneticNotation("k AE1 t", alphabet: .arpabet))
    #expect(reading.changes.map(\.symbol) == ["k", "t"])
    #expect(reading.changes.map(\.kind) == [.respelled, .respelled])
  }

  private let mnemonics = Mnemonics(
    ["a", "I", "aI", "@", "aI@", "t", "S", "tS", ":", "a:", "'", "''"].map {
      PhonemeInventory.Phoneme(mnemonic: $0, kind: .vowel)
    })

  @Test(
    arguments: [
      (["a", "I"], "a|I"), (["aI", "@"], "aI|@"), (["a", "I", "@"], "a|I@"), (["t", "S"], "t|S"),
      (["tS", "a", ":"], "tSa|:"), (["'", "'", "a"], "'|'a"), (["a"], "a"), ([], ""),
      (["t", "a", "t"], "tat"), (["a", "aI"], "aaI"),
    ] as [([String], String)]
  )
  func `mnemonics are joined so that they come apart again`(_ parts: [String], _ joined: String)
    throws
  {
    #expect(mnemonics.joined(parts) == joined)
    #expect(try mnemonics.split(Substring(joined)).get().map(\.mnemonic) == parts)
  }

  @Test func `an unknown mnemonic has its place`() {
    guard case .failure(let unknown) = mnemonics.split("ta%a") else {
      Issue.record("it was taken")
      return
    }
    #expect(unknown.offset == 2)
  }
}
