/// The sections of a book, in reading order: kept, or read when they are asked for.
///
/// To change one of a book that is read on demand, all are read and kept.
public struct Sections: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
  Sendable
{
  private enum Storage: Sendable {
    case kept([Section])
    case loaded(any BookContent)
  }

  private var storage: Storage

  /// Makes a book without sections.
  public init() {
    storage = .kept([])
  }

  /// Makes sections that are kept.
  public init(_ sections: [Section]) {
    storage = .kept(sections)
  }

  /// Makes sections that are read when they are asked for.
  public init(loadedFrom content: any BookContent) {
    storage = .loaded(content)
  }

  /// The index of the first section.
  public var startIndex: Int { 0 }

  /// The number of sections.
  public var endIndex: Int {
    switch storage {
    case .kept(let sections): sections.count
    case .loaded(let content): content.heads.count
    }
  }

  /// A section with its blocks; one that is read on demand may be read anew each time.
  public subscript(index: Int) -> Section {
    get {
      switch storage {
      case .kept(let sections): sections[index]
      case .loaded(let content): content.section(at: index)
      }
    }
    set { replaceSubrange(index..<index + 1, with: CollectionOfOne(newValue)) }
  }

  /// Puts other sections in the place of some.
  public mutating func replaceSubrange(
    _ range: Range<Int>, with others: some Collection<Section>
  ) {
    var sections = kept
    storage = .kept([])
    sections.replaceSubrange(range, with: others)
    storage = .kept(sections)
  }

  /// Whether they are read when they are asked for.
  public var areReadOnDemand: Bool {
    if case .loaded = storage { true } else { false }
  }

  /// Returns a section for a single look: one that is read for it is not kept.
  func glimpse(_ index: Int) -> Section {
    if case .loaded(let content as KeptContent) = storage {
      return content.section(at: index, isKept: false)
    }
    return self[index]
  }

  private var kept: [Section] {
    switch storage {
    case .kept(let sections): sections
    case .loaded(let content): content.heads.indices.map { content.section(at: $0) }
    }
  }

  /// What the contents list says about each section, without reading one.
  public var heads: [SectionHead] {
    switch storage {
    case .kept(let sections): sections.map { SectionHead(title: $0.title, level: $0.level) }
    case .loaded(let content): content.heads
    }
  }
}

extension Sections: ExpressibleByArrayLiteral {
  /// Makes sections that are kept.
  public init(arrayLiteral sections: Section...) {
    self.init(sections)
  }
}

extension Sections: Hashable {
  /// Whether all sections are the same, for which they are read.
  public static func == (left: Sections, right: Sections) -> Bool { left.elementsEqual(right) }

  /// Hashes what is known without reading.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(heads)
  }
}
