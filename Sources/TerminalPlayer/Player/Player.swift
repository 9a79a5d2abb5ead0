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
  private var sentences: Sentences
  private var pages: BookPages

  /// The number of the reading: each jump begins another one.
  private var reading = 0
  /// Where the listener asked to start.
  private let asked: BlockPosition
  /// What the listener asked for that waits until the pages are counted.
  private var waitsForPages: Waiting?
  /// The sentence where the voice is, or will be after a jump.
  private var place: BlockPosition
  private var sentence: Range<BlockPosition>?
  /// The word that is heard, and its line.
  private var word: BlockPosition
  private var line: Int
  /// What ends before this is not played: the start of a passage that was jumped into.
  private var target: BlockPosition?

  /// When the words of this reading are heard, in samples from its start.
  private var timeline = Timeline()
  /// The samples that were heard since the start of the player, and before this reading.
  private var heard = 0
  private var base = 0
  /// The samples of this reading that were given to be played.
  private var enqueued = 0
  /// Whether a passage was asked for that is not complete yet.
  private var isWaiting = false
  private var isSpokenToEnd = false
  /// Flushes whose answer has not come; what is told of the sound until then is of an old reading.
  private var flushes = 0

  private var isPaused = false
  private var edgeTold: ScrollDirection?
  /// Of what the listener was told and need not be told again.
  private var told: Set<String> = []

  /// So much sound is kept ready, in samples: about ten seconds.
  private let reserve: Int

  /// Makes a player that starts with the sentence that holds a place.
  public init(
    book: LaidOutBook, script: Script, place: BlockPosition, sampleRate: Int
  ) {
    self.book = book
    language =
      book.book.metadata.language ?? LanguageTag(script.settings.defaultLanguage) ?? .english
    sentences = Sentences(script: script, book: book)
    asked = place
    self.place = sentences.start(at: place) ?? place
    // What stands before the first sentence and is not spoken is shown all the same.
    word = min(place, self.place)
    let (line, page) = book.place(of: word)
    self.line = line
    pages = BookPages(book, page: page, language: language)
    reserve = sampleRate * 10
  }

  /// Starts to read.
  public mutating func start() -> [PlayerEffect] {
    guard book.line(at: 0) != nil else { return [.quit(.endOfBook)] }
    // A printed page may start within the sentence that is read first.
    return read(announcing: pages.position(at: max(asked, word)).words(in: language))
  }

  /// Answers an event.
  public mutating func handle(_ event: PlayerEvent) -> [PlayerEffect] {
    switch event {
    case .command(let command): answer(command)
    case .unknownKey: [.announce("? lists the keys.")]
    case .typing(let text): [.typing(text)]
    case .goToPage(let name): [.typing(nil)] + goToPage(name)
    case .narrator(let event): handle(event)
    case .audio(let event): handle(event)
    case .counted: pagesAreCounted() + [.show(view)]
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
        isPaused ? .pause : .resume, .announce(isPaused ? "Paused." : "Reading."), .show(view),
      ]
    case .previousSentence: return jump(to: sentences.previous(before: place), .previous)
    case .nextSentence: return jump(to: sentences.next(after: place), .next)
    case .previousParagraph: return jump(to: sentences.paragraph(before: place), .previous)
    case .nextParagraph: return jump(to: sentences.paragraph(after: place), .next)
    case .previousPage: return jump(to: previousPage(), .previous)
    case .nextPage: return jump(to: nextPage(), .next)
    case .previousChapter: return jump(to: sentences.chapter(before: place), .previous)
    case .nextChapter: return jump(to: sentences.chapter(after: place), .next)
    case .start:
      return jump(to: sentences.start(at: BlockPosition(section: 0, block: 0)), .previous)
    case .end: return goToEnd()
    case .goToPage: return []  // What follows is typed.
    case .position: return [.announce(whereabouts)]
    case .help: return [.help]
    case .suspend: return [.keepPlace(place), .suspend]
    case .quit: return [.keepPlace(place), .quit(.quit)]
    }
  }

  private var whereabouts: String {
    guard book.book.sections.indices.contains(place.section) else { return "" }
    let title = book.book.sections[place.section].title
    let positions = [pages.position(at: place), pages.sectionPosition(at: place)]
    let words = positions.map { $0.words(in: language) }
    return ((words.first == words.last ? [words[0]] : words) + [title])
      .filter { !$0.isEmpty }.joined(separator: ". ")
  }

  // MARK: - Jumps

  /// The first sentence of the next page, or where none starts there, the next one after that.
  private mutating func nextPage() -> BlockPosition? {
    let page = pages.page + 1
    return sentences.start(onPage: page)
      ?? book.start(ofPage: page).flatMap { sentences.next(after: $0) }
  }

  /// The first sentence of the page before, or where none starts there, the one that began before.
  private mutating func previousPage() -> BlockPosition? {
    let page = pages.page - 1
    return sentences.start(onPage: page)
      ?? book.start(ofPage: page).flatMap { sentences.previous(before: $0) }
  }

  /// What can be done once the pages are counted.
  private enum Waiting {
    case page(String)
    case end
  }

  /// Has the pages counted beside all else, since a long book takes its time.
  private mutating func wait(_ waiting: Waiting) -> [PlayerEffect] {
    waitsForPages = waiting
    return [.countPages, .announce("Counting the pages.")]
  }

  private mutating func pagesAreCounted() -> [PlayerEffect] {
    defer { waitsForPages = nil }
    return switch waitsForPages {
    case .page(let name): goToPage(name)
    case .end: goToEnd()
    case nil: []
    }
  }

  /// Jumps to the last page.
  private mutating func goToEnd() -> [PlayerEffect] {
    guard let totals = book.totals else { return wait(.end) }
    let last = totals.pages - 1
    return jump(
      to: sentences.start(onPage: last)
        ?? book.start(ofPage: last).flatMap { sentences.previous(before: $0) }, .next)
  }

  /// Jumps to a page by its label in the printed edition, or where there is none by its number.
  private mutating func goToPage(_ name: String) -> [PlayerEffect] {
    guard let totals = book.totals else { return wait(.page(name)) }
    let name = name.split { $0.isWhitespace }.joined(separator: " ")
    guard book.printPages.isEmpty else {
      guard let page = book.printPage(labelled: name)?.page else {
        let (first, last) = (book.printPages.first?.label ?? "", book.printPages.last?.label ?? "")
        return [.announce("There is no page \(name); the labels go from \(first) to \(last).")]
      }
      return jump(to: sentences.start(at: page.position), .next, toldAs: page.position)
    }
    // The digits of any script.
    let digits = name.compactMap(\.wholeNumberValue).map(String.init).joined()
    guard digits.count == name.count, let number = Int(digits), number >= 1, number <= totals.pages
    else {
      return [.announce("There is no page \(name); the last one is \(totals.pages).")]
    }
    let start = sentences.start(onPage: number - 1)
    return jump(
      to: start ?? book.start(ofPage: number - 1).flatMap { sentences.start(at: $0) }, .next,
      toldAs: book.start(ofPage: number - 1))
  }

  /// Jumps to a sentence; where there is none, one cue tells of the edge of the book.
  ///
  /// - Parameters:
  ///   - sentence: The start of the sentence.
  ///   - direction: Where the listener wanted to go.
  ///   - asked: The place that the listener asked for, which is told whatever was told before.
  /// - Returns: What the player does.
  private mutating func jump(
    to sentence: BlockPosition?, _ direction: ScrollDirection, toldAs asked: BlockPosition? = nil
  ) -> [PlayerEffect] {
    guard let sentence else {
      guard edgeTold != direction else { return [] }
      edgeTold = direction
      let words: SpokenPosition = direction == .previous ? .beginningOfBook : .endOfBook
      return [.announce(words.words(in: language))]
    }
    place = sentence
    word = sentence
    let before = pages.page
    let (line, page) = book.place(of: sentence)
    self.line = line
    pages.show(page: page)
    return read(
      announcing: page == before && asked == nil
        ? nil : pages.position(at: max(asked ?? sentence, sentence)).words(in: language))
  }

  /// Begins a reading at the place.
  private mutating func read(announcing words: String?) -> [PlayerEffect] {
    var effects: [PlayerEffect] = []
    if reading > 0 {
      flushes += 1
      effects.append(.flush)
    }
    reading += 1
    edgeTold = nil
    waitsForPages = nil
    sentence = sentences.range(at: place)
    target = place
    timeline = Timeline()
    base = heard
    enqueued = 0
    isWaiting = true
    isSpokenToEnd = false
    effects.append(.read(from: place, reading: reading))
    if let words { effects.append(.announce(words)) }
    return effects + [.show(view), .keepPlace(place)]
  }

  // MARK: - The voice

  private mutating func handle(_ event: Narrator.Event) -> [PlayerEffect] {
    switch event {
    case .segment(let segment, let passage, reading):
      guard isWanted(segment, of: passage) else { return [] }
      timeline.append(segment, of: passage, laidOut: book)
      enqueued += segment.samples.count
      return [.play(segment.samples)]
    case .passage(let reports, reading):
      isWaiting = false
      let new = reports.newOnes(told: &told)
      return new.map { .report($0.description(in: book.book)) } + askForMore()
    case .end(reading):
      isWaiting = false
      isSpokenToEnd = true
      return [.finish]
    case .failed(let error, reading):
      return [.keepPlace(place), .quit(.speechFailed(error.description))]
    case .segment, .passage, .end, .failed:
      return []  // of a reading that was given up
    }
  }

  /// Whether a segment lies at or behind the place that was jumped to.
  private mutating func isWanted(_ segment: SpokenSegment, of passage: Passage) -> Bool {
    guard let target else { return true }
    let first = passage.segments.firstIndex {
      $0.utterance.map { $0.extent.upperBound > target } ?? false
    }
    // A passage without words, such as a rule, is heard whole.
    guard segment.segment >= first ?? 0 else { return false }
    self.target = nil
    return true
  }

  private mutating func askForMore() -> [PlayerEffect] {
    guard !isWaiting, !isSpokenToEnd, enqueued - (heard - base) < reserve else { return [] }
    isWaiting = true
    return [.more]
  }

  // MARK: - The sound

  private mutating func handle(_ event: AudioPump.Event) -> [PlayerEffect] {
    switch event {
    case .flushed(let samples):
      flushes -= 1
      heard = samples
      base = samples
      return []
    case .failed(let error):
      return [.keepPlace(place), .quit(.audioFailed(error))]
    case .heard, .starved, .drained:
      guard flushes == 0 else { return [] }  // of an old reading
    }
    switch event {
    case .heard(let samples):
      heard = samples
      return follow() + askForMore()
    case .drained where isSpokenToEnd:
      return endOfBook()
    case .starved, .drained, .flushed, .failed:
      return []
    }
  }

  /// Moves the mark, and the page, to the word that is heard.
  private mutating func follow() -> [PlayerEffect] {
    let sample = heard - base
    guard let index = timeline.entry(atSample: sample) else { return [] }
    let entry = timeline.entries[index]
    timeline.forget(before: entry.samples.lowerBound)
    guard let utterance = entry.utterance else { return [] }
    let before = view
    let extent = utterance.extent
    if sentence?.lowerBound != extent.lowerBound {
      place = extent.lowerBound
      sentence = extent
      word = place
      line = book.line(containing: word)
      edgeTold = nil
    }
    // What is heard in between leaves the mark where it is.
    if utterance.shownAt == nil, let index = entry.word(atSample: sample) {
      word = BlockPosition(
        section: place.section, block: place.block, offset: entry.words[index].range.lowerBound)
      line = entry.words[index].line
    }
    return moved(from: before)
  }

  /// Shows also what stands behind the last word, then ends.
  private mutating func endOfBook() -> [PlayerEffect] {
    let before = view
    let last = book.count().lines - 1
    if let position = book.line(at: last)?.position, position > word {
      word = position
      line = last
    }
    return moved(from: before) + [
      .forgetPlace, .announce(SpokenPosition.endOfBook.words(in: language)), .quit(.endOfBook),
    ]
  }

  private mutating func moved(from before: PlayerView) -> [PlayerEffect] {
    var effects = turnPages()
    if view != before { effects.append(.show(view)) }
    if sentence != before.sentence { effects.append(.keepPlace(place)) }
    return effects
  }

  /// Turns to the page of the line that is heard; each page on the way tells its position.
  private mutating func turnPages() -> [PlayerEffect] {
    guard let page = book.line(at: line).map({ Int($0.page) }) else { return [] }
    var effects: [PlayerEffect] = []
    while pages.page < page, pages.causesPageTurn {
      // Several pages of ours may lie on one printed page, which is told once.
      let before = pages.position.words(in: language)
      let turn = pages.scroll(.next).announcement
      if turn != before { effects.append(.announce(turn)) }
    }
    pages.show(page: page)
    return effects
  }

  private var view: PlayerView {
    PlayerView(
      page: pages.page, line: line, word: word, sentence: sentence, isPaused: isPaused,
      reading: reading)
  }
}
