public import ReadingContent
public import SpeechSynthesis

/// Speaks a book from a place on, a passage at a time, as the player asks for more.
///
/// The first passage is handed over segment by segment while it is spoken, so that sound starts
/// early; the next ones are spoken ahead. Only one reading is under way: a new one ends the one
/// before it.
public actor Narrator {
  /// What comes from a reading; each carries the number of the reading it belongs to.
  public enum Event: Sendable {
    /// The sound of a segment.
    case segment(SpokenSegment, of: Passage, reading: Int)
    /// A passage is complete.
    case passage(reports: [SpeechReport], reading: Int)
    /// The book is spoken to its end.
    case end(reading: Int)
    /// Nothing more can be spoken.
    case failed(SpeechError, reading: Int)
  }

  private let script: Script
  private let speaker: PassageSpeaker
  private let ahead: Int
  private var demands: AsyncStream<Void>.Continuation?
  private var task: Task<Void, Never>?

  /// Makes a narrator.
  ///
  /// - Parameters:
  ///   - script: What is read.
  ///   - speaker: What speaks.
  ///   - ahead: How many passages are spoken ahead.
  public init(script: Script, speaker: PassageSpeaker, ahead: Int) {
    self.script = script
    self.speaker = speaker
    self.ahead = ahead
  }

  /// Starts a reading with the passage that holds a position; its first passage is spoken at once.
  public func read(
    from position: BlockPosition, reading: Int, emit: @escaping @Sendable (Event) -> Void
  ) {
    stop()
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    demands = continuation
    continuation.yield()
    task = Task { [script, speaker, ahead] in
      await Self.run(
        script, from: position, speaker: speaker, ahead: ahead, demands: stream, reading: reading,
        emit: emit)
    }
  }

  /// Asks for one more passage.
  public func more() {
    demands?.yield()
  }

  /// Ends the reading.
  public func stop() {
    demands?.finish()
    task?.cancel()
    demands = nil
    task = nil
  }

  private static func run(
    _ script: Script, from position: BlockPosition, speaker: PassageSpeaker, ahead: Int,
    demands: AsyncStream<Void>, reading: Int, emit: @escaping @Sendable (Event) -> Void
  ) async {
    var passages = script.passages(from: position)
    guard let first = passages.next() else { return emit(.end(reading: reading)) }
    do throws(SpeechError) {
      let reports = try await speaker.speak(first) {
        emit(.segment($0, of: first, reading: reading))
      }
      emit(.passage(reports: reports, reading: reading))
      var queue = PassageQueue(passages, speaker: speaker, ahead: ahead)
      defer { queue.cancel() }
      var isFirst = true
      for await _ in demands {
        // The first demand was for the passage that is spoken already.
        if isFirst {
          isFirst = false
          continue
        }
        guard let spoken = try await queue.next() else { return emit(.end(reading: reading)) }
        guard !Task.isCancelled else { return }
        for segment in spoken.segments {
          emit(.segment(segment, of: spoken.passage, reading: reading))
        }
        emit(.passage(reports: spoken.reports, reading: reading))
      }
    } catch {
      guard !Task.isCancelled else { return }
      emit(.failed(error, reading: reading))
    }
  }
}
