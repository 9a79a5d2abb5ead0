public import ReadingContent
import TextBreaks

/// Cuts the blocks of a book into passages of utterances and silences.
///
/// Not for use from several threads at once.
public final class PassageBuilder {
  private let book: Book
  private let settings: NarrationSettings
  private var splitters: [String: SentenceSplitter] = [:]

  /// About how many columns of text are spoken in a second at the normal rate; wide characters
  /// take two columns and, being syllables, about as much time as two letters.
  private static let columnsASecond = 15
  /// Above this many seconds a block is cut at the next end of a sentence, and above twice as many
  /// wherever an utterance ends.
  private static let longestSeconds = 60

  /// Makes a builder for a book.
  public init(book: Book, settings: NarrationSettings) {
    self.book = book
    self.settings = settings
  }

  /// Returns the passages of a block, in order; none where the block does not exist.
  ///
  /// A block without words gives one passage with its silence.
  public func passages(section: Int, block index: Int) -> [Passage] {
    guard book.sections.indices.contains(section),
      book.sections[section].blocks.indices.contains(index)
    else { return [] }
    let blocks = book.sections[section].blocks
    let block = blocks[index]
    var parts: [[Segment]] = [[]]
    var columns = 0
    var isSentenceStart = true
    let longest = Self.longestSeconds * Self.columnsASecond
    for segment in segments(of: block, section: section, index: index) {
      if let utterance = segment.utterance {
        if columns > (isSentenceStart ? longest : 2 * longest) {
          parts.append([])
          columns = 0
        }
        columns += DisplayWidth.columns(of: utterance.text.string)
        isSentenceStart = utterance.endsSentence
      }
      parts[parts.count - 1].append(segment)
    }
    let isLast = index == blocks.count - 1
    let pause = settings.pauses.after(
      block, isLast: isLast, nextIsTight: !isLast && blocks[index + 1].isTight)
    parts[parts.count - 1].append(silence(pause))
    return parts.enumerated().map { part, segments in
      Passage(id: Passage.ID(section: section, block: index, part: part), segments: segments)
    }
  }

  private func silence(_ milliseconds: Int) -> Segment {
    .silence(milliseconds: Pauses.scaled(milliseconds, rate: settings.rate))
  }

  private func segments(of block: Block, section: Int, index: Int) -> [Segment] {
    let language = language(of: section)
    let base = LanguageTag(language)
    let spoken = Self.language(ofAll: block.text)?.description ?? language
    let solids = Self.solids(of: block.text)
    var result: [Segment] = []
    for range in stretches(of: block) {
      let segments = sentences(in: block, range, language: spoken, solids: solids).flatMap {
        pieces(
          of: $0, in: block, at: BlockPosition(section: section, block: index),
          base: base, solids: solids)
      }
      guard !segments.isEmpty else { continue }
      if !result.isEmpty {
        result.append(
          silence(block.isTableRow ? settings.pauses.cell : settings.pauses.tight))
      }
      result += segments
    }
    return result
  }

  private func language(of section: Int) -> String {
    (book.sections[section].language ?? book.metadata.language)?.description
      ?? settings.defaultLanguage
  }

  /// The language of a text of which all that is spoken is in one language by declaration.
  private static func language(ofAll text: AttributedText) -> LanguageTag? {
    guard let first = text.runs.first(where: { $0.attributes.language != nil }) else { return nil }
    let language = first.attributes.language
    let isAll = text.allRuns.allSatisfy { run in
      run.attributes.language == language || run.attributes.silence != nil
    }
    return isAll ? language : nil
  }

  /// The parts of a block between which the voice stops: cells of a row, lines of code.
  private func stretches(of block: Block) -> [Range<Int>] {
    let whole = 0..<block.text.count
    switch block.kind {
    case .tableRow(let row):
      let cells = row.cells.map(\.range)
      var result: [Range<Int>] = []
      for (index, cell) in cells.enumerated() {
        // What stands between two cells goes with the first, so that no character is left out.
        let end = index + 1 < cells.count ? cells[index + 1].lowerBound : whole.upperBound
        let start = index == 0 ? 0 : cell.lowerBound
        if start < end { result.append(start..<end) }
      }
      return result.isEmpty ? [whole] : result
    case .code, .verse:
      return block.text.string.utf8.split(separator: UInt8(ascii: "\n")).map { line in
        let utf8 = block.text.string.utf8
        return utf8.distance(
          from: utf8.startIndex, to: line.startIndex)..<utf8.distance(
            from: utf8.startIndex, to: line.endIndex)
      }
    case .heading, .paragraph, .term, .caption, .thematicBreak:
      return whole.isEmpty ? [] : [whole]
    }
  }

  private func sentences(
    in block: Block, _ range: Range<Int>, language: String, solids: [Range<Int>]
  ) -> [Range<Int>] {
    if case .code = block.kind { return [range] }
    let splitter = splitters[language] ?? SentenceSplitter(language: language)
    splitters[language] = splitter
    return splitter.sentences(of: Self.heard(block.text, range, solids)).map {
      $0.lowerBound + range.lowerBound..<$0.upperBound + range.lowerBound
    }
  }

  /// The stretches of a text that are said otherwise than they are written, as wholes.
  private static func solids(of text: AttributedText) -> [Range<Int>] {
    text.runs.compactMap { run in
      let attributes = run.attributes
      guard attributes.silence == nil else { return nil }
      let isSolid =
        attributes.phonetic != nil || attributes.alias != nil || attributes.sayAs != nil
        || attributes.spellOut == true
      return isSolid ? run.range : nil
    }
  }

  /// A part of a text as the splitter sees it, byte for byte.
  ///
  /// What is not spoken becomes spaces, so that the mark of a note after a dot does not hide the end
  /// of the sentence; the signs within a solid stretch become letters, so that none ends one.
  private static func heard(
    _ text: AttributedText, _ range: Range<Int>, _ solids: [Range<Int>]
  ) -> String {
    let isWhole = range.count == text.count
    if isWhole, text.runs.isEmpty { return text.string }
    let part = isWhole ? text : text.slice(range)
    let silent = part.runs.filter { $0.attributes.silence != nil }
    let solids = solids.filter { $0.overlaps(range) }
    guard !silent.isEmpty || !solids.isEmpty else { return part.string }
    var bytes = Array(part.string.utf8)
    for run in silent {
      for index in run.range { bytes[index] = UInt8(ascii: " ") }
    }
    for solid in solids {
      let solid = solid.clamped(to: range)
      var index = solid.lowerBound - range.lowerBound
      let words = String(decoding: bytes[index..<index + solid.count], as: UTF8.self)
      for scalar in words.unicodeScalars {
        let next = index + UTF8.width(scalar)
        if !scalar.properties.isAlphabetic, scalar.properties.numericType == nil {
          for byte in index..<next { bytes[byte] = UInt8(ascii: "x") }
        }
        index = next
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A sentence as utterances: one, or several where it is longer than the engine takes at once; a
  /// silence where the author asks for nothing else.
  private func pieces(
    of sentence: Range<Int>, in block: Block, at position: BlockPosition, base: LanguageTag?,
    solids: [Range<Int>]
  ) -> [Segment] {
    let cuts = ClauseCutter.cuts(
      in: block.text.string, sentence, longest: Utterance.longest, solids: solids)
    return cuts.enumerated().compactMap { index, range in
      let text = block.text.slice(range)
      var start = position
      start.offset = range.lowerBound
      let spoken = SpokenTextBuilder.build(
        text, lexicons: settings.matcher, base: base)
      guard !spoken.parts.isEmpty else {
        return spoken.silence > 0 ? .silence(milliseconds: spoken.silence) : nil
      }
      return .speech(
        Utterance(
          position: start, text: text, parts: spoken.parts, endsSentence: index == cuts.count - 1))
    }
  }
}

extension Block {
  fileprivate var isTableRow: Bool {
    if case .tableRow = kind { true } else { false }
  }
}
