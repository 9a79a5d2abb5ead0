import SpeechSynthesis
import Testing

@testable import Narration

@Suite struct SpokenTokensTests {
  private func run(_ words: [Range<Int>]) -> SpokenRun {
    SpokenRun(
      run: 0, samples: [], words: words.map { SpokenRun.WordEvent(scalars: $0, sample: 0) })
  }

  @Test(
    arguments: [
      ("One two.", [0..<3, 4..<7], true), ("One two.", [0..<3], true), ("One two.", [], false),
      ("It has been.", [0..<2, 3..<6], true), ("It has been.", [0..<2], true),
      ("tout le monde", [0..<4], true), ("Au fur et à mesure.", [0..<2], true),
      ("It remembered everything.", [0..<2], false),
      ("One.", [], false), ("One.", [0..<3], true), ("—", [], true), ("", [], true),
      ("One two”)", [0..<3, 4..<5], true), ("One – two – ", [0..<3], true),
      ("well-known.", [0..<4], true), ("人間は", [0..<2, 2..<3], true), ("人間は", [], false),
    ] as [(String, [Range<Int>], Bool)])
  func `a text is spoken when the events reach its last word`(
    _ text: String, _ words: [Range<Int>], _ expected: Bool
  ) {
    #expect(SpokenTokens.reachesEnd(run(words), of: text) == expected)
  }

  @Test(arguments: [
    (String(repeating: "word ", count: 36), true), (String(repeating: "word ", count: 60), false),
    (String(repeating: "word ", count: 60) + "word, " + "one two ", true),
    (String(repeating: "1234 ", count: 10), false), (String(repeating: "사람 ", count: 40), false),
  ])
  func `only in a short clause may the last word share the event before it`(
    _ start: String, _ expected: Bool
  ) {
    let count = start.unicodeScalars.count
    #expect(SpokenTokens.reachesEnd(run([0..<count - 1]), of: start + "end.") == expected)
  }

  @Test(
    arguments: [
      ("It has been so.", [0..<2, 3..<6], [0..<2, 3..<14]),
      ("“It is”, he.", [1..<3, 9..<11], [1..<6, 9..<11]),
      ("One two", [4..<7], [0..<7]), ("One", [], []), ("One — ", [0..<3], [0..<3]),
      ("One two", [0..<3, 4..<90], [0..<3, 4..<7]),
    ] as [(String, [Range<Int>], [Range<Int>])])
  func `words without an event belong to the word before them`(
    _ text: String, _ words: [Range<Int>], _ expected: [Range<Int>]
  ) {
    #expect(SpokenTokens.shares(of: run(words).words, in: text) == expected)
  }

  @Test(
    arguments: [
      ("One two three four", 8), ("One, two three", 5), ("One", nil), ("", nil), ("— —", nil),
      ("人間人間", 2),
    ] as [(String, Int?)])
  func `a text is cut near its middle`(_ text: String, _ expected: Int?) {
    #expect(SpokenTokens.middle(of: text) == expected)
  }
}
