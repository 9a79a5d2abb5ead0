import Pronunciation
import ReadingContent
import SpeechMarkup
import SpeechSynthesis
import Synchronization

/// The speaking of one passage, over as many attempts as it needs.
///
/// Each attempt asks for all pieces from the start, since the sound of a piece depends on what the
/// same process spoke before it; pieces that were handed over already come out the same and are
/// dropped. Runs arrive on the engine's thread; the mutex guards all that changes.
final class PassageSession: Sendable {
  private struct State {
    var pieces: [SpokenPiece]
    /// Pieces before this one are spoken and believed.
    var believed = 0
    /// The believed pieces of the segment that is not complete yet.
    var pending: [SpokenRun] = []
    var nextSegment = 0
    /// The pieces that this attempt shows to be too long, each with its halves, in order; one that
    /// cannot be cut with the same words in plain.
    var cuts: [(piece: Int, halves: [SpokenPiece])] = []
    var attempts = 0
    var reports: [SpeechReport] = []
  }

  /// More attempts than this at one passage mean that the engine fails for another reason.
  private static let mostAttempts = 200

  private let passage: Passage
  private let sampleRate: Int
  private let receive: @Sendable (SpokenSegment) -> Void
  private let state: Mutex<State>

  init(
    passage: Passage, pieces: [SpokenPiece], sampleRate: Int,
    receive: @escaping @Sendable (SpokenSegment) -> Void
  ) {
    self.passage = passage
    self.sampleRate = sampleRate
    self.receive = receive
    state = Mutex(State(pieces: pieces))
  }

  /// Returns what to ask for next, or nothing when all is spoken.
  ///
  /// After very many attempts the rest is reported as missing.
  func request(rate: Int, pitch: Int) -> SpeechRequest? {
    state.withLock { state in
      guard state.believed < state.pieces.count else { return nil }
      state.attempts += 1
      guard state.attempts <= Self.mostAttempts else {
        for piece in state.pieces[state.believed...] { report(&state, piece, .crashed) }
        state.pieces.removeSubrange(state.believed...)
        return nil
      }
      let runs = state.pieces.map { piece in
        SpeechRequest.Run(
          text: piece.markup.string, voice: piece.voice, isMarkup: piece.markup.isMarkup,
          endsSentence: piece.endsSentence)
      }
      return SpeechRequest(runs: runs, rate: rate, pitch: pitch)
    }
  }

  /// Takes a run that the engine spoke.
  ///
  /// Once a piece is to be cut, what follows it in this attempt will sound different in the next
  /// one, but still shows what else is too long.
  func take(_ run: SpokenRun) {
    state.withLock { state in
      guard run.run >= state.believed, state.pieces.indices.contains(run.run) else { return }
      let piece = state.pieces[run.run]
      let hasAll = piece.markup.holdsAllPronunciations(run.words)
      let run = SpokenTokens.settled(piece.heard(run), of: piece.text.string)
      let isReached = hasAll && SpokenTokens.reachesEnd(run, of: piece.text.string)
      if !isReached, let halves = piece.halves {
        state.cuts.append((run.run, halves))
      } else if !isReached, let plain = piece.plain {
        state.cuts.append((run.run, [plain]))
      } else if state.cuts.isEmpty, run.run == state.believed {
        // A piece that cannot be cut is taken as it is, with a report.
        if !isReached { report(&state, piece, .unconfirmed) }
        accept(&state, run)
      }
    }
  }

  /// Ends an attempt: cuts the pieces that failed, or leaves one out that cannot be cut.
  func endAttempt(crashedRun: Int?) {
    state.withLock { state in
      if let run = crashedRun, run >= state.believed, state.pieces.indices.contains(run) {
        let piece = state.pieces[run]
        if let halves = piece.halves ?? piece.plain.map({ [$0] }) {
          state.cuts.append((run, halves))
        } else if state.cuts.isEmpty {
          report(&state, piece, .crashed)
          state.pieces.remove(at: run)
          completeSegments(&state)
        }
      }
      for cut in state.cuts.reversed() {
        if cut.halves.count == 1 { reportElements(&state, state.pieces[cut.piece]) }
        state.pieces.replaceSubrange(cut.piece...cut.piece, with: cut.halves)
      }
      state.cuts = []
    }
  }

  /// Hands over the segments that are left and returns the reports.
  func finish() -> [SpeechReport] {
    state.withLock { state in
      completeSegments(&state)
      return state.reports
    }
  }

  // MARK: - Within the lock

  private func accept(_ state: inout State, _ run: SpokenRun) {
    // The segments before the piece's own have all that they will get.
    handOver(&state, before: state.pieces[state.believed].segment)
    state.pending.append(run)
    state.believed += 1
    completeSegments(&state)
  }

  /// Hands over each segment for which no piece is left to be spoken.
  private func completeSegments(_ state: inout State) {
    let next =
      state.believed < state.pieces.count
      ? state.pieces[state.believed].segment : passage.segments.count
    handOver(&state, before: next)
  }

  private func handOver(_ state: inout State, before end: Int) {
    while state.nextSegment < end {
      let index = state.nextSegment
      state.nextSegment += 1
      switch passage.segments[index] {
      case .silence(let milliseconds):
        receive(SpokenSegment(segment: index, samples: silence(milliseconds)))
      case .tones(let tones):
        receive(SpokenSegment(segment: index, samples: tones.samples(at: sampleRate)))
      case .speech(let utterance):
        receive(joined(&state, utterance, segment: index))
      case .recording(let recording):
        receive(joined(&state, recording.words, segment: index))
      }
    }
  }

  /// Joins the spoken pieces of a segment into its sound, with its words placed in the block.
  private func joined(
    _ state: inout State, _ utterance: Utterance, segment: Int
  ) -> SpokenSegment {
    let first = state.believed - state.pending.count
    var samples: [Int16] = []
    var starts: [(range: Range<Int>, sample: Int)] = []
    for (index, run) in state.pending.enumerated() {
      let text = state.pieces[first + index].text
      if text.silenceBefore > 0 { samples += silence(text.silenceBefore) }
      for (word, share) in zip(run.words, SpokenTokens.shares(of: run.words, in: text.string)) {
        let range = text.source(ofScalars: share)
        let start = range.lowerBound + utterance.position.offset
        // What is said in place of a word is one word of the text, also where its last word and the
        // next one of the text are one event.
        let lower = max(start, starts.last?.range.upperBound ?? start)
        let place = lower..<max(lower, start + range.count)
        guard !place.isEmpty || range.isEmpty, starts.last?.range != place else { continue }
        starts.append((place, samples.count + word.sample))
      }
      if samples.isEmpty { samples = run.samples } else { samples += run.samples }
      if text.silenceAfter > 0 { samples += silence(text.silenceAfter) }
    }
    state.pending = []
    let end = (samples.lastIndex { $0 != 0 } ?? -1) + 1
    let words = starts.enumerated().map { index, word in
      let next = index + 1 < starts.count ? starts[index + 1].sample : max(end, word.sample)
      return SpokenSegment.Word(range: word.range, samples: word.sample..<max(word.sample, next))
    }
    return SpokenSegment(segment: segment, samples: samples, words: words)
  }

  private func silence(_ milliseconds: Int) -> [Int16] {
    [Int16](
      repeating: 0, count: sampleRate * min(max(0, milliseconds), Pauses.longest) / 1_000)
  }

  /// Reports what is asked for a piece that is read plainly after all.
  private func reportElements(_ state: inout State, _ piece: SpokenPiece) {
    for element in piece.text.elements where element.isContent {
      guard let utterance = passage.segments[piece.segment].utterance else { continue }
      let kind: SpeechReport.Kind =
        switch element.kind {
        case .phonetic(let notation):
          .notPronounced(PhoneticFault(.unspeakable, asked: notation))
        case .telephone: .notReadAs("telephone")
        case .punctuation: .notReadAs("punctuation")
        case .characters, .emphasis, .prosody: .notReadAs("characters")
        }
      state.reports.append(utterance.report(kind, piece.text.source(ofScalars: element.scalars)))
    }
  }

  private func report(_ state: inout State, _ piece: SpokenPiece, _ kind: SpeechReport.Kind) {
    guard let utterance = passage.segments[piece.segment].utterance else { return }
    state.reports.append(utterance.report(kind, piece.text.source))
  }
}
