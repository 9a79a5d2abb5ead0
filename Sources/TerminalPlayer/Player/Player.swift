import AudioOutput
public import Narration
public import ReadingContent
import SpeechSynthesis

/// The player as a state machine: events go in, effects come out, nothing else happens.
///
/// Not for use from several threads at once.
public struct Player {
  private let book: LaidOutBook
  private let language: LanguageTag
  private let sentences: Sentences
  private var pages: BookPages
  private var timeline = Timeline()
  /// The samples that were heard before the timeline's start.
  private var base = 0
  private var heard = 0
  private var enqueued = 0
  private var reading = 0
  /// Where the voice is, or will be after a jump.
  private var place: BlockPosition
  /// Segments that end before this are dropped: the start of a passage that was jumped into.
  private var target: BlockPosition?
  private var line: Int
  private var sentence: Range<BlockPosition>?
  private var isPaused = false
  private var passagesAsked = 0
  private var isSpokenToEnd = false
  /// Flushes whose answer has not come; what is heard until then belongs to the time before.
  private var flushes = 0
  private var held: [PlayerEffect] = []
  private var isAtEdge: ScrollDirection?

  /// So much sound is kept ready, in samples: about ten seconds.
  private let reserve: Int

  /// Makes a player that starts at a place.
  public init(
    book: LaidOutBook, settings: NarrationSettings, place: BlockPosition, sampleRate: Int
  ) {
    self.book = book
    language =
      book.book.metadata.language ?? LanguageTag(settings.defaultLanguage) ?? .english
    sentences = Sentences(book: book.book, settings: settings)
    self.place = sentences.start(at: place) ?? place
    line = book.line(containing: self.place)
    pages = BookPages(book, page: book.page(containing: self.place), language: language)
    reserve = sampleRate * 10
  }

  /// Starts to read.
  public mutating func start() -> [PlayerEffect] {
    guard !book.lines.isEmpty else { return [.quit(.endOfBook)] }
    return jump(to: place, announcing: pages.position.words(in: language))
  }

  /// Answers an event.
  public mutating func handle(_ event: PlayerEvent) -> [PlayerEffect] {
    switch event {
    case .command(let command): answer(command)
    case .unknownKey: [.announce("? lists the keys.")]
    case .narrator(let event): handle(event)
    case .audio(let event): handle(event)
    case .screenChanged: [.redraw]
    case .terminated(let signal): [.keepPlace(place), .quit(.signal(signal))]
    }
  }

  // MARK: - The listener

  private mutating func answer(_ command: PlayerCommand) -> [PlayerEffect] {
    switch command {
    case .togglePause:
      isPaused.toggle()
      return [
        isPaused ? .pause : .resume, .show(view), .announce(isPaused ? "Paused." : "Reading."),
      ]
    case .previousSentence:
      return jump(to: sentences.previous(before: place), orEdge: .previous)
    case .nextSentence:
      return jump(to: sentences.next(after: place), orEdge: .next)
    case .previousPage: return turn(.previous)
    case .nextPage: return turn(.next)
    case .previousChapter: return jump(toSection: place.section - 1)
    case .nextChapter: return jump(toSection: place.section + 1)
    case .start:
      return jump(
        to: sentences.start(at: BlockPosition(section: 0, block: 0)), orEdge: .previous)
    case .end:
      guard let page = book.pages.last else { return [] }
      return jump(toPage: page.index)
    case .position: return [.announce(whereabouts)]
    case .help: return [.help]
    case .quit: return [.keepPlace(place), .quit(.quit)]
    }
  }

  private var whereabouts: String {
    let sections = book.book.sections
    guard sections.indices.contains(place.section) else { return "" }
    let all = sections[place.section].blocks.reduce(0) { $0 + $1.text.count }
    let before = sections[place.section].blocks.prefix(place.block).reduce(0) { $0 + $1.text.count }
    let percent = all > 0 ? (before + place.offset) * 100 / all : 0
    let section = SpokenPosition.section(place.section + 1, percent: percent)
    let title = sections[place.section].title
    return [pages.position.words(in: language), section.words(in: language), title]
      .filter { !$0.isEmpty }.joined(separator: ". ")
  }

  // MARK: - Jumps

  private mutating func turn(_ direction: ScrollDirection) -> [PlayerEffect] {
    let before = pages.page
    let notice = pages.scroll(direction)
    guard pages.page != before else { return edge(direction, notice.announcement) }
    return jump(toPage: pages.page)
  }

  private mutating func jump(toPage page: Int) -> [PlayerEffect] {
    guard book.pages.indices.contains(page) else { return [] }
    let first = book.lines[book.pages[page].lines.lowerBound].position
    // A sentence that began on the page before is left to it.
    let start = sentences.start(at: first).flatMap {
      $0 < first ? sentences.next(after: first) : $0
    }
    guard let start, book.page(containing: start) == page else {
      return jump(to: sentences.start(at: first), orEdge: .next)
    }
    return jump(to: start, orEdge: .next)
  }

  private mutating func jump(toSection section: Int) -> [PlayerEffect] {
    guard book.book.sections.indices.contains(section) else {
      return jump(to: nil, orEdge: section < 0 ? .previous : .next)
    }
    return jump(
      to: sentences.start(at: BlockPosition(section: section, block: 0)), orEdge: .next)
  }

  private mutating func jump(
    to place: BlockPosition?, orEdge direction: ScrollDirection
  ) -> [PlayerEffect] {
    guard let place else {
      let words: SpokenPosition = direction == .previous ? .beginningOfBook : .endOfBook
      return edge(direction, words.words(in: language))
    }
    return jump(to: place, announcing: nil)
  }

  /// One cue at the edge of the book; the place stays.
  private mutating func edge(_ direction: ScrollDirection, _ words: String) -> [PlayerEffect] {
    guard isAtEdge != direction else { return [] }
    isAtEdge = direction
    return [.announce(words)]
  }

  private mutating func jump(
    to place: BlockPosition, announcing words: String?
  ) -> [PlayerEffect] {
    isAtEdge = nil
    var effects: [PlayerEffect] = []
    if reading > 0 {
      effects.append(.flush)
      flushes += 1
    }
    reading += 1
    self.place = place
    target = place
    sentence = sentences.range(at: place)
    isSpokenToEnd = false
    passagesAsked = 1
    enqueued = 0
    timeline = Timeline()
    let page = pages.page
    line = book.line(containing: place)
    pages.show(page: book.page(containing: place))
    let notice = words ?? (pages.page != page ? pages.position.words(in: language) : nil)
    if let notice { effects.append(.announce(notice)) }
    return effects + [.show(view), .keepPlace(place), .read(from: place, reading: reading)]
  }

  // MARK: - The voice

  private mutating func handle(_ event: Narrator.Event) -> [PlayerEffect] {
    switch event {
    case .segment(let segment, let passage, reading):
      guard isWanted(segment, of: passage) else { return [] }
      timeline.append(segment, of: passage, laidOut: book)
      enqueued += segment.samples.count
      return hold([.play(segment.samples)])
    case .passage(let reports, reading):
      passagesAsked -= 1
      return reports.map { .announce($0.description(in: book.book)) } + askForMore()
    case .end(reading):
      isSpokenToEnd = true
      return hold([.finish])
    case .failed(let error, reading):
      return [.keepPlace(place), .quit(.speechFailed(error.description))]
    case .segment, .passage, .end, .failed:
      return []  // of a reading that was given up
    }
  }

  /// Keeps sound back until the flush before it is done.
  private mutating func hold(_ effects: [PlayerEffect]) -> [PlayerEffect] {
    guard flushes > 0 else { return effects }
    held += effects
    return []
  }

  /// Whether a segment lies at or behind the place that was jumped to.
  private mutating func isWanted(_ segment: SpokenSegment, of passage: Passage) -> Bool {
    guard let target else { return true }
    let first = passage.segments.indices.first { index in
      guard let utterance = passage.segments[index].utterance else { return false }
      return BlockPosition(
        section: passage.id.section, block: passage.id.block, offset: utterance.range.upperBound)
        > target
    }
    guard let first else {
      // A passage without words, such as a rule, is heard whole.
      self.target = nil
      return true
    }
    guard segment.segment >= first else { return false }
    self.target = nil
    return true
  }

  private mutating func askForMore() -> [PlayerEffect] {
    guard passagesAsked == 0, !isSpokenToEnd, enqueued - (heard - base) < reserve else { return [] }
    passagesAsked += 1
    return [.more]
  }

  // MARK: - The sound

  private mutating func handle(_ event: AudioPump.Event) -> [PlayerEffect] {
    switch event {
    case .heard(let samples):
      guard flushes == 0 else { return [] }
      heard = samples
      return follow() + askForMore()
    case .flushed(let samples):
      flushes -= 1
      guard flushes == 0 else { return [] }
      heard = samples
      base = samples
      defer { held = [] }
      return held
    case .starved:
      return flushes == 0 ? askForMore() : []
    case .drained:
      guard flushes == 0, isSpokenToEnd else { return [] }
      return [
        .forgetPlace, .announce(SpokenPosition.endOfBook.words(in: language)), .quit(.endOfBook),
      ]
    case .failed(let error):
      return [.keepPlace(place), .quit(.audioFailed(error))]
    }
  }

  /// Moves the mark, and the page, to the word that is heard.
  private mutating func follow() -> [PlayerEffect] {
    let sample = heard - base
    guard let index = timeline.entry(atSample: sample) else { return [] }
    let entry = timeline.entries[index]
    timeline.forget(before: entry.samples.lowerBound)
    guard let utterance = entry.utterance else { return [] }
    var effects: [PlayerEffect] = []
    let before = view
    if utterance.position != place || sentence == nil {
      place = utterance.position
      sentence = utterance.extent
      line = book.line(containing: place)
      effects.append(.keepPlace(place))
    }
    if let word = entry.word(atSample: sample) { line = entry.words[word].line }
    effects += turnPage()
    if view != before { effects.append(.show(view)) }
    return effects
  }

  /// Turns to the page of the line that is heard, which tells its position.
  private mutating func turnPage() -> [PlayerEffect] {
    guard book.lines.indices.contains(line) else { return [] }
    let page = Int(book.lines[line].page)
    guard page != pages.page else { return [] }
    isAtEdge = nil
    if page == pages.page + 1, pages.causesPageTurn {
      return [.announce(pages.scroll(.next).announcement)]
    }
    pages.show(page: page)
    return [.announce(pages.position.words(in: language))]
  }

  private var view: PlayerView {
    PlayerView(page: pages.page, line: line, sentence: sentence, isPaused: isPaused)
  }
}
