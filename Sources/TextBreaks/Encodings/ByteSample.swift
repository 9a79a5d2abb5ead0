/// Pieces of a file from which its encoding is guessed.
struct ByteSample {
  /// The most bytes that are looked at.
  static let limit = 16 << 10

  /// The pieces, one after the other, with a line end between them.
  let bytes: [UInt8]
  /// How often each byte from 80 on stands between two others: the key has the byte before, the
  /// byte, and the byte after it.
  let places: [UInt32: Int]
  /// How many bytes from 80 on there are.
  let highCount: Int

  /// Takes up to sixteen pieces that are spread over a file, each one full of what is beyond
  /// ASCII where there is any.
  init(_ file: [UInt8]) {
    if file.count <= Self.limit {
      bytes = file
    } else {
      var pieces: [UInt8] = []
      let length = Self.limit / 16
      var start = 0
      for part in 1...16 {
        // Each part of the file gives the piece that starts at its first high byte.
        let end = file.count / 16 * part
        var from = file[start..<end].firstIndex { $0 >= 0x80 } ?? start
        // A piece starts behind a space, so that no character is cut.
        let floor = max(start, from - 200)
        while from > floor, file[from - 1] > 0x20 { from -= 1 }
        var to = min(from + length, end)
        while to < end, to - from < length + 200, file[to] > 0x20 { to += 1 }
        pieces += file[from..<to]
        pieces.append(0x0A)
        start = end
      }
      bytes = pieces
    }
    var places: [UInt32: Int] = [:]
    var highCount = 0
    var before: UInt8 = 0x20
    for (index, byte) in bytes.enumerated() {
      if byte >= 0x80 {
        let after = index + 1 < bytes.count ? bytes[index + 1] : 0x20
        places[UInt32(before) << 16 | UInt32(byte) << 8 | UInt32(after), default: 0] += 1
        highCount += 1
      }
      before = byte
    }
    self.places = places
    self.highCount = highCount
  }

  /// The bits that the short words of each language take off, by the index of the language.
  func wordBonus() -> [Double] {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    var start: Int?
    for index in 0...bytes.count {
      let byte = index < bytes.count ? bytes[index] : 0x20
      let isLetter = (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
      if isLetter, start == nil { start = index }
      guard !isLetter, let from = start else { continue }
      if index - from <= 6 { counts[bytes[from..<index], default: 0] += 1 }
      start = nil
    }
    let hits = LanguageLetters.all.map { language in
      language.words.reduce(0) { $0 + counts[$1[...], default: 0] }
    }
    guard let most = hits.max(), most >= 3 else { return hits.map { _ in 0 } }
    return hits.map { 12 * Double($0) / Double(most) }
  }
}
