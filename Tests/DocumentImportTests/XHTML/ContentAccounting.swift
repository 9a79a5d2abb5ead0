import DocumentImport
import ReadingContent
import Testing

/// Checks that every byte of a document is accounted for exactly once.
enum ContentAccounting {
  /// Expects each byte of the resource to be the origin of text once, or an omission, or white
  /// space, and each run and mark to lie within its text.
  static func check(_ proof: ContentProof, sourceLocation: SourceLocation = #_sourceLocation) {
    let resource = proof.document.resource
    let bytes = Array(resource.text.utf8)
    var uses = [UInt8](repeating: 0, count: bytes.count)
    for omission in resource.omissions {
      for byte in omission.range { uses[byte] += 1 }
    }
    var faults: [String] = []
    for block in proof.document.blocks {
      let text = Array(block.text.string.utf8)
      for piece in block.text.source.pieces {
        let from = Int(piece.sourceStart)..<Int(piece.sourceStart + piece.sourceLength)
        for byte in from { uses[byte] += 1 }
        if piece.textLength != piece.sourceLength { faults.append("a piece is not exact") }
        for (offset, byte) in from.enumerated() {
          let made = text[Int(piece.textStart) + offset]
          let isSpace = made == 0x20 && "\t\n\r\u{C} ".utf8.contains(bytes[byte])
          if made != bytes[byte], !isSpace { faults.append("byte \(byte) became \(made)") }
        }
      }
      var end = 0
      for run in block.text.runs {
        if run.range.lowerBound < end || run.range.upperBound > text.count {
          faults.append("run \(run.range) in “\(block.text.string)”")
        }
        end = run.range.upperBound
      }
      for mark in block.marks where !(0...text.count).contains(mark.range.upperBound) {
        faults.append("mark \(mark) in “\(block.text.string)”")
      }
      if case .tableRow(let row) = block.kind {
        for cell in row.cells where cell.range.upperBound > text.count {
          faults.append("cell \(cell.range) in “\(block.text.string)”")
        }
      }
    }
    var offset = 0
    for scalar in resource.text.unicodeScalars {
      let length = UTF8.width(scalar)
      let range = offset..<offset + length
      if uses[range].contains(where: { $0 > 1 }) {
        faults.append("byte \(offset) (“\(scalar)”) is used twice")
      }
      if !scalar.properties.isWhitespace, uses[range].contains(0) {
        faults.append("byte \(offset) (“\(scalar)”) is lost")
      }
      offset += length
    }
    #expect(faults.isEmpty, "\(faults.prefix(5))", sourceLocation: sourceLocation)
  }
}
