/// How far bytes that are not all UTF-8 look like it.
struct UTF8Shape {
  /// The characters of two bytes and more.
  private(set) var sound = 0
  /// The bytes from 80 on that are in no character.
  private(set) var faulty = 0
  /// Those of them that are built like UTF-8 all the same: a first byte with some that go on.
  private(set) var built = 0

  /// Looks at up to a MiB.
  init(_ bytes: [UInt8]) {
    let end = min(bytes.count, 1 << 20)
    var offset = 0
    while offset < end {
      let byte = bytes[offset]
      guard byte >= 0x80 else {
        offset += 1
        continue
      }
      var tail = 0
      while tail < 3, offset + 1 + tail < end, bytes[offset + 1 + tail] & 0xC0 == 0x80 {
        tail += 1
      }
      let wanted = byte < 0xC2 ? 0 : byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : byte < 0xF5 ? 3 : 0
      let part = bytes[offset...min(offset + wanted, end - 1)]
      if wanted > 0, tail >= wanted, String(validating: part, as: UTF8.self) != nil {
        sound += 1
        offset += 1 + wanted
      } else {
        let isBuilt = byte >= 0xC0 && tail > 0
        let length = isBuilt ? 1 + tail : 1
        faulty += length
        if isBuilt { built += length }
        offset += length
      }
    }
  }

  /// Whether far more of the bytes are UTF-8 than are not.
  var isMostlyUTF8: Bool { sound >= 2 * faulty }

  /// Whether the few bytes that are not UTF-8 are meant to be.
  var looksDamaged: Bool { sound > 0 && faulty <= 64 && built * 10 >= faulty * 6 }
}
