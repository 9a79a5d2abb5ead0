/// Joins words and the marks between them to one text.
enum SpokenWords {
  /// Returns the words with single spaces, without a mark at the start or after another one, and
  /// without a semicolon or a colon at the end.
  static func joined(_ pieces: [String]) -> String {
    var text = ""
    var mark: Character?
    for piece in pieces {
      for word in piece.split(whereSeparator: \.isWhitespace) {
        if word.allSatisfy(marks.contains) {
          // A semicolon says more than a comma.
          if mark.map(commas.contains) ?? true { mark = word.first }
          continue
        }
        if !text.isEmpty {
          if let mark { text.append(mark) }
          text.append(" ")
        }
        mark = word.last.flatMap { marks.contains($0) ? $0 : nil }
        text += mark == nil ? word : word.dropLast()
      }
    }
    if let mark, !text.isEmpty, mark == "." || commas.contains(mark) { text.append(mark) }
    return text
  }

  private static let commas: Set<Character> = [",", "、", "，", "،"]
  private static let marks = commas.union([";", ":", "；", "：", "؛", "."])
}
