import ReadingContent
import TextBreaks
import XMLTree
import ZipArchive

/// Reads the files of XML in an EPUB, as leniently as they need it.
struct EPUBXML {
  /// The files of the book.
  let files: EPUBFiles

  /// Returns the text of a file; nothing with a warning where it cannot be read.
  func text(at path: String, warnings: inout [BookWarning]) -> String? {
    let shown = files.shownPath(of: path)
    let content: ZipContent
    do {
      content = try files.read(path)
    } catch {
      warnings.append(EPUBFault.unreadable(error.description).warning(at: shown))
      return nil
    }
    if content.fault != nil { warnings.append(EPUBFault.damaged.warning(at: shown)) }
    let decoded: TextDecoder.Decoded
    do {
      decoded = try TextDecoder.decode(
        content.bytes, encoding: files.encoding, declared: XMLEncoding.name(in: content.bytes))
    } catch {
      warnings.append(EPUBFault.unreadable(error.description).warning(at: shown))
      return nil
    }
    warnings += DecodingWarning.warnings(decoded, bytes: content.bytes, path: shown)
    return decoded.text
  }

  /// Returns a file as a tree; nothing with a warning where nothing can be made of it.
  func tree(at path: String, warnings: inout [BookWarning]) -> XMLTree? {
    guard let text = text(at: path, warnings: &warnings) else { return nil }
    let shown = files.shownPath(of: path)
    do {
      let tree = try XMLTree(text, isRecovering: true)
      if let fault = tree.faults.first(where: \.isFatal) {
        warnings.append(
          EPUBFault.notWellFormed(fault.words)
            .warning(at: shown, line: fault.line, column: fault.column))
      }
      return tree
    } catch {
      warnings.append(
        EPUBFault.unreadable(error.words)
          .warning(at: shown, line: error.line, column: error.column))
      return nil
    }
  }
}

extension XMLTree {
  /// The indexes of the elements of a name, in any namespace, in the order of the text.
  func elements(named local: String, in index: Int = 0) -> [Int] {
    guard nodes.indices.contains(index) else { return [] }
    return (index..<nodes[index].end).filter { element(at: $0)?.name.local == local }
  }

  /// The value of an attribute without a namespace.
  func attribute(_ name: String, of index: Int) -> String? {
    element(at: index)?.attributes.first { $0.name.local == name && $0.name.namespace.isEmpty }?
      .value
  }

  /// The value of an attribute in a namespace.
  func attribute(_ name: String, namespace: String, of index: Int) -> String? {
    element(at: index)?.attributes.first {
      $0.name.local == name && $0.name.namespace == namespace
    }?.value
  }

  /// All text in an element, its white space run together.
  func plainText(of index: Int) -> String { text(of: index).withPlainSpaces }
}

extension StringProtocol {
  /// The text with each run of white space as one space, and none at the ends.
  var withPlainSpaces: String {
    split { $0.isWhitespace }.joined(separator: " ")
  }

  /// The words between white space.
  var spaceSeparated: [String] { split { $0.isWhitespace }.map { String($0) } }
}
