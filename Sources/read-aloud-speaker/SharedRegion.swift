import Glibc
import SpeechSynthesis

/// The memory that the speaker shares with the child that speaks.
///
/// The child fills its two slots in turn; the speaker sends what they hold. So a child that dies
/// leaves no half of a frame behind.
struct SharedRegion {
  /// Why a slot was handed over.
  enum Ending: UInt32 {
    /// The slot is full; the run goes on.
    case full = 0
    /// The run is complete.
    case runFinished = 1
    /// The voice of the run is not there.
    case noVoice = 2
    /// The engine refused the run.
    case refused = 3
    /// The run is longer than was agreed.
    case tooLong = 4
    /// The slot holds frames that are ready to be sent.
    case frames = 5
  }

  /// One of the two halves.
  struct Slot {
    /// The bytes of samples that a slot takes: about six seconds.
    static let sampleCapacity = 256 << 10
    /// The words that a slot takes.
    static let wordCapacity = 2_048
    /// The room for the numbers below; also for the header of a frame before its payload, so that
    /// both are written at once.
    private static let headroom = 32
    /// The size of a slot.
    static let size =
      headroom + sampleCapacity + headroom + wordCapacity * WireFormat.wordSize + headroom

    /// Where it starts.
    let base: UnsafeMutableRawPointer

    /// Where the samples are.
    var samples: UnsafeMutableRawPointer { base + Self.headroom }
    /// Where the words are.
    var words: UnsafeMutableRawPointer { samples + Self.sampleCapacity + Self.headroom }

    /// The bytes of samples that it holds.
    var sampleBytes: UInt32 {
      get { base.load(as: UInt32.self) }
      nonmutating set { base.storeBytes(of: newValue, as: UInt32.self) }
    }
    /// The words that it holds.
    var wordCount: UInt32 {
      get { base.load(fromByteOffset: 4, as: UInt32.self) }
      nonmutating set { base.storeBytes(of: newValue, toByteOffset: 4, as: UInt32.self) }
    }
    /// Why it was handed over, as ``Ending`` has it.
    var ending: UInt32 {
      get { base.load(fromByteOffset: 8, as: UInt32.self) }
      nonmutating set { base.storeBytes(of: newValue, toByteOffset: 8, as: UInt32.self) }
    }
  }

  /// The slots, used in turn.
  let slots: [Slot]

  /// Makes the region; nothing when the system has no memory.
  init?() {
    guard
      let base = mmap(
        nil, Slot.size * 2, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0),
      base != UnsafeMutableRawPointer(bitPattern: -1)
    else { return nil }
    slots = [Slot(base: base), Slot(base: base + Slot.size)]
  }
}
