public import ReadingContent
import XMLTree

/// Reads pages of HTML and XHTML.
public struct HTMLImporter: Sendable {
  /// Whether the title of an abbreviation (`<abbr title>`) is said in its place.
  public var expandsAbbreviations: Bool
  /// Whether menus, and what else stands around the text of a page, are read, too.
  public var readsWholePage: Bool

  /// Makes an importer.
  public init(expandsAbbreviations: Bool = false, readsWholePage: Bool = false) {
    self.expandsAbbreviations = expandsAbbreviations
    self.readsWholePage = readsWholePage
  }

  /// Returns what one page holds.
  ///
  /// - Parameters:
  ///   - text: The page, decoded.
  ///   - path: The path that messages name it by.
  ///   - resource: The index that the page has in ``Book/resources``.
  ///   - styleSheets: What style sheets a page links to, by the address in it.
  ///   - warnings: Gets what is wrong in the page without keeping it from being read.
  /// - Returns: The blocks with their origins, and what of the page is not in them.
  /// - Throws: ``ImportError/tooManyParts(path:)``.
  public func read(
    _ text: String, path: String, resource: Int,
    styleSheets: (_ address: String) -> String? = { _ in nil },
    warnings: inout [BookWarning]
  ) throws(ImportError) -> HTMLDocument {
    let tree = try tree(of: text, path: path, warnings: &warnings)
    let options = ContentOptions(
      skipped: readsWholePage ? [:] : MainContent.skipped(in: tree),
      styleSheets: PageHead.styleSheets(of: tree).compactMap(styleSheets).map(StyleSheet.init),
      expandsAbbreviations: expandsAbbreviations,
      linkPath: path.split(separator: "/").last.map(String.init))
    let content = ContentReader.read(
      tree, path: path, resource: resource, options: options, warnings: &warnings)
    return HTMLDocument(content, head: PageHead(tree), path: path)
  }

  /// Reads a page as XML where it is that, else as browsers do.
  private func tree(
    of text: String, path: String, warnings: inout [BookWarning]
  ) throws(ImportError) -> XMLTree {
    if HTMLRecognition.isXML(text, path: path), let tree = try? XMLTree(text),
      tree.root?.name.local == "html"
    {
      return tree
    }
    do {
      let tree = try XMLTree(html: text, character: NamedCharacters.search())
      if let fault = tree.faults.first {
        let more = tree.faults.count - 1
        warnings.append(
          BookWarning(
            path: path, line: fault.line, column: fault.column,
            message: fault.words + (more > 0 ? "; so it is with \(more) more" : "")))
      }
      return tree
    } catch {
      throw .tooManyParts(path: path)
    }
  }
}
