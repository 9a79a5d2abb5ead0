public import ReadingContent

/// What the parts of a script make of the files of a book, gathered section by section.
///
/// Of a section only the bounds of its stretches are kept, so that a long book need not be held.
public struct LedgerClaims {
  /// A stretch with what became of it; a later claim goes before an earlier one.
  struct Claim {
    let start: Int32
    let end: Int32
    let fate: FateCode
  }

  private let book: Book
  private let builder: PassageBuilder
  private var claims: [[Claim]]

  /// Gathers all of a script.
  ///
  /// - Parameters:
  ///   - script: What is read.
  ///   - reports: What the voice could not speak of it.
  public init(_ script: Script, reports: [SpeechReport] = []) {
    book = script.book
    builder = PassageBuilder(script)
    claims = Array(repeating: [], count: script.book.resources.count)
    for section in book.sections.indices { add(section: section) }
    add(reports)
  }

  /// Calls with each stretch of each file, in order and without gaps.
  public func forEachStretch(
    _ body: (_ index: Int, SourceResource, Range<Int>, Ledger.Fate) throws -> Void
  ) rethrows {
    for index in book.resources.indices {
      let resource = book.resources[index]
      for (range, fate) in stretches(ofResource: index, resource) {
        try body(index, resource, range, fate)
      }
    }
  }

  /// Adds what becomes of a section.
  private mutating func add(section index: Int) {
    let section = book.sections[index]
    for block in section.blocks.indices {
      let treated = builder.treated(section, index, block)
      addSpaces(section.blocks[block])
      for passage in builder.passages(section: index, block: block) {
        for utterance in passage.utterances where !utterance.isAnnouncement { add(utterance) }
      }
      addSilence(treated)
    }
  }

  /// Adds what the voice could not speak.
  private mutating func add(_ reports: [SpeechReport]) {
    for report in reports where report.kind == .crashed {
      guard let source = report.source else { continue }
      claim(source.range, source.resource, .failed)
    }
  }

  /// Returns the stretches of a file, in order and without gaps.
  ///
  /// White space that nobody claims is skipped as such.
  private func stretches(
    ofResource index: Int, _ resource: SourceResource
  ) -> [(range: Range<Int>, fate: Ledger.Fate)] {
    var fates = FateMap(resource: resource)
    if claims.indices.contains(index) {
      for claim in claims[index] {
        fates.fill(Int(claim.start)..<Int(claim.end), with: claim.fate)
      }
    }
    return fates.stretches(of: resource.text)
  }

  /// White space that is written as a sign of its own, such as `&nbsp;`.
  private mutating func addSpaces(_ block: Block) {
    let source = block.text.source
    for piece in source.pieces where piece.textLength != piece.sourceLength {
      let start = Int(piece.textStart)
      let text = block.text.slice(start..<start + Int(piece.textLength)).string
      guard text.unicodeScalars.allSatisfy(\.properties.isWhitespace) else { continue }
      let origin = Int(piece.sourceStart)
      claim(origin..<origin + Int(piece.sourceLength), source.resource, .skipped(.whiteSpace))
    }
  }

  private mutating func add(_ utterance: Utterance) {
    let source = utterance.text.source
    for part in utterance.parts {
      for stretch in part.spokenStretches(of: utterance.text.string) {
        for range in source.byteRanges(of: stretch) { claim(range, source.resource, .spoken) }
      }
    }
  }

  /// The space that parts two words stands for the start of what is silent between them, so what is
  /// not spoken comes last.
  private mutating func addSilence(_ treated: TreatedBlock) {
    let source = treated.text.source
    for run in treated.text.runs {
      guard let reason = run.attributes.silence else { continue }
      for range in source.byteRanges(of: run.range) {
        claim(range, source.resource, .skipped(reason))
      }
    }
    for range in treated.announced {
      for range in source.byteRanges(of: range) { claim(range, source.resource, .announced) }
    }
  }

  private mutating func claim(_ range: Range<Int>, _ resource: Int, _ fate: FateCode) {
    guard claims.indices.contains(resource), !range.isEmpty else { return }
    claims[resource].append(
      Claim(
        start: Int32(clamping: range.lowerBound), end: Int32(clamping: range.upperBound),
        fate: fate))
  }
}
