/// UTF-8 that was read in another encoding and saved again, such as `trÃ¨s` for `très`.
public struct Mojibake: Hashable, Sendable {
  /// Where the first such word starts, in UTF-8 bytes of the text.
  public let offset: Int
  /// The word as it stands.
  public let word: String
  /// What it most likely was.
  public let likely: String
  /// The encoding that it was read in by mistake.
  public let encoding: String
  /// How many words of the text are such.
  public let count: Int

  /// Looks for it in a text; nothing where there is none.
  ///
  /// Only what no text in any language has counts: a sign of punctuation of three characters, a
  /// capital with a sign behind it within a word, three letters in a row of another script. A lone
  /// `Ã` or `É…` does not.
  public static func find(in text: String) -> Mojibake? {
    var text = text
    return text.withUTF8 { MojibakeScanner(bytes: $0).find() }
  }
}

/// Looks through the bytes of a text for runs of characters beyond ASCII that decode as UTF-8.
private struct MojibakeScanner {
  let bytes: UnsafeBufferPointer<UInt8>

  private static let pages = ["windows-1252", "windows-1250", "windows-1251", "macintosh"]
    .map { Page($0) }

  func find() -> Mojibake? {
    var first: (range: Range<Int>, page: Page)?
    var count = 0
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] >= 0x80 else {
        offset += 1
        continue
      }
      let start = offset
      while offset < bytes.count, bytes[offset] >= 0x80 { offset += 1 }
      // One character alone is no sequence.
      guard offset - start >= 4, let page = page(of: start..<offset) else { continue }
      count += 1
      if first == nil { first = (start..<offset, page) }
    }
    guard let first else { return nil }
    let word = word(around: first.range)
    return Mojibake(
      offset: word.lowerBound,
      word: String(decoding: UnsafeBufferPointer(rebasing: bytes[word]), as: UTF8.self),
      likely: likely(word, first.page), encoding: first.page.name, count: count)
  }

  private func page(of run: Range<Int>) -> Page? {
    let scalars = Array(
      String(decoding: UnsafeBufferPointer(rebasing: bytes[run]), as: UTF8.self).unicodeScalars)
    let before = run.lowerBound > 0 ? bytes[run.lowerBound - 1] : 0x20
    let after = run.upperBound < bytes.count ? bytes[run.upperBound] : 0x20
    return Self.pages.first { page in
      page.isMojibake(scalars, before: before, after: after)
    }
  }

  /// The word of which a run is a part, up to 40 bytes on each side.
  private func word(around run: Range<Int>) -> Range<Int> {
    var start = run.lowerBound
    while start > 0, bytes[start - 1] > 0x20, start > run.lowerBound - 40 { start -= 1 }
    while start < run.lowerBound, bytes[start] & 0xC0 == 0x80 { start += 1 }
    var end = run.upperBound
    while end < bytes.count, bytes[end] > 0x20, end < run.upperBound + 40 { end += 1 }
    while end > run.upperBound, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return start..<end
  }

  private func likely(_ word: Range<Int>, _ page: Page) -> String {
    var result: [UInt8] = []
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[word]), as: UTF8.self)
    for scalar in text.unicodeScalars {
      if let byte = page.byte(of: scalar) {
        result.append(byte)
      } else {
        result += Array(String(scalar).utf8)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// An encoding that UTF-8 is often read in by mistake.
  private struct Page: Sendable {
    let name: String
    /// The byte of each character below U+2600, 0 where it has none.
    private let bytes: [UInt8]
    private static let limit = 0x2600

    init(_ name: String) {
      let scalars = CodeTable.scalars(of: name)
      var bytes = [UInt8](repeating: 0, count: Self.limit)
      for byte in 0x80...0xFF {
        let value = Int(scalars[byte].value)
        if value < Self.limit { bytes[value] = UInt8(byte) }
        // Bytes without a character come through as control characters.
        if byte < 0xA0, bytes[byte] == 0 { bytes[byte] = UInt8(byte) }
      }
      self.name = name
      self.bytes = bytes
    }

    func byte(of scalar: Unicode.Scalar) -> UInt8? {
      guard scalar.value < Self.limit else { return nil }
      if scalar.isASCII { return UInt8(scalar.value) }
      let byte = bytes[Int(scalar.value)]
      return byte == 0 ? nil : byte
    }

    /// Whether a run of characters is UTF-8 in this encoding beyond doubt.
    func isMojibake(_ run: [Unicode.Scalar], before: UInt8, after: UInt8) -> Bool {
      var index = 0
      var foreign = (script: UInt32(0), count: 0)
      var wide = 0
      while index < run.count {
        guard let lead = byte(of: run[index]), (0xC2...0xF4).contains(lead) else {
          (index, foreign, wide) = (index + 1, (0, 0), 0)
          continue
        }
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard let value = value(run, at: index, length: length) else {
          (index, foreign, wide) = (index + 1, (0, 0), 0)
          continue
        }
        let isLowerBefore =
          index == 0 ? (0x61...0x7A).contains(before) : run[index - 1].properties.isLowercase
        let isUpperBefore =
          index == 0 ? (0x41...0x5A).contains(before) : run[index - 1].properties.isUppercase
        let end = index + length
        let isLowerAfter =
          end == run.count ? (0x61...0x7A).contains(after) : run[end].properties.isLowercase
        switch value {
        case 0x2010...0x203A, 0x20AC, 0x2122, 0x2713...0x2764, 0x1F300...0x1FAFF:
          return true
        case 0x1EA0...0x1EFF where name != "windows-1251" && (isLowerBefore || isLowerAfter):
          return true
        case 0x370...0x52F, 0x5D0...0x5EA, 0x600...0x6FF:
          let script = value < 0x400 ? UInt32(1) : value < 0x530 ? 2 : value < 0x600 ? 3 : 4
          foreign = foreign.script == script ? (script, foreign.count + 1) : (script, 1)
          if foreign.count >= 3 { return true }
        case 0x900...0xE7F, 0x3000...0x9FFF,
          0xAC00...0xD7A3 where name != "windows-1251":
          wide += 1
          if wide >= 2 { return true }
        case 0xC0...0x17F where name != "windows-1251":
          let isQuote = (0x2013...0x2026).contains(run[index + 1].value)
          if isLowerBefore, isLowerAfter || !isQuote { return true }
          if !isUpperBefore, isLowerAfter, !isQuote, name != "macintosh",
            !run[index + 1].properties.isAlphabetic || run[index + 1].value < 0xC0
          {
            return true
          }
        case 0xA1...0xBF where name == "windows-1252" && value != 0xAB && value != 0xBB:
          if !isUpperBefore { return true }
        default:
          break
        }
        index = end
      }
      return false
    }

    /// The character that bytes are in UTF-8; nothing where they are none.
    private func value(_ run: [Unicode.Scalar], at index: Int, length: Int) -> UInt32? {
      guard index + length <= run.count else { return nil }
      var bytes: [UInt8] = []
      for scalar in run[index..<index + length] {
        guard let byte = byte(of: scalar) else { return nil }
        bytes.append(byte)
      }
      return String(validating: bytes, as: UTF8.self)?.unicodeScalars.first?.value
    }
  }
}
