import ReadingContent
import ZipArchive

/// Opens an EPUB.
struct EPUBImporter {
  /// What the listener decided.
  let options: ImportOptions

  /// How many entries of an archive are told of one by one.
  private static let mostEntries = 20

  /// A book whose sections are read when they are asked for.
  struct Opened {
    /// What is known about the book as a whole.
    var metadata: BookMetadata
    /// The sections.
    var content: EPUBContent
  }

  /// Opens a book.
  ///
  /// - Parameters:
  ///   - files: The files of the book.
  ///   - firstResource: The index that its first document has among the resources of the book.
  ///   - warnings: Gets what is wrong and does not keep the book from being read.
  /// - Returns: The book.
  /// - Throws: ``EPUBError`` where nothing of it can be read.
  func open(
    _ files: EPUBFiles, firstResource: Int = 0, warnings: inout [BookWarning]
  ) throws(EPUBError) -> Opened {
    var files = files
    files.encoding = options.encoding
    warn(of: files, &warnings)
    let (path, count) = try ContainerReader(files: files).package(warnings: &warnings)
    let shown = files.shownPath(of: path)
    var faults: [BookWarning] = []
    guard let tree = EPUBXML(files: files).tree(at: path, warnings: &faults) else {
      throw .brokenPackage(path: path, fault: faults.first?.message ?? "")
    }
    warnings += faults
    let package = PackageReader(tree, path: path, shown: shown).package(warnings: &warnings)
    if count > 1, package.version.hasPrefix("2") {
      warnings.append(
        EPUBFault.severalPackages(count).warning(at: files.shownPath(of: "META-INF/container.xml")))
    }
    let encryption = EncryptionReader(files: files).encryption(warnings: &warnings)
    let contents = ContentsFinder(files: files, package: package).contents(warnings: &warnings)
    let order = ReadingOrderMaker(files: files, package: package, encryption: encryption)
      .order(contents: contents, warnings: &warnings)
    guard !order.places.isEmpty else { throw .noDocuments }
    try check(order, scheme: encryption.scheme, at: shown, &warnings)
    var metadata = package.metadata
    if metadata.title.isEmpty {
      warnings.append(EPUBFault.noTitle.warning(at: shown))
      metadata.title = FileTitle.title(ofPath: files.shown)
    }
    metadata.settings.lexicons = LexiconFinder(files: files, package: package)
      .lexicons(warnings: &warnings)
    let plan = SectionPlan(
      contents: contents, order: order, files: files, package: path, warnings: &warnings)
    if !plan.isFromContents { warnings.append(EPUBFault.noContents.warning(at: shown)) }
    let clips =
      options.keepsRecordings
      ? OverlayFinder(files: files, package: package).clips(warnings: &warnings) : [:]
    let reader = EPUBDocumentReader(
      files: files, order: order,
      pages: pages(of: contents, order: order, files: files, package: path, &warnings),
      clips: clips, options: options, language: options.language ?? metadata.language,
      firstResource: firstResource)
    let content = EPUBContent(
      plan: plan, reader: reader,
      contentsPath: files.shownPath(of: contents?.path ?? path), title: metadata.title)
    return Opened(metadata: metadata, content: content)
  }

  /// Tells of entries of the archive that cannot be reached.
  private func warn(of files: EPUBFiles, _ warnings: inout [BookWarning]) {
    let faulty = (files.archive?.entries ?? []).filter { $0.fault != nil }
    for entry in faulty.prefix(Self.mostEntries) {
      guard let fault = entry.fault else { continue }
      warnings.append(EPUBFault.entry(name: entry.path, fault).warning(at: files.shown))
    }
    if faulty.count > Self.mostEntries {
      warnings.append(
        EPUBFault.moreEntries(faulty.count - Self.mostEntries).warning(at: files.shown))
    }
  }

  private func check(
    _ order: ReadingOrder, scheme: String?, at shown: String, _ warnings: inout [BookWarning]
  ) throws(EPUBError) {
    let encrypted = order.documents.filter(\.isEncrypted)
    guard !encrypted.isEmpty else { return }
    guard encrypted.count < order.documents.count else { throw .encrypted(scheme: scheme) }
    warnings.append(
      EPUBFault.encrypted(
        paths: encrypted.map(\.path), count: order.documents.count, scheme: scheme
      ).warning(at: shown))
  }

  /// The pages of the printed edition by the document in which they start.
  private func pages(
    of contents: BookContents?, order: ReadingOrder, files: EPUBFiles, package: String,
    _ warnings: inout [BookWarning]
  ) -> [String: [EPUBDocumentReader.PrintPage]] {
    guard let contents else { return [:] }
    let finder = PlaceFinder(order: order, files: files, package: package)
    var pages: [String: [EPUBDocumentReader.PrintPage]] = [:]
    for page in contents.pages {
      guard let found = finder.place(of: EPUBReference(page.address, from: contents.pagesPath))
      else {
        warnings.append(
          EPUBFault.pageLeadsNowhere(label: page.label, address: page.address)
            .warning(at: files.shownPath(of: contents.pagesPath), line: page.line))
        continue
      }
      let path = order.documents[order.places[found.place].document].path
      pages[path, default: []].append(
        EPUBDocumentReader.PrintPage(label: page.label, id: found.id))
    }
    return pages
  }
}
