import AudioOutput
import Narration
import ReadingContent
import SpeechSynthesis

@testable import TerminalPlayer

/// A player with a pretended narrator and sound: each word lasts 100 samples.
struct ScriptedPlayer {
  static let wordLength = 100
  static let settings = NarrationSettings()

  let book: LaidOutBook
  var player: Player
  /// The effects since the last time they were taken.
  var effects: [PlayerEffect] = []
  /// What was shown last.
  private(set) var view: PlayerView?
  private(set) var end: PlayerEnd?
  private(set) var reading = 0
  /// The readings that were begun, and the passages that were asked for and not answered.
  private(set) var readings = 0
  private(set) var demands = 0
  private(set) var flushes = 0
  /// Whether the player wants the pages counted.
  private(set) var wantsCount = false
  private(set) var isPaused = false
  private(set) var isFinishing = false
  /// The samples that wait, and those that were heard.
  private(set) var queued = 0
  private(set) var heard = 0
  private var passages: Script.Iterator?

  init(
    _ book: Book, layout: Layout = Layout(columns: 40, rows: 5),
    from place: BlockPosition = BlockPosition(section: 0, block: 0), sampleRate: Int = 1_000,
    isCounted: Bool = true
  ) {
    self.book = LaidOutBook(book, layout: layout)
    if isCounted { self.book.count() }
    player = Player(
      book: self.book, script: Script(book: book, settings: Self.settings), place: place,
      sampleRate: sampleRate)
    take(player.start())
  }

  /// The announcements among the effects since they were taken last.
  var announced: [String] {
    effects.compactMap { if case .announce(let words) = $0 { words } else { nil } }
  }

  /// The sentence that is shown.
  var sentence: String {
    guard let range = view?.sentence else { return "" }
    let block = book.book.sections[range.lowerBound.section].blocks[range.lowerBound.block]
    let text = block.text.slice(range.lowerBound.offset..<range.upperBound.offset).string
    return String(text.last?.isWhitespace == true ? text.dropLast() : text[...])
  }

  mutating func clear() { effects = [] }

  mutating func press(_ command: PlayerCommand) { send(.command(command)) }

  mutating func send(_ event: PlayerEvent) {
    guard end == nil else { return }
    take(player.handle(event))
  }

  /// Has the next passage spoken, if one was asked for.
  mutating func speak() {
    guard demands > 0 else { return }
    demands -= 1
    guard let passage = passages?.next() else { return send(.narrator(.end(reading: reading))) }
    for segment in Self.sound(of: passage) {
      send(.narrator(.segment(segment, of: passage, reading: reading)))
    }
    send(.narrator(.passage(reports: [], reading: reading)))
  }

  /// Answers a flush.
  mutating func answerFlush() {
    guard flushes > 0 else { return }
    flushes -= 1
    send(.audio(.flushed(heard: heard)))
  }

  /// Has samples heard, as many as wait at most.
  mutating func hear(_ samples: Int) {
    guard !isPaused, flushes == 0 else { return }
    let count = min(samples, queued)
    queued -= count
    heard += count
    send(.audio(.heard(heard)))
    if queued == 0, isFinishing { send(.audio(.drained)) }
  }

  /// Has the whole book read to its end.
  mutating func readToEnd(step: Int) {
    var steps = 0
    while end == nil, steps < 1_000_000 {
      speak()
      answerFlush()
      hear(step)
      steps += 1
    }
  }

  /// The sound of a passage, as the engine would have it.
  static func sound(of passage: Passage) -> [SpokenSegment] {
    passage.segments.enumerated().map { index, segment in
      guard let utterance = segment.utterance else {
        return SpokenSegment(segment: index, samples: [Int16](repeating: 0, count: 50))
      }
      var words: [SpokenSegment.Word] = []
      var start = utterance.range.lowerBound
      for part in utterance.text.string.split(separator: " ", omittingEmptySubsequences: false) {
        let samples = words.count * wordLength..<(words.count + 1) * wordLength
        let end = start + part.utf8.count
        if !part.isEmpty { words.append(SpokenSegment.Word(range: start..<end, samples: samples)) }
        start = end + 1
      }
      return SpokenSegment(
        segment: index, samples: [Int16](repeating: 1, count: words.count * wordLength),
        words: words)
    }
  }

  private mutating func take(_ more: [PlayerEffect]) {
    effects += more
    for effect in more {
      switch effect {
      case .read(let place, let number):
        reading = number
        readings += 1
        demands = 1
        passages = Script(book: book.book, settings: Self.settings).passages(from: place)
      case .more: demands += 1
      case .play(let samples): queued += samples.count
      case .pause: isPaused = true
      case .resume: isPaused = false
      case .flush:
        flushes += 1
        queued = 0
        isFinishing = false
      case .finish: isFinishing = true
      case .show(let shown): view = shown
      case .quit(let why): end = why
      case .countPages: wantsCount = true
      case .announce, .typing, .report, .help, .suspend, .redraw, .keepPlace, .forgetPlace: break
      }
    }
  }
}

/// Books for the player.
enum PlayerBooks {
  static func book(_ sections: [[String]], titles: [String] = []) -> Book {
    Book(
      metadata: BookMetadata(title: "Test", language: LanguageTag("en")),
      sections: sections.enumerated().map { index, blocks in
        Section(
          title: titles.indices.contains(index) ? titles[index] : "",
          blocks: blocks.map { text in
            Block(
              kind: text.isEmpty ? .thematicBreak : .paragraph, text: AttributedText(text))
          })
      }, resources: [])
  }

  /// Two chapters with an empty one between them; a rule; one sentence over three pages.
  static var usual: Book {
    book(
      [
        ["One is here. Two is there. Three is far.", "Four comes. Five goes."],
        [""],
        ["Six.", "", "Seven. Eight. Nine.", long, "Ten. Eleven."],
      ], titles: ["First", "", "Last"])
  }

  /// A sentence of about eleven lines of 40 columns.
  static var long: String {
    "It began " + (1...70).map { "word\($0)" }.joined(separator: " ") + " and it ended."
  }
}
