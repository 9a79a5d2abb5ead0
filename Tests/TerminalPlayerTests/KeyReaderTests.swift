import Testing

@testable import TerminalPlayer

@Suite struct KeyReaderTests {
  private static let escape = "\u{1B}"

  @Test(
    arguments: [
      ("q", [.character("q")]), ("\u{3}", [.character("\u{3}")]),
      ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
      ("\u{1B}OA\u{1B}OC", [.up, .right]),
      (
        "\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}OH\u{1B}OF",
        [.home, .end, .home, .end, .home, .end]
      ),
      ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
      ("\u{1B}[5;5~\u{1B}[6;5~", [.controlPageUp, .controlPageDown]),
      ("é中😀", [.character("é"), .character("中"), .character("😀")]),
    ] as [(String, [KeyTable.Key])])
  func `keys are read`(bytes: String, keys: [KeyTable.Key]) {
    var reader = KeyReader()
    #expect(reader.keys(in: bytes.utf8) == keys)
    #expect(!reader.isWaiting)
    // The same, a byte at a time.
    var slow = KeyReader()
    #expect(bytes.utf8.flatMap { slow.keys(in: [$0]) } == keys)
  }

  @Test(arguments: [
    "\u{1B}[2~", "\u{1B}[1;2C", "\u{1B}[15~", "\u{1B}[[A", "\u{1B}OP", "\u{1B}q", "\u{1B}é",
    "\u{1B}[<0;12;7M", "\u{1B}[200~", "\u{1B}[?1;2c", "\u{1B}[5;9~", "\u{1B}[1q", "\u{1B}[Z",
  ])
  func `a sequence without meaning is dropped whole`(sequence: String) {
    var reader = KeyReader()
    #expect(reader.keys(in: (sequence + "x").utf8) == [nil, .character("x")])
    var slow = KeyReader()
    #expect((sequence + "x").utf8.flatMap { slow.keys(in: [$0]) } == [nil, .character("x")])
  }

  @Test(
    arguments: [
      ([0x80], [nil]), ([0xFF, 0x71], [nil, .character("q")]),
      ([0xC3, 0x71], [nil, .character("q")]), ([0xE4, 0xB8, 0x71], [nil, nil, .character("q")]),
    ] as [([UInt8], [KeyTable.Key?])])
  func `bytes that are no text are no keys and take none with them`(
    bytes: [UInt8], keys: [KeyTable.Key?]
  ) {
    var reader = KeyReader()
    #expect(reader.keys(in: bytes) == keys)
  }

  @Test func `a lone escape is a key when nothing follows`() {
    var reader = KeyReader()
    #expect(reader.keys(in: [0x1B]).isEmpty)
    #expect(reader.isWaiting)
    #expect(reader.flush() == [.escape])
    #expect(!reader.isWaiting)
    #expect(reader.flush().isEmpty)
  }

  @Test func `two escapes are a key and the start of another`() {
    var reader = KeyReader()
    #expect(reader.keys(in: [0x1B, 0x1B, 0x5B, 0x43]) == [.escape, .right])
  }

  @Test func `a sequence that never ends is given up`() {
    var reader = KeyReader()
    #expect(reader.keys(in: "\u{1B}[5".utf8).isEmpty)
    #expect(reader.flush() == [nil])
    #expect(reader.keys(in: "q".utf8) == [.character("q")])
    let endless = reader.keys(in: [0x1B, 0x5B] + [UInt8](repeating: 0x31, count: 10_000))
    #expect(endless.first == .some(nil))
    #expect(!reader.isWaiting)
  }

  @Test func `a sequence that another breaks off does not swallow it`() {
    var reader = KeyReader()
    #expect(reader.keys(in: "\u{1B}[1\u{1B}[C".utf8) == [nil, .right])
  }

  @Test func `every key asks for one thing, and help names every command`() {
    let table = KeyTable()
    let keys = table.rows.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    #expect(Set(table.rows.map(\.command)) == Set(PlayerCommand.allCases))
    #expect(table.rows.count == PlayerCommand.allCases.count)
    #expect(table.lines.count == table.rows.count)
  }
}
