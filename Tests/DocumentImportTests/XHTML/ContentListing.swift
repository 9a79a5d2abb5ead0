import DocumentImport
import ReadingContent

extension ContentProof {
  /// The blocks, what is asked of the voice, the marks, what is left out, and the warnings, as text.
  var listing: String {
    var lines: [String] = []
    if let title = document.title { lines.append("title “\(title)”") }
    if let language = document.language { lines.append("language \(language)") }
    for block in document.blocks {
      lines.append("")
      lines += Self.lines(of: block)
    }
    var reasons: [String] = []
    let bytes = Array(document.resource.text.utf8)
    for omission in document.resource.omissions {
      let text = String(decoding: bytes[omission.range], as: UTF8.self)
      if !text.allSatisfy(\.isWhitespace) {
        reasons.append("left out “\(Self.shown(text))” \(omission.reason.rawValue)")
      }
    }
    if !reasons.isEmpty { lines += [""] + reasons }
    if !warnings.isEmpty { lines.append("") }
    for warning in warnings {
      lines.append("warning \(warning.line ?? 0):\(warning.column ?? 0) \(warning.message)")
    }
    return lines.map { "\($0)\n" }.joined()
  }

  private static func lines(of block: Block) -> [String] {
    var head = block.containers.map(name).joined(separator: " > ")
    if !head.isEmpty { head += " > " }
    var lines = [
      "\(head)\(name(of: block.kind))\(block.isTight ? " tight" : ""): “\(shown(block.text.string))”"
    ]
    if case .tableRow(let row) = block.kind {
      for cell in row.cells {
        let text = block.text.slice(cell.range).string
        let columns =
          cell.span == 1 ? "\(cell.column)" : "\(cell.column)–\(cell.column + cell.span - 1)"
        let kind = cell.isHeader ? "header" : "cell"
        let headers = cell.headers.isEmpty ? "" : " of \(cell.headers.joined(separator: " / "))"
        lines.append("  \(kind) \(columns) “\(shown(text))”\(headers)")
      }
    }
    for run in block.text.runs {
      lines.append("  “\(shown(block.text.slice(run.range).string))” \(run.attributes.listing)")
    }
    for mark in block.marks {
      let text = block.text.slice(mark.range).string
      let place =
        mark.range.isEmpty
        ? "at \(mark.range.lowerBound)"
        : mark.range == 0..<block.text.count ? "all" : "“\(shown(text))”"
      lines.append("  \(place) \(name(of: mark.kind))")
    }
    return lines
  }

  private static func name(of kind: Block.Kind) -> String {
    switch kind {
    case .heading(let level): "heading \(level)"
    case .paragraph: "paragraph"
    case .code(let language): "code \(language ?? "")"
    case .verse: "verse"
    case .tableRow(let row): "\(row.isHeader ? "header row" : "row") \(row.index)"
    case .term: "term"
    case .caption: "caption"
    case .thematicBreak: "thematic break"
    }
  }

  private static func name(_ container: Block.Container) -> String {
    switch container {
    case .quotation: "quotation"
    case .listItem(let index, let number): "item \(index)\(number.map { " (\($0))" } ?? "")"
    case .definition: "definition"
    case .table(let table):
      "table \(table.number) \(table.rows)×\(table.columns)"
        + (table.caption.isEmpty ? "" : " “\(table.caption)”")
    case .figure: "figure"
    case .aside: "aside"
    case .note(let id): "note \(id)"
    case .verse: "verse"
    }
  }

  private static func name(of kind: Mark.Kind) -> String {
    switch kind {
    case .anchor(let name): "anchor \(name)"
    case .printPage(let label): "page \(label)"
    case .noteReference(let id): "note \(id)"
    case .recording(let resource, let range): "recording \(resource) \(range)"
    }
  }

  private static func shown(_ text: String) -> String {
    text.replacing("\n", with: "⏎").replacing("\u{A0}", with: "⍽")
  }
}
