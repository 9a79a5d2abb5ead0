import ReadingContent

/// The notes of a text of Project Gutenberg: `[1]` in the text, and a paragraph that starts with
/// `[1]` or `[Footnote 1:`.
///
/// A mark and a note are one only where both are there; labels that start anew in each chapter
/// belong to the next note of that label.
struct GutenbergNotes {
  /// A note: its groups of lines, and its name in the book.
  struct Note {
    var groups: Range<Int>
    var id: String
  }

  /// The notes that marks point to, in the order of the text.
  private(set) var notes: [Note] = []

  /// Looks at groups of lines, each given by its bytes; names of notes start with a prefix.
  init(groups: [Range<Int>], bytes: [UInt8], prefix: String, edits: inout TextEdits) {
    var found: [(label: String, groups: Range<Int>, head: Range<Int>, close: Int?)] = []
    var heads = Set<Int>()
    var index = 0
    while index < groups.count {
      defer { index += 1 }
      guard let head = Self.head(of: groups[index], in: bytes) else { continue }
      var last = index
      var close: Int?
      if head.isBracketed {
        // The bracket may close some paragraphs on.
        let limit = min(
          groups[min(groups.count - 1, index + 40)].upperBound, head.range.lowerBound + 50_000)
        guard let end = GutenbergMarkup.end(of: head.range.lowerBound, in: bytes, before: limit)
        else { continue }
        while last + 1 < groups.count, groups[last].upperBound <= end { last += 1 }
        close = end
      }
      heads.insert(head.range.lowerBound)
      found.append((head.label, index..<last + 1, head.range, close))
      index = last
    }
    guard !found.isEmpty else { return }
    // The notes of each label, in the order of the text, and the first that may come next.
    var waiting: [String: (notes: [Int], next: Int)] = [:]
    for (number, one) in found.enumerated() {
      waiting[one.label, default: ([], 0)].notes.append(number)
    }
    var references: [Int: [Range<Int>]] = [:]
    for group in groups {
      for (label, range) in Self.marks(in: group, of: bytes)
      where !heads.contains(range.lowerBound) {
        guard var row = waiting[label] else { continue }
        while row.next < row.notes.count,
          found[row.notes[row.next]].head.lowerBound < range.lowerBound
        {
          row.next += 1
        }
        waiting[label] = row
        if row.next < row.notes.count {
          references[row.notes[row.next], default: []].append(range)
        }
      }
    }
    var counts: [String: Int] = [:]
    for (number, one) in found.enumerated() {
      guard let marks = references[number] else { continue }
      counts[one.label, default: 0] += 1
      let count = counts[one.label] ?? 1
      let id = prefix + (count == 1 ? "note-\(one.label)" : "note-\(one.label)-\(count)")
      for range in marks {
        edits.change(range, .silence(.noteMark))
        edits.mark(range, .noteReference(id: id))
      }
      edits.change(one.head, .silence(.noteMark))
      if let close = one.close { edits.omit(close..<close + 1, .markup) }
      notes.append(Note(groups: one.groups, id: id))
    }
  }

  /// The mark with which a note starts.
  private static func head(
    of group: Range<Int>, in bytes: [UInt8]
  ) -> (label: String, range: Range<Int>, isBracketed: Bool)? {
    guard let open = bytes[group].firstIndex(where: { $0 > 0x20 }), bytes[open] == 0x5B else {
      return nil
    }
    for word in ["[Footnote ", "[Fußnote ", "[Note ", "[Nota "]
    where bytes[open..<group.upperBound].starts(with: word.utf8) {
      let start = open + word.utf8.count
      let end = bytes[start..<min(group.upperBound, start + 8)].firstIndex(of: UInt8(ascii: ":"))
      guard let end, let label = label(bytes[start..<end]) else { return nil }
      return (label, open..<end + 1, true)
    }
    guard let close = bytes[open..<min(group.upperBound, open + 8)].firstIndex(of: 0x5D),
      let label = label(bytes[open + 1..<close]),
      close + 1 < group.upperBound, bytes[close + 1] <= 0x20
    else { return nil }
    return (label, open..<close + 1, false)
  }

  private static func label(_ bytes: ArraySlice<UInt8>) -> String? {
    guard (1...5).contains(bytes.count) else { return nil }
    let isNumber = bytes.allSatisfy { (0x30...0x39).contains($0) }
    let isLetter = bytes.count <= 2 && bytes.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) }
    let isStar = bytes.allSatisfy { $0 == UInt8(ascii: "*") }
    return isNumber || isLetter || isStar ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// The marks such as `[1]` in a group of lines.
  private static func marks(
    in group: Range<Int>, of bytes: [UInt8]
  ) -> [(label: String, range: Range<Int>)] {
    var result: [(String, Range<Int>)] = []
    var offset = group.lowerBound
    while let open = bytes[offset..<group.upperBound].firstIndex(of: 0x5B) {
      offset = open + 1
      let limit = min(group.upperBound, open + 8)
      guard let close = bytes[open..<limit].firstIndex(of: 0x5D),
        let label = label(bytes[open + 1..<close])
      else { continue }
      result.append((label, open..<close + 1))
      offset = close + 1
    }
    return result
  }
}
