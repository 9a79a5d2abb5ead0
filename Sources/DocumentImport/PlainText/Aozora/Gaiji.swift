import TextBreaks

/// Characters that Shift_JIS lacks, as notes describe them.
enum Gaiji {
  /// The character that a note names, by its place in JIS X 0213 (`第3水準1-88-81`) or in Unicode
  /// (`U+6A2A`); nothing where it names none.
  static func character(_ note: String) -> String? {
    for part in note.split(whereSeparator: { "、,，".contains($0) }).reversed() {
      let part = part.drop(while: \.isWhitespace)
      if part.hasPrefix("U+") || part.hasPrefix("u+") {
        let digits = part.dropFirst(2).prefix(while: \.isHexDigit)
        guard (4...6).contains(digits.count), let value = UInt32(digits, radix: 16),
          let scalar = Unicode.Scalar(value), !scalar.properties.isWhitespace
        else { continue }
        switch scalar.properties.generalCategory {
        case .control, .privateUse, .unassigned: continue
        default: return String(scalar)
        }
      }
      var place = part[...]
      for level in ["第3水準", "第4水準", "第３水準", "第４水準"] where place.hasPrefix(level) {
        place = place.dropFirst(level.count)
      }
      let numbers = place.split(separator: "-").map { Int($0) }
      guard numbers.count == 3, let plane = numbers[0], let row = numbers[1],
        let cell = numbers[2]
      else { continue }
      if let found = JISX0213.character(plane: plane, row: row, cell: cell) { return found }
    }
    return nil
  }

  /// What a note says of a character that has no place: `目＋爭` of `「目＋爭」、123-4`.
  static func description(_ note: String) -> String {
    guard let start = note.firstIndex(of: "「"), let end = note.lastIndex(of: "」"), start < end
    else { return String(note.prefix(60)) }
    return String(note[note.index(after: start)..<end].prefix(60))
  }
}
