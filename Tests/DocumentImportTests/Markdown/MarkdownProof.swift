import DocumentImport
import ReadingContent

/// Proves that each byte of a Markdown text is in a block or left out for a reason, and that what
/// claims to be a byte of the source is one.
struct MarkdownProof {
  let text: String
  let document: MarkdownDocument
  let warnings: [BookWarning]
  /// What is wrong, one line each.
  private(set) var faults: [String] = []

  init(_ text: String, path: String = "book.md") {
    self.text = text
    var warnings: [BookWarning] = []
    document = MarkdownImporter().read(text, path: path, resource: 0, warnings: &warnings)
    self.warnings = warnings
    check()
  }

  private mutating func check() {
    let bytes = Array(text.utf8)
    var owner = [UInt8](repeating: 0, count: bytes.count)
    for (number, block) in document.blocks.enumerated() {
      checkPieces(of: block, number, bytes, &owner)
    }
    var last = 0
    for omission in document.omissions {
      if omission.range.lowerBound < last { faults.append("omissions out of order") }
      last = omission.range.upperBound
      for offset in omission.range {
        if owner[offset] == 1 { faults.append("byte \(offset) is text and left out") }
        owner[offset] = 2
      }
    }
    for offset in bytes.indices where owner[offset] == 0 && !isSpace(bytes[offset]) {
      faults.append("byte \(offset) '\(excerpt(bytes, offset))' is in no account")
      if faults.count > 20 { break }
    }
    if document.unaligned > 0 { faults.append("\(document.unaligned) texts were not found") }
  }

  private mutating func checkPieces(
    of block: Block, _ number: Int, _ bytes: [UInt8], _ owner: inout [UInt8]
  ) {
    let shown = Array(block.text.string.utf8)
    var textEnd = 0
    var sourceEnd = -1
    let starts = cellStarts(of: block, bytes)
    for piece in block.text.source.pieces {
      let text = Int(piece.textStart)..<Int(piece.textStart + piece.textLength)
      let source = Int(piece.sourceStart)..<Int(piece.sourceStart + piece.sourceLength)
      checkOwn(shown, textEnd..<max(textEnd, text.lowerBound), number)
      // A cell can go on in lines below those of the cell beside it; within it all is in order.
      let isNewCell =
        textEnd <= text.lowerBound && starts.contains { (textEnd...text.lowerBound).contains($0) }
      if text.lowerBound < textEnd || source.lowerBound < sourceEnd && !isNewCell {
        faults.append("block \(number): pieces out of order at byte \(source.lowerBound)")
      }
      textEnd = text.upperBound
      sourceEnd = source.upperBound
      guard source.upperBound <= bytes.count, text.upperBound <= shown.count else {
        faults.append("block \(number): piece beyond the end")
        continue
      }
      for offset in source {
        if owner[offset] == 1 { faults.append("byte \(offset) is text twice") }
        owner[offset] = 1
      }
      guard text.count == source.count else { continue }
      for (mine, its) in zip(shown[text], bytes[source])
      where mine != its && !(isSpace(mine) && isSpace(its)) {
        faults.append("block \(number): byte of piece at \(source) differs")
        break
      }
    }
    checkOwn(shown, textEnd..<max(textEnd, shown.count), number)
  }

  /// Where in the text of a row cells start whose place in the file may be before that of the cell
  /// to their left; none in a table of pipes, whose rows are lines.
  private func cellStarts(of block: Block, _ bytes: [UInt8]) -> [Int] {
    guard case .tableRow(let row) = block.kind else { return [] }
    let places = block.text.source.pieces.map { Int($0.sourceStart) }
    guard let first = places.min(), let last = places.max(),
      bytes[first...last].contains(UInt8(ascii: "\n"))
    else { return [] }
    return row.cells.map(\.range.lowerBound)
  }

  /// Text without an origin may only be what the reader puts between things.
  private mutating func checkOwn(_ shown: [UInt8], _ range: Range<Int>, _ number: Int) {
    let own = String(decoding: shown[range], as: UTF8.self)
    if own.contains(where: { !$0.isWhitespace && !"|()".contains($0) && $0 != "\u{20D2}" }),
      own.unicodeScalars.count > 1
    {
      faults.append("block \(number): '\(own)' has no origin")
    }
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private func excerpt(_ bytes: [UInt8], _ offset: Int) -> String {
    String(decoding: bytes[offset..<min(bytes.count, offset + 30)], as: UTF8.self)
      .replacing("\n", with: "⏎")
  }
}

extension Block {
  /// The block on one line: its containers, kind, text with marked runs.
  var treeDescription: String {
    var parts: [String] = []
    for container in containers {
      switch container {
      case .quotation: parts.append(">")
      case .listItem(let index, let number):
        parts.append(number.map { "item \(index) (\($0))" } ?? "item \(index)")
      case .definition: parts.append("definition")
      case .table(let table): parts.append("table \(table.number)")
      case .figure: parts.append("figure")
      case .aside: parts.append("aside")
      case .note(let id): parts.append("note(\(id))")
      case .verse: parts.append("verse")
      }
    }
    switch kind {
    case .heading(let level): parts.append("h\(level)")
    case .paragraph: parts.append("p")
    case .code(let language): parts.append("code" + (language.map { "(\($0))" } ?? ""))
    case .verse: parts.append("verse")
    case .term: parts.append("term")
    case .caption: parts.append("caption")
    case .tableRow(let row):
      parts.append(row.isHeader ? "header[\(row.cells.count)]" : "row[\(row.cells.count)]")
    case .thematicBreak: parts.append("break")
    }
    if isTight { parts.append("tight") }
    var shown = ""
    let bytes = Array(text.string.utf8)
    for run in text.allRuns {
      let part = String(decoding: bytes[run.range], as: UTF8.self)
        .replacing("\n", with: "⏎")
      if let silence = run.attributes.silence {
        shown += "‹\(silence.rawValue):\(part)›"
      } else if let emphasis = run.attributes.emphasis {
        shown += "‹\(emphasis.rawValue):\(part)›"
      } else {
        shown += part
      }
    }
    return parts.joined(separator: " ") + ": " + shown
  }
}

extension [Block] {
  /// The blocks, one a line.
  var treeDescription: String { map(\.treeDescription).joined(separator: "\n") }
}
