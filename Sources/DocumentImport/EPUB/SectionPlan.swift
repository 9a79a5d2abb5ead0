import ReadingContent

/// Where the sections of an EPUB start: at what its list of contents leads to.
struct SectionPlan: Sendable {
  /// The start of a section, which ends where the next one starts.
  struct Cut: Hashable, Sendable {
    /// The title; empty where the document itself is to say.
    var title: String
    /// The depth in the contents, from 1.
    var level: Int
    /// The place in the order of reading.
    var place: Int
    /// The id in the document; nothing for its start.
    var id: String?
    /// The line in the list of contents.
    var line: Int?
  }

  /// The starts, in the order of reading; those at one place in the order of the contents.
  private(set) var cuts: [Cut] = []
  /// Whether the contents give the sections, and not the documents.
  private(set) var isFromContents = false

  /// Makes a plan.
  ///
  /// - Parameters:
  ///   - contents: The list of contents; without one, or with one that leads nowhere, each
  ///     document is a section.
  ///   - order: The order of reading.
  ///   - files: The files of the book.
  ///   - package: The path of the package document.
  ///   - warnings: Gets what is wrong with the list.
  init(
    contents: BookContents?, order: ReadingOrder, files: EPUBFiles, package: String,
    warnings: inout [BookWarning]
  ) {
    if let contents {
      let shown = files.shownPath(of: contents.path)
      let finder = PlaceFinder(order: order, files: files, package: package)
      // Entries without a link start with the next one that has one.
      var waiting: [BookContents.Entry] = []
      var seen: [EPUBReference: Int] = [:]
      for entry in contents.entries {
        guard let address = entry.address else {
          waiting.append(entry)
          continue
        }
        let reference = EPUBReference(address, from: contents.path)
        let times = seen[reference, default: 0]
        guard let found = finder.place(of: reference, occurrence: times) else {
          if !finder.isPath(contents.path, in: reference) {
            warnings.append(
              EPUBFault.entryLeadsNowhere(title: entry.title, address: address)
                .warning(at: shown, line: entry.line))
          }
          continue
        }
        seen[reference] = times + 1
        for entry in waiting + [entry] {
          cuts.append(
            Cut(
              title: entry.title, level: entry.level, place: found.place, id: found.id,
              line: entry.line))
        }
        waiting = []
      }
      isFromContents = !cuts.isEmpty
      let unordered = cuts.indices.dropFirst().first { cuts[$0].place < cuts[$0 - 1].place }
      if let unordered {
        warnings.append(
          EPUBFault.contentsOutOfOrder(title: cuts[unordered - 1].title)
            .warning(at: shown, line: cuts[unordered - 1].line))
        cuts = cuts.enumerated().sorted {
          ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
        }.map(\.element)
      }
    }
    if cuts.isEmpty {
      cuts = order.places.indices.map { Cut(title: "", level: 1, place: $0) }
    }
  }

  /// Puts a section before the first one, for what stands before the first entry.
  mutating func addFront(title: String) {
    cuts.insert(Cut(title: title, level: 1, place: 0), at: 0)
  }

  /// Gives a section its title.
  mutating func setTitle(_ title: String, of index: Int) {
    cuts[index].title = title
  }

  /// The sections that start at a place.
  func cuts(at place: Int) -> Range<Int> {
    let first = cuts.firstIndex { $0.place >= place } ?? cuts.endIndex
    let end = cuts[first...].firstIndex { $0.place > place } ?? cuts.endIndex
    return first..<end
  }
}

/// Finds the places in the order of reading to which addresses lead.
struct PlaceFinder {
  /// The order of reading.
  let order: ReadingOrder
  /// The files of the book.
  let files: EPUBFiles
  /// The path of the package document.
  let package: String

  /// Returns the place to which an address leads, and the id there; nothing where it leads to no
  /// document that is read.
  ///
  /// - Parameters:
  ///   - reference: The address.
  ///   - occurrence: How many times the same address was met before: a document that stands
  ///     several times in the order of reading is met in turn.
  /// - Returns: The place, and the id.
  func place(of reference: EPUBReference, occurrence: Int = 0) -> (place: Int, id: String?)? {
    guard case .file(let written, let fragment) = reference else { return nil }
    let id = EPUBFragment.id(of: fragment)
    if written == package, let entry = EPUBFragment.spineIndex(of: fragment) {
      guard order.placesOfSpine.indices.contains(entry) else { return nil }
      return order.placesOfSpine[entry].map { ($0, id) }
    }
    guard let path = files.path(of: written), let document = order.document(at: path) else {
      return nil
    }
    let places = order.places.indices.filter { order.places[$0].document == document }
    guard let last = places.last else { return nil }
    return (occurrence < places.count ? places[occurrence] : places.first ?? last, id)
  }

  /// Whether an address leads to a file.
  func isPath(_ path: String, in reference: EPUBReference) -> Bool {
    guard case .file(let written, _) = reference else { return false }
    return files.path(of: written) == path
  }
}
