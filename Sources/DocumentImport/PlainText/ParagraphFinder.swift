/// Finds the paragraphs of a plain text.
struct ParagraphFinder {
  /// Lines that belong together.
  struct Paragraph {
    /// The indices of the lines.
    var lines: Range<Int>
    /// Whether a space stands for the line ends between them, not a line break.
    var isJoined: Bool
  }

  /// The lines of the text.
  let lines: [TextLine]
  /// How the text uses them.
  let shape: LineShape
  /// What lies between blank lines.
  let groups: [Range<Int>]

  /// Looks at the lines of a text.
  init(lines: [TextLine], shape known: LineShape? = nil) {
    var groups: [Range<Int>] = []
    var start: Int?
    for (index, line) in lines.enumerated() {
      if !line.isBlank, start == nil { start = index }
      guard let first = start, line.isBlank || line.endsParagraph else { continue }
      groups.append(first..<(line.isBlank ? index : index + 1))
      start = nil
    }
    if let start { groups.append(start..<lines.count) }
    self.lines = lines
    self.groups = groups
    shape = known ?? LineShape(of: groups, lines: lines)
  }

  /// Returns the paragraphs of lines that lie between blank lines.
  func paragraphs(of group: Range<Int>) -> [Paragraph] {
    switch shape {
    case .paragraphPerLine:
      return group.map { Paragraph(lines: $0..<$0 + 1, isJoined: false) }
    case .verse:
      return [Paragraph(lines: group, isJoined: false)]
    case .wrapped(let width, let isIndented):
      let joined = LineShape.isJoined(group, width: width, lines: lines)
      guard isIndented, joined else { return [Paragraph(lines: group, isJoined: joined)] }
      var result: [Paragraph] = []
      var start = group.lowerBound
      for index in group.dropFirst()
      where lines[index].indent >= 2 && lines[index - 1].indent < lines[index].indent {
        result.append(Paragraph(lines: start..<index, isJoined: true))
        start = index
      }
      result.append(Paragraph(lines: start..<group.upperBound, isJoined: true))
      return result
    }
  }
}
