import ReadingContent
import Testing

@testable import Pronunciation

@Suite struct SpokenComparisonTests {
  private func isAsTold(
    _ asked: String, _ spoken: String, _ alphabet: PhoneticNotation.Alphabet = .ipa,
    _ changes: [Pronunciation.Change] = []
  ) -> Bool? {
    SpokenComparison.isAsTold(
      Pronunciation(
        asked: PhoneticNotation(asked, alphabet: alphabet), phonemes: [], spoken: spoken,
        changes: changes))
  }

  @Test(arguments: [
    ("joʊˈsɛmɪti", "joʊsˈɛmɪti"), ("/ˈɡɑː.dən/", "ɡˈɑːdən"), ("ˈt͡ʃɜːtʃ", "tʃˈɜːtʃ"),
    ("kæt", "kˈæt"), ("kæt", "kæt"), ("boʊ", "bˈoʊ"), ("ˈhaʊstən stɹiːt", "hˈaʊstənstɹˈiːt"),
    ("ˈkʌltʃɚəl", "kˈʌltʃɚɹəl"), ("nɔ̃", "nˈɔ̃"),
  ])
  func `other ways to write the same are the same`(_ asked: String, _ spoken: String) {
    #expect(isAsTold(asked, spoken) == true)
  }

  @Test(arguments: [
    ("kæt", "kˈɛt"), ("kæt", "kˈæ"), ("kæt", "kˈætə"), ("kæt", ""), ("ˈɹɛkɔːd", "ɹɛkˈɔːd"),
    ("ˈɹɛkɔːd", "ɹˌɛkɔːd"), ("kiːt", "kˈit"), ("ɹɛkɔːd", "ɹˈɛkɔːd"), ("ðə(en)", "ðə"),
  ])
  func `what is spoken otherwise without a word is found`(_ asked: String, _ spoken: String) {
    #expect(isAsTold(asked, spoken) != true)
  }

  @Test func `a change that is told explains its difference and no other`() {
    let change = Pronunciation.Change(kind: .approximated, symbol: "y", replacement: "u", scalar: 2)
    #expect(isAsTold("ˈlyn", "lˈun", .ipa, [change]) == true)
    #expect(isAsTold("ˈlyn", "lˈum", .ipa, [change]) == false)
    #expect(isAsTold("ˈlyn", "lˈun") == false)
    let dropped = Pronunciation.Change(kind: .dropped, symbol: "˥", replacement: "", scalar: 3)
    #expect(isAsTold("ˈma˥n", "mˈan", .ipa, [dropped]) == true)
    let stressed = Pronunciation.Change(kind: .stressed, symbol: "a", replacement: "ˈ", scalar: 1)
    #expect(isAsTold("mana", "mˈana", .ipa, [stressed]) == true)
    #expect(isAsTold("mana", "mˈana") == false)
  }

  @Test func `places beyond what was asked do no harm`() {
    for scalar in [-5, 3, 4, 99, .max] {
      let change = Pronunciation.Change(
        kind: .approximated, symbol: "yyyy", replacement: "u", scalar: scalar)
      _ = isAsTold("lyn", "lˈun", .ipa, [change, change])
    }
  }

  @Test func `other alphabets are compared where they can be`() {
    #expect(isAsTold("K AE1 T", "kˈæt", .arpabet) == true)
    #expect(isAsTold("AH0 HH ER1 N", "əhˈɜːn", .arpabet) == true)
    #expect(isAsTold("K AE1 T", "kˈɛt", .arpabet) == false)
    #expect(isAsTold("k{t", "kˈæt", .xSampa) == true)
    #expect(isAsTold("k'at", "kˈæt", .espeak) == nil)
  }
}
