public import AudioOutput
import Glibc
public import Narration
public import ReadingContent
import SpeechSynthesis

/// Plays a book to its end or until the listener leaves: carries out what the player decides.
public struct PlayerSession: Sendable {
  private let book: LaidOutBook
  private let script: Script
  private let narrator: Narrator
  private let face: any Face
  private let terminal: Terminal?
  private let keys: KeyTable
  private let keep: @Sendable (BlockPosition?) -> Void

  /// Makes a session.
  ///
  /// - Parameters:
  ///   - book: What is read.
  ///   - script: What the narrator reads.
  ///   - narrator: What speaks.
  ///   - face: What shows it.
  ///   - terminal: Where keys come from, if any do.
  ///   - keys: What they mean.
  ///   - keep: Keeps a place; nothing stands for the end of the book.
  public init(
    book: LaidOutBook, script: Script, narrator: Narrator, face: any Face,
    terminal: Terminal?, keys: KeyTable, keep: @escaping @Sendable (BlockPosition?) -> Void
  ) {
    self.book = book
    self.script = script
    self.narrator = narrator
    self.face = face
    self.terminal = terminal
    self.keys = keys
    self.keep = keep
  }

  /// Plays from a place on to the end.
  ///
  /// - Parameters:
  ///   - place: Where to start.
  ///   - sink: Where the sound goes.
  ///   - observe: Called with each event before it is answered, for tests and statistics.
  /// - Returns: Why it ended, and what was not heard as it should be.
  public func play(
    from place: BlockPosition, to sink: any AudioSink,
    observe: @escaping @Sendable (PlayerEvent) -> Void = { _ in }
  ) async -> (end: PlayerEnd, reports: [String]) {
    let (stream, post) = AsyncStream.makeStream(of: PlayerEvent.self)
    let pump = AudioPump(sink: sink) { post.yield(.audio($0)) }
    let signals = Signals(Self.signals.map(\.key)) { number in
      post.yield(Self.signals[number] ?? .terminated(signal: number))
    }
    let keyboard = startKeyboard(post)
    var player = Player(
      book: book, script: script, place: place, sampleRate: sink.format.sampleRate)
    var reports: [String] = []
    var counting: Task<Void, Never>?
    var end = await carryOut(
      player.start(), pump: pump, post: post, reports: &reports, counting: &counting)
    face.present()
    var events = stream.makeAsyncIterator()
    while end == nil, let event = await events.next() {
      observe(event)
      // Not before: until the first sound comes, nothing else shall be done.
      if case .narrator(.passage) = event, counting == nil { counting = countPages(post) }
      if !isSpentOnHelp(event) {
        end = await carryOut(
          player.handle(event), pump: pump, post: post, reports: &reports, counting: &counting)
      }
      face.present()
    }
    counting?.cancel()
    keyboard?.stop()
    signals.stop()
    await narrator.stop()
    pump.stop()
    face.close()
    terminal?.leaveRawMode()
    return (end ?? .quit, reports)
  }

  /// The signals that are received, and what they mean.
  private static let signals: [Int32: PlayerEvent] = [
    SIGINT: .terminated(signal: SIGINT), SIGTERM: .terminated(signal: SIGTERM),
    SIGHUP: .terminated(signal: SIGHUP), SIGTSTP: .command(.suspend),
    SIGWINCH: .screenChanged, SIGCONT: .screenChanged,
  ]

  /// Goes back from the list of keys; a key without meaning is pressed for nothing else then.
  private func isSpentOnHelp(_ event: PlayerEvent) -> Bool {
    switch event {
    case .command(.help): false
    case .command, .typing, .goToPage: face.dismissHelp() && false
    case .unknownKey: face.dismissHelp()
    case .narrator, .audio, .counted, .screenChanged, .terminated: false
    }
  }

  private func startKeyboard(_ post: AsyncStream<PlayerEvent>.Continuation) -> Keyboard? {
    guard let terminal else { return nil }
    terminal.enterRawMode()
    let meanings = KeyMeanings(keys)
    return Keyboard(terminal: terminal) { key in
      for event in meanings.events(for: key) { post.yield(event) }
    } gone: {
      post.yield(.terminated(signal: SIGHUP))
    }
  }

  /// Counts the pages that are not known yet, and says when that is done.
  private func countPages(_ post: AsyncStream<PlayerEvent>.Continuation) -> Task<Void, Never> {
    Task.detached(priority: .background) { [book] in
      while book.totals == nil {
        guard !Task.isCancelled else { return }
        book.countOneSection()
        await Task.yield()
      }
      post.yield(.counted)
    }
  }

  /// Stops the process as Ctrl-Z does elsewhere, with the terminal as it was.
  private func suspend() {
    face.close()
    terminal?.leaveRawMode()
    // To this thread, so that it does not go on before the others have stopped.
    raise(SIGSTOP)
    // Here the process goes on again.
    terminal?.enterRawMode()
  }

  private func carryOut(
    _ effects: [PlayerEffect], pump: AudioPump, post: AsyncStream<PlayerEvent>.Continuation,
    reports: inout [String], counting: inout Task<Void, Never>?
  ) async -> PlayerEnd? {
    for effect in effects {
      switch effect {
      case .read(let position, let reading):
        await narrator.read(from: position, reading: reading) { post.yield(.narrator($0)) }
      case .more: await narrator.more()
      case .play(let samples): pump.enqueue(samples)
      case .pause: pump.pause()
      case .resume: pump.resume()
      case .flush: pump.flush()
      case .finish: pump.finish()
      case .show(let view): face.show(view, of: book)
      case .announce(let words): face.announce(words)
      case .typing(let text): face.typing(text)
      case .report(let words):
        face.announce(words)
        reports.append(words)
      case .countPages:
        // What was counted so far is kept.
        counting?.cancel()
        counting = countPages(post)
      case .help: face.help()
      case .suspend: suspend()
      case .redraw: face.redraw()
      case .keepPlace(let position): keep(position)
      case .forgetPlace: keep(nil)
      case .quit(let end): return end
      }
    }
    return nil
  }
}
