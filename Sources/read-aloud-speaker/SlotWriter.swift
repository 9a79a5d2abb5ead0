import Glibc
import SpeechSynthesis

/// The child's side of the shared memory.
final class SlotWriter {
  private let slots: [SharedRegion.Slot]
  private let filled: WirePipe
  private let emptied: WirePipe
  private var slot: SharedRegion.Slot
  private var handedOver = 0
  private var sampleBytes = 0
  private var wordCount = 0
  private var runBytes = 0

  /// Whether the run became longer than was agreed.
  private(set) var isTooLong = false

  /// Makes a writer that tells on one pipe that a slot is filled, and hears on the other that one
  /// is free again.
  init(region: SharedRegion, filled: WirePipe, emptied: WirePipe) {
    slots = region.slots
    slot = slots[0]
    self.filled = filled
    self.emptied = emptied
  }

  /// Takes samples; false when the run has become too long.
  func append(_ samples: UnsafeRawBufferPointer) -> Bool {
    guard let base = samples.baseAddress, !isTooLong else { return !isTooLong }
    runBytes += samples.count
    guard runBytes <= WireFormat.maximumSamples * 2 else {
      isTooLong = true
      return false
    }
    var taken = 0
    while taken < samples.count {
      let room = SharedRegion.Slot.sampleCapacity - sampleBytes
      if room == 0 {
        handOver(.full)
        continue
      }
      let count = min(room, samples.count - taken)
      memcpy(slot.samples + sampleBytes, base + taken, count)
      sampleBytes += count
      taken += count
    }
    return true
  }

  /// Takes a word.
  func append(_ word: SpeakerReply.Word) {
    if wordCount == SharedRegion.Slot.wordCapacity { handOver(.full) }
    let at = slot.words + wordCount * WireFormat.wordSize
    at.storeBytes(of: word.position.littleEndian, as: UInt32.self)
    at.storeBytes(of: word.length.littleEndian, toByteOffset: 4, as: UInt32.self)
    at.storeBytes(of: word.sample.littleEndian, toByteOffset: 8, as: UInt32.self)
    at.storeBytes(of: word.mark.littleEndian, toByteOffset: 12, as: UInt32.self)
    wordCount += 1
  }

  /// Takes a reply that is sent as it is.
  func append(_ reply: SpeakerReply) {
    let bytes = reply.frame.bytes
    guard bytes.count <= SharedRegion.Slot.sampleCapacity else { return }
    if sampleBytes + bytes.count > SharedRegion.Slot.sampleCapacity { handOver(.frames) }
    bytes.withUnsafeBytes { source in
      UnsafeMutableRawBufferPointer(start: slot.samples + sampleBytes, count: source.count)
        .copyMemory(from: source)
    }
    sampleBytes += bytes.count
  }

  /// Hands the slot over and goes on with the other one as soon as it is free.
  func handOver(_ ending: SharedRegion.Ending) {
    slot.sampleBytes = UInt32(sampleBytes)
    slot.wordCount = UInt32(wordCount)
    slot.ending = ending.rawValue
    do throws(WireError) {
      try filled.write([1])
      handedOver += 1
      if handedOver >= slots.count {
        var answer: UInt8 = 0
        let count = try withUnsafeMutableBytesOf(&answer) { bytes throws(WireError) in
          try emptied.read(into: bytes)
        }
        guard count == 1 else { _exit(1) }
      }
    } catch {
      _exit(1)
    }
    slot = slots[handedOver % slots.count]
    sampleBytes = 0
    wordCount = 0
    if ending != .full {
      runBytes = 0
      isTooLong = false
    }
  }
}

/// Lends the bytes of a value; the standard library's own has no typed error.
private func withUnsafeMutableBytesOf<Value, Answer, Failure: Error>(
  _ value: inout Value,
  _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Answer
) throws(Failure) -> Answer {
  let result = withUnsafeMutableBytes(of: &value) { bytes in
    Result { () throws(Failure) in try body(bytes) }
  }
  return try result.get()
}
