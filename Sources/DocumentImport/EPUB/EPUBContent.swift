import ReadingContent
import Synchronization

/// The sections of an EPUB, read when they are asked for.
///
/// A section runs from what its entry in the contents leads to, to what the next one leads to.
/// Within a document it starts with the block in which the id stands.
final class EPUBContent: BookContent {
  let heads: [SectionHead]
  let resourcePaths: [String]
  private let plan: SectionPlan
  private let reader: EPUBDocumentReader
  private let language: LanguageTag?
  private let contentsPath: String
  private let state: Mutex<State>

  fileprivate struct State {
    /// The documents that were asked for last, the last one at the end.
    var documents: [EPUBDocumentOnce] = []
    /// The document that was asked for last.
    var last: Int?
    var warnings: [BookWarning] = []
    /// The documents and entries whose warnings were given.
    var reported: Set<Int> = []
    var reportedCuts: Set<Int> = []
  }

  /// How many documents are kept.
  fileprivate static let mostKept = 4

  /// Makes the content of a book.
  ///
  /// - Parameters:
  ///   - plan: Where sections start.
  ///   - reader: Reads the documents.
  ///   - contentsPath: The list of contents as messages name it.
  ///   - title: The title of the book.
  init(plan: SectionPlan, reader: EPUBDocumentReader, contentsPath: String, title: String) {
    var plan = plan
    var state = State()
    Self.complete(&plan, reader: reader, bookTitle: title, state: &state)
    self.plan = plan
    self.reader = reader
    self.contentsPath = contentsPath
    language = reader.language
    heads = plan.cuts.map { SectionHead(title: $0.title, level: $0.level) }
    resourcePaths = reader.order.documents.map { reader.files.shownPath(of: $0.path) }
    self.state = Mutex(state)
  }

  // MARK: BookContent

  func section(at index: Int) -> Section {
    let head = heads[index]
    var section = Section(title: head.title, level: head.level)
    var isFirst = true
    for (place, range) in parts(of: index) {
      let document = document(at: reader.order.places[place].document)
      var blocks = Array(document.content.blocks[range])
      guard !blocks.isEmpty else { continue }
      let own = document.content.language ?? language
      if isFirst {
        isFirst = false
        section.language = own == language ? nil : own
      } else if let own, own != section.language ?? language {
        blocks = blocks.map { $0.spoken(in: own) }
      }
      if !reader.order.places[place].isLinear {
        for index in blocks.indices { blocks[index].enter(.aside, isFirst: index == 0) }
      }
      section.blocks += blocks
    }
    return section
  }

  func resource(at index: Int) -> SourceResource { document(at: index).content.resource }

  func note(id: String) -> NotePlace? {
    guard let hash = id.lastIndex(of: "#"),
      let document = reader.order.document(at: String(id[..<hash])),
      let place = reader.order.place(of: document)
    else { return nil }
    let blocks = self.document(at: document).content.blocks
    guard let first = blocks.firstIndex(where: { $0.isIn(note: id) }) else { return nil }
    let end = blocks[first...].firstIndex { !$0.isIn(note: id) } ?? blocks.endIndex
    let starts = starts(at: place)
    let before = plan.cuts(at: place)
    // Those that start before the note or with it; else it belongs to a section that goes on.
    let section = before.lowerBound - 1 + starts.count { $0 <= first }
    guard plan.cuts.indices.contains(section) else { return nil }
    var offset = 0
    for (part, range) in parts(of: section) {
      if part == place {
        let last = min(end, range.upperBound)
        return NotePlace(
          section: section,
          blocks: offset + first - range.lowerBound..<offset + last - range.lowerBound)
      }
      offset += range.count
    }
    return nil
  }

  func takeWarnings() -> [BookWarning] {
    state.withLock { state in
      defer { state.warnings = [] }
      return state.warnings
    }
  }

  // MARK: Where sections stand

  /// The places of a section, and the blocks of each document that belong to it.
  private func parts(of index: Int) -> [(place: Int, blocks: Range<Int>)] {
    let start = plan.cuts[index].place
    let end = index + 1 < plan.cuts.count ? plan.cuts[index + 1].place : nil
    let last = end ?? reader.order.places.count - 1
    return (start...max(start, last)).compactMap { place in
      // The next section takes its document from the start where no id is named.
      if place > start, place == end, plan.cuts[index + 1].id == nil { return nil }
      let count = document(at: reader.order.places[place].document).content.blocks.count
      let starts = starts(at: place)
      let first = plan.cuts(at: place).lowerBound
      let from = place == start ? starts[index - first] : 0
      let to = place == end ? starts[index + 1 - first] : count
      return (place, from..<max(from, to))
    }
  }

  /// The blocks with which the sections of a place start, in their order.
  private func starts(at place: Int) -> [Int] {
    let document = document(at: reader.order.places[place].document)
    var least = 0
    return plan.cuts(at: place).map { index in
      if let id = plan.cuts[index].id {
        if let block = document.anchors[id] {
          // One that stands before the section before it starts where that one starts.
          least = max(least, block)
        } else {
          warn(ofMissing: id, cut: index, at: place)
        }
      }
      return least
    }
  }

  private func warn(ofMissing id: String, cut index: Int, at place: Int) {
    let cut = plan.cuts[index]
    let path = reader.order.documents[reader.order.places[place].document].path
    state.withLock { state in
      guard state.reportedCuts.insert(index).inserted else { return }
      state.warnings.append(
        EPUBFault.missingAnchor(title: cut.title, fragment: id, path: path)
          .warning(at: contentsPath, line: cut.line))
    }
  }

  // MARK: Documents

  private func document(at index: Int) -> EPUBDocument {
    let (wanted, next) = state.withLock { state in
      let isNext = state.last.map { $0 + 1 == index } ?? false
      state.last = index
      let wanted = state.document(at: index, reader: reader)
      // Who reads on from one document to the next soon wants the one after that.
      let isAhead = isNext && index + 1 < reader.order.documents.count
      return (wanted, isAhead ? state.document(at: index + 1, reader: reader) : nil)
    }
    if let next { Task.detached { _ = next.read() } }
    // Read without the lock: two threads may read two documents at once.
    let result = wanted.read()
    state.withLock { $0.report(result.warnings, of: index) }
    return result.document
  }

  // MARK: What stands before the first entry, and titles that the contents do not give

  private static func complete(
    _ plan: inout SectionPlan, reader: EPUBDocumentReader, bookTitle: String, state: inout State
  ) {
    func read(_ place: Int) -> EPUBDocument {
      let index = reader.order.places[place].document
      let result = state.document(at: index, reader: reader).read()
      state.report(result.warnings, of: index)
      return result.document
    }
    guard plan.isFromContents else {
      for (index, cut) in plan.cuts.enumerated() {
        plan.setTitle(read(cut.place).content.name(in: bookTitle), of: index)
      }
      return
    }
    guard let first = plan.cuts.first else { return }
    for place in 0..<first.place {
      let document = read(place)
      if !document.content.blocks.isEmpty {
        plan.addFront(title: document.content.name(in: bookTitle))
        return
      }
    }
    guard let id = first.id else { return }
    let document = read(first.place)
    if document.anchors[id] ?? 0 > 0 {
      plan.addFront(title: document.content.name(in: bookTitle))
    }
  }
}

extension EPUBContent.State {
  /// Returns a document, read or not, as the one that was asked for last.
  fileprivate mutating func document(
    at index: Int, reader: EPUBDocumentReader
  ) -> EPUBDocumentOnce {
    let known = documents.firstIndex { $0.index == index }.map { documents.remove(at: $0) }
    let document = known ?? EPUBDocumentOnce(at: index, reader: reader)
    documents.append(document)
    if documents.count > EPUBContent.mostKept { documents.removeFirst() }
    return document
  }

  /// Keeps the warnings of a document that gave none yet.
  fileprivate mutating func report(_ warnings: [BookWarning], of index: Int) {
    if reported.insert(index).inserted { self.warnings += warnings }
  }
}

extension ContentDocument {
  /// The title of a document: that of its head, unless it is the book's or none; else its first
  /// heading.
  fileprivate func name(in bookTitle: String) -> String {
    let own = (title ?? "").withPlainSpaces
    if !own.isEmpty, own != bookTitle { return own }
    let heading = blocks.first { block in
      guard case .heading = block.kind else { return false }
      return !block.text.isEmpty
    }
    return heading?.text.string.withPlainSpaces ?? own
  }
}

extension Block {
  /// Whether it belongs to a note.
  fileprivate func isIn(note id: String) -> Bool { containers.contains(.note(id: id)) }

  /// Puts a container around all others.
  fileprivate mutating func enter(_ container: Container, isFirst: Bool) {
    containers.insert(container, at: 0)
    firstStarted = isFirst ? 0 : firstStarted.map { $0 + 1 }
  }

  /// The block with a language for all text that has none of its own.
  fileprivate func spoken(in language: LanguageTag) -> Block {
    var block = self
    block.text = AttributedText(
      text.string,
      runs: text.allRuns.map { run in
        guard run.attributes.language == nil else { return run }
        var attributes = run.attributes
        attributes.language = language
        return AttributedText.Run(range: run.range, attributes: attributes)
      }, source: text.source)
    return block
  }
}
