public import ReadingContent

/// What one page of HTML holds.
public struct HTMLDocument: Hashable, Sendable {
  /// What is known about the page as a whole.
  ///
  /// The title is that of its head without the name of the site, else its only heading of level 1,
  /// else the name of the file.
  public let metadata: BookMetadata
  /// What was read of it.
  package let content: ContentDocument

  init(_ content: ContentDocument, head: PageHead, path: String) {
    self.content = content
    let headings = content.blocks.compactMap { block -> String? in
      guard case .heading(level: 1) = block.kind else { return nil }
      return block.title.withPlainSpaces
    }
    let title =
      head.title(headings: headings) ?? (headings.count == 1 ? headings[0] : nil)
      ?? FileTitle.title(ofPath: path)
    metadata = BookMetadata(
      title: title, authors: head.authors, language: content.language ?? head.language,
      others: head.others)
  }

  /// The parts in the order of the page.
  public var blocks: [Block] { content.blocks }
  /// Its text nodes, and what of them is not text for the reader.
  public var resource: SourceResource { content.resource }

  /// Returns the chapters, which start at the headings as ``MarkdownDocument/sections()`` has them.
  public func sections() -> [Section] {
    SectionCutter(title: metadata.title).sections(of: blocks).sections
  }
}
