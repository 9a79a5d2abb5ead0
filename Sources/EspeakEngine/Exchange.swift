import SpeechSynthesis

/// One request to a speaker, and what it answers.
struct Exchange {
  private let job: Job
  private let speaker: SpeakerProcess
  private var run = 0
  private var samples: [Int16] = []
  private var words: [SpeakerReply.Word] = []
  private var clauses: [String] = []
  private var phonemeBytes = 0
  private var answer = Answer()

  /// The runs that were handed over, in this attempt and the one before.
  private(set) var delivered: Int

  /// Makes an exchange; runs that an earlier attempt handed over are the same again and left out.
  init(job: Job, speaker: SpeakerProcess, delivered: Int) {
    self.job = job
    self.speaker = speaker
    self.delivered = delivered
  }

  /// Sends the request, hands the runs over, and returns what else was told.
  mutating func perform() throws(SpeechError) -> Answer {
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
        answer.voices.append(voice)
      case .data(let folder, let version):
        answer.data = (folder, version)
      case .phonemes(let clause):
        try take(clause)
      case .finished:
        guard run == runCount else { throw .garbled("a passage without its end") }
        return answer
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

  private mutating func take(_ clause: String) throws(SpeechError) {
    guard !job.isFinished else { return }
    phonemeBytes += clause.utf8.count
    guard phonemeBytes <= WireFormat.maximumPhonemes else { throw .garbled("too many phonemes") }
    clauses.append(clause)
  }

  /// The runs that the request has.
  private var runCount: Int {
    switch job.request {
    case .speak(let request): request.runs.count
    case .transcribe(let request): request.texts.count
    case .voices, .resolve, .describe: 0
    }
  }

  private mutating func finishRun() throws(SpeechError) {
    guard run < runCount else { throw .garbled("a run that was not asked for") }
    if case .speak(let request) = job.request {
      if run >= delivered, !job.isFinished {
        job.deliver(spokenRun(of: request))
        delivered = run + 1
      }
    } else {
      answer.transcriptions.append(clauses.joined(separator: " "))
    }
    samples = []
    words = []
    clauses = []
    phonemeBytes = 0
    run += 1
  }

  private func spokenRun(of request: SpeechRequest) -> SpokenRun {
    SpokenRun(
      run: run, samples: samples,
      words: WordEvents.events(from: words, of: request.runs[run], samples: samples.count),
      phonemes: request.trace == nil ? nil : clauses.joined(separator: "\n"))
  }
}
