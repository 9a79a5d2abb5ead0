public import ReadingContent

/// Checks that what was read of a source accounts for every byte of it.
public enum SourceAccount {
  /// What is wrong with a book, a sentence each; at most twenty.
  public static func faults(of book: Book) -> [String] {
    var blocks: [[Block]] = Array(repeating: [], count: book.resources.count)
    var faults: [String] = []
    for block in book.sections.lazy.flatMap(\.blocks) {
      let resource = block.text.source.resource
      if blocks.indices.contains(resource) {
        blocks[resource].append(block)
      } else if !block.text.source.pieces.isEmpty {
        faults.append("there is no resource \(resource)")
      }
    }
    for (resource, blocks) in zip(book.resources, blocks) {
      faults += Self.faults(of: blocks, in: resource)
    }
    return Array(faults.prefix(20))
  }

  /// What is wrong with the blocks of a resource, a sentence each; at most twenty.
  ///
  /// Each byte has to be the origin of text, or left out, or white space. Text that claims to be
  /// bytes of the source has to be those bytes, but for the kind of white space.
  ///
  /// - Parameters:
  ///   - blocks: All blocks of the resource.
  ///   - resource: The resource.
  ///   - isOnce: Whether no byte may be used twice, and all text with an origin is as long as it.
  /// - Returns: The sentences.
  public static func faults(
    of blocks: [Block], in resource: SourceResource, isOnce: Bool = false
  ) -> [String] {
    var account = Account(resource)
    for omission in resource.omissions { account.use(omission.range, "an omission") }
    for (index, block) in blocks.enumerated() {
      account.use(block.text, "block \(index)", isExact: isOnce)
      account.checkParts(of: block, "block \(index)")
    }
    account.close(isOnce: isOnce)
    return Array(account.faults.prefix(20))
  }

  private struct Account {
    let resource: SourceResource
    let bytes: [UInt8]
    var uses: [UInt8]
    var faults: [String] = []

    init(_ resource: SourceResource) {
      self.resource = resource
      bytes = Array(resource.text.utf8)
      uses = [UInt8](repeating: 0, count: bytes.count)
    }

    mutating func use(_ range: Range<Int>, _ name: String) {
      guard range.lowerBound >= 0, range.upperBound <= bytes.count else {
        return faults.append("\(name) is outside of \(resource.path)")
      }
      for byte in range where uses[byte] < 2 { uses[byte] += 1 }
    }

    mutating func use(_ text: AttributedText, _ name: String, isExact: Bool) {
      let made = Array(text.string.utf8)
      for piece in text.source.pieces {
        let from = Int(piece.sourceStart)..<Int(piece.sourceStart + piece.sourceLength)
        let to = Int(piece.textStart)..<Int(piece.textStart + piece.textLength)
        use(from, name)
        guard from.upperBound <= bytes.count, to.upperBound <= made.count else {
          faults.append("\(name) has a piece \(to) outside of the texts")
          continue
        }
        guard from.count == to.count else {
          if isExact { faults.append("\(name) has a piece that is not exact") }
          continue
        }
        for (source, text) in zip(from, to) where !isAlike(bytes[source], made[text]) {
          faults.append("byte \(source) of \(resource.path) became \(made[text])")
          break
        }
      }
    }

    /// A space of any kind may become a space, and the end of a line one of ours.
    private func isAlike(_ source: UInt8, _ made: UInt8) -> Bool {
      switch made {
      case source: true
      case 0x20: (0x09...0x0D).contains(source)
      case 0x0A: (0x0A...0x0D).contains(source)
      default: false
      }
    }

    mutating func checkParts(of block: Block, _ name: String) {
      let count = block.text.count
      var end = 0
      for run in block.text.runs {
        if run.range.lowerBound < end || run.range.upperBound > count {
          faults.append("\(name) has a run \(run.range) of \(count)")
        }
        end = run.range.upperBound
      }
      for mark in block.marks where mark.range.lowerBound < 0 || mark.range.upperBound > count {
        faults.append("\(name) has a mark \(mark) of \(count)")
      }
      guard case .tableRow(let row) = block.kind else { return }
      for cell in row.cells where cell.range.upperBound > count {
        faults.append("\(name) has a cell \(cell.range) of \(count)")
      }
    }

    mutating func close(isOnce: Bool) {
      var offset = 0
      for scalar in resource.text.unicodeScalars {
        let length = UTF8.width(scalar)
        let uses = uses[offset..<offset + length]
        if isOnce, uses.contains(2) {
          faults.append("byte \(offset) (“\(scalar)”) of \(resource.path) is used twice")
        }
        if uses.contains(0), !scalar.properties.isWhitespace {
          faults.append("byte \(offset) (“\(scalar)”) of \(resource.path) is in no account")
        }
        offset += length
        if faults.count > 20 { return }
      }
    }
  }
}
