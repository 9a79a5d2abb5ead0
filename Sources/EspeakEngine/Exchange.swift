import SpeechSynthesis

/// One request to a speaker, and what it answers.
struct Exchange {
  private let job: Job
  private let speaker: SpeakerProcess
  private var run = 0
  private var samples: [Int16] = []
  private var words: [SpeakerReply.Word] = []
  private var voices: [Voice] = []

  /// The runs that were handed over, in this attempt and the one before.
  private(set) var delivered: Int

  /// Makes an exchange; runs that an earlier attempt handed over are the same again and left out.
  init(job: Job, speaker: SpeakerProcess, delivered: Int) {
    self.job = job
    self.speaker = speaker
    self.delivered = delivered
  }

  /// Sends the request, hands the runs over, and returns the voices that were told.
  mutating func perform() throws(SpeechError) -> [Voice] {
    try speaker.send(job.frame)
    while true {
      switch try speaker.reply() {
      case .samples(let more):
        try take(more)
      case .words(let more):
        guard words.count + more.count <= WireFormat.maximumSamples else {
          throw .garbled("too many words")
        }
        words += more
      case .runFinished:
        try finishRun()
      case .voice(let voice):
        voices.append(voice)
      case .finished:
        if case .speak(let request) = job.request, run != request.runs.count {
          throw .garbled("a passage without its end")
        }
        return voices
      case .crashed(let run, let signal):
        throw .crashed(run: run, signal: signal)
      case .refused(let run, let reason):
        throw .refused(run: run, reason: reason)
      case .noVoice(let name):
        throw .noVoice(name)
      case .hello, .notStarted:
        throw .garbled("a greeting in the middle")
      }
    }
  }

  private mutating func take(_ more: [Int16]) throws(SpeechError) {
    // A cancelled job is read to its end, so that the speaker is ready for the next one.
    guard !job.isFinished else { return }
    guard samples.count + more.count <= WireFormat.maximumSamples else {
      throw .garbled("too many samples")
    }
    if samples.isEmpty { samples = more } else { samples += more }
  }

  private mutating func finishRun() throws(SpeechError) {
    guard case .speak(let request) = job.request, run < request.runs.count else {
      throw .garbled("a run that was not asked for")
    }
    if run >= delivered, !job.isFinished {
      job.deliver(
        SpokenRun(
          run: run, samples: samples,
          words: WordEvents.events(
            from: words, text: request.runs[run].text, samples: samples.count)))
      delivered = run + 1
    }
    samples = []
    words = []
    run += 1
  }
}
