package import ReadingContent

/// How a tree of XHTML or HTML is read.
package struct ContentOptions: Hashable, Sendable {
  /// Elements that are left out with all that is in them, by their index in the tree.
  package var skipped: [Int: SkipReason]
  /// The style sheets that the document links to, in its order.
  package var styleSheets: [StyleSheet]
  /// Whether the document belongs to an EPUB, whose other documents can hold its notes.
  package var isEPUB: Bool
  /// Whether the title of an abbreviation is said in its place.
  package var expandsAbbreviations: Bool
  /// The path by which links name the document: in an EPUB the one in the archive, else the name of
  /// the file; nothing for the path of the resource.
  package var linkPath: String?
  /// Ids in the document that links of other documents name as notes.
  package var noteIDs: Set<String>
  /// Ids at which the list of pages has a page start, with the page's label.
  package var pageLabels: [String: String]
  /// The language of what the reader itself adds, where the document names none.
  package var language: LanguageTag?

  /// Makes options.
  package init(
    skipped: [Int: SkipReason] = [:], styleSheets: [StyleSheet] = [], isEPUB: Bool = false,
    expandsAbbreviations: Bool = false, linkPath: String? = nil, noteIDs: Set<String> = [],
    pageLabels: [String: String] = [:], language: LanguageTag? = nil
  ) {
    self.skipped = skipped
    self.styleSheets = styleSheets
    self.isEPUB = isEPUB
    self.expandsAbbreviations = expandsAbbreviations
    self.linkPath = linkPath
    self.noteIDs = noteIDs
    self.pageLabels = pageLabels
    self.language = language
  }
}
