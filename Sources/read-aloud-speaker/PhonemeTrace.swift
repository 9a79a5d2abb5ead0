import Glibc
import SpeechSynthesis

/// A stream in memory to which the engine writes the phonemes that it speaks, a line a clause.
final class PhonemeTrace {
  /// Where the engine writes; it stays open for as long as the process lives.
  let stream: UnsafeMutablePointer<FILE>
  /// How it is to write.
  let notation: PhonemeNotation

  /// What the stream says about its memory; at fixed places, as the stream keeps them.
  private let memory: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let size: UnsafeMutablePointer<Int>

  /// Opens a stream; nothing when the system has no memory.
  init?(notation: PhonemeNotation) {
    memory = .allocate(capacity: 1)
    memory.initialize(to: nil)
    size = .allocate(capacity: 1)
    size.initialize(to: 0)
    guard let stream = open_memstream(memory, size) else { return nil }
    self.stream = stream
    self.notation = notation
  }

  /// Returns the clauses that were written since the last call.
  func take() -> [String] {
    fflush(stream)
    let clauses = Self.clauses(
      in: UnsafeRawBufferPointer(start: memory.pointee, count: size.pointee))
    rewind(stream)
    return clauses
  }

  /// Returns the lines that have something in them, without blanks around.
  static func clauses(in bytes: UnsafeRawBufferPointer) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard let first = line.firstIndex(where: { $0 > 0x20 }),
        let last = line.lastIndex(where: { $0 > 0x20 })
      else { return nil }
      return String(decoding: line[first...last], as: UTF8.self)
    }
  }
}
