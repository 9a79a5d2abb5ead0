import ReadingContent
import XMLTree

/// Makes a tree of a content document, of one that is not well-formed too.
struct ContentParser {
  /// The path as messages name it.
  let shown: String

  /// Returns the tree; nothing with a warning where nothing can be made of the document.
  func tree(of text: String, warnings: inout [BookWarning]) -> XMLTree? {
    do {
      let tree = try XMLTree(text, isRecovering: true)
      warn(of: tree.faults, &warnings)
      return tree
    } catch {
      warnings.append(
        EPUBFault.unreadable(error.words)
          .warning(at: shown, line: error.line, column: error.column))
      return nil
    }
  }

  private func warn(of faults: [XMLFault], _ warnings: inout [BookWarning]) {
    if let fault = faults.first(where: \.isFatal) {
      warnings.append(
        EPUBFault.notWellFormed(fault.words)
          .warning(at: shown, line: fault.line, column: fault.column))
    }
    var entities: Set<String> = []
    for fault in faults where !fault.isFatal {
      guard case .entity(let name, isHTML: false) = fault.kind,
        entities.insert(name).inserted, entities.count <= 5
      else { continue }
      warnings.append(
        EPUBFault.entity(fault.words)
          .warning(at: shown, line: fault.line, column: fault.column))
    }
  }
}
