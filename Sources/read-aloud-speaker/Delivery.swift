import Glibc
import SpeechSynthesis

/// Sends what a child hands over, and knows how far it got.
struct Delivery {
  private let request: SpeakerRequest
  private let replies: WirePipe
  private var run = 0
  private var last: SpeakerReply?

  /// Starts at the first run.
  init(request: SpeakerRequest, replies: WirePipe) {
    self.request = request
    self.replies = replies
  }

  /// Sends a slot; false when the child is not to be trusted any more.
  mutating func forward(_ slot: SharedRegion.Slot) throws(WireError) -> Bool {
    let sampleBytes = Int(slot.sampleBytes)
    let wordBytes = Int(slot.wordCount) * WireFormat.wordSize
    guard sampleBytes <= SharedRegion.Slot.sampleCapacity,
      wordBytes <= SharedRegion.Slot.wordCapacity * WireFormat.wordSize,
      let ending = SharedRegion.Ending(rawValue: slot.ending)
    else {
      last = .refused(run: run, reason: "the engine overwrote memory that is not its own")
      return false
    }
    guard ending != .frames else {
      try replies.write(UnsafeRawBufferPointer(start: slot.samples, count: sampleBytes))
      return true
    }
    try send(.samples, slot.samples, sampleBytes)
    try send(.words, slot.words, wordBytes)
    switch ending {
    case .full, .frames:
      break
    case .runFinished:
      try replies.write(SpeakerReply.runFinished.frame.bytes)
      run += 1
    case .noVoice:
      last = .noVoice(voice)
    case .refused:
      last = .refused(run: run, reason: "it could not be spoken")
    case .tooLong:
      last = .refused(run: run, reason: "it would last longer than three hours")
    }
    return true
  }

  /// Returns the last reply, given how the child ended.
  func verdict(status: Int32) -> SpeakerReply {
    if let last { return last }
    let signal = Int(status & 0x7f)
    if case .speak(let request) = request, run >= request.runs.count { return .finished }
    if signal != 0 { return .crashed(run: run, signal: signal) }
    guard status == 0 else {
      return .refused(run: run, reason: "the engine gave up with status \(status >> 8 & 0xff)")
    }
    return .finished
  }

  /// The voice that was asked for last.
  private var voice: String {
    switch request {
    case .speak(let request):
      request.runs.indices.contains(run) ? request.runs[run].voice : ""
    case .resolve(let language): language
    case .transcribe(let request): request.voice
    case .describe(let voice): voice
    case .voices: ""
    }
  }

  /// Writes a frame whose header is put right before its payload.
  private func send(
    _ kind: SpeakerReply.Kind, _ payload: UnsafeMutableRawPointer, _ count: Int
  ) throws(WireError) {
    guard count > 0 else { return }
    let header = WireFormat.header(kind: kind.rawValue, payload: count)
    let start = payload - header.count
    for (index, byte) in header.enumerated() {
      start.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
    }
    try replies.write(UnsafeRawBufferPointer(start: start, count: header.count + count))
  }
}
