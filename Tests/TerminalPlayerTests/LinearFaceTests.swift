import ReadingContent
import Synchronization
import TestSupport
import Testing

@testable import TerminalPlayer

@Suite struct LinearFaceTests {
  private final class Written: Sendable {
    let lines = Mutex<[String]>([])
  }

  /// What a face writes of the effects of a player.
  private static func lines(of effects: [PlayerEffect], _ book: LaidOutBook) -> [String] {
    let written = Written()
    let face = LinearFace(keys: KeyTable()) { line in
      written.lines.withLock { $0.append(line) }
    } notice: { words in
      written.lines.withLock { $0.append("(\(words))") }
    }
    for effect in effects {
      switch effect {
      case .show(let view): face.show(view, of: book)
      case .announce(let words): face.announce(words)
      default: break
      }
    }
    return written.lines.withLock { $0 }
  }

  @Test(arguments: [10, 5_000])
  func `each line is written once, in order, however fast the voice is`(step: Int) {
    var player = ScriptedPlayer(PlayerBooks.usual)
    player.readToEnd(step: step)
    let written = Self.lines(of: player.effects, player.book)
    #expect(
      written.filter { !$0.hasPrefix("(") }
        == player.book.allLines.map {
          String(repeating: " ", count: Int($0.indent)) + player.book.displayText(of: $0)
        })
  }

  @Test func `a jump back writes its line again, a step within a line does not`() {
    var player = ScriptedPlayer(PlayerBooks.book([["One.", "Two. Three."]]))
    player.press(.nextSentence)
    player.press(.nextSentence)
    player.press(.previousParagraph)
    player.press(.previousParagraph)
    #expect(
      Self.lines(of: player.effects, player.book) == [
        "(Page 1 of 1)", "One.", "Two. Three.", "One.",
      ]
    )
  }

  @Test func `a jump ahead leaves out what lies between`() {
    var player = ScriptedPlayer(PlayerBooks.usual)
    player.clear()
    player.press(.end)
    #expect(
      Self.lines(of: player.effects, player.book) == ["(Page 6 of 6)", "Ten. Eleven."])
  }
}
