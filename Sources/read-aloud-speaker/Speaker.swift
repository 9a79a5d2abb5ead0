import Glibc
import SpeechSynthesis

/// The speaker itself: it loads the voice, never speaks, and has each request done by a child.
struct Speaker {
  private let requests: WirePipe
  private let replies: WirePipe
  private let region: SharedRegion
  private let baseVoice: String

  /// Starts the engine and tells so; nothing when it did not start, which is told too.
  init?(base: String, requests: WirePipe, replies: WirePipe) throws(WireError) {
    self.requests = requests
    self.replies = replies
    guard let sampleRate = EspeakLibrary.start() else {
      try replies.write(
        SpeakerReply.notStarted(reason: "its data files were not found").frame.bytes)
      return nil
    }
    guard let region = SharedRegion() else {
      try replies.write(SpeakerReply.notStarted(reason: "there is no memory left").frame.bytes)
      return nil
    }
    self.region = region
    // Only the voice is loaded, which spares the children the work. Nothing is spoken to warm the
    // engine up, as that would change the sound of what follows.
    let isFound =
      base.contains("/")
      ? EspeakLibrary.setVoice(identifier: base) : EspeakLibrary.setVoice(language: base)
    baseVoice = isFound ? EspeakLibrary.currentVoice?.identifier ?? "" : ""
    let hello = SpeakerReply.hello(version: WireFormat.version, sampleRate: sampleRate)
    try replies.write(hello.frame.bytes)
  }

  /// Serves requests until there are no more.
  func run() throws(WireError) {
    while let frame = try requests.readFrame() {
      let request = try SpeakerRequest(frame)
      try replies.write(try answer(request).frame.bytes)
    }
  }

  /// Has a child do a request, sends what it hands over, and returns the last reply.
  private func answer(_ request: SpeakerRequest) throws(WireError) -> SpeakerReply {
    guard let filled = PipeEnds(), let emptied = PipeEnds() else {
      throw .system(errno)
    }
    let parent = getpid()
    let child = fork()
    guard child != 0 else {
      EspeakLibrary.dieWithParent()
      guard getppid() == parent else { _exit(1) }
      for descriptor in [
        requests.descriptor, replies.descriptor, filled.reading, emptied.writing,
      ] {
        close(descriptor)
      }
      let writer = SlotWriter(
        region: region, filled: WirePipe(descriptor: filled.writing),
        emptied: WirePipe(descriptor: emptied.reading))
      Child(baseVoice: baseVoice, writer: writer).perform(request)
      _exit(0)
    }
    close(filled.writing)
    close(emptied.reading)
    defer {
      close(filled.reading)
      close(emptied.writing)
    }
    guard child > 0 else {
      return .refused(run: 0, reason: "no process could be started")
    }
    var delivery = Delivery(request: request, replies: replies)
    var turn = 0
    while true {
      var byte: UInt8 = 0
      let count = read(filled.reading, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { break }
      guard try delivery.forward(region.slots[turn % region.slots.count]) else {
        kill(child, SIGKILL)
        break
      }
      turn += 1
      // A child that has finished does not wait for the answer any more.
      _ = write(emptied.writing, &byte, 1)
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return delivery.verdict(status: status)
  }
}

/// A pipe between the speaker and a child; neither starts programs, so nobody inherits it.
private struct PipeEnds {
  let reading: Int32
  let writing: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    reading = ends[0]
    writing = ends[1]
  }
}
