import CICU

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
