import ReadingContent
import Testing

@testable import Narration

@Suite struct ScriptTests {
  private static let sentence = "The lamp burned on the hill until the morning came again. "

  @Test func `a passage is the same wherever reading starts`() throws {
    for path in TestBooks.ownPaths {
      let script = Script(book: try TestBooks.own(path))
      let all = Array(script)
      for (section, content) in script.book.sections.enumerated() {
        for block in content.blocks.indices {
          let position = BlockPosition(section: section, block: block)
          let first = try #require(
            all.firstIndex { $0.id.section == section && $0.id.block == block })
          var iterator = script.passages(from: position)
          #expect(iterator.next() == all[first])
        }
      }
    }
  }

  @Test func `reading from any place gives the rest of the whole script`() {
    let long = String(repeating: Self.sentence, count: 60)
    let script = Script(book: TestBooks.markdown("# One\n\n\(long)\n\nEnd.\n\n# Two\n\n- a\n- b\n"))
    let all = Array(script)
    #expect(all.contains { $0.id.part == 2 })
    for (index, passage) in all.enumerated() {
      for utterance in passage.utterances {
        for offset in [utterance.position.offset, utterance.range.upperBound - 1] {
          var position = utterance.position
          position.offset = offset
          #expect(Array(IteratorSequence(script.passages(from: position))) == Array(all[index...]))
        }
      }
    }
  }

  @Test func `a place before, between and beyond the blocks is answered`() {
    let script = Script(book: TestBooks.paragraphs("One.", "Two."))
    let places = [(-1, 0), (0, -5), (0, Int.min), (0, 2), (0, .max), (1, 0), (.max, 0)]
    let counts = places.map { section, block in
      Array(IteratorSequence(script.passages(from: BlockPosition(section: section, block: block))))
        .count
    }
    #expect(counts == [2, 2, 2, 0, 0, 0, 0])
  }

  @Test func `a long block is cut at the end of a sentence after a minute`() {
    let passages = Array(
      Script(book: TestBooks.paragraphs(String(repeating: Self.sentence, count: 60))))
    // A minute is 900 columns: 16 sentences of 58.
    #expect(passages.map(\.utterances.count) == [16, 16, 16, 12])
    #expect(passages.map(\.id.part) == [0, 1, 2, 3])
    #expect(passages.map { $0.segments.count - $0.utterances.count } == [0, 0, 0, 1])
  }

  @Test func `a passage is cut within a sentence only after two minutes`() {
    let book = TestBooks.paragraphs(String(repeating: "and the rain fell, ", count: 400))
    let passages = Array(Script(book: book))
    #expect(passages.count > 2)
    for passage in passages.dropLast() {
      let columns = passage.utterances.map(\.text.count).reduce(0, +)
      #expect((1_800...2_600).contains(columns))
    }
  }

  @Test func `utterances are short enough for the engine and make up the blocks`() throws {
    var books = try TestBooks.ownPaths.map { try TestBooks.own($0) }
    books.append(
      TestBooks.paragraphs(
        String(repeating: "x", count: 5_000), String(repeating: "字", count: 3_000),
        String(repeating: "a, ", count: 2_000), String(repeating: "東、", count: 900),
        String(repeating: "👩‍👩‍👧", count: 200)))
    for book in books {
      for (section, content) in book.sections.enumerated() {
        for (index, block) in content.blocks.enumerated() {
          let builder = PassageBuilder(Script(book: book))
          check(builder.passages(section: section, block: index), block)
        }
      }
    }
  }

  private func check(_ passages: [Passage], _ block: Block) {
    var silent = [Bool](repeating: false, count: block.text.count)
    for run in block.text.runs where run.attributes.silence != nil {
      for byte in run.range { silent[byte] = true }
    }
    let bytes = Array(block.text.string.utf8)
    var end = 0
    func expectSilence(_ range: Range<Int>) {
      let heard = bytes[range].indices.filter { !silent[$0] }.map { bytes[$0] }
      let text = String(decoding: heard, as: UTF8.self)
      #expect(text.allSatisfy { $0.isWhitespace }, "left out: \(text)")
    }
    for utterance in passages.flatMap(\.utterances) where !utterance.isAnnouncement {
      #expect(utterance.text.count <= Utterance.longest)
      #expect(utterance.range.lowerBound >= end)
      #expect(Array(utterance.text.string.utf8) == Array(bytes[utterance.range]))
      expectSilence(end..<utterance.range.lowerBound)
      end = utterance.range.upperBound
    }
    expectSilence(end..<bytes.count)
  }

  /// What is heard, a line a segment.
  private func dump(_ book: Book) -> [String] {
    Script(book: book).flatMap(\.segments).map { segment in
      switch segment {
      case .speech(let utterance): utterance.parts.map(\.string).joined(separator: "/")
      case .silence(let milliseconds): "\(milliseconds) ms"
      case .tones, .recording: "?"
      }
    }
  }

  @Test func `headings, lists, tables, code and lines have their silences`() {
    let book = TestBooks.markdown(
      """
      # Title

      One. Two.

      - a
      - b

      | x | y |
      |---|---|
      | 1 | 2 |

      ***

      ```swift
      let a = 1

        let b = 2
      ```

      End[^1].

      [^1]: A note.
      """)
    #expect(
      dump(book) == [
        "Title", "600 ms", "One. ", "Two.", "300 ms", "a", "120 ms", "b", "300 ms",
        "table, 2 columns, 2 rows", "200 ms", "x ", "200 ms", "y", "120 ms", "x", "120 ms", "1 ",
        "200 ms", "y", "120 ms", "2", "300 ms", "800 ms",
        "let a = 1", "120 ms", "  let b = 2", "300 ms", "End .", "300 ms", "1. ", "A note.",
        "1200 ms",
      ])
  }

  @Test func `silences shrink as the rate grows`() {
    var settings = NarrationSettings()
    settings.rate = 350
    let script = Script(book: TestBooks.paragraphs("One.", "Two."), settings: settings)
    let silences = script.flatMap(\.segments).compactMap { segment -> Int? in
      if case .silence(let milliseconds) = segment { milliseconds } else { nil }
    }
    #expect(silences == [150, 600])
  }

  @Test func `empty books, sections and blocks are no trouble`() {
    var book = TestBooks.paragraphs()
    #expect(Array(Script(book: book)).isEmpty)
    book.sections = []
    #expect(Array(Script(book: book)).isEmpty)
    book = TestBooks.paragraphs("", " ", "Word.")
    book.sections.insert(Section(title: "Nothing"), at: 0)
    let passages = Array(Script(book: book))
    #expect(passages.map(\.utterances.count) == [0, 0, 1])
    #expect(passages.map(\.id.block) == [0, 1, 2])
    let builder = PassageBuilder(Script(book: book))
    #expect(builder.passages(section: 9, block: 0).isEmpty)
    #expect(builder.passages(section: 1, block: -1).isEmpty)
  }

  @Test func `the mark of a note after a dot does not hide the sentence's end`() {
    let book = TestBooks.markdown("He left.[^1] Then she came.\n\n[^1]: A note.\n")
    #expect(dump(book).prefix(3) == ["He left.  ", "Then she came.", "300 ms"])
  }
}
