import ReadingContent
import TextBreaks

/// The rows of a screen as they are to be written, each no wider than the screen.
struct ScreenRows {
  /// The rows, with the codes for bold and underlined text in them.
  private(set) var rows: [String] = []
  /// Where the cursor stands.
  private(set) var cursor = (row: 0, column: 0)

  private let columns: Int
  private let height: Int
  private static let margin = 2

  init(size: TerminalSize) {
    columns = max(size.columns, Self.margin + 2)
    height = max(size.rows, 2)
  }

  /// Adds the keys.
  mutating func addHelp(_ lines: [String]) {
    rows = lines.prefix(height - 1).map { cut($0) }
  }

  /// Adds a page: as much of it as fits, around the line that is heard.
  mutating func add(_ view: PlayerView, of book: LaidOutBook) {
    guard book.pages.indices.contains(view.page) else { return }
    var all: [String] = []
    var current = 0..<1
    var cursor: (row: Int, column: Int)?
    var row = 0
    for index in book.pages[view.page].lines {
      let line = book.lines[index]
      while row < Int(line.row) {
        all.append("")
        row += 1
      }
      row += 1
      let marked = markedBytes(of: line, view.sentence)
      let wrapped = wrap(book.displayText(of: line), line: line, marked: marked)
      if index == view.line { current = all.count..<all.count + wrapped.count }
      for (number, part) in wrapped.enumerated() {
        if cursor == nil, let column = part.firstMarked { cursor = (all.count, column) }
        let sign = index == view.line && number == 0 ? "> " : "  "
        all.append(sign + part.text)
      }
    }
    let visible = height - 1
    var first = 0
    if all.count > visible {
      first = min(max(0, current.lowerBound - visible / 3), all.count - visible)
    }
    rows = Array(all[first..<min(all.count, first + visible)])
    let place = cursor ?? (current.lowerBound, Self.margin)
    self.cursor = (min(max(0, place.row - first), visible - 1), min(place.column, columns - 1))
  }

  /// Fills the screen up and puts a text on its last row.
  mutating func setStatus(_ text: String) {
    while rows.count < height - 1 { rows.append("") }
    rows.append(cut(text))
  }

  private func cut(_ text: String) -> String {
    var result = ""
    var width = 0
    for character in TerminalText.safe(text) {
      width += DisplayWidth.columns(of: String(character))
      guard width < columns else { break }
      result.append(character)
    }
    return result
  }

  /// The bytes of the line's text that belong to the sentence.
  private func markedBytes(of line: Line, _ sentence: Range<BlockPosition>?) -> Range<Int> {
    guard let sentence else { return 0..<0 }
    let start = line.position
    var end = start
    end.offset = line.range.upperBound
    guard sentence.overlaps(start..<end) else { return 0..<0 }
    let lower = max(sentence.lowerBound, start).offset - line.range.lowerBound
    let upper = min(sentence.upperBound, end).offset - line.range.lowerBound
    return lower..<max(lower, upper)
  }

  private struct Part {
    var text = ""
    var firstMarked: Int?
  }

  private func wrap(_ text: String, line: Line, marked: Range<Int>) -> [Part] {
    let indent = min(Int(line.indent), max(0, columns - Self.margin - 10))
    var parts = [Part(text: String(repeating: " ", count: indent))]
    var width = Self.margin + indent
    var offset = 0
    var isMarked = false
    for character in text {
      let safe = TerminalText.safe(String(character))
      let columnsOfCharacter = DisplayWidth.columns(of: safe)
      if width + columnsOfCharacter > columns {
        if isMarked { parts[parts.count - 1].text += "\u{1B}[0m" }
        parts.append(Part(text: String(repeating: " ", count: indent)))
        width = Self.margin + indent
        isMarked = false
      }
      if marked.contains(offset) != isMarked {
        isMarked.toggle()
        parts[parts.count - 1].text += isMarked ? "\u{1B}[1;4m" : "\u{1B}[0m"
        if isMarked, parts[parts.count - 1].firstMarked == nil {
          parts[parts.count - 1].firstMarked = width
        }
      }
      parts[parts.count - 1].text += safe
      width += columnsOfCharacter
      offset += character.utf8.count
    }
    if isMarked { parts[parts.count - 1].text += "\u{1B}[0m" }
    return parts
  }
}
