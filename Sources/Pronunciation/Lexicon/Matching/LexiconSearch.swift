import ReadingContent

/// One search through one text.
struct LexiconSearch {
  var roles: [LexiconMatcher.Role] = []
  var taken: [Range<Int>] = []

  private let matcher: LexiconMatcher
  private let text: String
  private let language: LanguageTag?
  /// Whether each lexicon serves the language.
  private let serving: [Bool]
  private let isEnglish: Bool
  private let hasElision: Bool
  private var parts: [TextPart] = []
  /// For each part, the number of its key.
  private var keys: [Int32] = []
  /// For each part that looks like an English plural, the number of the word without its ending.
  private var stems: [Int: [(key: Int32, dropped: Int)]] = [:]
  private var bounds: WordBounds?
  /// The byte after the last match.
  private var matchEnd = 0
  /// Where the search is among the roles and the taken stretches.
  private var role = 0
  private var nextTaken = 0

  /// A place where an entry ends.
  private struct End {
    /// The part after it.
    var part: Int
    /// The place in the index.
    var place: Int32
    /// The bytes of the text that the entry itself covers end here; a suffix follows.
    var stem: Int
    /// The parts of the entry.
    var count: Int
  }
  private var ends: [End] = []

  init(_ matcher: LexiconMatcher, text: String, language: LanguageTag?, serving: [Bool]) {
    self.matcher = matcher
    self.text = text
    self.language = language
    self.serving = serving
    isEnglish = language?.primary == "en"
    hasElision = ["fr", "it", "ca"].contains(language?.primary)
  }

  mutating func run() -> [LexiconMatch] {
    readParts()
    var matches: [LexiconMatch] = []
    var part = 0
    while part < parts.count {
      if let (match, next) = match(at: part) {
        matches.append(match)
        matchEnd = match.range.upperBound
        part = next
      } else {
        part += 1
      }
    }
    return matches
  }

  private mutating func readParts() {
    let folding = KeyFolding(language)
    let index = matcher.index
    var text = text
    text.withUTF8 { bytes in
      TextPart.visit(bytes, folding: folding) { part, key in
        parts.append(part)
        keys.append(index.number(ofKey: key))
        guard isEnglish, part.kind == .word else { return }
        for dropped in EnglishPlural.endings(of: key) {
          let stem = index.number(ofKey: String(key.dropLast(dropped)))
          guard stem >= 0 else { continue }
          stems[parts.count - 1, default: []].append((stem, dropped))
        }
      }
    }
  }

  /// The match that starts at a part, and the part after it.
  private mutating func match(at first: Int) -> (LexiconMatch, Int)? {
    let start = parts[first].start
    while nextTaken < taken.count, taken[nextTaken].upperBound <= start { nextTaken += 1 }
    while role < roles.count, roles[role].range.upperBound <= start { role += 1 }
    let limit = nextTaken < taken.count ? taken[nextTaken].lowerBound : Int.max
    guard start < limit else { return nil }
    findEnds(from: first, limit: limit)
    // The one that covers most comes first; the order of the others does not matter.
    ends.sort { $0.part > $1.part }
    var index = 0
    while index < ends.count {
      var group = index + 1
      while group < ends.count, ends[group].part == ends[index].part { group += 1 }
      if let match = best(of: index..<group, from: first) { return (match, ends[index].part) }
      index = group
    }
    return nil
  }

  /// Notes all places where an entry that starts at a part ends.
  private mutating func findEnds(from first: Int, limit: Int) {
    ends.removeAll(keepingCapacity: true)
    var place: Int32 = -1
    var part = first
    while part < parts.count, parts[part].end <= limit {
      for stem in stems[part] ?? [] {
        let next = step(from: place, stem.key, isFirst: part == first)
        guard next >= 0 else { continue }
        let end = End(
          part: part + 1, place: next, stem: parts[part].end - stem.dropped,
          count: part + 1 - first)
        addPlural(end, limit: limit)
      }
      place = step(from: place, keys[part], isFirst: part == first)
      guard place >= 0 else { return }
      part += 1
      guard matcher.index.first(at: place) >= 0 else { continue }
      let stem = parts[part - 1].end
      ends.append(End(part: part, place: place, stem: stem, count: part - first))
      if isPossessive(at: part), parts[part + 1].end <= limit {
        ends.append(End(part: part + 2, place: place, stem: stem, count: part - first))
      }
    }
  }

  private func step(from place: Int32, _ key: Int32, isFirst: Bool) -> Int32 {
    isFirst ? matcher.index.start(key) : matcher.index.step(from: place, key)
  }

  /// Notes `Yosemites`, and `Yosemites'` where an apostrophe follows.
  private mutating func addPlural(_ end: End, limit: Int) {
    ends.append(end)
    let next = end.part
    guard next < parts.count, parts[next].kind == .apostrophe, parts[next].end <= limit,
      parts[next].start == parts[next - 1].end
    else { return }
    var possessive = end
    possessive.part += 1
    ends.append(possessive)
  }

  /// Answers whether `'s` stands at a part, glued to what is before it.
  private func isPossessive(at part: Int) -> Bool {
    guard isEnglish, part + 1 < parts.count, parts[part].kind == .apostrophe,
      parts[part + 1].kind == .word, parts[part + 1].end - parts[part + 1].start == 1,
      parts[part].start == parts[part - 1].end
    else { return false }
    let letter = text.utf8[text.utf8.index(text.utf8.startIndex, offsetBy: parts[part + 1].start)]
    return letter | 0x20 == UInt8(ascii: "s")
  }

  /// The best entry among those that cover the same text.
  private mutating func best(of group: Range<Int>, from first: Int) -> LexiconMatch? {
    var best: Found?
    let elided = elidedWord(before: first)
    for end in ends[group] where isWholeWords(first, end, isGlued: elided != nil) {
      let role = roleName(start: parts[first].start, end: parts[end.part - 1].end)
      var candidate = matcher.index.first(at: end.place)
      while candidate >= 0 {
        let entry = matcher.index.candidates[Int(candidate)]
        defer { candidate = entry.next }
        guard var found = look(at: entry, end: end, from: first, role: role) else { continue }
        if found.isOfOtherRole {
          // A single entry is used even where nobody says that its role is meant.
          guard role == nil, isAlone(entry, at: end.place) else { continue }
          found.rank.role = 2
        }
        if found.rank < best?.rank ?? .last { best = found }
      }
    }
    return best.flatMap { result(of: $0, from: first, elided: elided) }
  }

  /// An entry that fits.
  private struct Found {
    var rank: Rank
    var entry: LexiconIndex.Candidate
    var end: End
    var isOfOtherRole: Bool
  }

  /// What decides between entries that cover the same text; the least wins.
  private struct Rank: Comparable {
    var role: Int
    var lexicon: Int32
    var isFolded: Bool
    var fit: Int
    var isPreferred: Bool
    var lexeme: Int32

    static let last = Rank(
      role: .max, lexicon: .max, isFolded: true, fit: .max, isPreferred: false, lexeme: .max)

    static func < (left: Self, right: Self) -> Bool {
      if left.role != right.role { return left.role < right.role }
      if left.lexicon != right.lexicon { return left.lexicon < right.lexicon }
      if left.isFolded != right.isFolded { return right.isFolded }
      if left.fit != right.fit { return left.fit < right.fit }
      if left.isPreferred != right.isPreferred { return left.isPreferred }
      return left.lexeme < right.lexeme
    }
  }

  private func look(
    at entry: LexiconIndex.Candidate, end: End, from first: Int, role: String?
  ) -> Found? {
    guard serving[Int(entry.lexicon)] else { return nil }
    let lexeme = matcher.lexicons[Int(entry.lexicon)].lexemes[Int(entry.lexeme)]
    let grapheme = lexeme.graphemes[Int(entry.grapheme)].text
    let written = slice(parts[first].start..<end.stem)
    guard let fit = CapitalRule.fit(written, entry: grapheme, capitals: lexeme.capitals) else {
      return nil
    }
    let suffix = slice(end.stem..<parts[end.part - 1].end)
    guard suffix.isEmpty || EnglishPlural.fits(suffix, after: written, entry: grapheme) else {
      return nil
    }
    let isOfRole = role.map { name in lexeme.roles.contains { RoleName.same($0, name) } } ?? false
    let rank = Rank(
      role: isOfRole ? 0 : 1, lexicon: entry.lexicon, isFolded: !suffix.isEmpty,
      fit: fit.rawValue, isPreferred: lexeme.reading.isPreferred, lexeme: entry.lexeme)
    return Found(
      rank: rank, entry: entry, end: end, isOfOtherRole: !isOfRole && !lexeme.roles.isEmpty)
  }

  /// Answers whether a lexicon has no other entry with the same parts.
  private func isAlone(_ entry: LexiconIndex.Candidate, at place: Int32) -> Bool {
    var candidate = matcher.index.first(at: place)
    while candidate >= 0 {
      let other = matcher.index.candidates[Int(candidate)]
      if other.lexicon == entry.lexicon, other.lexeme != entry.lexeme { return false }
      candidate = other.next
    }
    return true
  }

  private func result(
    of found: Found, from first: Int, elided: (part: Int, ipa: String)?
  ) -> LexiconMatch? {
    let lexicon = matcher.lexicons[Int(found.entry.lexicon)]
    let lexeme = lexicon.lexemes[Int(found.entry.lexeme)]
    let end = parts[found.end.part - 1].end
    let start = parts[elided?.part ?? first].start
    let prefix = String(slice(start..<parts[first].start))
    let suffix = String(slice(found.end.stem..<end))
    let spoken = lexeme.reading.content.with(
      prefix: prefix, sounding: elided?.ipa, suffix: suffix)
    guard let spoken else { return nil }
    return LexiconMatch(
      range: start..<end, lexeme: lexeme, lexicon: Int(found.entry.lexicon),
      entry: Int(found.entry.lexeme), grapheme: lexeme.graphemes[Int(found.entry.grapheme)],
      reading: lexeme.reading, path: lexicon.path, prefix: prefix, suffix: suffix, spoken: spoken)
  }

  /// A word without its vowel that is glued to a part: the `l’` of `l’Élysée`.
  private func elidedWord(before part: Int) -> (part: Int, ipa: String)? {
    guard hasElision, part >= 2, parts[part - 1].kind == .apostrophe, parts[part].kind == .word,
      parts[part - 2].kind == .word, parts[part - 2].end == parts[part - 1].start,
      parts[part - 1].end == parts[part].start, parts[part - 2].start >= matchEnd,
      nextTaken == 0 || taken[nextTaken - 1].upperBound <= parts[part - 2].start
    else { return nil }
    let key = slice(parts[part - 2].start..<parts[part - 2].end).lowercased()
    return Elision.ipa(of: key, language: language?.primary).map { (part - 2, $0) }
  }

  /// The role that the author gives a stretch, where it overlaps one with a role.
  private func roleName(start: Int, end: Int) -> String? {
    guard role < roles.count, roles[role].range.lowerBound < end else { return nil }
    return roles[role].name
  }

  private func slice(_ range: Range<Int>) -> Substring {
    let start = text.utf8.index(text.utf8.startIndex, offsetBy: range.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: range.count)]
  }

  /// Answers whether a match starts and ends where words do.
  private mutating func isWholeWords(_ first: Int, _ end: End, isGlued: Bool) -> Bool {
    let last = end.part - 1
    let bounds = self.bounds ?? matcher.bounds(of: text, language: language)
    self.bounds = bounds
    // Unicode's dictionaries do not know names, so an entry of several Chinese characters is found
    // between others wherever it stands.
    let isLong = end.count > 1
    let startsWhole =
      isGlued || bounds.contains(parts[first].start) || isLong && isBetweenHan(first - 1, first)
    return startsWhole
      && (bounds.contains(parts[last].end) || isLong && isBetweenHan(last, last + 1))
  }

  private func isBetweenHan(_ left: Int, _ right: Int) -> Bool {
    left >= 0 && right < parts.count && parts[left].kind == .han && parts[right].kind == .han
      && parts[left].end == parts[right].start
  }
}
