import ReadingContent

/// The place where a program is to put the list of the contents.
extension MarkdownReader {
  /// Says whether a paragraph is where a program puts the list of the contents.
  func isContentsMark(_ content: Range<Int>) -> Bool {
    let text = tree.strings[content].drop(while: \.isWhiteSpace)
    guard let first = text.first, text.count < 64, "[{@".utf8.contains(first) || !markers.isEmpty
    else { return false }
    let words = String(
      decoding: text.reversed().drop(while: \.isWhiteSpace).reversed().map(\.lowercased),
      as: UTF8.self)
    // Kramdown puts it in the place of the item above the directive.
    if words.hasSuffix("\n{:toc}") || words.hasSuffix("\n{:toc .no_toc}") { return isFirstOfItem }
    return ["[toc]", "[[toc]]", "[[_toc_]]", "{:toc}", "{{toc}}", "@[toc]"].contains(words)
  }

  /// Whether what follows is the first text of a list's item.
  private var isFirstOfItem: Bool {
    if case .listItem = containers.last { !markers.isEmpty } else { false }
  }

  mutating func omitContentsMark(_ content: Range<Int>) {
    inline = InlineState(cursor: content.lowerBound, end: content.upperBound)
    omit(content, .directive)
    guard isFirstOfItem, let marker = markers.popLast() else { return }
    ledger.omit(marker.source, .directive)
  }
}
