import AudioOutput
import Narration
import ReadingContent
import TestSupport
import Testing

@testable import TerminalPlayer

@Suite struct PlayerWalkTests {
  @Test(arguments: 1...4)
  func `no order of commands and events breaks what holds always`(seed: UInt64) {
    var numbers = Numbers(state: seed)
    var player = ScriptedPlayer(PlayerBooks.usual, sampleRate: 100)
    let commands = PlayerCommand.allCases.filter { $0 != .quit }
    for _ in 0..<5_000 {
      if player.end != nil {
        #expect(player.end == .endOfBook)
        player = ScriptedPlayer(PlayerBooks.usual, sampleRate: 100)
      }
      player.clear()
      let flushes = player.flushes
      let reading = player.reading
      switch numbers.next(14) {
      case 0: player.press(commands[numbers.next(commands.count)])
      case 1...3: player.speak()
      case 4...5: player.answerFlush()
      case 6: player.send(.audio(.starved))
      case 12: player.send(.goToPage(String(numbers.next(9))))
      case 13: player.send(numbers.next(2) == 0 ? .counted : .typing("1"))
      case 7: player.send(.narrator(.passage(reports: [], reading: reading - 1)))
      case 8: player.send(.narrator(.end(reading: reading - 1)))
      default: player.hear(numbers.next(400))
      }
      expectSound(player)
      let reads = player.effects.count { if case .read = $0 { true } else { false } }
      #expect(reads == player.reading - reading)
      #expect(reads <= 1)
      let flushed = player.effects.count { $0 == .flush }
      #expect(flushed == reads)
      #expect(player.flushes <= flushes + 1)
    }
  }

  private func expectSound(_ player: ScriptedPlayer) {
    let book = player.book
    #expect(player.demands <= 1)
    guard let view = player.view else { return }
    #expect(book.allPages.indices.contains(view.page))
    #expect(book.allPages[view.page].lines.contains(view.line))
    #expect(book.line(containing: view.word) == view.line)
    #expect(view.isPaused == player.isPaused)
    #expect(view.reading == player.reading)
    if let sentence = view.sentence, player.end == nil, player.readings > 1 {
      #expect(sentence.lowerBound <= view.word && view.word < sentence.upperBound)
    }
  }

  /// Numbers that look random and are the same in every run.
  private struct Numbers {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }
}
