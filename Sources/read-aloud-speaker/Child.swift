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
    }
  }

  private func speak(_ request: SpeechRequest) {
    var voice = baseVoice
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
      writer.handOver(.runFinished)
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
