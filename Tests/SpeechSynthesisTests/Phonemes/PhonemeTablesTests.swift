import SpeechSynthesis
import TestSupport
import Testing

@Suite struct PhonemeTablesTests {
  private struct Entry {
    let mnemonic: [UInt8]
    let code: UInt8
    var kind: UInt8 = 2

    var bytes: [UInt8] {
      mnemonic + [UInt8](repeating: 0, count: 10 - mnemonic.count) + [code, kind, 0, 0, 0, 0]
    }
  }

  private func entry(_ mnemonic: String, _ code: UInt8, _ kind: UInt8 = 2) -> Entry {
    Entry(mnemonic: Array(mnemonic.utf8), code: code, kind: kind)
  }

  private func table(_ name: String, base: UInt8 = 0, _ entries: [Entry]) -> [UInt8] {
    let head = [UInt8(entries.count), base, 0, 0] + Array(name.utf8)
    return head + [UInt8](repeating: 0, count: 36 - head.count) + entries.flatMap(\.bytes)
  }

  private func file(_ tables: [[UInt8]]) -> [UInt8] {
    [UInt8(tables.count), 0, 0, 0] + tables.flatMap(\.self)
  }

  private var sample: [UInt8] {
    file([
      table("base", [entry("a", 3), entry("t", 4, 4), entry("'", 5, 1)]),
      table("mid", base: 1, [entry("E", 3), entry("aI", 9)]),
      table("xx", base: 2, [entry("t", 4, 15), entry("O~", 12), entry("u\"", 13)]),
      table("yy", base: 1, [entry("d", 9, 5)]),
    ])
  }

  @Test func `a table has the phonemes of those that it builds on, changed by their codes`() throws
  {
    let tables = try PhonemeTables(sample)
    #expect(tables.names == ["base", "mid", "xx", "yy"])
    func mnemonics(_ name: String) -> [String]? { tables.phonemes(of: name)?.map(\.mnemonic) }
    #expect(mnemonics("base") == ["a", "t", "'"])
    #expect(mnemonics("mid") == ["E", "t", "'", "aI"])
    #expect(mnemonics("xx") == ["E", "'", "aI", "O~", "u\""])
    #expect(mnemonics("yy") == ["a", "t", "'", "d"])
    #expect(mnemonics("zz") == nil)
    #expect(tables.phonemes(of: "base")?.map(\.kind) == [.vowel, .stop, .stress])
  }

  @Test func `a mnemonic counts once, and signs that nobody can write not at all`() throws {
    let tables = try PhonemeTables(
      file([
        table(
          "base",
          [
            entry("a", 3), entry("a", 4), entry("_\u{1}", 5), entry("", 6), entry("_^_", 7),
            entry("_|", 8, 0), entry("abcd", 9),
          ])
      ]))
    #expect(tables.phonemes(of: "base")?.map(\.mnemonic) == ["a", "_|", "abcd"])
  }

  @Test func `no tables at all are none`() throws {
    #expect(try PhonemeTables([0, 0, 0, 0]).names == [])
  }

  @Test func `every shortened file is cut off, every lengthened one goes on`() {
    for length in 0..<sample.count {
      #expect(throws: PhonemeTables.Fault.cutOff) { try PhonemeTables(Array(sample[..<length])) }
    }
    #expect(throws: PhonemeTables.Fault.bytesLeft) { try PhonemeTables(sample + [0]) }
  }

  @Test func `a table that builds on itself or on a later one is refused`() {
    for base in [UInt8(2), 3, 255] {
      let bytes = file([table("base", []), table("xx", base: base, [])])
      #expect(throws: PhonemeTables.Fault.wrongBase(table: 1)) { try PhonemeTables(bytes) }
    }
    #expect(throws: PhonemeTables.Fault.wrongBase(table: 0)) {
      try PhonemeTables(file([table("base", base: 1, [])]))
    }
  }

  @Test func `a phoneme of an unknown kind or with a name that is no text is refused`() {
    for wrong in [entry("a", 7, 10), Entry(mnemonic: [0xff, 0x80], code: 7)] {
      #expect(throws: PhonemeTables.Fault.wrongPhoneme(table: 0, code: 7)) {
        try PhonemeTables(file([table("base", [wrong])]))
      }
    }
    #expect(throws: PhonemeTables.Fault.noName(table: 0)) {
      try PhonemeTables(file([table("", [])]))
    }
  }

  @Test func `bytes of any kind give tables or a fault`() {
    var random = SeededGenerator(seed: 3)
    var read = 0
    for _ in 0..<5_000 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        bytes[index] = UInt8.random(in: 0...255, using: &random)
      }
      guard let tables = try? PhonemeTables(bytes) else { continue }
      read += 1
      for name in tables.names { #expect(tables.phonemes(of: name) != nil) }
    }
    #expect(read > 1_000)
  }
}
