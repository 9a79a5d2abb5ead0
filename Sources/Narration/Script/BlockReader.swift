import ReadingContent

/// Makes the segments of one block: its sentences, and what is said between them.
struct BlockReader {
  private let block: Block
  private let treated: TreatedBlock
  private let position: BlockPosition
  private let base: LanguageTag?
  private let language: String
  private let settings: NarrationSettings
  private let splitter: (String) -> SentenceSplitter
  /// What is shown meanwhile, where that is not the block itself.
  private let shownAt: Range<BlockPosition>?

  private let solids: [Range<Int>]
  private let spokenLanguage: String
  private var segments: [Segment] = []
  /// The announcements that belong to the next sentence, by their places among the segments.
  private var open: [Int] = []
  private var inserts: ArraySlice<TreatedBlock.Insert>
  /// The byte at which notes were heard last.
  private var noteOffset: Int?
  private var lastExtent: Range<BlockPosition>?
  /// Whether a part of the block was heard.
  private var hasStretch = false
  /// The notes that are read after the block.
  private var waitingNotes: [Segment] = []

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - block: What is read.
  ///   - treated: What the listener's treatments make of it.
  ///   - position: Where the block stands.
  ///   - language: The language of the text around it.
  ///   - settings: What the listener chose.
  ///   - splitter: Gives what finds sentences in a language.
  ///   - shownAt: What is shown meanwhile, where that is not the block itself.
  init(
    _ block: Block, _ treated: TreatedBlock, at position: BlockPosition, language: String,
    settings: NarrationSettings, splitter: @escaping (String) -> SentenceSplitter,
    shownAt: Range<BlockPosition>? = nil
  ) {
    self.block = block
    self.treated = treated
    self.position = position
    self.language = language
    self.settings = settings
    self.splitter = splitter
    self.shownAt = shownAt
    base = LanguageTag(language)
    solids = treated.text.solids
    spokenLanguage = treated.text.languageOfAll?.description ?? language
    inserts = treated.inserts[...]
  }

  /// Returns the segments, in order.
  ///
  /// - Parameter notes: Returns what is heard at the mark of a note, by the byte of the mark and the
  ///   place that is shown meanwhile.
  /// - Returns: The segments.
  mutating func read(
    notes: (Int, Range<BlockPosition>) -> [Segment] = { _, _ in [] }
  ) -> [Segment] {
    for words in treated.opening {
      say(words)
      if treated.fate == .read { segments.append(settings.silence(settings.pauses.cell)) }
    }
    if treated.fate == .read {
      let recordings = recordings
      for stretch in stretches(recordings) { read(stretch, recordings, notes) }
    }
    insert(before: Int.max, isEnd: true, notes)
    settle(at: lastExtent ?? blockExtent)
    return segments + waitingNotes
  }

  private mutating func read(
    _ stretch: BlockStretch, _ recordings: [BlockRecording],
    _ notes: (Int, Range<BlockPosition>) -> [Segment]
  ) {
    let start = segments.count
    sayHeaders(of: stretch)
    let headed = segments.count
    for unit in units(of: stretch, recordings) {
      insert(before: unit.range.lowerBound, isEnd: false, notes)
      append(unit)
      insert(before: unit.range.upperBound, isEnd: true, notes)
    }
    if segments.count == headed {
      // Headers of nothing are not said, unless it is said that there is nothing.
      open.removeAll { $0 >= start }
      segments.removeSubrange(start...)
      guard let blank = stretch.blank else { return }
      sayHeaders(of: stretch)
      say(blank)
      settle(at: extent(of: stretch.range))
    }
    if hasStretch {
      let pause = stretch.isCell ? settings.pauses.cell : settings.pauses.tight
      segments.insert(settings.silence(pause), at: start)
      for index in open.indices where open[index] >= start { open[index] += 1 }
    }
    hasStretch = true
  }

  private mutating func sayHeaders(of stretch: BlockStretch) {
    for words in stretch.headers {
      say(words, endsSentence: false)
      segments.append(settings.silence(settings.pauses.tight))
    }
  }

  // MARK: - Announcements

  /// Says words of the reader's that belong to the next sentence.
  private mutating func say(_ words: String, endsSentence: Bool = true) {
    guard
      let segment = settings.announcement(
        words, language: language, at: position, endsSentence: endsSentence)
    else { return }
    open.append(segments.count)
    segments.append(segment)
  }

  /// Says what belongs before a byte: at the end of a sentence all of it, at its start what is not
  /// about the sentence.
  private mutating func insert(
    before offset: Int, isEnd: Bool, _ notes: (Int, Range<BlockPosition>) -> [Segment]
  ) {
    while let next = inserts.first, isEnd ? next.offset < offset : next.offset <= offset {
      switch next.content {
      case .words(let words):
        inserts.removeFirst()
        say(words)
        if isEnd { settle(at: lastExtent ?? blockExtent) }
      case .note:
        guard isEnd else { return }
        inserts.removeFirst()
        // All notes of a place are heard for the first of its marks.
        guard noteOffset != next.offset else { continue }
        noteOffset = next.offset
        let heard = notes(next.offset, shownAt ?? lastExtent ?? blockExtent)
        if settings.treatments.notePlacement == .afterParagraph {
          waitingNotes += heard
        } else {
          segments += heard
        }
      }
    }
  }

  /// Gives the announcements that wait the place that is shown.
  private mutating func settle(at extent: Range<BlockPosition>) {
    for index in open {
      guard case .speech(let utterance) = segments[index] else { continue }
      segments[index] = .speech(utterance.shown(at: shownAt ?? extent))
    }
    open = []
  }

  private var blockExtent: Range<BlockPosition> { extent(of: 0..<block.text.count) }

  private func extent(of range: Range<Int>) -> Range<BlockPosition> {
    var (start, end) = (position, position)
    start.offset = range.lowerBound
    end.offset = max(range.lowerBound, range.upperBound)
    return start..<end
  }

  // MARK: - Sentences

  /// What is spoken in one go: a sentence, or what a recording holds.
  private struct Unit {
    let range: Range<Int>
    let recording: BlockRecording?
  }

  private func units(of stretch: BlockStretch, _ recordings: [BlockRecording]) -> [Unit] {
    var result: [Unit] = []
    var start = stretch.range.lowerBound
    for recording in recordings where recording.range.overlaps(stretch.range) {
      let range = recording.range.clamped(to: start..<stretch.range.upperBound)
      guard !range.isEmpty else { continue }
      result += sentences(in: start..<range.lowerBound)
      result.append(Unit(range: range, recording: recording))
      start = range.upperBound
    }
    return result + sentences(in: start..<stretch.range.upperBound)
  }

  private func sentences(in range: Range<Int>) -> [Unit] {
    guard !range.isEmpty else { return [] }
    if case .code = block.kind { return [Unit(range: range, recording: nil)] }
    let text = treated.text.heard(range, solids, besides: treated.lifted)
    return splitter(spokenLanguage).sentences(of: text).map {
      Unit(
        range: $0.lowerBound + range.lowerBound..<$0.upperBound + range.lowerBound, recording: nil)
    }
  }

  /// Adds a sentence as utterances: one, or several where it is longer than the engine takes at
  /// once; a silence where the author asks for nothing else.
  private mutating func append(_ unit: Unit) {
    let text = treated.text
    let cuts =
      unit.recording == nil
      ? ClauseCutter.cuts(in: text.string, unit.range, longest: Utterance.longest, solids: solids)
      : [unit.range]
    for (index, range) in cuts.enumerated() {
      let part = text.slice(range)
      var start = position
      start.offset = range.lowerBound
      let spoken = SpokenTextBuilder.build(
        part, lexicons: settings.matcher, base: base,
        announced: treated.announced.touching(range).map {
          $0.lowerBound - range.lowerBound..<$0.upperBound - range.lowerBound
        },
        keepsDots: unit.recording != nil)
      guard !spoken.parts.isEmpty else {
        if spoken.silence > 0 { segments.append(.silence(milliseconds: spoken.silence)) }
        continue
      }
      let utterance = Utterance(
        position: start, text: part, parts: spoken.parts, endsSentence: index == cuts.count - 1,
        shownAt: shownAt)
      settle(at: utterance.extent)
      lastExtent = utterance.extent
      if let recording = unit.recording {
        segments.append(
          .recording(
            Recording(
              resource: recording.resource, milliseconds: recording.milliseconds,
              words: utterance)))
      } else {
        segments.append(.speech(utterance))
      }
    }
  }

  // MARK: - Parts of a block

  private var recordings: [BlockRecording] {
    guard settings.keepsRecordings else { return [] }
    return block.marks.compactMap { BlockRecording($0, in: block.text.count) }
  }

  private func stretches(_ recordings: [BlockRecording]) -> [BlockStretch] {
    let stretches = BlockStretch.stretches(
      of: block, text: treated.text,
      blank: StructurePhrases.find(for: base).words(for: .blank),
      repeatsHeaders: settings.treatments.repeatsHeaders)
    // A recording of several lines or cells is heard in one piece.
    let ranges = stretches.map(\.range)
    let isCut = recordings.contains { ranges.touching($0.range).count > 1 }
    return isCut ? [BlockStretch(range: 0..<block.text.count)] : stretches
  }
}
