import AudioOutput
import Narration
import ReadingContent
import SpeechSynthesis
import TestSupport
import Testing

@testable import TerminalPlayer

@Suite struct PlayerTests {
  @Test func `reading three pages tells of exactly two turns, each at its word`() {
    let text = (1...12).map { "Line \($0) of the poem has some more words." }
    var player = ScriptedPlayer(PlayerBooks.book([text]), layout: Layout(columns: 60, rows: 8))
    #expect(player.book.allPages.count == 3)
    #expect(player.announced == ["Page 1 of 3"])
    player.clear()
    var turns: [(heard: Int, page: Int)] = []
    var page = 0
    while player.end == nil {
      player.speak()
      player.hear(10)
      guard let view = player.view, view.page != page else { continue }
      page = view.page
      turns.append((player.heard, page))
    }
    #expect(player.announced == ["Page 2 of 3", "Page 3 of 3", "End of book"])
    // Nine words and a silence of 50 samples a line; four lines a page.
    #expect(turns.map(\.heard) == [4 * 950, 8 * 950])
    #expect(turns.map(\.page) == [1, 2])
    #expect(player.end == .endOfBook)
  }

  @Test func `a sentence that crosses pages is one, and the page turns at the crossing word`() {
    var player = ScriptedPlayer(PlayerBooks.book([[PlayerBooks.long]]))
    var shown: [Int] = []
    while player.end == nil {
      player.speak()
      player.hear(ScriptedPlayer.wordLength / 2)
      guard let view = player.view, view.page != shown.last else { continue }
      shown.append(view.page)
      // The first word of the page is the one that is heard.
      #expect(view.word == player.book.start(ofPage: view.page))
      #expect(player.sentence.hasPrefix("It began"))
    }
    #expect(shown == Array(player.book.allPages.indices))
    #expect(shown.count == 3)
  }

  @Test(arguments: [1, 37, 100, 5_000, 1_000_000])
  func `every page is turned to once, however seldom the sound tells of itself`(step: Int) {
    var player = ScriptedPlayer(PlayerBooks.usual)
    player.readToEnd(step: step)
    let pages = player.book.allPages.count
    #expect(
      player.announced
        == (1...pages).map { "Page \($0) of \(pages)" } + ["End of book"])
    #expect(player.effects.suffix(3).first == .forgetPlace)
    #expect(player.view?.line == player.book.allLines.count - 1)
  }

  @Test func `pause and resume act at once and are seen`() {
    var player = ScriptedPlayer(PlayerBooks.usual)
    player.speak()
    player.clear()
    player.press(.togglePause)
    #expect(player.effects.contains(.pause))
    #expect(player.view?.isPaused == true)
    player.clear()
    player.press(.togglePause)
    #expect(player.effects.contains(.resume))
    #expect(player.view?.isPaused == false)
  }

  @Test func `a jump while it rests shows the place and goes on resting`() {
    var player = ScriptedPlayer(PlayerBooks.usual)
    player.speak()
    player.press(.togglePause)
    player.press(.nextSentence)
    player.answerFlush()
    player.speak()
    #expect(player.sentence == "Two is there.")
    #expect(player.view?.isPaused == true)
    player.press(.togglePause)
    player.hear(10)
    #expect(player.sentence == "Two is there.")
  }

  @Test func `sentences are stepped through forwards and back, over paragraphs and chapters`() {
    var player = ScriptedPlayer(PlayerBooks.usual)
    var seen: [String] = [player.sentence]
    player.clear()
    while player.announced.last != "End of book" {
      player.press(.nextSentence)
      if player.sentence != seen.last { seen.append(player.sentence) }
    }
    #expect(
      seen == [
        "One is here.", "Two is there.", "Three is far.", "Four comes.", "Five goes.", "Six.",
        "Seven.", "Eight.", "Nine.", PlayerBooks.long, "Ten.", "Eleven.",
      ])
    player.clear()
    var back = [player.sentence]
    while player.announced.last != "Beginning of book" {
      player.press(.previousSentence)
      if player.sentence != back.last { back.append(player.sentence) }
    }
    #expect(back == seen.reversed())
  }

  @Test(arguments: [
    PlayerCommand.previousSentence, .previousParagraph, .previousPage, .previousChapter,
  ])
  func `the start of the book gives one cue and the voice goes on`(command: PlayerCommand) {
    var player = ScriptedPlayer(PlayerBooks.usual)
    player.speak()
    player.hear(10)
    player.clear()
    player.press(command)
    player.press(command)
    #expect(player.effects == [.announce("Beginning of book")])
  }

  @Test(arguments: [
    PlayerCommand.nextSentence, .nextParagraph, .nextPage, .nextChapter,
  ])
  func `the end of the book gives one cue and the voice goes on`(command: PlayerCommand) {
    let place = BlockPosition(section: 2, block: 4, offset: 6)
    var player = ScriptedPlayer(PlayerBooks.usual, from: place)
    #expect(player.sentence == "Eleven.")
    player.clear()
    player.press(command)
    player.press(command)
    #expect(player.effects == [.announce("End of book")])
  }

  @Test func `after another jump an edge is told of again`() {
    var player = ScriptedPlayer(PlayerBooks.usual)
    player.press(.previousSentence)
    player.press(.nextSentence)
    player.press(.previousSentence)
    player.clear()
    player.press(.previousSentence)
    #expect(player.announced == ["Beginning of book"])
  }

  @Test func `pages are jumped to at their first sentence, and long sentences are no trap`() {
    var player = ScriptedPlayer(PlayerBooks.usual)
    var pages = [player.view?.page]
    player.clear()
    for _ in 0..<20 {
      player.press(.nextPage)
      if player.view?.page != pages.last { pages.append(player.view?.page) }
    }
    // No sentence starts on pages 3 and 4.
    #expect(pages == [0, 1, 2, 5])
    #expect(player.announced.last == "End of book")
    for _ in 0..<20 {
      player.press(.previousPage)
      if player.view?.page != pages.last { pages.append(player.view?.page) }
    }
    #expect(pages == [0, 1, 2, 5, 2, 1, 0])
    #expect(player.announced.last == "Beginning of book")
  }

  @Test func `a page that is turned to by hand tells its position once`() {
    var player = ScriptedPlayer(PlayerBooks.usual)
    player.clear()
    player.press(.nextPage)
    #expect(player.announced == ["Page 2 of \(player.book.allPages.count)"])
  }

  @Test func `chapters without words are passed, and back goes to the start of the chapter first`()
  {
    var player = ScriptedPlayer(PlayerBooks.usual)
    player.press(.nextChapter)
    #expect(player.sentence == "Six.")
    player.press(.nextSentence)
    player.press(.nextSentence)
    player.press(.previousChapter)
    #expect(player.sentence == "Six.")
    player.press(.previousChapter)
    #expect(player.sentence == "One is here.")
  }

  @Test func `paragraphs are stepped through like chapters`() {
    var player = ScriptedPlayer(PlayerBooks.usual)
    player.press(.nextSentence)
    player.press(.nextParagraph)
    #expect(player.sentence == "Four comes.")
    player.press(.nextSentence)
    player.press(.previousParagraph)
    #expect(player.sentence == "Four comes.")
    player.press(.previousParagraph)
    #expect(player.sentence == "One is here.")
  }

  @Test func `start and end go to the first and the last page`() {
    var player = ScriptedPlayer(PlayerBooks.usual)
    player.press(.end)
    #expect(player.view?.page == player.book.allPages.count - 1)
    #expect(player.sentence == "Ten.")
    player.press(.start)
    #expect(player.sentence == "One is here.")
  }

  @Test func `only what lies behind the place of a jump is played`() {
    var player = ScriptedPlayer(PlayerBooks.usual)
    player.press(.nextSentence)
    player.press(.nextSentence)
    player.answerFlush()
    player.answerFlush()
    player.clear()
    player.speak()
    let played = player.effects.compactMap {
      if case .play(let samples) = $0 { samples.count } else { nil }
    }
    // "Three is far." and the silence after the paragraph.
    #expect(played == [300, 50])
  }

  @Test func `what comes of an old reading is left aside`() {
    var player = ScriptedPlayer(PlayerBooks.usual)
    let passage = Passage(id: Passage.ID(section: 0, block: 0, part: 0), segments: [])
    let segment = SpokenSegment(segment: 0, samples: [1, 2, 3])
    player.press(.nextSentence)
    player.clear()
    player.send(.narrator(.segment(segment, of: passage, reading: 1)))
    player.send(.narrator(.passage(reports: [], reading: 1)))
    player.send(.narrator(.end(reading: 1)))
    player.send(.narrator(.failed(.cancelled, reading: 1)))
    #expect(player.effects.isEmpty)
    #expect(player.end == nil)
  }

  @Test func `what was heard before a flush does not move the mark`() {
    var player = ScriptedPlayer(PlayerBooks.usual)
    player.speak()
    player.hear(150)
    player.press(.nextChapter)
    player.press(.nextSentence)
    player.clear()
    player.send(.audio(.heard(10_000)))
    player.send(.audio(.flushed(heard: 10_000)))
    player.send(.audio(.heard(10_000)))
    player.send(.audio(.drained))
    player.send(.audio(.starved))
    #expect(player.effects.isEmpty)
    #expect(player.sentence == "Seven.")
    player.send(.audio(.flushed(heard: 10_050)))
    player.speak()
    player.send(.audio(.heard(10_050 + 100 + 10)))
    // "Seven." lasts one word, then comes "Eight.".
    #expect(player.sentence == "Eight.")
  }

  @Test func `a jump back from the last words goes on reading`() {
    var player = ScriptedPlayer(
      PlayerBooks.usual, from: BlockPosition(section: 2, block: 4, offset: 6))
    player.speak()
    player.speak()
    #expect(player.effects.contains(.finish))
    player.press(.previousSentence)
    player.send(.audio(.drained))
    #expect(player.end == nil)
    player.answerFlush()
    player.send(.audio(.drained))
    #expect(player.end == nil)
    player.readToEnd(step: 100)
    #expect(player.end == .endOfBook)
  }

  @Test func `about ten seconds are kept ready and no more`() {
    let text = (1...60).map { "Paragraph \($0) is one that has ten words in it." }
    var player = ScriptedPlayer(PlayerBooks.book([text]), sampleRate: 1_000)
    for _ in 0..<60 { player.speak() }
    #expect(player.queued >= 10_000)
    #expect(player.queued < 10_000 + 1_100)
    player.hear(5_000)
    for _ in 0..<60 { player.speak() }
    #expect(player.queued >= 10_000)
    #expect(player.queued < 10_000 + 1_100)
  }

  @Test func `a book starts with the sentence that holds the place, and quitting keeps it`() {
    var player = ScriptedPlayer(
      PlayerBooks.usual, from: BlockPosition(section: 0, block: 0, offset: 15))
    #expect(player.sentence == "Two is there.")
    player.clear()
    player.press(.quit)
    let place = BlockPosition(section: 0, block: 0, offset: 13)
    #expect(player.effects == [.keepPlace(place), .quit(.quit)])
  }

  @Test func `each sentence that is heard is the place that is kept`() {
    var player = ScriptedPlayer(PlayerBooks.book([["One. Two. Three."]]))
    player.clear()
    player.readToEnd(step: 10)
    let kept = player.effects.compactMap {
      if case .keepPlace(let place) = $0 { place.offset } else { nil }
    }
    #expect(kept == [5, 10])
  }

  @Test func `faults end the player with the place kept`() {
    var lost = ScriptedPlayer(PlayerBooks.usual)
    lost.clear()
    lost.send(.audio(.failed(.readerGone)))
    #expect(lost.effects.first == .keepPlace(BlockPosition(section: 0, block: 0)))
    var mute = ScriptedPlayer(PlayerBooks.usual)
    mute.send(.narrator(.failed(.speakerLost, reading: 1)))
    #expect(mute.end == .speechFailed(SpeechError.speakerLost.description))
    var told = ScriptedPlayer(PlayerBooks.usual)
    told.send(.terminated(signal: 15))
    #expect(told.end == .signal(15))
  }

  @Test(arguments: [[], [[]], [[""]], [["", ""], []]])
  func `a book without words ends at once or after its silence`(sections: [[String]]) {
    var player = ScriptedPlayer(PlayerBooks.book(sections))
    for command in PlayerCommand.allCases where command != .quit && command != .togglePause {
      player.press(command)
    }
    player.readToEnd(step: 100)
    #expect(player.end == .endOfBook)
  }

  @Test func `where am I names the page, the chapter and its share`() {
    var player = ScriptedPlayer(PlayerBooks.usual)
    player.press(.nextChapter)
    player.clear()
    player.press(.position)
    #expect(player.announced == ["Page 2 of 6. Section 3, 0 percent. Last"])
  }
}
