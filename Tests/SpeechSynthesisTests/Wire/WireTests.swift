import Glibc
import SpeechSynthesis
import Testing

@Suite struct WireTests {
  static let requests: [SpeakerRequest] = [
    .voices,
    .resolve(language: "de-1996"),
    .speak(SpeechRequest(runs: [])),
    .speak(
      SpeechRequest(
        runs: [
          SpeechRequest.Run(text: "A \u{0}b <c> 😀", voice: "gmw/en-US"),
          SpeechRequest.Run(text: "", voice: "", isMarkup: true, endsSentence: false),
        ], rate: 300, pitch: 20)),
    .speak(
      SpeechRequest(runs: [SpeechRequest.Run(text: "A", voice: "gmw/en-US")], trace: .mnemonics)),
    .speak(SpeechRequest(runs: [], trace: .ipa)),
    .transcribe(
      TranscriptionRequest(
        texts: ["A \u{0}b <c> 😀", "", "x"], voice: "gmw/de", isMarkup: true, notation: .ipa)),
    .transcribe(
      TranscriptionRequest(texts: [], voice: "", isMarkup: false, notation: .mnemonics)),
    .describe(voice: "gmw/de+f3"),
  ]

  static let replies: [SpeakerReply] = [
    .hello(version: 1, sampleRate: 22_050), .notStarted(reason: "no data"),
    .samples([0, 1, -1, .max, .min]), .samples([]),
    .words([
      SpeakerReply.Word(position: 1, length: 2, sample: .max),
      SpeakerReply.Word(position: 1, length: 2, sample: 3, mark: 4),
    ]), .phonemes("kˈæt"), .data(folder: "/usr/lib/data", version: "1.51"), .runFinished, .finished,
    .crashed(run: 3, signal: 11), .refused(run: 0, reason: "ä"), .noVoice("xx"),
    .voice(Voice(identifier: "gmw/de", name: "German", languages: ["de", "gsw"])),
  ]

  @Test(arguments: requests)
  func `a request comes back as it was sent`(_ request: SpeakerRequest) throws {
    #expect(try SpeakerRequest(request.frame()) == request)
  }

  @Test(arguments: replies)
  func `a reply comes back as it was sent`(_ reply: SpeakerReply) throws {
    #expect(try SpeakerReply(reply.frame) == reply)
  }

  @Test func `every shortened message is garbled, never a trap`() throws {
    for request in Self.requests {
      let frame = try request.frame()
      for length in 0..<frame.payload.count {
        let short = WireFrame(kind: frame.kind, payload: Array(frame.payload.prefix(length)))
        #expect(throws: WireError.self) { try SpeakerRequest(short) }
      }
    }
    for reply in Self.replies {
      let frame = reply.frame
      let isList =
        frame.kind == SpeakerReply.Kind.samples.rawValue
        || frame.kind == SpeakerReply.Kind.words.rawValue
      for length in 0..<frame.payload.count where !isList {
        let short = WireFrame(kind: frame.kind, payload: Array(frame.payload.prefix(length)))
        #expect(throws: WireError.self) { try SpeakerReply(short) }
      }
    }
  }

  @Test func `random bytes are read or refused`() {
    var random = SeededRandom(seed: 20)
    var read = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...40, using: &random)
      var payload = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      // Small numbers now and then, so that lengths are believable.
      for index in payload.indices where Bool.random(using: &random) { payload[index] &= 3 }
      let frame = WireFrame(kind: UInt8.random(in: 0...14, using: &random), payload: payload)
      if let reply = try? SpeakerReply(frame) {
        read += 1
        #expect((try? SpeakerReply(reply.frame)) == reply)
      }
      if let request = try? SpeakerRequest(frame) {
        #expect((try? SpeakerRequest(request.frame())) == request)
      }
    }
    #expect(read > 100)
  }

  @Test func `a changed byte in a message is read or refused`() throws {
    var random = SeededRandom(seed: 21)
    let frames = try Self.requests.map { try $0.frame() } + Self.replies.map(\.frame)
    for frame in frames where !frame.payload.isEmpty {
      for _ in 0..<500 {
        var payload = frame.payload
        let index = Int.random(in: 0..<payload.count, using: &random)
        payload[index] = UInt8.random(in: 0...255, using: &random)
        let changed = WireFrame(kind: frame.kind, payload: payload)
        if let reply = try? SpeakerReply(changed) { #expect(reply.frame.kind == frame.kind) }
        if let request = try? SpeakerRequest(changed) {
          #expect(try request.frame().kind == frame.kind)
        }
      }
    }
  }

  @Test(
    arguments: [
      [0, 0, 0, 0, 1], [255, 255, 255, 255, 1], [2, 0, 0, 1, 3], [1, 0, 0],
    ] as [[UInt8]])
  func `a header beyond what was agreed is garbled`(_ bytes: [UInt8]) {
    #expect(throws: WireError.self) { try WireFrame.header(bytes) }
  }

  @Test func `a text that is too long is refused before it is sent`() {
    let text = String(repeating: "a", count: WireFormat.maximumText + 1)
    let request = SpeechRequest(runs: [
      SpeechRequest.Run(text: "a", voice: "gmw/de"), SpeechRequest.Run(text: text, voice: "gmw/de"),
    ])
    #expect(throws: SpeechError.refused(run: 1, reason: "the text is too long")) {
      try SpeakerRequest.speak(request).frame()
    }
  }

  @Test func `a name that is too long is cut at a character`() throws {
    let reply = SpeakerReply.noVoice(String(repeating: "ä", count: 5_000))
    guard case .noVoice(let name) = try SpeakerReply(reply.frame) else {
      Issue.record("another reply")
      return
    }
    #expect(name.utf8.count <= WireFormat.maximumName)
    #expect(Set(name) == ["ä"])
  }

  @Test func `frames go through a pipe in order, and its end is told from a cut`() throws {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    let reading = WirePipe(descriptor: ends[0])
    let writing = WirePipe(descriptor: ends[1])
    try writing.write(SpeakerReply.finished.frame.bytes)
    try writing.write(SpeakerReply.noVoice("xx").frame.bytes)
    #expect(try reading.readFrame() == SpeakerReply.finished.frame)
    #expect(try reading.readFrame() == SpeakerReply.noVoice("xx").frame)
    try writing.write([7, 0, 0, 0, 3, 1])
    close(ends[1])
    #expect(throws: WireError.ended) { try reading.readFrame() }
    #expect(try reading.readFrame() == nil)
    close(ends[0])
  }
}

/// Random numbers that are the same at every run.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
