/// Joins words and the marks between them to one text.
enum SpokenWords {
  /// Returns the words with single spaces, without a mark at the start or after another one, and
  /// without a colon at the end.
  static func joined(_ pieces: [String]) -> String {
    var text = ""
    var mark: Character?
    for piece in pieces {
      for word in piece.split(whereSeparator: \.isWhitespace) {
        if word.allSatisfy(marks.contains) {
          note(word.first, in: &mark)
          continue
        }
        var word = word
        while let first = word.first, wide.contains(first) {
          note(first, in: &mark)
          word = word.dropFirst()
        }
        if !text.isEmpty {
          if let mark { text.append(mark) }
          if !(mark.map(wide.contains) ?? false) { text.append(" ") }
        }
        mark = word.last.flatMap { marks.contains($0) ? $0 : nil }
        text += mark == nil ? word : word.dropLast()
      }
    }
    if let mark, !text.isEmpty, mark == "." || mark == ";" || commas.contains(mark) {
      text.append(mark)
    }
    return text
  }

  /// Notes a mark; a semicolon says more than a comma.
  private static func note(_ new: Character?, in mark: inout Character?) {
    if mark.map(commas.contains) ?? true { mark = new }
  }

  private static let commas: Set<Character> = [",", "、", "，", "،"]
  /// Marks of Chinese and Japanese, which stand without spaces.
  private static let wide: Set<Character> = ["、", "，", "；", "："]
  private static let marks = commas.union([";", ":", "；", "：", "؛", "."])
}
