public import SpeechSynthesis

/// Has the passages of a script spoken ahead of their use, several at a time, and gives them in
/// order.
///
/// At most so many passages are under way or waiting, so memory does not grow with the book. Whoever
/// stops before the end calls ``cancel()``.
public struct PassageQueue {
  private var passages: Script.Iterator
  private let speaker: PassageSpeaker
  private let ahead: Int
  private var tasks: [(id: Passage.ID, task: Task<Result<SpokenPassage, SpeechError>, Never>)] = []

  /// Makes a queue.
  ///
  /// - Parameters:
  ///   - passages: What is spoken, in order.
  ///   - speaker: What speaks it.
  ///   - ahead: How many passages are under way at once; at least 1.
  public init(_ passages: Script.Iterator, speaker: PassageSpeaker, ahead: Int) {
    self.passages = passages
    self.speaker = speaker
    self.ahead = max(1, ahead)
  }

  /// Returns which passage ``next()`` gives, without waiting for its sound; nothing after the last.
  public mutating func upcoming() -> Passage.ID? {
    fill()
    return tasks.first?.id
  }

  /// Returns the next passage with its sound, or nothing after the last.
  ///
  /// When the task that waits is cancelled, so is the speaking of this passage.
  /// - Throws: ``SpeechError`` when nothing more can be spoken.
  public mutating func next() async throws(SpeechError) -> SpokenPassage? {
    fill()
    guard !tasks.isEmpty else { return nil }
    let task = tasks.removeFirst().task
    fill()
    return try await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }.get()
  }

  /// Ends what is under way.
  public mutating func cancel() {
    for task in tasks { task.task.cancel() }
    tasks = []
  }

  private mutating func fill() {
    while tasks.count < ahead, let passage = passages.next() { start(passage) }
  }

  private mutating func start(_ passage: Passage) {
    let speaker = speaker
    let task = Task { () -> Result<SpokenPassage, SpeechError> in
      do throws(SpeechError) {
        return .success(try await speaker.spoken(passage))
      } catch {
        return .failure(error)
      }
    }
    tasks.append((passage.id, task))
  }
}

extension PassageSpeaker {
  /// Speaks a passage and returns its whole sound.
  ///
  /// - Throws: ``SpeechError`` when nothing more can be spoken at all.
  public func spoken(_ passage: Passage) async throws(SpeechError) -> SpokenPassage {
    let segments = CollectedSegments()
    let reports = try await speak(passage) { segments.append($0) }
    return SpokenPassage(passage: passage, segments: segments.all, reports: reports)
  }
}
