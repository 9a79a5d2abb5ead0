import CICU
import Glibc

/// The calls into ICU: the one place that sees its C names and pointers.
enum ICU {
  /// A break iterator of ICU, closed with its last owner.
  struct Breaker: ~Copyable {
    /// Nothing where ICU has no rules at all.
    fileprivate let pointer: OpaquePointer?

    deinit {
      read_aloud_breaker_free(pointer)
    }
  }

  /// The boundaries that one call into C fetches.
  private static let batch = 512

  /// The most bytes that ICU's 32-bit offsets are asked to hold at a time.
  static let longestRun = 1 << 30

  /// Opens a break iterator for a locale, or for root where the locale is unknown.
  static func breaker(_ kind: TextBreaker.Kind, locale: String) -> Breaker {
    let letter =
      switch kind {
      case .line: UInt8(ascii: "l")
      case .word: UInt8(ascii: "w")
      case .sentence: UInt8(ascii: "s")
      case .character: UInt8(ascii: "c")
      }
    return Breaker(pointer: read_aloud_breaker_make(CChar(letter), locale))
  }

  /// Calls with the end and the rule status of each piece of a text, and says whether the text
  /// was read to its end.
  static func visitBoundaries(
    of text: UnsafeBufferPointer<UInt8>, with breaker: borrowing Breaker,
    visit: (_ offset: Int, _ status: Int) -> Void
  ) -> Bool {
    guard let pointer = breaker.pointer else { return false }
    return text.withMemoryRebound(to: CChar.self) { bytes in
      guard let start = bytes.baseAddress, let count = Int32(exactly: bytes.count),
        read_aloud_breaker_begin(pointer, start, count) != 0
      else { return bytes.isEmpty }
      return withUnsafeTemporaryAllocation(of: read_aloud_boundary.self, capacity: batch) {
        buffer in
        var end = 0
        while true {
          let found = Int(read_aloud_breaker_next(pointer, buffer.baseAddress, Int32(batch)))
          for boundary in buffer.prefix(found) {
            end = Int(boundary.offset)
            visit(end, Int(boundary.status))
          }
          guard found == batch else { return end == text.count }
        }
      }
    }
  }

  /// The terminal columns of UTF-8 bytes.
  static func columns(of text: UnsafeBufferPointer<UInt8>) -> Int {
    Int(read_aloud_columns(text.baseAddress, Int64(text.count)))
  }

  /// The terminal columns of a code point.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    Int(read_aloud_scalar_columns(Int32(bitPattern: scalar.value)))
  }

  /// The keyword of CLDR's plural rules for a number, empty where ICU has none.
  static func pluralKeyword(_ number: Int, locale: String) -> String {
    word { read_aloud_plural(Int64(number), locale, $0, $1) }
  }

  /// A number as a locale writes it, empty where ICU cannot.
  static func number(_ number: Int, isPercent: Bool, locale: String) -> String {
    word { read_aloud_number(Int64(number), isPercent ? 1 : 0, locale, $0, $1) }
  }

  /// The NFC of a text, or nothing where ICU changes nothing.
  static func nfc(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    text.withMemoryRebound(to: CChar.self) { bytes in
      guard let start = bytes.baseAddress, let count = Int32(exactly: bytes.count) else {
        return nil
      }
      var resultCount: Int32 = 0
      guard let result = read_aloud_nfc(start, count, &resultCount) else { return nil }
      defer { free(result) }
      let characters = UnsafeRawBufferPointer(start: result, count: Int(resultCount))
      return String(decoding: characters, as: UTF8.self)
    }
  }

  /// What turns text into another script, closed with its last owner.
  struct Script: ~Copyable {
    /// Nothing where ICU cannot make one.
    fileprivate let pointer: OpaquePointer?

    deinit {
      read_aloud_script_close(pointer)
    }
  }

  /// Opens what turns text into another script by an identifier of ICU's, or by rules.
  static func script(_ text: String, isRules: Bool) -> Script {
    Script(pointer: read_aloud_script_open(text, isRules ? 1 : 0))
  }

  /// A text in another script, or nothing where ICU cannot turn it.
  static func turned(_ text: String, by script: borrowing Script) -> String? {
    guard let pointer = script.pointer else { return nil }
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        var resultCount: Int32 = 0
        guard let start = bytes.baseAddress, let count = Int32(exactly: bytes.count),
          let result = read_aloud_script_apply(pointer, start, count, &resultCount)
        else { return nil }
        defer { free(result) }
        let characters = UnsafeRawBufferPointer(start: result, count: Int(resultCount))
        return String(decoding: characters, as: UTF8.self)
      }
    }
  }

  /// The name that Unicode has for a scalar, empty where it has none.
  static func name(of scalar: Unicode.Scalar) -> String {
    word { read_aloud_character_name(Int32(bitPattern: scalar.value), $0, $1) }
  }

  /// A short text that C writes into a buffer.
  private static func word(_ fill: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
      let count = Int(fill(buffer.baseAddress, Int32(buffer.count)))
      return String(decoding: UnsafeRawBufferPointer(buffer).prefix(count), as: UTF8.self)
    }
  }
}

/// The Unicode library's readers of encodings.
enum ICUConverter {
  /// What came of decoding: the text and the places that stand for no character.
  struct Result {
    var text: String
    var name: String
    var illFormed: [Int]
    var illFormedCount: Int
  }

  /// Decodes all bytes; nothing where no encoding has that name.
  ///
  /// At most `limit` places are listed, as offsets of their first byte.
  static func decode(_ bytes: [UInt8], encoding: String, limit: Int) -> Result? {
    guard let converter = encoding.withCString({ read_aloud_converter_open($0) }) else {
      return nil
    }
    defer { read_aloud_converter_close(converter) }
    let name = String(cString: read_aloud_converter_name(converter))
    var result = Result(text: "", name: name, illFormed: [], illFormedCount: 0)
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count)
    var offset = 0
    var stalls = 0
    var buffer = [UInt16](repeating: 0, count: 8192)
    while true {
      var written = 0
      var length = 0
      let before = offset
      let end = bytes.withUnsafeBufferPointer { source in
        buffer.withUnsafeMutableBufferPointer { target in
          read_aloud_converter_decode(
            converter, source.baseAddress, source.count, &offset, target.baseAddress,
            target.count, &written, &length)
        }
      }
      units.append(contentsOf: buffer[..<written])
      switch end {
      case read_aloud_decoding_full where offset > before || written > 0:
        continue
      case read_aloud_decoding_ill_formed:
        units.append(0xFFFD)
        result.illFormedCount += 1
        if result.illFormed.count < limit { result.illFormed.append(max(0, offset - length)) }
        // A cut character at the very end is told of without a further byte.
        stalls = offset > before ? 0 : stalls + 1
        if stalls < 2 { continue }
      case read_aloud_decoding_ended:
        break
      default:
        break
      }
      break
    }
    if offset < bytes.count {
      // The library gave up: what is left is one ill-formed place, not passed over in silence.
      units.append(0xFFFD)
      result.illFormedCount += 1
      if result.illFormed.count < limit { result.illFormed.append(offset) }
    }
    result.text = String(decoding: units, as: UTF16.self)
    return result
  }

  /// The library's name of an encoding; nothing where it has none.
  static func name(of encoding: String) -> String? {
    guard let converter = encoding.withCString({ read_aloud_converter_open($0) }) else {
      return nil
    }
    defer { read_aloud_converter_close(converter) }
    return String(cString: read_aloud_converter_name(converter))
  }

  /// The library's guesses about the encoding of up to 2³¹ − 1 bytes, the likeliest first, each
  /// with how sure it is, from 0 to 100.
  static func guesses(_ bytes: [UInt8]) -> [(name: String, confidence: Int)] {
    guard let count = Int32(exactly: bytes.count) else { return [] }
    return withUnsafeTemporaryAllocation(of: read_aloud_guess.self, capacity: 32) { buffer in
      let found = Int(read_aloud_guess_encoding(bytes, count, buffer.baseAddress, 32))
      return buffer.prefix(found).map { guess in
        let name = withUnsafeBytes(of: guess.name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        return (name, Int(guess.confidence))
      }
    }
  }

  /// All names the library knows, one list an encoding.
  static func names() -> [[String]] {
    (0..<max(0, read_aloud_encoding_count())).map { encoding in
      var aliases: [String] = []
      while aliases.count < 100,
        let alias = read_aloud_encoding_name(encoding, Int32(aliases.count))
      {
        aliases.append(String(cString: alias))
      }
      return aliases
    }
  }
}
