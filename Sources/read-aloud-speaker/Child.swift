import Glibc
import SpeechSynthesis

/// What a child does with a request, from the engine's fresh state.
struct Child {
  /// The seconds of processor time that a request may take before the system stops the child.
  private static let patience: UInt = 120

  /// The voice that is loaded already.
  let baseVoice: String
  /// Where the sound goes.
  let writer: SlotWriter

  /// Does it.
  func perform(_ request: SpeakerRequest) {
    limitResources()
    switch request {
    case .speak(let request):
      speak(request)
    case .voices:
      for voice in EspeakLibrary.voices { writer.append(.voice(voice)) }
      writer.handOver(.frames)
    case .resolve(let language):
      guard EspeakLibrary.setVoice(language: language), let voice = EspeakLibrary.currentVoice
      else { return writer.handOver(.noVoice) }
      writer.append(.voice(voice))
      writer.handOver(.frames)
    case .transcribe(let request):
      transcribe(request)
    case .describe(let voice):
      guard EspeakLibrary.setVoice(identifier: voice), let found = EspeakLibrary.currentVoice
      else { return writer.handOver(.noVoice) }
      writer.append(.voice(found))
      if let data = EspeakLibrary.data {
        writer.append(.data(folder: data.folder, version: data.version))
      }
      writer.handOver(.frames)
    }
  }

  private func speak(_ request: SpeechRequest) {
    var voice = baseVoice
    let trace = request.trace.flatMap { PhonemeTrace(notation: $0) }
    if let trace { EspeakLibrary.trace(trace) }
    for run in request.runs {
      // Loading the voice that the fresh state has already would change no sample. Markup may have
      // left another language behind.
      if run.voice != voice {
        guard EspeakLibrary.setVoice(identifier: run.voice) else {
          return writer.handOver(.noVoice)
        }
      }
      voice = run.isMarkup ? "" : run.voice
      EspeakLibrary.set(rate: request.rate, pitch: request.pitch)
      let isSpoken =
        run.text.isEmpty
        || EspeakLibrary.speak(
          Self.bytes(run.text), isMarkup: run.isMarkup, endsSentence: run.endsSentence,
          into: writer)
      if writer.isTooLong { return writer.handOver(.tooLong) }
      guard isSpoken else { return writer.handOver(.refused) }
      if let trace {
        // Frames need a slot without samples.
        writer.handOver(.full)
        for clause in trace.take() { writer.append(.phonemes(clause)) }
        writer.handOver(.frames)
      }
      writer.handOver(.runFinished)
    }
  }

  private func transcribe(_ request: TranscriptionRequest) {
    var voice = baseVoice
    for text in request.texts {
      if request.voice != voice {
        guard EspeakLibrary.setVoice(identifier: request.voice) else {
          return writer.handOver(.noVoice)
        }
        voice = request.voice
      }
      let bytes = Self.bytes(text)
      let isTranscribed: Bool
      if TranscriptionRequest.mayOverflow(text)
        || (request.isMarkup && Self.mayChangeVoice(text))
      {
        isTranscribed = transcribeBySpeaking(
          bytes, isMarkup: request.isMarkup, notation: request.notation)
        voice = ""
      } else {
        isTranscribed = EspeakLibrary.transcribe(
          bytes, isMarkup: request.isMarkup, notation: request.notation
        ) { writer.append(.phonemes($0)) }
      }
      guard isTranscribed else { return writer.handOver(.refused) }
      writer.append(.runFinished)
    }
    // Whatever the last text did to the engine's memory shows now, not in somebody else's answer.
    guard EspeakLibrary.synthesize([0x20, 0], isMarkup: false, endsSentence: false) else {
      return writer.handOver(.refused)
    }
    writer.handOver(.frames)
  }

  /// Tells the phonemes of a text as it is spoken: only so the engine obeys a change of voice, and
  /// crashes where speaking would crash it.
  private func transcribeBySpeaking(
    _ text: [UInt8], isMarkup: Bool, notation: PhonemeNotation
  ) -> Bool {
    guard let trace = PhonemeTrace(notation: notation) else { return false }
    EspeakLibrary.trace(trace)
    defer { EspeakLibrary.trace(nil) }
    guard EspeakLibrary.synthesize(text, isMarkup: isMarkup, endsSentence: true) else {
      return false
    }
    for clause in trace.take() { writer.append(.phonemes(clause)) }
    return true
  }

  /// Whether markup may hold an element or attribute that changes the voice.
  private static func mayChangeVoice(_ text: String) -> Bool {
    let lowercase = text.utf8.map { $0 | 0x20 }
    return ["voice", "lang"].contains { name in
      let name = Array(name.utf8)
      return lowercase.indices.contains {
        lowercase[$0] == name[0] && lowercase[$0...].starts(with: name)
      }
    }
  }

  /// Returns the text for the engine, closed by a zero byte.
  ///
  /// U+0000 would end it and U+0001 start a command to the engine: both become spaces, so that the
  /// characters keep their numbers.
  private static func bytes(_ text: String) -> [UInt8] {
    var bytes = [UInt8](text.utf8)
    for index in bytes.indices where bytes[index] <= 1 { bytes[index] = 0x20 }
    bytes.append(0)
    return bytes
  }

  /// Sees to it that an endless loop ends and that a crash leaves no core file.
  private func limitResources() {
    var seconds = rlimit(rlim_cur: Self.patience, rlim_max: Self.patience)
    setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &seconds)
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
  }
}
