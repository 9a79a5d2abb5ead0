public import AudioOutput
import Glibc
public import Narration
public import ReadingContent
import SpeechSynthesis

/// Plays a book to its end or until the listener leaves: carries out what the player decides.
public struct PlayerSession: Sendable {
  private let book: LaidOutBook
  private let settings: NarrationSettings
  private let narrator: Narrator
  private let face: any Face
  private let terminal: Terminal?
  private let keys: KeyTable
  private let keep: @Sendable (BlockPosition?) -> Void

  /// Makes a session.
  ///
  /// - Parameters:
  ///   - book: What is read.
  ///   - settings: What the listener chose.
  ///   - narrator: What speaks.
  ///   - face: What shows it.
  ///   - terminal: Where keys come from, if any do.
  ///   - keys: What they mean.
  ///   - keep: Keeps a place; nothing stands for the end of the book.
  public init(
    book: LaidOutBook, settings: NarrationSettings, narrator: Narrator, face: any Face,
    terminal: Terminal?, keys: KeyTable, keep: @escaping @Sendable (BlockPosition?) -> Void
  ) {
    self.book = book
    self.settings = settings
    self.narrator = narrator
    self.face = face
    self.terminal = terminal
    self.keys = keys
    self.keep = keep
  }

  /// Plays from a place on and returns why it ended.
  ///
  /// - Parameters:
  ///   - place: Where to start.
  ///   - sink: Where the sound goes.
  ///   - observe: Called with each event before it is answered, for tests and statistics.
  /// - Returns: Why it ended.
  public func play(
    from place: BlockPosition, to sink: any AudioSink,
    observe: @escaping @Sendable (PlayerEvent) -> Void = { _ in }
  ) async -> PlayerEnd {
    let (events, post) = AsyncStream.makeStream(of: PlayerEvent.self)
    let pump = AudioPump(sink: sink) { post.yield(.audio($0)) }
    let signals = Signals([SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT]) { number in
      post.yield(
        number == SIGWINCH || number == SIGCONT ? .screenChanged : .terminated(signal: number))
    }
    let keyboard = startKeyboard(post)
    var player = Player(
      book: book, settings: settings, place: place, sampleRate: sink.format.sampleRate)
    var end: PlayerEnd?
    end = await carryOut(player.start(), pump: pump, post: post)
    if end == nil {
      for await event in events {
        observe(event)
        if case .command(let command) = event, command != .help { face.dismissHelp() }
        end = await carryOut(player.handle(event), pump: pump, post: post)
        if end != nil { break }
      }
    }
    keyboard?.stop()
    signals.stop()
    await narrator.stop()
    pump.stop()
    face.close()
    terminal?.leaveRawMode()
    return end ?? .quit
  }

  private func startKeyboard(_ post: AsyncStream<PlayerEvent>.Continuation) -> Keyboard? {
    guard let terminal else { return nil }
    terminal.enterRawMode()
    return Keyboard(terminal: terminal) { [keys, face] key in
      if key == .character("\u{1A}") {
        Self.suspend(terminal, face: face)
      } else if let key, let command = keys.command(for: key) {
        post.yield(.command(command))
      } else {
        post.yield(.unknownKey)
      }
    } gone: {
      post.yield(.terminated(signal: SIGHUP))
    }
  }

  /// Stops the process as Ctrl-Z does elsewhere, with the terminal as it was.
  private static func suspend(_ terminal: Terminal, face: any Face) {
    face.close()
    terminal.leaveRawMode()
    kill(getpid(), SIGSTOP)
    // Here the process goes on again.
    terminal.enterRawMode()
    face.redraw()
  }

  private func carryOut(
    _ effects: [PlayerEffect], pump: AudioPump, post: AsyncStream<PlayerEvent>.Continuation
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
      case .help: face.help()
      case .redraw: face.redraw()
      case .keepPlace(let position): keep(position)
      case .forgetPlace: keep(nil)
      case .quit(let end): return end
      }
    }
    return nil
  }
}
