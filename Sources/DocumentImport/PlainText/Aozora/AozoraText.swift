import ReadingContent

/// A text of Aozora Bunko, or one written as its manual has it.
struct AozoraText {
  /// A heading that a note of the typesetter makes of a line.
  struct Heading {
    /// The index of the line.
    var line: Int
    /// 1 for 大見出し, 2 for 中見出し, 3 for 小見出し.
    var level: Int
  }

  /// The lines of the explanation of signs at the top, and the bars around it.
  private(set) var explanation: Range<Int> = 0..<0
  /// The line with which the closing credits start.
  private(set) var credits: Int?
  /// The title and the authors, from the first lines.
  private(set) var title: String?
  private(set) var authors: [String] = []
  /// The headings.
  private(set) var headings: [Heading] = []

  /// Whether a text is written so: it explains the signs, or has notes of a typesetter.
  static func isAozora(_ text: String) -> Bool {
    text.contains("【テキスト中に現れる記号について】")
      || text.contains("［＃") && (text.contains("》") || text.contains("］"))
      || text.contains("青空文庫") && text.contains("《")
  }

  /// Reads lines, and what is done to their bytes.
  init(lines: [TextLine], bytes: [UInt8], edits: inout TextEdits) {
    let firstBar = lines.indices.prefix(60).first { Self.isBar(lines[$0], bytes) }
    if let firstBar,
      let lastBar = lines.indices.dropFirst(firstBar + 1).prefix(80).first(where: {
        Self.isBar(lines[$0], bytes)
      }),
      lines[firstBar...lastBar].contains(where: {
        Self.string(bytes[$0.visible]).contains("記号について")
      })
    {
      explanation = firstBar..<lastBar + 1
      readTitle(lines[..<firstBar], bytes)
    }
    credits = lines.indices.dropFirst(explanation.upperBound).last { index in
      let line = Self.string(bytes[lines[index].visible].prefix(60))
      return line.hasPrefix("底本：") || line.hasPrefix("底本:")
    }
    var markup = AozoraMarkup(bytes)
    for (index, line) in lines.enumerated()
    where !explanation.contains(index) && !line.isBlank {
      let level = markup.read(line.visible, into: &edits)
      if let level { headings.append(Heading(line: index, level: level)) }
    }
  }

  private mutating func readTitle(_ lines: ArraySlice<TextLine>, _ bytes: [UInt8]) {
    let head = lines.filter { !$0.isBlank }.map { Self.string(bytes[$0.visible].prefix(300)) }
    guard let first = head.first else { return }
    title = first
    let people = head.dropFirst()
    // A translator stands below the author.
    authors = (people.last { !$0.hasSuffix("訳") } ?? people.last).map { [$0] } ?? []
  }

  private static func isBar(_ line: TextLine, _ bytes: [UInt8]) -> Bool {
    line.visible.count >= 10 && bytes[line.visible].allSatisfy { $0 == UInt8(ascii: "-") }
  }

  private static func string(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }
}
