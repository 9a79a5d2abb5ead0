import ReadingContent

/// Reads notations of the International Phonetic Alphabet.
struct IPAReader {
  /// A sign of the notation and where it stands in what was asked.
  private struct Sign {
    var scalar: Unicode.Scalar
    var place: Range<Int>
  }

  private let asked: PhoneticNotation
  private let manner: Manner
  private var reading = PhoneticReading()
  /// The place among the items of the sound that a mark would belong to.
  private var lastSound: Int?
  private var sounds = 0

  /// What of a notation depends on the voice.
  struct Manner: Sendable {
    /// Whether ASCII digits stand for tones.
    var readsDigitsAsTones = false
    /// What the voice itself writes for a vowel in signs of no alphabet.
    var ownSpellings: Set<[Unicode.Scalar]> = []
  }

  private init(asked: PhoneticNotation, manner: Manner) {
    self.asked = asked
    self.manner = manner
  }

  /// Takes a notation in the IPA apart.
  ///
  /// - Parameters:
  ///   - asked: The notation; slashes or brackets around it are no part of it.
  ///   - manner: What of it depends on the voice.
  /// - Returns: Its pieces; at least one of them is a sound.
  /// - Throws: The first fault.
  static func read(
    _ asked: PhoneticNotation, manner: Manner = Manner()
  ) throws(PhoneticFault) -> PhoneticReading {
    var reader = Self(asked: asked, manner: manner)
    let scalars = Array(asked.text.unicodeScalars)
    guard scalars.count <= PhoneticReading.mostScalars else {
      throw PhoneticFault(.tooLong(most: PhoneticReading.mostSounds), asked: asked)
    }
    let inner = inside(scalars)
    var number = inner.lowerBound
    while number < inner.upperBound {
      let next = number + 1 < inner.upperBound ? scalars[number + 1] : " "
      let own = manner.ownSpellings.first { scalars[number..<inner.upperBound].starts(with: $0) }
      if let own {
        for scalar in own {
          try reader.begin(PhoneticSound(scalar), at: number..<number + 1)
          number += 1
        }
        continue
      }
      try reader.take(Sign(scalar: scalars[number], place: number..<number + 1), before: next)
      number += 1
    }
    return try reader.whole()
  }

  /// Takes signs of the IPA apart that were made of another alphabet.
  ///
  /// - Parameters:
  ///   - signs: Signs with the places of what was asked that they stand for.
  ///   - asked: What was asked.
  /// - Returns: Its pieces; at least one of them is a sound.
  /// - Throws: The first fault.
  static func read(
    _ signs: [(Unicode.Scalar, Range<Int>)], of asked: PhoneticNotation
  ) throws(PhoneticFault) -> PhoneticReading {
    var reader = Self(asked: asked, manner: Manner())
    for (scalar, place) in signs {
      try reader.take(Sign(scalar: scalar, place: place), before: "a")
    }
    return try reader.whole()
  }

  private func whole() throws(PhoneticFault) -> PhoneticReading {
    guard sounds > 0 else { throw PhoneticFault(.empty, asked: asked) }
    return reading
  }

  /// What stands between outer slashes or brackets, without the space around it.
  private static func inside(_ scalars: [Unicode.Scalar]) -> Range<Int> {
    var range = trimmed(scalars, 0..<scalars.count)
    guard range.count >= 2 else { return range }
    let pair = (scalars[range.lowerBound], scalars[range.upperBound - 1])
    if pair == ("/", "/") || pair == ("[", "]") {
      range = trimmed(scalars, range.lowerBound + 1..<range.upperBound - 1)
    }
    return range
  }

  private static func trimmed(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, scalars[start].isBlank { start += 1 }
    while start < end, scalars[end - 1].isBlank { end -= 1 }
    return start..<end
  }
}

extension IPAReader {
  private mutating func take(
    _ sign: Sign, before next: Unicode.Scalar
  ) throws(PhoneticFault) {
    // The letter of a letter may have a mark in one again; nothing in Unicode goes deeper than 3.
    var parts: (letter: Unicode.Scalar, marks: [Unicode.Scalar]) = (sign.scalar, [])
    while let pair = Decompositions.of(parts.letter) {
      parts = (pair.letter, [pair.mark] + parts.marks)
    }
    guard !parts.marks.isEmpty else { return try takePlain(sign, before: next) }
    try takePlain(Sign(scalar: parts.letter, place: sign.place), before: next)
    for mark in parts.marks {
      try takePlain(Sign(scalar: mark, place: sign.place), before: next)
    }
  }

  private mutating func takePlain(
    _ sign: Sign, before next: Unicode.Scalar
  ) throws(PhoneticFault) {
    switch SignTable.role(of: sign.scalar) {
    case .letter: try begin(PhoneticSound(sign.scalar), at: sign.place)
    case .mark(let mark): try add(mark, sign)
    case .stress(let stress):
      lastSound = nil
      reading.items.append(.init(kind: .stress(stress), place: sign.place))
    case .tie, .silent: break
    case .wordEnd:
      lastSound = nil
      reading.items.append(.init(kind: .wordEnd, place: sign.place))
    case .toneLevel(let level): addTone(UInt32(level), sign, isMark: false)
    case .toneMark(let contour):
      try refuseMarked(sign)
      addTone(contour, sign, isMark: true)
    case .respelled(let scalars): try respell(sign, as: scalars)
    case .dropped: change(.dropped, sign, "")
    case .ambiguous:
      // A comma before more of the word is how ASCII writes the secondary stress.
      guard sign.scalar == ",", !next.isBlank else {
        throw fault(.ambiguous(symbol: String(sign.scalar)), at: sign.place)
      }
      try respell(sign, as: ["ˌ"])
    case .unknown(let suggestion): try takeUnknown(sign, suggestion)
    }
  }

  fileprivate mutating func begin(
    _ sound: PhoneticSound, at place: Range<Int>
  ) throws(PhoneticFault) {
    sounds += 1
    guard sounds <= PhoneticReading.mostSounds else {
      throw fault(.tooLong(most: PhoneticReading.mostSounds), at: place)
    }
    lastSound = reading.items.count
    reading.items.append(.init(kind: .sound(sound), place: place))
  }

  /// The sound that a mark would belong to.
  private var marked: PhoneticSound? {
    guard let lastSound, case .sound(let sound) = reading.items[lastSound].kind else { return nil }
    return sound
  }

  private mutating func add(_ mark: PhoneticMarks, _ sign: Sign) throws(PhoneticFault) {
    try refuseMarked(sign)
    let isFirst = marked == nil
    if isFirst || isNasalBefore(mark), let letter = Self.standIns[mark.rawValue] {
      // Before its letter a small letter is a sound that leads over to it.
      try begin(PhoneticSound(letter), at: sign.place)
      change(.approximated, sign, String(letter))
      return
    }
    guard let lastSound, let sound = marked else {
      throw fault(.unknown(symbol: String(sign.scalar), suggestion: nil), at: sign.place)
    }
    if sound.marks.contains(mark) {
      return change(.dropped, sign, "")
    }
    if mark == .halfLong { return change(.dropped, sign, "") }
    reading.items[lastSound].kind = .sound(Self.withMark(sound, mark))
    extend(to: sign.place)
  }

  /// Whether a small n leads over to the consonant after it: after a vowel it does.
  private func isNasalBefore(_ mark: PhoneticMarks) -> Bool {
    PhoneticMarks.nasalRelease.contains(mark) && marked?.isNucleus == true
  }

  /// What a raised letter stands for where there is no sound before it.
  private static let standIns: [UInt64: Unicode.Scalar] = {
    let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("ʰ", "h"), ("ʱ", "ɦ"), ("ʲ", "j"), ("ʷ", "w"), ("ᶣ", "ɥ"), ("ˠ", "ɣ"), ("ˤ", "ʕ"),
      ("ˀ", "ʔ"), ("ⁿ", "n"), ("ᵐ", "m"), ("ᵑ", "ŋ"), ("ˡ", "l"), ("ᵊ", "ə"), ("ʴ", "ɹ"),
      ("ᵝ", "β"),
    ]
    return pairs.reduce(into: [:]) { table, pair in
      if let mark = PhoneticMarks.of(pair.0) { table[mark.rawValue] = pair.1 }
    }
  }()

  private static func withMark(_ sound: PhoneticSound, _ mark: PhoneticMarks) -> PhoneticSound {
    // The r-coloured vowels have letters of their own.
    if mark == .rhotic || mark == .rColoured {
      if sound.letter == "ə" { return PhoneticSound("ɚ", sound.marks) }
      if sound.letter == "ɜ" { return PhoneticSound("ɝ", sound.marks) }
    }
    return sound.with(sound.marks.union(mark))
  }

  private mutating func extend(to place: Range<Int>) {
    guard let lastSound else { return }
    let start = reading.items[lastSound].place.lowerBound
    reading.items[lastSound].place = start..<max(place.upperBound, start + 1)
  }

  /// Throws for a letter with a mark that another alphabet writes so.
  private func refuseMarked(_ sign: Sign) throws(PhoneticFault) {
    guard let lastSound, let letter = marked?.letter,
      let meant = SignTable.suggestion(for: letter, with: sign.scalar)
    else { return }
    let start = reading.items[lastSound].place.lowerBound
    throw fault(
      .unknown(symbol: "\(letter)\(sign.scalar)", suggestion: meant), at: start..<start + 1)
  }

  private mutating func takeUnknown(
    _ sign: Sign, _ suggestion: String?
  ) throws(PhoneticFault) {
    let value = sign.scalar.value
    if manner.readsDigitsAsTones, (0x31...0x37).contains(value) {
      addTone(value - 0x30, sign, isMark: false)
      return change(.respelled, sign, "¹²³⁴⁵⁶⁷".unicodeScalars.dropFirst(Int(value) - 0x31).first)
    }
    // The cedilla is part of one letter only.
    if sign.scalar == "\u{327}", let lastSound, let sound = marked, sound.letter == "c" {
      reading.items[lastSound].kind = .sound(PhoneticSound("ç", sound.marks))
      return extend(to: sign.place)
    }
    try refuseMarked(sign)
    throw fault(
      .unknown(symbol: sign.scalar.visible, suggestion: suggestion), at: sign.place)
  }

  private mutating func respell(_ sign: Sign, as scalars: [Unicode.Scalar]) throws(PhoneticFault) {
    var scalars = scalars
    // An apostrophe is the mark of an ejective only after a consonant.
    if sign.scalar == "\u{2019}", marked.map(\.isNucleus) ?? true { scalars = ["ˈ"] }
    change(.respelled, sign, scalars.reduce(into: "") { $0.unicodeScalars.append($1) })
    for scalar in scalars {
      try takePlain(Sign(scalar: scalar, place: sign.place), before: "a")
    }
  }

  /// Adds a level to the tone that is being read, or begins one.
  private mutating func addTone(_ contour: UInt32, _ sign: Sign, isMark: Bool) {
    if !isMark, let last = reading.items.last, case .tone(let before) = last.kind, before < 1000 {
      reading.items[reading.items.count - 1] = .init(
        kind: .tone(before * 10 + contour), place: last.place.lowerBound..<sign.place.upperBound)
    } else {
      reading.items.append(.init(kind: .tone(contour), place: sign.place))
    }
  }

  private mutating func change(
    _ kind: Pronunciation.Change.Kind, _ sign: Sign, _ replacement: Unicode.Scalar?
  ) {
    change(kind, sign, replacement.map { String(Character($0)) } ?? "")
  }

  private mutating func change(
    _ kind: Pronunciation.Change.Kind, _ sign: Sign, _ replacement: String
  ) {
    reading.changes.append(
      .init(
        kind: kind, symbol: String(Character(sign.scalar)), replacement: replacement,
        scalar: sign.place.lowerBound))
  }

  private func fault(_ kind: PhoneticFault.Kind, at place: Range<Int>) -> PhoneticFault {
    PhoneticFault(kind, asked: asked, scalar: place.lowerBound)
  }
}
