import ReadingContent

/// Finds what a printed page repeats: its number on a line of its own, and its headers and footers
/// around form feeds.
///
/// Only a regular pattern counts: numbers of one form that go up by one. Anything else is read.
struct PageFurniture {
  /// Lines that are left out, by their index.
  private(set) var lines: [Int: SkipReason] = [:]
  /// The labels of pages that start behind a line.
  private(set) var labels: [Int: String] = [:]

  private struct Number {
    var line: Int
    var form: String
    var label: String
    var value: Int
  }

  /// Looks at lines, given with what of them can be seen, up to 120 bytes, and with the bytes.
  init(lines all: [TextLine], bytes: [UInt8]) {
    let feeds = Set(
      all.indices.filter {
        all[$0].content.upperBound < bytes.count && bytes[all[$0].content.upperBound] == 0x0C
      })
    var byForm: [String: [Number]] = [:]
    for (index, line) in all.enumerated() where (1...24).contains(line.visible.count) {
      let isAlone =
        (index == 0 || all[index - 1].isBlank || feeds.contains(index - 1))
        && (index + 1 == all.count || all[index + 1].isBlank || feeds.contains(index))
      guard isAlone, let number = Self.number(bytes[line.visible], line: index) else { continue }
      byForm[number.form, default: []].append(number)
    }
    for (form, numbers) in byForm
    where Self.isRegular(numbers)
      && (Self.isPlain(form) == false || isInText(numbers, all, bytes, feeds))
    {
      for number in numbers {
        lines[number.line] = .pageNumber
        labels[number.line] = number.label
      }
    }
    findRunningLines(all, bytes, feeds)
  }

  /// The number on a line such as `[Pg 12]`, `{12}`, `— 12 —`, `- 12 -`, `Page 12` or `12`.
  private static func number(_ bytes: ArraySlice<UInt8>, line: Int) -> Number? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let first = text.firstIndex(where: { $0.isNumber || isRoman($0, text) }) else {
      return nil
    }
    let label = text[first...].prefix { $0.isNumber || isRoman($0, text) }
    let value = Int(label) ?? HeadingWords.roman(label.uppercased())
    guard let value, value < 20_000 else { return nil }
    let before = text[..<first].withoutOuterSpace.lowercased()
    let after = text[label.endIndex...].withoutOuterSpace
    let forms: Set<String> = [
      "[pg|]", "[page|]", "[p.|]", "{|}", "—|—", "–|–", "-|-", "--|--", "page|", "pg|", "|",
      "[seite|]", "seite|", "〔|〕", "(|)",
    ]
    let form = "\(before)|\(after)"
    guard forms.contains(form) else { return nil }
    return Number(line: line, form: form, label: String(label), value: value)
  }

  /// Roman numbers count in small letters within signs alone, as prefaces have them.
  private static func isRoman(_ letter: Character, _ text: String) -> Bool {
    "ivxlc".contains(letter) && (text.hasPrefix("{") || text.hasPrefix("["))
      && !text.lowercased().hasPrefix("[pg") || "ivxlc".contains(letter) && text.hasPrefix("- ")
  }

  /// Forms that may be the numbers of chapters as well.
  private static func isPlain(_ form: String) -> Bool {
    ["|", "—|—", "–|–", "-|-", "--|--", "(|)", "page|", "seite|"].contains(form)
  }

  /// Whether numbers go up by one, but for a few that are missing.
  private static func isRegular(_ numbers: [Number]) -> Bool {
    guard numbers.count >= 4 else { return false }
    let steps = zip(numbers, numbers.dropFirst()).map { $1.value - $0.value }
    return steps.count { $0 == 1 } * 10 >= steps.count * 8
      && steps.allSatisfy { (-1...20).contains($0) }
  }

  /// Whether numbers stand where pages end: at form feeds, or within sentences.
  private func isInText(
    _ numbers: [Number], _ lines: [TextLine], _ bytes: [UInt8], _ feeds: Set<Int>
  ) -> Bool {
    let within = numbers.count { number in
      if feeds.contains(number.line) || feeds.contains(number.line - 1)
        || feeds.contains(number.line + 1)
      {
        return true
      }
      return Self.goesOn(over: number.line, lines, bytes)
    }
    return within >= 3 && within * 4 >= numbers.count
  }

  /// Whether the sentence before a line goes on after it.
  static func goesOn(
    over line: Int, _ lines: [TextLine], _ bytes: [UInt8], _ omitted: [Int: SkipReason] = [:]
  ) -> Bool {
    func isText(_ index: Int) -> Bool { !lines[index].isBlank && omitted[index] == nil }
    guard
      let before = lines[..<line].indices.suffix(8).last(where: isText).map({ lines[$0] }),
      let after = lines[(line + 1)...].indices.prefix(8).first(where: isText).map({ lines[$0] }),
      let last = bytes[before.visible].last
    else { return false }
    let next = TextSign.scalar(at: after.visible.lowerBound, in: bytes)
    return !".!?:;\"')]*".utf8.contains(last) && next.properties.isLowercase
  }

  /// Finds lines next to form feeds that are the same on most pages but for numbers.
  private mutating func findRunningLines(
    _ all: [TextLine], _ bytes: [UInt8], _ feeds: Set<Int>
  ) {
    guard feeds.count >= 3 else { return }
    var heads: [String: [Int]] = [:]
    var feet: [String: [Int]] = [:]
    for feed in feeds {
      if let foot = (max(0, feed - 3)...feed).last(where: { !all[$0].isBlank }) {
        feet[Self.shape(bytes[all[foot].visible]), default: []].append(foot)
      }
      let next = all.indices.dropFirst(feed + 1).prefix(3)
      if let head = next.first(where: { !all[$0].isBlank }) {
        heads[Self.shape(bytes[all[head].visible]), default: []].append(head)
      }
    }
    for found in [heads, feet] {
      for (shape, places) in found
      where places.count >= 3 && places.count * 2 >= feeds.count && shape.count >= 3 {
        for place in places where lines[place] == nil {
          let label = Self.lastNumber(bytes[all[place].visible])
          lines[place] = label == nil ? .navigation : .pageNumber
          labels[place] = label
        }
      }
    }
    // What stands between a footer and the header of the next page says the page once: the number
    // in a footer is that of the page that ends.
    for place in lines.keys where (place...place + 3).contains(where: feeds.contains) {
      labels[place] = labels[place].flatMap { Int($0) }.map { String($0 + 1) }
    }
  }

  /// A line with one sign for each number and without spaces.
  private static func shape(_ bytes: ArraySlice<UInt8>) -> String {
    var result = ""
    for character in String(decoding: bytes, as: UTF8.self) where !character.isWhitespace {
      if character.isNumber {
        if result.last != "#" { result.append("#") }
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// The number that a line ends with, or that stands in brackets at its end.
  private static func lastNumber(_ bytes: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    let end = text.reversed().drop { "]) —–-".contains($0) }
    let digits = String(end.prefix { $0.isASCII && $0.isNumber }.reversed())
    // A year ends many headers.
    guard let value = Int(digits), value < 1500 else { return nil }
    return digits
  }
}
