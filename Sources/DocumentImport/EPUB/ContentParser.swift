import ReadingContent
import XMLTree

/// Makes a tree of a content document, of one that is not well-formed too.
struct ContentParser {
  /// The path as messages name it.
  let shown: String

  /// Returns the tree; nothing with a warning where nothing can be made of the document.
  ///
  /// A document that is not well-formed is read as XML with its faults gone over and as HTML, and
  /// the reading that keeps more text is taken.
  func tree(of text: String, warnings: inout [BookWarning]) -> XMLTree? {
    let lenient: XMLTree?
    let fault: XMLFault
    do {
      let tree = try XMLTree(text, isRecovering: true)
      guard let first = tree.faults.first(where: \.isFatal) else {
        warn(ofEntities: tree.faults, &warnings)
        return tree
      }
      lenient = tree
      fault = first
    } catch {
      lenient = nil
      fault = error
    }
    let html = try? XMLTree(html: text)
    let place = (line: fault.line, column: fault.column)
    guard let best = lenient ?? html else {
      warnings.append(
        EPUBFault.unreadable(fault.words)
          .warning(at: shown, line: place.line, column: place.column))
      return nil
    }
    if let html, lenient.map({ $0.letters < html.letters }) ?? true {
      warnings.append(
        EPUBFault.readAsHTML(fault.words)
          .warning(at: shown, line: place.line, column: place.column))
      return html
    }
    warnings.append(
      EPUBFault.notWellFormed(fault.words)
        .warning(at: shown, line: place.line, column: place.column))
    return best
  }

  /// Tells of named characters that nobody knows, which stay as they are written.
  private func warn(ofEntities faults: [XMLFault], _ warnings: inout [BookWarning]) {
    var entities: Set<String> = []
    for fault in faults {
      guard case .entity(let name, isHTML: false) = fault.kind,
        entities.insert(name).inserted, entities.count <= 5
      else { continue }
      warnings.append(
        EPUBFault.entity(fault.words)
          .warning(at: shown, line: fault.line, column: fault.column))
    }
  }
}

extension XMLTree {
  /// The bytes of the text without white space that stands in no script and no style sheet.
  fileprivate var letters: Int {
    var count = 0
    var index = 0
    while index < nodes.count {
      switch nodes[index].content {
      case .text(let text):
        count += text.utf8.count { $0 > 0x20 }
        index += 1
      case .element(let element):
        let isText = element.name.local != "script" && element.name.local != "style"
        index = isText ? index + 1 : max(index + 1, nodes[index].end)
      }
    }
    return count
  }
}
