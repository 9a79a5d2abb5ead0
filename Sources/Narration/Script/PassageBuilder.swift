import Pronunciation
import ReadingContent
import TextBreaks

/// Cuts the blocks of a book into passages of utterances and silences.
///
/// Not for use from several threads at once.
public final class PassageBuilder {
  private let book: Book
  private let settings: NarrationSettings
  private let notes: BookNotes
  private var splitters: [String: SentenceSplitter] = [:]
  private var treaters: [String: BlockTreater] = [:]
  /// What was made of the last blocks.
  private var lastTreated: [(place: BlockPosition, block: TreatedBlock)] = []

  /// About how many columns of text are spoken in a second at the normal rate; wide characters
  /// take two columns and, being syllables, about as much time as two letters.
  private static let columnsASecond = 15
  /// Above this many seconds a block is cut at the next end of a sentence, and above twice as many
  /// wherever an utterance ends.
  private static let longestSeconds = 60

  /// Makes a builder of the passages of a script; what is found out of its notes is shared.
  public init(_ script: Script) {
    book = script.book
    settings = script.settings
    notes = script.notes
  }

  /// Returns the passages of a block, in order; none where the block does not exist, or nothing of
  /// it is heard where it stands.
  ///
  /// A block without words gives one passage with its silence, as does a section of which nothing
  /// is heard.
  public func passages(section: Int, block index: Int) -> [Passage] {
    guard book.sections.indices.contains(section) else { return [] }
    let content = book.sections[section]
    guard content.blocks.indices.contains(index) else { return [] }
    let treated = treated(content, section, index)
    guard treated.isHeard else { return unheard(content, section, index) }
    var parts: [[Segment]] = [[]]
    var columns = 0
    var isSentenceStart = true
    let longest = Self.longestSeconds * Self.columnsASecond
    for segment in segments(of: treated, content, section, index) {
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
    let next = nextHeard(content, section, after: index)
    let pause = settings.pauses.after(
      content.blocks[index], isLast: next == nil, nextIsTight: next?.isTight ?? false)
    parts[parts.count - 1].append(settings.silence(pause))
    return parts.enumerated().map { part, segments in
      Passage(id: Passage.ID(section: section, block: index, part: part), segments: segments)
    }
  }

  /// Returns what becomes of a block by the listener's treatments.
  ///
  /// A block is asked for as the next of the one before it, and then for itself.
  func treated(_ content: Section, _ section: Int, _ index: Int) -> TreatedBlock {
    let place = BlockPosition(section: section, block: index)
    if let known = lastTreated.first(where: { $0.place == place }) { return known.block }
    let block = treat(content, index)
    if lastTreated.count == 2 { lastTreated.removeFirst() }
    lastTreated.append((place, block))
    return block
  }

  private func treat(_ content: Section, _ index: Int) -> TreatedBlock {
    var treated = treater(language(of: content)).treated(content.blocks, at: index)
    guard let id = content.blocks[index].noteID else { return treated }
    let treatments = settings.treatments
    if treatments.notes == .skip {
      treated.silence(as: .skipped(.note))
      treated.opening = []
    } else if treatments.movesNotes, notes.isNamed(id) {
      if treatments.notes == .announce {
        treated.silence(as: .announced)
      } else {
        treated.fate = .elsewhere
      }
      treated.opening = []
    }
    return treated
  }

  private func unheard(_ content: Section, _ section: Int, _ index: Int) -> [Passage] {
    guard index == 0, nextHeard(content, section, after: 0) == nil else { return [] }
    return [
      Passage(
        id: Passage.ID(section: section, block: 0, part: 0),
        segments: [settings.silence(settings.pauses.section)])
    ]
  }

  private func nextHeard(_ content: Section, _ section: Int, after index: Int) -> Block? {
    for next in content.blocks.indices[(index + 1)...]
    where treated(content, section, next).isHeard {
      return content.blocks[next]
    }
    return nil
  }

  private func language(of section: Section) -> String {
    (section.language ?? book.metadata.language)?.description ?? settings.defaultLanguage
  }

  private func segments(
    of treated: TreatedBlock, _ content: Section, _ section: Int, _ index: Int
  ) -> [Segment] {
    let language = language(of: content)
    var reader = BlockReader(
      content.blocks[index], treated, at: BlockPosition(section: section, block: index),
      language: language, settings: settings, splitter: splitter)
    guard settings.treatments.notes == .read, treated.inserts.contains(where: \.isNote) else {
      return reader.read()
    }
    let notes = notes.notes(of: section, content)
    return reader.read { offset, place in
      notes.readings[BlockPosition(section: section, block: index, offset: offset)]?
        .flatMap { segments(of: $0, for: language, shownAt: place) } ?? []
    }
  }

  /// What is heard at the mark of a note.
  private func segments(
    of reading: SectionNotes.Reading, for language: String, shownAt place: Range<BlockPosition>
  ) -> [Segment] {
    let phrases = StructurePhrases.find(for: LanguageTag(language))
    var result: [Segment] = []
    func say(_ words: String) {
      result.append(settings.silence(settings.pauses.cell))
      result += [
        settings.announcement(words, language: language, at: place.lowerBound, shownAt: place)
      ].compactMap { $0 }
    }
    switch reading {
    case .again(let label, let isInBlock):
      // After the paragraph it was heard just now, and an announced mark has told of it.
      let isToldAlready =
        settings.treatments.noteMarks == .announce
        || isInBlock && settings.treatments.notePlacement == .afterParagraph
      if !isToldAlready { say(phrases.words(for: .noteAgain(label))) }
    case .notes(let notes):
      for note in notes {
        let blocks = segments(of: note, for: language, shownAt: place)
        guard !blocks.isEmpty else { continue }
        let isLabelled = blocks.first?.utterance?.text.string.beginsWith(label: note.label) ?? false
        say(phrases.words(for: .note(isLabelled ? "" : note.label)))
        result.append(settings.silence(settings.pauses.tight))
        result += blocks
        say(phrases.words(for: .endOfNote))
        result.append(settings.silence(settings.pauses.cell))
      }
    }
    return result
  }

  /// The blocks of a note as they are heard elsewhere.
  private func segments(
    of note: SectionNotes.Note, for language: String, shownAt place: Range<BlockPosition>
  ) -> [Segment] {
    guard book.sections.indices.contains(note.place.section) else { return [] }
    let content = book.sections[note.place.section]
    let home = self.language(of: content)
    let treater = treater(home)
    var result: [Segment] = []
    for index in note.place.blocks.clamped(to: content.blocks.indices) {
      var treated = treater.treated(content.blocks, at: index)
      if home != language { treated.text = treated.text.inLanguage(LanguageTag(home)) }
      var reader = BlockReader(
        content.blocks[index], treated,
        at: BlockPosition(section: note.place.section, block: index), language: language,
        settings: settings, splitter: splitter, shownAt: place)
      let segments = reader.read()
      if !result.isEmpty, !segments.isEmpty {
        result.append(settings.silence(settings.pauses.tight))
      }
      result += segments
    }
    return result
  }

  private func treater(_ language: String) -> BlockTreater {
    if let treater = treaters[language] { return treater }
    let treater = BlockTreater(settings.treatments, language: LanguageTag(language))
    treaters[language] = treater
    return treater
  }

  private func splitter(_ language: String) -> SentenceSplitter {
    let splitter = splitters[language] ?? SentenceSplitter(language: language)
    splitters[language] = splitter
    return splitter
  }
}

extension TreatedBlock.Insert {
  /// Whether a mark points to a note here.
  fileprivate var isNote: Bool {
    if case .note = content { true } else { false }
  }
}

extension AttributedText {
  /// Returns the text with a language for what has none of its own.
  fileprivate func inLanguage(_ language: LanguageTag?) -> AttributedText {
    let runs = allRuns.map { run in
      var attributes = run.attributes
      attributes.language = attributes.language ?? language
      return Run(range: run.range, attributes: attributes)
    }
    return AttributedText(string, runs: runs, source: source)
  }
}

extension String {
  /// Whether the text starts with the name of a note, as that of a footnote in print does.
  fileprivate func beginsWith(label: String) -> Bool {
    guard !label.isEmpty else { return false }
    let words = drop { !$0.isLetter && !$0.isNumber }
    return words.hasPrefix(label)
      && words.dropFirst(label.count).first.map { !$0.isLetter && !$0.isNumber } ?? true
  }
}

extension NarrationSettings {
  /// A silence as it is at the listener's rate.
  func silence(_ milliseconds: Int) -> Segment {
    .silence(milliseconds: Pauses.scaled(milliseconds, rate: rate))
  }

  /// Words of the reader's own; nothing where there is nothing to say.
  func announcement(
    _ words: String, language: String, at position: BlockPosition,
    shownAt: Range<BlockPosition>? = nil, endsSentence: Bool = true
  ) -> Segment? {
    let words = words.split { $0 == " " }.joined(separator: " ")
    let text = AttributedText(words)
    let parts = SpokenTextBuilder.build(
      text, lexicons: LexiconMatcher([]), base: LanguageTag(language)
    ).parts
    guard !parts.isEmpty else { return nil }
    return .speech(
      Utterance(
        position: position, text: text, parts: parts, endsSentence: endsSentence,
        isAnnouncement: true, shownAt: shownAt))
  }
}
