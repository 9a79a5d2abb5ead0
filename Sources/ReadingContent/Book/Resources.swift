/// The files a book's text comes from: kept, or read when they are asked for.
public struct Resources: RandomAccessCollection, Sendable {
  private enum Storage: Sendable {
    case kept([SourceResource])
    case loaded(any BookContent)
  }

  private let storage: Storage

  /// Makes resources that are kept.
  public init(_ resources: [SourceResource]) {
    storage = .kept(resources)
  }

  /// Makes resources that are read when they are asked for.
  public init(loadedFrom content: any BookContent) {
    storage = .loaded(content)
  }

  /// The index of the first file.
  public var startIndex: Int { 0 }

  /// The number of files.
  public var endIndex: Int {
    switch storage {
    case .kept(let resources): resources.count
    case .loaded(let content): content.resourcePaths.count
    }
  }

  /// A file with its text; one that is read on demand may be read anew each time.
  public subscript(index: Int) -> SourceResource {
    switch storage {
    case .kept(let resources): resources[index]
    case .loaded(let content): content.resource(at: index)
    }
  }

  /// The paths, without reading a file.
  public var paths: [String] {
    switch storage {
    case .kept(let resources): resources.map(\.path)
    case .loaded(let content): content.resourcePaths
    }
  }
}

extension Resources: Hashable {
  /// Whether all files are the same, for which they are read.
  public static func == (left: Resources, right: Resources) -> Bool { left.elementsEqual(right) }

  /// Hashes what is known without reading.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(paths)
  }
}
