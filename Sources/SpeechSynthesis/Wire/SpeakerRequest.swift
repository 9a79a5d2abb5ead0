/// What the reader asks of a speaker.
package enum SpeakerRequest: Hashable, Sendable {
  /// To speak.
  case speak(SpeechRequest)
  /// To tell its voices.
  case voices
  /// To tell the best voice for a language.
  case resolve(language: String)
  /// To tell the phonemes of texts.
  case transcribe(TranscriptionRequest)
  /// To tell the voice that a name stands for, and where the engine's data are.
  case describe(voice: String)

  private enum Kind: UInt8 {
    case speak = 1
    case voices = 2
    case resolve = 3
    case transcribe = 4
    case describe = 5
  }

  private static let markup: UInt8 = 1
  private static let endsSentence: UInt8 = 2

  /// Returns the request as it travels.
  ///
  /// - Throws: ``SpeechError/refused(run:reason:)`` for what is beyond the limits of
  ///   ``WireFormat``.
  package func frame() throws(SpeechError) -> WireFrame {
    var writer = ByteWriter()
    switch self {
    case .speak(let request):
      guard request.runs.count <= WireFormat.maximumRuns else {
        throw .refused(run: WireFormat.maximumRuns, reason: "the passage has too many parts")
      }
      writer.append(UInt16(clamping: request.rate))
      writer.append(UInt8(clamping: request.pitch))
      writer.append(request.trace.map { $0.rawValue + 1 } ?? 0)
      writer.append(UInt32(request.runs.count))
      for (index, run) in request.runs.enumerated() {
        guard run.text.utf8.count <= WireFormat.maximumText,
          writer.bytes.count + run.text.utf8.count + run.voice.utf8.count
            <= WireFormat.maximumPayload - 16
        else { throw .refused(run: index, reason: "the text is too long") }
        guard run.voice.utf8.count <= WireFormat.maximumName else {
          throw .noVoice(run.voice)
        }
        writer.append(
          (run.isMarkup ? Self.markup : 0) | (run.endsSentence ? Self.endsSentence : 0))
        writer.append(run.voice)
        writer.append(run.text)
      }
      return WireFrame(kind: Kind.speak.rawValue, payload: writer.bytes)
    case .voices:
      return WireFrame(kind: Kind.voices.rawValue)
    case .resolve(let language):
      guard language.utf8.count <= WireFormat.maximumName else { throw .noVoice(language) }
      writer.append(language)
      return WireFrame(kind: Kind.resolve.rawValue, payload: writer.bytes)
    case .transcribe(let request):
      try request.write(to: &writer)
      return WireFrame(kind: Kind.transcribe.rawValue, payload: writer.bytes)
    case .describe(let voice):
      guard voice.utf8.count <= WireFormat.maximumName else { throw .noVoice(voice) }
      writer.append(voice)
      return WireFrame(kind: Kind.describe.rawValue, payload: writer.bytes)
    }
  }

  /// Reads a request back.
  ///
  /// - Throws: ``WireError/garbled(_:)`` for anything else.
  package init(_ frame: WireFrame) throws(WireError) {
    var reader = ByteReader(frame.payload)
    switch Kind(rawValue: frame.kind) {
    case .speak:
      let rate = Int(try reader.number(UInt16.self))
      let pitch = Int(try reader.number(UInt8.self))
      let trace = try Self.trace(try reader.number(UInt8.self))
      let count = Int(try reader.number(UInt32.self))
      guard count <= WireFormat.maximumRuns else { throw .garbled("too many runs") }
      var runs: [SpeechRequest.Run] = []
      for _ in 0..<count {
        let flags = try reader.number(UInt8.self)
        let voice = try reader.text(limit: WireFormat.maximumName)
        let text = try reader.text(limit: WireFormat.maximumText)
        runs.append(
          SpeechRequest.Run(
            text: text, voice: voice, isMarkup: flags & Self.markup != 0,
            endsSentence: flags & Self.endsSentence != 0))
      }
      self = .speak(SpeechRequest(runs: runs, rate: rate, pitch: pitch, trace: trace))
    case .voices:
      self = .voices
    case .resolve:
      self = .resolve(language: try reader.text(limit: WireFormat.maximumName))
    case .transcribe:
      self = .transcribe(try TranscriptionRequest(from: &reader))
    case .describe:
      self = .describe(voice: try reader.text(limit: WireFormat.maximumName))
    case nil:
      throw .garbled("a request of kind \(frame.kind)")
    }
    try reader.end()
  }

  /// Reads which notation a trace is to have; 0 stands for none.
  private static func trace(_ number: UInt8) throws(WireError) -> PhonemeNotation? {
    guard number > 0 else { return nil }
    guard let notation = PhonemeNotation(rawValue: number - 1) else {
      throw .garbled("a notation of number \(number)")
    }
    return notation
  }
}
