/// Finds the headings of a plain text.
///
/// A false heading is worse than none, so a line must stand first after a blank line and be one of
/// these, in a sort that is found at least twice:
/// - a word for a chapter with its number: `CHAPTER I`, `Chapitre premier`, `Kapitel 3. Titel`,
/// - any word with a number, where the numbers run from 1 on: `Article 1`, `Madde 2`,
/// - `第一章`, `제1장` and the like,
/// - a number before the word: `Erstes Kapitel`, `1. artikla`,
/// - a Roman number or a number in Chinese characters alone, where they run from one on,
/// - capitals alone with prose below, three times at least, where nothing else was found.
///
/// A list of contents is not taken for headings: three or more of a sort with no text between.
struct HeadingFinder {
  /// A sort of heading.
  enum Sort: Hashable {
    case numbered(String)
    case roman
    case kanji
    case named
    case capitals
  }

  /// A heading found.
  struct Heading {
    /// The index of the group of lines that it starts.
    var group: Int
    /// Its sort.
    var sort: Sort
    /// Its number as it is written, without signs.
    var number: String
    /// The line.
    var text: String
    /// Whether the word is known, so that two are enough.
    var isKnown: Bool
  }

  /// The headings, in the order of the text.
  private(set) var headings: [Heading] = []
  /// The sort at which the text is split; nothing where it is not.
  private(set) var splitting: Sort?

  /// The sorts that come before the first one at which the text is split: books and parts, which
  /// hold the chapters.
  var above: Set<Sort> {
    let first = headings.firstIndex { $0.sort == splitting } ?? 0
    return Set(headings[..<first].map(\.sort)).subtracting([.named])
  }

  /// Looks at groups of lines, each given by its first lines and whether prose is below it.
  init(groups: [Group]) {
    var found: [Heading] = []
    for (index, group) in groups.enumerated() {
      guard let heading = Self.candidate(group.firstLine, group: index) else { continue }
      // Several in one group are a list of contents.
      let isList = group.otherLines.contains {
        Self.candidate($0, group: index)?.sort == heading.sort
      }
      if !isList { found.append(heading) }
    }
    found = Self.withoutContents(Self.withoutTitlesOfChapters(found))
    var sorts: [Sort: [Heading]] = [:]
    for heading in found { sorts[heading.sort, default: []].append(heading) }
    let accepted = sorts.filter { Self.isAccepted($0.key, $0.value) }
    splitting =
      accepted.filter { $0.key != .named && $0.value.count >= 2 }
      .max { ($0.value.count, $1.value[0].group) < ($1.value.count, $0.value[0].group) }?.key
    if splitting == nil {
      let capitals = groups.indices.filter { Self.isCapitals($0, in: groups) }
      if capitals.count >= 3 {
        splitting = .capitals
        found += capitals.map {
          Heading(
            group: $0, sort: .capitals, number: "", text: groups[$0].firstLine, isKnown: false)
        }
        found.sort { $0.group < $1.group }
      }
    }
    let splits = splitting
    headings = found.filter {
      $0.sort == splits || accepted[$0.sort] != nil && ($0.sort != .named || splits != nil)
    }
  }

  /// What is looked at of lines between blank lines.
  struct Group {
    /// The first line, empty where it is too long or too full for a heading.
    var firstLine: String
    /// The short lines among the next ones.
    var otherLines: [String]
    /// Whether it is one line alone.
    var isSingle: Bool
    /// Whether it is long enough for a paragraph of prose.
    var isProse: Bool
  }

  private static func candidate(_ line: String, group: Int) -> Heading? {
    guard !line.isEmpty, let first = line.unicodeScalars.first,
      !first.properties.isLowercase
    else { return nil }
    if first == "第" || first == "제" { return counted(line, group: group) }
    if let number = HeadingWords.kanjiAlone(line) {
      return Heading(group: group, sort: .kanji, number: number, text: line, isKnown: true)
    }
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let word = words.first.map(core), words.count <= 14 else { return nil }
    let key = word.lowercased()
    if words.count == 1 {
      let isRoman = HeadingWords.roman(word) != nil
      let isNamed = HeadingWords.named.contains(key)
      guard isRoman || isNamed else { return nil }
      return Heading(
        group: group, sort: isRoman ? .roman : .named, number: isRoman ? word : key, text: line,
        isKnown: true)
    }
    if let heading = numberFirst(words, line: line, group: group) { return heading }
    var rest = words.dropFirst()
    if let next = rest.first.map(core)?.lowercased(), HeadingWords.particles.contains(next),
      rest.count > 1
    {
      rest = rest.dropFirst()
    }
    guard let numberWord = rest.first else { return nil }
    var number = core(numberWord)
    if HeadingWords.hebrew.contains(key), let value = HeadingWords.hebrewNumber(numberWord) {
      number = String(value)
    }
    let isKnown = HeadingWords.numbered.contains(key)
    guard HeadingWords.isNumber(number),
      isKnown || words.count == 2 && !HeadingWords.neverHeadings.contains(key) && isWord(word)
    else { return nil }
    // After the bare number a title starts with a capital; a sentence goes on in small letters.
    if let next = rest.dropFirst().first?.unicodeScalars.first, next.properties.isLowercase,
      let last = numberWord.last, !".:)—–-".contains(last)
    {
      return nil
    }
    return Heading(
      group: group, sort: .numbered(key), number: number.lowercased(), text: line,
      isKnown: isKnown)
  }

  /// A heading whose number comes first: `1. artikla`, `Erstes Kapitel`, `Глава` behind `Первая`.
  private static func numberFirst(_ words: [String], line: String, group: Int) -> Heading? {
    guard let first = words.first, words.count >= 2 else { return nil }
    let number = core(first)
    let key = core(words[1]).lowercased()
    let isKnown = HeadingWords.numbered.contains(key)
    let isSpelt = HeadingWords.isOrdinal(number)
    let isOrdinal = first.last == "." && HeadingWords.value(of: number) != nil
    guard isSpelt && isKnown || isOrdinal && (isKnown || words.count == 2 && isWord(key)),
      !HeadingWords.neverHeadings.contains(key),
      // A title may come behind a sign; a sentence goes on right away.
      words.count == 2 || words[1].last.map({ ".:)—–-".contains($0) }) == true
    else { return nil }
    return Heading(
      group: group, sort: .numbered(key), number: number.lowercased(), text: line,
      isKnown: isKnown)
  }

  /// A heading such as 第一章: a number between 第 and a word for a part.
  private static func counted(_ line: String, group: Int) -> Heading? {
    let scalars = Array(line.unicodeScalars.prefix(12))
    var start = 1
    // Some put spaces around the number.
    while start < scalars.count, scalars[start].properties.isWhitespace { start += 1 }
    var end = start
    while end < scalars.count, isNumeral(scalars[end]) { end += 1 }
    var number = String.UnicodeScalarView()
    number.append(contentsOf: scalars[start..<end])
    while end < scalars.count, scalars[end].properties.isWhitespace { end += 1 }
    guard !number.isEmpty, end < scalars.count,
      "章回節节話话部卷巻篇条條編编幕場장절부권편회조막".unicodeScalars.contains(scalars[end])
    else { return nil }
    return Heading(
      group: group, sort: .numbered(String(scalars[end])), number: String(number), text: line,
      isKnown: true)
  }

  private static func isNumeral(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .decimalNumber
      || "〇零一二三四五六七八九十百千万両两".unicodeScalars.contains(scalar)
  }

  /// A word without the signs around it and without the mark of a note behind it.
  private static func core(_ word: String) -> String {
    let bare = word.prefix { $0 != "[" }
    let letters = bare.drop { !$0.isLetter && !$0.isNumber }
    return String(letters.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "'" })
  }

  private static func isWord(_ word: String) -> Bool {
    word.count >= 2 && word.allSatisfy(\.isLetter)
  }

  /// Leaves out a word such as Conclusion right below a chapter's number: it is its title.
  private static func withoutTitlesOfChapters(_ found: [Heading]) -> [Heading] {
    found.enumerated().filter { index, heading in
      guard heading.sort == .named, index > 0 else { return true }
      let last = found[index - 1]
      return last.sort == .named || last.group + 1 != heading.group
    }.map(\.element)
  }

  /// Leaves out what is a list of contents.
  private static func withoutContents(_ found: [Heading]) -> [Heading] {
    var result: [Heading] = []
    var start = 0
    while start < found.count {
      var end = start + 1
      while end < found.count, found[end].sort == found[start].sort,
        found[end].group == found[end - 1].group + 1
      {
        end += 1
      }
      if end - start < 3 {
        result += found[start..<end]
      } else if found[end - 1].number == found[start].number {
        // The list ends where its first entry comes again, as the chapter itself.
        result.append(found[end - 1])
      }
      start = end
    }
    return result
  }

  private static func isAccepted(_ sort: Sort, _ found: [Heading]) -> Bool {
    let numbers = found.map(\.number)
    switch sort {
    case .numbered:
      if found.allSatisfy(\.isKnown) {
        return numbers.count == 1
          ? HeadingWords.value(of: numbers[0].uppercased()) != nil : Set(numbers).count >= 2
      }
      return numbers.count >= 3 && runsFromOne(numbers)
    case .roman, .kanji:
      return numbers.count >= 2 && runsFromOne(numbers)
    case .named:
      return true
    case .capitals:
      return numbers.count >= 3
    }
  }

  /// Whether numbers run from one on, counted anew where a part starts.
  private static func runsFromOne(_ numbers: [String]) -> Bool {
    var last = 0
    var breaks = 0
    var words = 0
    for number in numbers {
      let written = HeadingWords.value(of: number.uppercased())
      if written == nil { words += 1 }
      // A number that is spelt out, such as the first, is taken for the one that is due.
      let value = written ?? last + 1
      if value != last + 1, value != 1 { breaks += 1 }
      last = value
    }
    let first = HeadingWords.value(of: numbers[0].uppercased()) ?? 1
    return first == 1 && breaks * 10 <= numbers.count && words * 2 < numbers.count
  }

  /// Whether a group is a line in capitals with prose below.
  private static func isCapitals(_ index: Int, in groups: [Group]) -> Bool {
    let group = groups[index]
    guard group.isSingle, index + 1 < groups.count, groups[index + 1].isProse,
      let last = group.firstLine.last, !",;:".contains(last), !group.firstLine.hasPrefix("*")
    else { return false }
    let letters = group.firstLine.unicodeScalars.filter(\.properties.isAlphabetic)
    return letters.count >= 4 && letters.allSatisfy(\.properties.isUppercase)
  }
}
