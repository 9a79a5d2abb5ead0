/// Makes small books for tests: EPUB 3, unless a test says otherwise.
public struct EPUBFixture: Sendable {
  /// A file of the book.
  public struct Item: Sendable {
    /// The address from the package document, as it is to be written.
    public var address: String
    /// The kind of the file.
    public var mediaType: String
    /// Further attributes of the item in the manifest.
    public var attributes: String
    /// Further attributes of the item in the spine; nothing for a file outside of it.
    public var spine: String?
    /// The content; nothing for a file that is to be missing.
    public var text: String?

    /// Makes a file.
    public init(
      address: String, mediaType: String, attributes: String = "", spine: String? = nil,
      text: String?
    ) {
      self.address = address
      self.mediaType = mediaType
      self.attributes = attributes
      self.spine = spine
      self.text = text
    }
  }

  /// The elements of the metadata.
  public var metadata =
    "<dc:identifier id=\"i\">urn:x:1</dc:identifier><dc:title>A Book</dc:title>"
    + "<dc:language>en</dc:language>"
  /// The files, in the order of the manifest and of the spine.
  public var items: [Item] = []
  /// The whole navigation document; nothing for a book without one.
  public var navigation: String?
  /// The whole NCX; nothing for a book without one.
  public var ncx: String?
  /// The path of the package document.
  public var packagePath = "EPUB/package.opf"
  /// The package document, where a test writes its own.
  public var package: String?
  /// Further files, by their paths in the archive.
  public var others: [(path: String, text: String)] = []

  /// Makes a book without files.
  public init() {}

  /// Makes a book of documents, each with the content of its body, all in the contents.
  public init(_ bodies: KeyValuePairs<String, String>) {
    for (name, body) in bodies { add(name, body: body) }
    contents(bodies.map { ($0.key, $0.key) })
  }

  /// Adds a document to the spine.
  public mutating func add(
    _ address: String, body: String, head: String = "", html: String = "", attributes: String = "",
    spine: String = ""
  ) {
    items.append(
      Item(
        address: address, mediaType: "application/xhtml+xml", attributes: attributes, spine: spine,
        text: Self.page(body, head: head, html: html)))
  }

  /// Writes the list of contents.
  public mutating func contents(_ entries: [(title: String, address: String)]) {
    navigate(entries.map { "<li><a href=\"\($0.address)\">\($0.title)</a></li>" }.joined())
  }

  /// Writes the list of contents, given its items, and what follows the list.
  public mutating func navigate(_ items: String, and rest: String = "") {
    navigation = Self.page("<nav epub:type=\"toc\"><ol>\(items)</ol></nav>\(rest)")
  }

  /// A document of XHTML.
  public static func page(_ body: String, head: String = "", html: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"\(html)>
    <head>\(head)</head><body>\(body)</body></html>
    """
  }

  /// The package document.
  public var packageText: String {
    if let package { return package }
    var manifest = ""
    var spine = ""
    for (index, item) in items.enumerated() {
      manifest +=
        "<item id=\"d\(index)\" href=\"\(item.address)\" media-type=\"\(item.mediaType)\""
        + " \(item.attributes)/>\n"
      if let attributes = item.spine { spine += "<itemref idref=\"d\(index)\" \(attributes)/>\n" }
    }
    if navigation != nil {
      manifest +=
        "<item id=\"nav\" href=\"nav.xhtml\" media-type=\"application/xhtml+xml\""
        + " properties=\"nav\"/>\n"
    }
    if ncx != nil {
      manifest += "<item id=\"ncx\" href=\"toc.ncx\" media-type=\"application/x-dtbncx+xml\"/>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="i">
      <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">\(metadata)</metadata>
      <manifest>
      \(manifest)</manifest>
      <spine\(ncx == nil ? "" : " toc=\"ncx\"")>
      \(spine)</spine>
      </package>
      """
  }

  /// The archive.
  public var archive: ZipFixture {
    var zip = ZipFixture()
    zip.add("mimetype", "application/epub+zip")
    zip.add(
      "META-INF/container.xml",
      """
      <?xml version="1.0"?>
      <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
      <rootfiles><rootfile full-path="\(packagePath)"
      media-type="application/oebps-package+xml"/></rootfiles></container>
      """)
    zip.add(packagePath, packageText)
    let folder = packagePath.split(separator: "/").dropLast().map { "\($0)/" }.joined()
    for item in items {
      if let text = item.text { zip.add(folder + item.address, text) }
    }
    if let navigation { zip.add("\(folder)nav.xhtml", navigation) }
    if let ncx { zip.add("\(folder)toc.ncx", ncx) }
    for other in others { zip.add(other.path, other.text) }
    return zip
  }
}
