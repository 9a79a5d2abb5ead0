import ReadingContent
import XMLTree

/// A content document of an EPUB that was read.
struct EPUBDocument: Sendable {
  /// What it holds.
  var content: ContentDocument
  /// The first block of each id in it.
  var anchors: [String: Int]
}

/// Reads the content documents of an EPUB one by one.
struct EPUBDocumentReader: Sendable {
  /// The files of the book.
  let files: EPUBFiles
  /// The documents.
  let order: ReadingOrder
  /// The pages of the printed edition by the document where they start.
  let pages: [String: [PrintPage]]
  /// The recordings by the document whose text they are; empty where they are not kept.
  let clips: [String: [OverlayClip]]
  /// What the listener decided.
  let options: ImportOptions
  /// The language of the book.
  let language: LanguageTag?
  /// What is added to the index of a document for that of its resource.
  let firstResource: Int
  /// The style sheets that documents asked for.
  let styleSheets = StyleSheetShelf()

  /// The start of a page of the printed edition.
  struct PrintPage: Hashable, Sendable {
    /// The label.
    var label: String
    /// The id at which it starts; nothing for the start of the document.
    var id: String?
  }

  /// Reads a document; one that cannot be read is empty, with a warning.
  func document(at index: Int, warnings: inout [BookWarning]) -> EPUBDocument {
    let document = order.documents[index]
    let shown = files.shownPath(of: document.path)
    let xml = EPUBXML(files: files)
    guard !document.isEncrypted,
      let text = xml.text(at: document.path, warnings: &warnings),
      let tree = ContentParser(shown: shown).tree(of: text, warnings: &warnings)
    else {
      return EPUBDocument(
        content: ContentDocument(blocks: [], resource: SourceResource(path: shown, text: "")),
        anchors: [:])
    }
    let pages = pages[document.path] ?? []
    var labels: [String: String] = [:]
    for page in pages { if let id = page.id, labels[id] == nil { labels[id] = page.label } }
    let options = ContentOptions(
      styleSheets: StyleSheetFinder(files: files, path: document.path, shelf: styleSheets)
        .sheets(of: tree),
      isEPUB: true, expandsAbbreviations: options.expandsAbbreviations, linkPath: document.path,
      noteIDs: NoteFinder(tree: tree, path: document.path).ids(), pageLabels: labels,
      language: language)
    var content = ContentReader.read(
      tree, path: shown, resource: firstResource + index, options: options, warnings: &warnings)
    correctNoteReferences(in: &content)
    let anchors = Self.anchors(of: content.blocks)
    markPages(pages, labels: labels, in: &content, anchors: anchors, warnings: &warnings)
    markRecordings(of: document, in: &content, anchors: anchors, warnings: &warnings)
    return EPUBDocument(content: content, anchors: anchors)
  }

  /// Gives references the path that the note's document has in the archive: links may write it with
  /// other cases.
  private func correctNoteReferences(in content: inout ContentDocument) {
    for block in content.blocks.indices {
      for mark in content.blocks[block].marks.indices {
        guard case .noteReference(let id) = content.blocks[block].marks[mark].kind,
          let hash = id.lastIndex(of: "#"), let path = files.path(of: String(id[..<hash])),
          path != id[..<hash]
        else { continue }
        content.blocks[block].marks[mark].kind = .noteReference(id: path + id[hash...])
      }
    }
  }

  private static func anchors(of blocks: [Block]) -> [String: Int] {
    var anchors: [String: Int] = [:]
    for (index, block) in blocks.enumerated() {
      for mark in block.marks {
        if case .anchor(let id) = mark.kind, anchors[id] == nil { anchors[id] = index }
      }
    }
    return anchors
  }

  /// Marks the pages that start with the document, and warns of those that start nowhere.
  private func markPages(
    _ pages: [PrintPage], labels: [String: String], in content: inout ContentDocument,
    anchors: [String: Int], warnings: inout [BookWarning]
  ) {
    for page in pages {
      if let id = page.id {
        guard anchors[id] == nil else { continue }
        warnings.append(
          EPUBFault.pageLeadsNowhere(label: page.label, address: "#\(id)")
            .warning(at: content.resource.path))
      } else if !content.blocks.isEmpty {
        let mark = Mark(.printPage(label: page.label), range: 0..<0)
        if !content.blocks[0].marks.contains(mark) { content.blocks[0].marks.insert(mark, at: 0) }
      }
    }
  }

  /// Marks the text of which the book brings a recording.
  ///
  /// An element of several blocks has the same mark in each of them.
  private func markRecordings(
    of document: ReadingOrder.Document, in content: inout ContentDocument,
    anchors: [String: Int], warnings: inout [BookWarning]
  ) {
    guard let own = clips[document.path] else { return }
    var clips: [String: [OverlayClip]] = [:]
    for clip in own { clips[clip.id, default: []].append(clip) }
    if let lost = own.first(where: { anchors[$0.id] == nil }) {
      warnings.append(
        EPUBFault.recordingWithoutText(id: lost.id).warning(at: content.resource.path))
    }
    for index in content.blocks.indices {
      var marks: [Mark] = []
      for mark in content.blocks[index].marks {
        marks.append(mark)
        guard case .anchor(let id) = mark.kind else { continue }
        marks += (clips[id] ?? []).map {
          Mark(
            .recording(resource: $0.recording, milliseconds: $0.milliseconds), range: mark.range)
        }
      }
      content.blocks[index].marks = marks
    }
  }
}
