import ReadingContent
import XMLTree

/// Notes, the marks that point to them, page breaks, and numbers of lines.
extension ContentReader {
  var linkPath: String { options.linkPath ?? path }

  /// Returns the name of the note that an element is; nothing for another element, and inside a
  /// note.
  func note(of index: Int, _ element: XMLElement, _ types: ElementTypes) -> String? {
    guard frames.last?.isInNote != true else { return nil }
    if let id = links.notes[index] { return id }
    guard types.isAny(of: ElementTypes.notes), element.name.local != "a" else { return nil }
    // A note that nothing can point to has a name all the same, which is no id of the document.
    return "\(linkPath)#\(element.attribute("id") ?? "note at node \(index)")"
  }

  /// Makes silent what is there for the eye alone: marks of notes, numbers of lines.
  mutating func addSilence(
    _ meaning: inout Meaning, _ kinds: inout [Mark.Kind], _ index: Int, _ kind: ElementKind,
    _ types: ElementTypes, _ element: XMLElement
  ) {
    if kind == .rubyReading {
      meaning.change.attributes.silence = .silent
    } else if let id = links.references[index] {
      kinds.append(.noteReference(id: id))
      meaning.change.attributes.silence = .noteMark
    } else if links.backlinks.contains(index) {
      meaning.change.attributes.silence = .noteMark
    } else if types.isAny(of: ElementTypes.lineNumbers)
      || types.classes.contains(where: ElementTypes.lineNumbers.contains)
    {
      if shortText(of: index, limit: 12).utf8.allSatisfy({ $0.isDigit || $0.isPunctuation }) {
        meaning.change.attributes.silence = .lineNumber
        partWords(signs: true)
      }
    }
    if meaning.change.attributes.part == nil {
      switch kind {
      case .quote: meaning.change.attributes.part = .quotation
      case .citation: meaning.change.attributes.part = .citation
      case .code where !isCodeBlock: meaning.change.attributes.part = .code
      default: if types.has("biblioref") { meaning.change.attributes.part = .citation }
      }
    }
  }

  private var isCodeBlock: Bool {
    if case .code = blockKind { true } else { false }
  }

  // MARK: Pages

  /// Returns the label of the printed page that starts with an element.
  func pageLabel(of index: Int, _ element: XMLElement, _ types: ElementTypes) -> String? {
    let id = element.attribute("id") ?? element.attribute("name")
    let listed = id.flatMap { options.pageLabels[$0] }
    guard types.has("pagebreak") || element.name.local == "pagenum" else { return listed }
    if let listed { return listed }
    let candidates = [
      element.attribute("title"), element.attribute("aria-label"), shortText(of: index, limit: 24),
      element.attribute("value"),
    ]
    for case let candidate? in candidates {
      let label = Self.label(candidate.collapsed)
      if !label.isEmpty { return label }
    }
    // An id such as `page12` names the page.
    let digits = id.map { String($0.reversed().prefix { $0.isASCII && $0.isNumber }.reversed()) }
    return digits ?? ""
  }

  /// The label in words such as `Page 12` or `p. 12`.
  private static func label(_ text: String) -> String {
    let words = text.split(separator: " ")
    guard words.count == 2, let last = words.last else { return String(text.prefix(40)) }
    let word = last.trimmed { ".:]".contains($0) }
    let isNumber = word.utf8.allSatisfy { $0.isDigit || "ivxlcdmIVXLCDM".utf8.contains($0) }
    return isNumber ? String(word) : String(text.prefix(40))
  }

  /// Whether an element stands between two letters, so that nothing of it may be shown there.
  func isInsideWord(_ index: Int) -> Bool {
    guard space == nil, breaks == 0, builder.count > textStart, let last = builder.bytes.last,
      last.isLetter || last >= 0x80, let next = textAfter(index)
    else { return false }
    return next.unicodeScalars.first?.properties.isAlphabetic ?? false
  }

  /// Makes the text of a page break silent.
  mutating func addPage(
    _ meaning: inout Meaning, _ index: Int, _ types: ElementTypes, _ label: String
  ) {
    let text = shortText(of: index, limit: 40)
    guard !text.isEmpty, types.has("pagebreak") || text == label, text.utf8.count <= 40 else {
      return
    }
    meaning.change.attributes.silence = .pageNumber
    partWords(signs: true)
  }
}
