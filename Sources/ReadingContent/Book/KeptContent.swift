import Synchronization

/// The content of a book with what was read of it last, so that a section is not read for each of
/// its blocks, and so that each fault is told once.
final class KeptContent: BookContent {
  private struct State {
    // Whoever plays, speaks ahead and shows is in a few sections at a time.
    var sections = RecentlyUsed<Section>(most: 8)
    var resources = RecentlyUsed<SourceResource>(most: 4)
    var told: Set<BookWarning> = []
  }

  private let content: any BookContent
  private let state = Mutex(State())
  let heads: [SectionHead]
  let resourcePaths: [String]

  init(_ content: any BookContent) {
    self.content = content
    heads = content.heads
    resourcePaths = content.resourcePaths
  }

  func section(at index: Int) -> Section {
    section(at: index, isKept: true)
  }

  /// Returns a section; one that is not to be kept leaves those that are in their place.
  func section(at index: Int, isKept: Bool) -> Section {
    if let section = state.withLock({ $0.sections.value(index) }) { return section }
    // Not under the lock: others go on with what is kept. Two may read the same, which is the same.
    let section = content.section(at: index)
    if isKept { state.withLock { $0.sections.keep(section, index) } }
    return section
  }

  func resource(at index: Int) -> SourceResource {
    if let resource = state.withLock({ $0.resources.value(index) }) { return resource }
    let resource = content.resource(at: index)
    state.withLock { $0.resources.keep(resource, index) }
    return resource
  }

  func note(id: String) -> NotePlace? {
    content.note(id: id)
  }

  func takeWarnings() -> [BookWarning] {
    let warnings = content.takeWarnings()
    guard !warnings.isEmpty else { return [] }
    return state.withLock { state in warnings.filter { state.told.insert($0).inserted } }
  }
}
