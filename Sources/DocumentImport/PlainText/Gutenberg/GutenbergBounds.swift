/// Where the book starts and ends in a text of Project Gutenberg.
///
/// What lies outside is the licence and the history of the file. A text that only speaks of the
/// project has no such lines, and nothing of it is left out.
struct GutenbergBounds {
  /// The index of the first line of the book.
  let start: Int
  /// The index of the line after its last one.
  let end: Int

  /// Looks at the lines of a text, in small letters; nothing where it is no such text.
  init?(lines: [String]) {
    let head = lines.prefix(40).joined(separator: "\n")
    guard head.contains("gutenberg") else { return nil }
    var start = 0
    for (index, line) in lines.prefix(1_500).enumerated() where Self.isStart(line) {
      start = index + 1
      // The small print may stand behind a line that looks like the start.
      if !line.contains("small print") { break }
    }
    let end = Self.end(of: lines, from: start)
    guard start > 0 || end < lines.count else { return nil }
    start = Self.afterCredits(lines, from: start, to: end)
    // A file that has nothing else is read as it stands.
    guard lines[start..<end].contains(where: { !$0.isEmpty }) else { return nil }
    self.start = start
    self.end = end
  }

  private static let names = GutenbergHeader.names.map { $0.lowercased() }

  private static func isStart(_ line: String) -> Bool {
    guard line.hasPrefix("*") else { return false }
    if line.contains("small print") {
      return line.hasPrefix("*end") || line.hasSuffix("*end*")
    }
    return line.hasPrefix("***") && line.contains("gutenberg")
      && words(line).contains { starts.contains($0) } && !words(line).contains("end")
  }

  private static let starts: Set<Substring> = [
    "start", "begin", "beginning", "début", "debut", "anfang", "beginn", "inicio", "início",
    "inizio", "comienzo", "alku", "başlangıç", "начало",
  ]
  private static let ends: Set<Substring> = [
    "end", "fin", "ende", "fine", "fim", "loppu", "slut", "einde", "конец",
  ]

  private static func words(_ line: String) -> [Substring] {
    line.split { !$0.isLetter }
  }

  /// The line with which the book ends.
  private static func end(of lines: [String], from start: Int) -> Int {
    var end: Int?
    for index in lines.indices.dropFirst(start) {
      let line = lines[index]
      if line.hasPrefix("***"), line.contains("gutenberg"),
        words(line).contains(where: ends.contains)
      {
        end = index
        break
      }
    }
    // Old files end with a plain line alone, and the licence stood at the top.
    let last = end ?? lines.count
    let from = max(start, end.map { $0 - 8 } ?? lines.count - 600)
    for index in from..<max(from, last) where isPlainEnd(lines[index]) { return index }
    return last
  }

  private static func isPlainEnd(_ line: String) -> Bool {
    guard names.contains(where: line.contains), let first = words(line).first else { return false }
    return ends.contains(first) && line.count < 160
  }

  /// The line after the credits of those who made the file.
  private static func afterCredits(_ lines: [String], from start: Int, to end: Int) -> Int {
    var index = start
    var kept = start
    var hasCredits = false
    while index < end {
      while index < end, lines[index].isEmpty { index += 1 }
      let first = index
      while index < end, !lines[index].isEmpty { index += 1 }
      guard first < index, index - first <= 12 else { break }
      let group = lines[first..<index].joined(separator: " ")
      let isCredit = credits.contains { group.hasPrefix($0) }
      let isThanks =
        hasCredits && thanks.contains(where: group.contains)
        && workshop.contains(where: group.contains)
      let isRule = group.allSatisfy { "*-= ".contains($0) }
      guard isCredit || isThanks || isRule else { break }
      if isCredit || isThanks {
        hasCredits = true
        kept = index
      }
    }
    return kept
  }

  private static let credits = [
    "produced by", "this etext was produced", "this ebook was produced", "this etext was prepared",
    "this ebook was prepared", "e-text prepared by", "etext prepared by", "transcribed from",
    "this ebook was transcribed", "this etext was transcribed", "scanned by", "prepared by",
    "the project gutenberg etext", "the project gutenberg ebook", "project gutenberg's",
    "this file was produced", "images provided by", "ebook produced by", "text file produced by",
    "digitized by", "proofread by", "proofed by", "created by", "credits:",
  ]
  private static let thanks = ["thank", "remerci", "dank", "gracias", "grazie", "obrigad"]
  private static let workshop = [
    "image", "scan", "etext", "e-text", "texte", "ebook", "proof", "http", "www", "ocr",
  ]
}
