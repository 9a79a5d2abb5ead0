import Narration
import ReadingContent
import SpeechSynthesis
import TestSupport
import Testing

@Suite struct TimelineTests {
  private func timeline(
    of book: Book, layout: Layout = Layout()
  ) async throws -> (timeline: Timeline, book: LaidOutBook) {
    let laidOut = LaidOutBook(book, layout: layout)
    let speaker = PassageSpeaker(
      engine: SilentEngine(), book: book, settings: NarrationSettings())
    var timeline = Timeline()
    for passage in Script(book: book) {
      for segment in try await speaker.spoken(passage).segments {
        timeline.append(segment, of: passage, laidOut: laidOut)
      }
    }
    return (timeline, laidOut)
  }

  @Test func `segments and words follow each other without gaps and overlaps`() async throws {
    for path in TestBooks.ownPaths {
      let (timeline, _) = try await timeline(of: try TestBooks.own(path))
      var end = 0
      var place = Passage.ID(section: 0, block: 0, part: 0)
      for entry in timeline.entries {
        #expect(entry.samples.lowerBound == end && entry.passage >= place)
        end = entry.samples.upperBound
        place = entry.passage
        var last = entry.samples.lowerBound
        for word in entry.words {
          #expect(word.samples.lowerBound >= last && !word.range.isEmpty)
          last = word.samples.upperBound
        }
        #expect(last <= end)
        let ranges = entry.words.map(\.range)
        #expect(
          zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound },
          "\(entry.utterance?.text.string ?? "") \(ranges)")
      }
      #expect(timeline.length == end)
    }
  }

  @Test func `a word's line and page are those on which it starts`() async throws {
    let sentence = (1...80).map { "word\($0)" }.joined(separator: " ") + "."
    let (timeline, book) = try await timeline(
      of: TestBooks.paragraphs(sentence), layout: Layout(columns: 20, rows: 5))
    #expect(book.allPages.count > 3)
    let words = try #require(timeline.entries.first).words
    #expect(words.count == 80)
    for word in words {
      let line = book.allLines[word.line]
      #expect(line.range.contains(word.range.lowerBound))
      #expect(word.page == Int(line.page))
    }
    #expect(Set(words.map(\.page)) == Set(book.allPages.indices))
  }

  @Test func `the entry and the word that sound at a sample are found`() async throws {
    let (timeline, _) = try await timeline(of: TestBooks.paragraphs("One two. Three."))
    // "One two. " has 8 letters and signs; then 500 samples of pause; then "Three." and its pause.
    let bounds = timeline.entries.map(\.samples)
    #expect(bounds == [0..<1_300, 1_300..<2_400, 2_400..<3_600])
    let samples = [-1, 0, 1_299, 1_300, 2_399, 2_400, 3_599, 9_999]
    #expect(samples.map { timeline.entry(atSample: $0) } == [nil, 0, 0, 1, 1, 2, 2, 2])
    let entry = timeline.entries[0]
    #expect([-1, 0, 399, 400, 1_299].map { entry.word(atSample: $0) } == [nil, 0, 0, 1, 1])
    #expect(Timeline().entry(atSample: 0) == nil)
  }

  @Test func `entries without sound are passed over`() async throws {
    let passage = Passage(
      id: Passage.ID(section: 0, block: 0, part: 0),
      segments: [.silence(milliseconds: 0), .silence(milliseconds: 5), .silence(milliseconds: 0)])
    let book = LaidOutBook(TestBooks.paragraphs("One."))
    var timeline = Timeline()
    for (segment, count) in [0, 5, 0].enumerated() {
      timeline.append(
        SpokenSegment(segment: segment, samples: [Int16](repeating: 0, count: count)),
        of: passage, laidOut: book)
    }
    #expect([0, 4].map { timeline.entry(atSample: $0) } == [1, 1])
  }

  @Test func `what is forgotten is gone and the rest keeps its samples`() async throws {
    var (timeline, _) = try await timeline(of: TestBooks.paragraphs("One two. Three."))
    timeline.forget(before: 1_299)
    #expect(timeline.entries.map(\.samples.lowerBound) == [0, 1_300, 2_400])
    timeline.forget(before: 1_300)
    #expect(timeline.entries.map(\.samples.lowerBound) == [1_300, 2_400])
    #expect(timeline.entry(atSample: 1_300) == 0)
    timeline.forget(before: timeline.length)
    #expect(timeline.entries.isEmpty)
    #expect(timeline.length == 3_600)
  }
}
