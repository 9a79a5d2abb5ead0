import ReadingContent
import TextBreaks

/// The markup of Aozora Bunko within a line: readings, notes of the typesetter, characters that
/// the old encoding lacks, accents.
struct AozoraMarkup {
  /// A character as it is seen, with its bytes.
  private struct Sign {
    var scalar: Unicode.Scalar
    var range: Range<Int>
    /// What stands for it where it is not itself.
    var kind: Kind?
  }

  /// What characters a reading may belong to without a mark where it starts.
  private enum Kind: Hashable {
    case kanji, hiragana, katakana, latin, other
  }

  private let bytes: [UInt8]
  /// The signs of the line that can be seen so far.
  private var signs: [Sign] = []
  /// Where a base starts by its mark, as an index of the signs.
  private var baseStart: Int?
  /// Where emphasis started, and a heading.
  private var emphasisStart: Int?
  private var headingLevel: Int?
  /// The level of a heading over several lines.
  private var openLevel: Int?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: Its bytes.
  ///   - edits: What is done to them is added.
  /// - Returns: The level of the heading that the line is.
  mutating func read(_ line: Range<Int>, into edits: inout TextEdits) -> Int? {
    signs.removeAll(keepingCapacity: true)
    baseStart = nil
    emphasisStart = nil
    headingLevel = openLevel
    var offset = line.lowerBound
    while offset < line.upperBound {
      offset = read(at: offset, in: line, into: &edits)
    }
    return signs.isEmpty ? nil : headingLevel
  }

  /// Reads what starts at an offset and returns where it ends.
  private mutating func read(
    at offset: Int, in line: Range<Int>, into edits: inout TextEdits
  ) -> Int {
    let scalar = TextSign.scalar(at: offset, in: bytes)
    let end = min(line.upperBound, offset + UTF8.width(scalar))
    switch scalar {
    case "｜":
      guard isBaseMark(at: end, in: line) else { break }
      edits.omit(offset..<end, .markup)
      baseStart = signs.count
      return end
    case "《":
      if let after = reading(from: offset, in: line, into: &edits) { return after }
    case "［":
      if let note = note(at: offset, in: line) {
        read(note, from: offset, into: &edits)
        return note.end
      }
    case "※":
      if let note = note(at: end, in: line) {
        missing(note, from: offset, into: &edits)
        return note.end
      }
    case "〔":
      if accents(from: offset, in: line, into: &edits) { return end }
    default:
      break
    }
    if let cut = accentCuts[offset] {
      let rest = cut.range.lowerBound + 1
      edits.replace(cut.range.lowerBound..<rest, by: cut.text)
      edits.omit(rest..<cut.range.upperBound, .markup)
      for scalar in cut.text.unicodeScalars {
        signs.append(Sign(scalar: scalar, range: cut.range, kind: .latin))
      }
      return cut.range.upperBound
    }
    if closingBrackets.remove(offset) != nil {
      edits.omit(offset..<end, .markup)
      return end
    }
    signs.append(Sign(scalar: scalar, range: offset..<end))
    return end
  }

  /// Accents of the bracket that is read, by the byte at which they start.
  private var accentCuts: [Int: (range: Range<Int>, text: String)] = [:]
  private var closingBrackets = Set<Int>()

  /// Whether a reading comes after a mark, so that the mark is no plain bar.
  private func isBaseMark(at offset: Int, in line: Range<Int>) -> Bool {
    find("《", from: offset, in: line) != nil
  }

  /// How far, in bytes, a sign may stand from the one that it belongs to; lines may be as long as a
  /// book.
  private static let mostBytes = 2_000

  private func find(_ sign: String, from offset: Int, in line: Range<Int>) -> Int? {
    let wanted = Array(sign.utf8)
    let limit = min(line.upperBound, offset + Self.mostBytes)
    var at = min(offset, limit)
    while let next = bytes[at..<limit].firstIndex(of: wanted[0]) {
      if bytes[next..<limit].starts(with: wanted) { return next }
      at = next + 1
    }
    return nil
  }

  // MARK: - Readings

  /// Takes a reading for the characters before it; nothing where there are none, or it is empty.
  private mutating func reading(
    from offset: Int, in line: Range<Int>, into edits: inout TextEdits
  ) -> Int? {
    let start = offset + 3
    guard let close = find("》", from: start, in: line), close > start, close - start <= 600,
      let base = base()
    else { return nil }
    baseStart = nil
    let text = String(decoding: bytes[start..<close], as: UTF8.self)
    // The reading itself may have accents and notes; it is shown as it stands.
    edits.change(base, .alias(text))
    edits.replace(offset..<start, by: "(")
    edits.replace(close..<close + 3, by: ")")
    edits.change(offset..<close + 3, .silence(.silent))
    return close + 3
  }

  /// The bytes of the characters that a reading belongs to.
  private func base() -> Range<Int>? {
    guard let last = signs.last else { return nil }
    if let baseStart, baseStart < signs.count {
      return signs[baseStart].range.lowerBound..<last.range.upperBound
    }
    let kind = Self.kind(of: last)
    guard kind != .other else { return nil }
    var first = signs.count - 1
    while first > 0, Self.kind(of: signs[first - 1]) == kind,
      signs[first - 1].range.upperBound == signs[first].range.lowerBound
    {
      first -= 1
    }
    return signs[first].range.lowerBound..<last.range.upperBound
  }

  private static func kind(of sign: Sign) -> Kind {
    if let kind = sign.kind { return kind }
    switch sign.scalar.value {
    case 0x3005, 0x3006, 0x3007, 0x303B, 0x30F6, 0x3400...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF, 0x4EDD:
      return .kanji
    case 0x3041...0x309F: return .hiragana
    case 0x30A0...0x30FF, 0x31F0...0x31FF: return .katakana
    default: break
    }
    let isLatin =
      sign.scalar.properties.isAlphabetic || sign.scalar.properties.numericType != nil
      || "&'-.・＆".unicodeScalars.contains(sign.scalar)
    return isLatin ? .latin : .other
  }

  // MARK: - Notes

  /// A note `［＃…］`: what it says, and where it ends.
  private struct Note {
    var text: String
    var end: Int
  }

  private func note(at offset: Int, in line: Range<Int>) -> Note? {
    guard bytes[offset..<line.upperBound].starts(with: "［＃".utf8) else { return nil }
    var depth = 0
    var at = offset
    let limit = min(line.upperBound, offset + Self.mostBytes)
    while at < limit {
      let scalar = TextSign.scalar(at: at, in: bytes)
      if scalar == "［" { depth += 1 }
      if scalar == "］" {
        depth -= 1
        if depth == 0 {
          return Note(text: String(decoding: bytes[offset + 6..<at], as: UTF8.self), end: at + 3)
        }
      }
      at += UTF8.width(scalar)
    }
    return nil
  }

  private mutating func read(_ note: Note, from offset: Int, into edits: inout TextEdits) {
    edits.omit(offset..<note.end, .annotation)
    let text = note.text
    if let level = Self.headingLevel(text) {
      if text.hasPrefix("ここから") {
        openLevel = level
        headingLevel = level
      } else if text.hasPrefix("ここで"), text.hasSuffix("終わり") {
        openLevel = nil
        if signs.isEmpty { headingLevel = nil }
      } else if !text.hasSuffix("終わり") {
        headingLevel = level
      }
    } else if Self.isEmphasis(text) {
      if let quoted = Self.quoted(text) {
        if let range = range(of: quoted) { edits.change(range, .emphasis(.moderate)) }
      } else if text.hasSuffix("終わり") {
        if let start = emphasisStart, start < signs.count, let last = signs.last {
          edits.change(
            signs[start].range.lowerBound..<last.range.upperBound, .emphasis(.moderate))
        }
        emphasisStart = nil
      } else {
        emphasisStart = signs.count
      }
    }
  }

  private static func headingLevel(_ note: String) -> Int? {
    note.contains("大見出し")
      ? 1 : note.contains("中見出し") ? 2 : note.contains("小見出し") ? 3 : nil
  }

  private static func isEmphasis(_ note: String) -> Bool {
    ["傍点", "傍線", "太字", "斜体"].contains { sign in
      note.hasSuffix(sign) || note.hasSuffix("\(sign)終わり")
    } && !note.hasPrefix("ここ")
  }

  /// What a note quotes: `「…」に傍点`.
  private static func quoted(_ note: String) -> String? {
    guard note.hasPrefix("「"), let end = note.lastIndex(of: "」") else { return nil }
    return String(note[note.index(after: note.startIndex)..<end])
  }

  /// Where a text was last seen on the line.
  private func range(of text: String) -> Range<Int>? {
    let wanted = Array(text.unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= signs.count else { return nil }
    let last = signs.count - wanted.count
    for start in stride(from: last, through: max(0, last - Self.mostBytes), by: -1)
    where zip(signs[start...], wanted).allSatisfy({ $0.scalar == $1 }) {
      let end = signs[start + wanted.count - 1].range.upperBound
      return signs[start].range.lowerBound..<end
    }
    return nil
  }

  // MARK: - Characters that the encoding lacks

  /// Shows the character of a note such as `※［＃「てへん＋丑」、第4水準2-12-93］`, or what the note
  /// says of it.
  private mutating func missing(_ note: Note, from offset: Int, into edits: inout TextEdits) {
    let shown = Gaiji.character(note.text) ?? "〔\(Gaiji.description(note.text))〕"
    edits.replace(offset..<note.end, by: shown)
    let scalars = Array(shown.unicodeScalars)
    let isCharacter = scalars.count <= 2
    for scalar in scalars.prefix(isCharacter ? 1 : 0) {
      signs.append(Sign(scalar: scalar, range: offset..<note.end))
    }
    if !isCharacter {
      signs.append(Sign(scalar: "※", range: offset..<note.end, kind: .kanji))
    }
  }

  // MARK: - Accents

  /// The bracket that closes one, notes of the typesetter between them passed over.
  private func closingBracket(from offset: Int, in line: Range<Int>) -> Int? {
    var at = offset
    let limit = min(line.upperBound, offset + Self.mostBytes)
    while at < limit {
      let scalar = TextSign.scalar(at: at, in: bytes)
      if scalar == "〕" { return at }
      if scalar == "［", let note = note(at: at, in: line) {
        at = note.end
      } else {
        at += UTF8.width(scalar)
      }
    }
    return nil
  }

  /// Looks at a bracket `〔…〕` around Latin letters; false where it has no accents.
  private mutating func accents(
    from offset: Int, in line: Range<Int>, into edits: inout TextEdits
  ) -> Bool {
    guard let close = closingBracket(from: offset + 3, in: line) else { return false }
    let cuts = AccentTable.accents(in: offset + 3..<close, of: bytes)
    guard !cuts.isEmpty else { return false }
    edits.omit(offset..<offset + 3, .markup)
    closingBrackets.insert(close)
    for cut in cuts { accentCuts[cut.range.lowerBound] = cut }
    return true
  }
}
