import ReadingContent
import Testing

@testable import DocumentImport

@Suite struct AttributeVocabularyTests {
  private func change(_ attributes: (String, String)...) -> SpeechChange {
    var change = SpeechChange()
    for (key, value) in attributes { AttributeVocabulary.add(key, value, to: &change) }
    return change
  }

  @Test(arguments: AttributeVocabulary.names.sorted())
  func `every name is known and says what it does not take`(_ name: String) {
    let free: Set<String> = [
      "ipa", "x-sampa", "arpabet", "espeak", "alias", "role", "voice", "format", "detail",
    ]
    let faults = change((name, "nonsense value")).faults
    if free.contains(name) {
      #expect(faults.isEmpty)
    } else {
      #expect(faults.count == 1)
      guard case .unknownValue(let value, attribute: let attribute, _) = faults.first else {
        Issue.record("\(faults)")
        return
      }
      #expect(value == "nonsense value" && attribute == name)
    }
  }

  @Test(arguments: [
    ("x-slow", 0.6), ("slow", 0.8), ("medium", 1.0), ("default", 1.0), ("fast", 1.25),
    ("x-fast", 1.6), ("1.5", 1.5), ("80%", 0.8), (".5", 0.5), ("SLOW", 0.8),
  ])
  func `rates that count from the normal one`(_ value: String, _ factor: Double) {
    #expect(SpeechValue.rate(value) == .normal(factor))
  }

  @Test(arguments: [("+10%", 1.1), ("-50%", 0.5), ("+0%", 1.0)])
  func `rates that count from the one around`(_ value: String, _ factor: Double) {
    #expect(SpeechValue.rate(value) == .around(factor))
  }

  @Test(arguments: [
    "", "-", "+", "%", "+%", "1.", "1..2", "1e3", "nan", "inf", "0x10", "150", "+1000%", "-100%",
    "1 2", "١", "+-5%", "--5%", "1.5x", "99999999999999999999%", "-1",
  ])
  func `what is no factor is none`(_ value: String) {
    #expect(SpeechValue.rate(value) == nil)
    #expect(SpeechValue.pitch(value) == nil)
  }

  @Test func `semitones and decibels are factors`() {
    #expect(SpeechValue.pitch("+12st") == .around(2))
    #expect(SpeechValue.pitch("-12ST") == .around(0.5))
    #expect(SpeechValue.pitch("+40st") == nil)
    guard case .around(let half) = SpeechValue.volume("-6.0206dB") else {
      Issue.record("no factor")
      return
    }
    #expect(abs(half - 0.5) < 0.0001)
    #expect(SpeechValue.volume("0") == .normal(0))
    #expect(SpeechValue.volume("silent") == .normal(0))
  }

  @Test(arguments: [
    ("500ms", 500), ("1.5s", 1500), ("0s", 0), ("2S", 2000), (".25s", 250), ("600s", 600_000),
    ("medium", 400), ("none", 0), ("0.4ms", 0),
  ])
  func `times of pauses`(_ value: String, _ milliseconds: Int) {
    #expect(SpeechValue.pause(value) == milliseconds)
  }

  @Test(arguments: ["", "500", "s", "ms", "-1s", "+1s", "601s", "1m", "1.s", "5 m s", "1e2s"])
  func `what is no time is none`(_ value: String) {
    #expect(SpeechValue.pause(value) == nil)
  }

  @Test func `what is nearer wins and what is farther comes back`() {
    let outer = change(("lang", "fr"), ("rate", "fast"), ("voice", "fr-be"), ("role", "noun"))
      .applied(to: SpeechAttributes())
    let inner = change(("lang", "de"), ("rate", "+100%")).applied(to: outer)
    #expect(inner.language?.description == "de")
    #expect(inner.voice == nil)
    #expect(inner.role == "noun")
    #expect(inner.rate == 2.5)
    #expect(SpeechChange().applied(to: outer) == outer)
  }

  @Test func `factors stay numbers however deep they nest`() {
    var attributes = SpeechAttributes()
    for _ in 0..<10_000 { attributes = change(("rate", "+900%")).applied(to: attributes) }
    #expect(attributes.rate == 100)
    for _ in 0..<10_000 { attributes = change(("rate", "-90%")).applied(to: attributes) }
    #expect(attributes.rate == 0.01)
  }

  @Test func `the kind of a thing takes its format in any order`() {
    let kind = SayAs("date", format: "dmy", detail: "1")
    #expect(
      change(("format", "dmy"), ("say-as", "date"), ("detail", "1")).attributes.sayAs == kind)
    #expect(
      change(("say-as", "DATE"), ("detail", "1"), ("format", "dmy")).attributes.sayAs == kind)
    #expect(change(("say-as", "spell-out")).attributes.spellOut == true)
    #expect(change(("format", "dmy")).attributes.isEmpty)
  }

  @Test func `styling is no fault and a misspelling is one`() {
    #expect(change(("id", "x"), ("title", "y"), ("data-z", "1"), ("dir", "rtl")).faults.isEmpty)
    #expect(change(("Langg", "fr")).faults == [.unknownAttribute("Langg")])
  }

  @Test func `a message is short and on one line however long the value is`() {
    let value = String(repeating: "long\nvalue ", count: 1000)
    let message = change(("rate", value)).faults.first?.message ?? ""
    #expect(message.count < 250)
    #expect(!message.contains("\n"))
  }
}
