import ReadingContent
import ZipArchive

/// Finds the documents of a book in the order of its spine, or others in their place.
struct ReadingOrderMaker {
  /// The files of the book.
  let files: EPUBFiles
  /// The package document.
  let package: PackageDocument
  /// What is encrypted.
  let encryption: EncryptionReader.Encryption

  private var shown: String { files.shownPath(of: package.path) }

  /// Returns the order of reading.
  func order(contents: BookContents?, warnings: inout [BookWarning]) -> ReadingOrder {
    var order = ReadingOrder()
    var items: [String: PackageDocument.Item] = [:]
    for item in package.manifest { items[item.id] = item }
    let framed = self.framed
    for entry in package.spine {
      let document = items[entry.item].map {
        self.document(for: $0, items: items, warnings: &warnings)
      }
      if case .none = document {
        warnings.append(
          EPUBFault.unknownItem(entry.item).warning(at: shown, line: entry.line))
      }
      if let document = document ?? nil {
        order.append(document, isLinear: entry.isLinear)
        if let path = items[entry.item]?.path.flatMap(files.path) { order.noteReplaced(path) }
      }
      order.noteSpineEntry(isRead: document ?? nil != nil)
      guard let document = document ?? nil, !framed.isEmpty else { continue }
      for path in FrameFinder(files: files).paths(in: document.path) {
        guard let item = framed[path] else { continue }
        order.append(
          ReadingOrder.Document(
            path: path, mediaType: item.mediaType,
            isEncrypted: encryption.paths.contains(path) && !isReadable(path)),
          isLinear: entry.isLinear)
      }
    }
    addDocuments(of: contents, to: &order, items: items, warnings: &warnings)
    if !package.hasSpine {
      warnings.append(EPUBFault.noSpine.warning(at: shown))
      for item in package.manifest where Self.isText(item.mediaType) {
        guard !item.properties.contains("nav"), let path = item.path,
          order.document(at: path) == nil,
          let document = document(for: item, items: items, warnings: &warnings)
        else { continue }
        order.append(document, isLinear: true)
      }
    }
    return order
  }

  /// The documents that stand in no spine and may stand in frames of others, by their paths.
  private var framed: [String: PackageDocument.Item] {
    let fallbacks = Set(package.manifest.compactMap(\.fallback))
    let spine = Set(package.spine.map(\.item))
    var framed: [String: PackageDocument.Item] = [:]
    for item in package.manifest where item.mediaType == "application/xhtml+xml" {
      guard !spine.contains(item.id), !fallbacks.contains(item.id),
        !item.properties.contains("nav"), let path = item.path.flatMap(files.path)
      else { continue }
      framed[path] = item
    }
    return framed
  }

  /// Adds what the contents lead to and the spine lacks.
  private func addDocuments(
    of contents: BookContents?, to order: inout ReadingOrder,
    items: [String: PackageDocument.Item], warnings: inout [BookWarning]
  ) {
    guard let contents else { return }
    for entry in contents.entries {
      guard let address = entry.address,
        case .file(let written, _) = EPUBReference(address, from: contents.path),
        let path = files.path(of: written), order.document(at: path) == nil,
        path != contents.path
      else { continue }
      let item = package.manifest.first { $0.path == written || $0.path == path }
      // A fallback may already have been read in its place.
      guard let item, Self.isText(item.mediaType),
        let document = document(for: item, items: items, warnings: &warnings),
        order.document(at: document.path) == nil
      else { continue }
      if package.hasSpine {
        warnings.append(
          EPUBFault.notInSpine(path)
            .warning(at: files.shownPath(of: contents.path), line: entry.line))
      }
      order.append(document, isLinear: true)
    }
  }

  /// The document that is read for an item: itself, or the first of its fallbacks that can be.
  private func document(
    for item: PackageDocument.Item, items: [String: PackageDocument.Item],
    warnings: inout [BookWarning]
  ) -> ReadingOrder.Document? {
    var chain = [item]
    var seen: Set<String> = [item.id]
    while let next = chain.last?.fallback, let fallback = items[next] {
      guard seen.insert(next).inserted else {
        warnings.append(EPUBFault.fallbackLoop(id: item.id).warning(at: shown, line: item.line))
        break
      }
      chain.append(fallback)
    }
    // What needs no script, since none is run; then what may stand in a spine; then any text.
    let choice =
      chain.first { Self.isContent($0.mediaType) && !$0.properties.contains("scripted") }
      ?? chain.first { Self.isContent($0.mediaType) } ?? chain.first { Self.isText($0.mediaType) }
      ?? item
    switch choice.reference {
    case .outside:
      warnings.append(
        EPUBFault.outside(choice.address).warning(at: shown, line: choice.line))
      return nil
    case .remote(let address):
      warnings.append(EPUBFault.remoteDocument(address).warning(at: shown, line: choice.line))
      return nil
    case .file(let written, _):
      guard let path = files.path(of: written) else {
        warnings.append(EPUBFault.missingDocument(written).warning(at: shown, line: choice.line))
        return nil
      }
      if choice.address.hasPrefix("/") {
        warnings.append(
          EPUBFault.fromRoot(choice.address).warning(at: shown, line: choice.line))
      }
      if path != written {
        warnings.append(
          EPUBFault.otherCapitals(written: written, found: path)
            .warning(at: shown, line: choice.line))
      }
      guard Self.isText(choice.mediaType) || Self.hasNameOfText(path) else {
        warnings.append(
          EPUBFault.noFallback(path: path, mediaType: choice.mediaType)
            .warning(at: shown, line: item.line))
        return nil
      }
      return ReadingOrder.Document(
        path: path, mediaType: choice.mediaType,
        isEncrypted: encryption.paths.contains(path) && !isReadable(path))
    }
  }

  /// Whether a file that is said to be encrypted is plain text all the same.
  private func isReadable(_ path: String) -> Bool {
    guard let bytes = try? files.read(path).bytes else { return false }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let first = text.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }.prefix(2)
    return first.first == UInt8(ascii: "<")
      && first.dropFirst().allSatisfy { $0 == 0x21 || $0 == 0x3F || $0 | 0x20 == 0x68 }
      && String(validating: text, as: UTF8.self) != nil
  }

  /// The kinds of documents that stand in a spine without a fallback.
  static func isContent(_ mediaType: String) -> Bool {
    switch mediaType {
    case "application/xhtml+xml", "image/svg+xml", "application/x-dtbook+xml", "text/html",
      "text/x-oeb1-document":
      true
    default: false
    }
  }

  /// The kinds of files in which text can be found.
  static func isText(_ mediaType: String) -> Bool {
    isContent(mediaType) || mediaType.hasSuffix("+xml") && mediaType != "application/smil+xml"
      || mediaType == "application/xml" || mediaType == "text/xml"
  }

  private static func hasNameOfText(_ path: String) -> Bool {
    [".xhtml", ".html", ".htm"].contains { path.lowercased().hasSuffix($0) }
  }
}
