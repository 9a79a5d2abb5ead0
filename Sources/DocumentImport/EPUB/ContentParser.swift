import ReadingContent
import XMLTree

/// Makes a tree of a content document, of one that is not well-formed too.
struct ContentParser {
  /// The path as messages name it.
  let shown: String

  /// Returns the tree; nothing with a warning where nothing can be made of the document.
  ///
  /// A document that is not well-formed is read as XML with its faults gone over where no text can
  /// be lost by that, else as HTML.
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
      if tree.faults.allSatisfy(Self.keepsText) {
        warnings.append(
          EPUBFault.notWellFormed(first.words)
            .warning(at: shown, line: first.line, column: first.column))
        return tree
      }
    } catch {
      lenient = nil
      fault = error
    }
    let html = try? XMLTree(html: Self.withoutDeclarations(text))
    let place = (line: fault.line, column: fault.column)
    guard let best = lenient ?? html else {
      warnings.append(
        EPUBFault.unreadable(fault.words)
          .warning(at: shown, line: place.line, column: place.column))
      return nil
    }
    // A tag that ends itself in XML and not in HTML can swallow the rest of the text.
    if let html, lenient.map({ html.letters * 10 >= $0.letters * 9 }) ?? true {
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

  /// Whether the text around a fault is all there when it is gone over.
  private static func keepsText(_ fault: XMLFault) -> Bool {
    switch fault.kind {
    case .entity, .forbiddenCharacter: true
    case .broken(let words):
      words.hasPrefix("Opening and ending tag mismatch") || words.hasPrefix("Premature end of data")
        || words.hasPrefix("Attribute ") || words.hasPrefix("Namespace prefix ")
    default: false
    }
  }

  /// The text with spaces for the declarations in its document type, which HTML does not have.
  private static func withoutDeclarations(_ text: String) -> String {
    var bytes = Array(text.utf8)
    let name = Array("<!doctype".utf8)
    // It stands before the first element.
    let start = bytes.indices.prefix(4_096).first { index in
      bytes[index...].prefix(name.count).map { $0 == 0x21 ? $0 : $0 | 0x20 }
        .elementsEqual(name.map { $0 == 0x21 ? $0 : $0 | 0x20 })
    }
    guard let start, let open = bytes[start...].firstIndex(of: UInt8(ascii: "[")),
      !bytes[start..<open].contains(UInt8(ascii: ">"))
    else { return text }
    var index = open
    var close: Int?
    while let bracket = bytes[index...].firstIndex(of: UInt8(ascii: "]")) {
      if bytes[(bracket + 1)...].first(where: { $0 > 0x20 }) == UInt8(ascii: ">") {
        close = bracket
        break
      }
      index = bracket + 1
    }
    guard let close else { return text }
    for index in open...close where bytes[index] != 0x0A && bytes[index] != 0x0D {
      bytes[index] = 0x20
    }
    return String(decoding: bytes, as: UTF8.self)
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
