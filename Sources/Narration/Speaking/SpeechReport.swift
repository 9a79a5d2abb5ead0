public import Pronunciation
public import ReadingContent

/// Something that was not spoken as it should be, for the listener to know.
public struct SpeechReport: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// The engine crashed on the words, so they are missing.
    case crashed
    /// The engine did not confirm that it reached the end of the words.
    case unconfirmed
    /// No voice speaks the language; the book's own voice read the words.
    case noVoice(language: String)
    /// There is no voice of the name that the author asks for; that of the language read the words.
    case noNamedVoice(String)
    /// The voice lacks a sound and speaks a near one, or none where the replacement is empty.
    case approximated(symbol: String, replacement: String, voice: String)
    /// A pronunciation cannot be spoken, so the words were read by the voice's own rules.
    case notPronounced(PhoneticFault)
    /// The words were read as they stand, since nothing reads them as the kind of thing they are.
    case notReadAs(String)
    /// The voice read words in another language than the author says they are in, by the name that
    /// the engine has for it.
    case readThroughOtherLanguage(String, voice: String)
    /// The voice read words letter by letter, since it does not know how they are read.
    case readByLetters(voice: String)
    /// A recording of the book could not be played; the voice read its words.
    case recordingSpoken(resource: String)
  }

  /// What happened.
  public let kind: Kind
  /// The words.
  public let text: String
  /// Where they stand in the book.
  public let position: BlockPosition
  /// Where they stand in the book's files; nothing for words that came from none.
  public let source: SourcePosition?

  /// Makes a report.
  public init(kind: Kind, text: String, position: BlockPosition, source: SourcePosition?) {
    self.kind = kind
    self.text = text
    self.position = position
    self.source = source
  }

  /// What a listener has to be told once only, however often it happens; nothing for what concerns
  /// these words alone.
  public var subject: String? {
    switch kind {
    case .noVoice(let language): language
    case .noNamedVoice(let name): "voice \(name)"
    case .approximated(let symbol, _, let voice): "\(symbol) of \(voice)"
    case .readThroughOtherLanguage(let language, let voice): "\(language) by \(voice)"
    case .readByLetters(let voice): "letters by \(voice)"
    case .recordingSpoken: "recordings"
    case .crashed, .unconfirmed, .notPronounced, .notReadAs: nil
    }
  }

  /// The start of a long text.
  private static func cut(_ text: String) -> String {
    text.count > 60 ? "\(text.prefix(60))…" : text
  }

  /// Returns the place, the fault and the consequence, on one line.
  public func description(in book: Book) -> String {
    let place = source.map { book.describe($0) } ?? book.metadata.title
    let words = Self.cut(text)
    switch kind {
    case .crashed:
      return "\(place): the engine crashes on \"\(words)\"; these words are not heard"
    case .unconfirmed:
      return "\(place): the engine did not say that it read \"\(words)\" to its end; listen there"
    case .noVoice(let language):
      return "\(place): no voice speaks \"\(language)\", so the text in it is read by another one; "
        + "`read-aloud voices` lists those there are"
    case .noNamedVoice(let name):
      return "\(place): there is no voice \"\(name)\", so that of the language reads the text; "
        + "`read-aloud voices` lists those there are"
    case .approximated(let symbol, "", let voice):
      return "\(place): the voice \(voice) has nothing for \"\(symbol)\", so it is left out"
    case .approximated(let symbol, let replacement, let voice):
      return "\(place): the voice \(voice) has no \"\(symbol)\"; it says \"\(replacement)\""
    case .notPronounced(let fault):
      let asked = Self.cut(fault.asked.text)
      return
        "\(place): the pronunciation \"\(asked)\" cannot be spoken: \(fault). So \"\(words)\" is "
        + "read as the voice has it; `read-aloud lexicon symbols` lists what a voice can say"
    case .notReadAs(let kind):
      return "\(place): \"\(words)\" is not yet spoken as \(kind); it is read as it stands"
    case .readThroughOtherLanguage(let language, let voice):
      return "\(place): the voice \(voice) reads \"\(words)\" by the rules of \"\(language)\"; "
        + "a pronunciation in the text or in a lexicon would help"
    case .readByLetters(let voice):
      return "\(place): the voice \(voice) reads \"\(words)\" letter by letter; "
        + "a pronunciation in the text or in a lexicon would help"
    case .recordingSpoken(let resource):
      return
        "\(place): the voice reads the words of \(resource) and of the other recordings; they are not played yet"
    }
  }
}

extension Sequence<SpeechReport> {
  /// The reports without those that repeat what an earlier one said of the same subject.
  ///
  /// - Parameter told: The subjects that were told before; those of these reports are added.
  /// - Returns: The reports that are left, in order.
  public func newOnes(told: inout Set<String>) -> [SpeechReport] {
    filter { report in report.subject.map { told.insert($0).inserted } ?? true }
  }
}
