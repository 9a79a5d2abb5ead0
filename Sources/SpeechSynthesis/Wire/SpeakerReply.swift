/// What a speaker tells the reader.
///
/// A speaker starts with `hello` or `notStarted`. It answers each request with any number of
/// `samples`, `words`, `phonemes`, `runFinished`, `voice` and `data`, and then with one of the
/// others. The texts of a transcription are its runs.
package enum SpeakerReply: Hashable, Sendable {
  /// A word event or a mark as the engine gave it.
  package struct Word: Hashable, Sendable {
    /// The character of the text at which it starts, counted from 1.
    package let position: UInt32
    /// Its length in characters.
    package let length: UInt32
    /// The sample of the run at which it starts.
    package let sample: UInt32
    /// The number that is the name of a mark; ``noMark`` for a word.
    package let mark: UInt32

    /// What stands in the place of a mark's number for a word.
    package static let noMark = UInt32.max

    /// Makes an event.
    package init(position: UInt32, length: UInt32, sample: UInt32, mark: UInt32 = noMark) {
      self.position = position
      self.length = length
      self.sample = sample
      self.mark = mark
    }
  }

  /// The speaker is ready.
  case hello(version: UInt8, sampleRate: Int)
  /// The engine did not start; the speaker ends.
  case notStarted(reason: String)
  /// Further samples of the run under way.
  case samples([Int16])
  /// Further words of the run under way.
  case words([Word])
  /// A further clause of the run under way, in phonemes.
  case phonemes(String)
  /// The run under way is complete.
  case runFinished
  /// The request is done.
  case finished
  /// The engine crashed, or was stopped for taking too long.
  case crashed(run: Int, signal: Int)
  /// The engine refused a run.
  case refused(run: Int, reason: String)
  /// There is no such voice.
  case noVoice(String)
  /// A voice.
  case voice(Voice)
  /// Where the engine's data are, and which version the engine has.
  case data(folder: String, version: String)

  /// The byte that tells the replies apart.
  package enum Kind: UInt8, Sendable {
    case hello = 1
    case notStarted = 2
    case samples = 3
    case words = 4
    case runFinished = 5
    case finished = 6
    case crashed = 7
    case refused = 8
    case noVoice = 9
    case voice = 10
    case phonemes = 11
    case data = 12
  }

  /// The reply as it travels; texts beyond the limits are cut.
  package var frame: WireFrame {
    var writer = ByteWriter()
    let kind: Kind
    switch self {
    case .hello(let version, let sampleRate):
      kind = .hello
      writer.append(version)
      writer.append(UInt32(clamping: sampleRate))
    case .notStarted(let reason):
      kind = .notStarted
      writer.append(Self.cut(reason))
    case .samples(let samples):
      kind = .samples
      for sample in samples { writer.append(sample) }
    case .words(let words):
      kind = .words
      for word in words {
        writer.append(word.position)
        writer.append(word.length)
        writer.append(word.sample)
        writer.append(word.mark)
      }
    case .phonemes(let clause):
      kind = .phonemes
      writer.append(Self.cut(clause, to: WireFormat.maximumClause))
    case .runFinished:
      kind = .runFinished
    case .finished:
      kind = .finished
    case .crashed(let run, let signal):
      kind = .crashed
      writer.append(UInt32(clamping: run))
      writer.append(UInt32(clamping: signal))
    case .refused(let run, let reason):
      kind = .refused
      writer.append(UInt32(clamping: run))
      writer.append(Self.cut(reason))
    case .noVoice(let name):
      kind = .noVoice
      writer.append(Self.cut(name))
    case .voice(let voice):
      kind = .voice
      writer.append(Self.cut(voice.identifier))
      writer.append(Self.cut(voice.name))
      writer.append(UInt32(min(voice.languages.count, WireFormat.maximumName)))
      for language in voice.languages.prefix(WireFormat.maximumName) {
        writer.append(Self.cut(language))
      }
    case .data(let folder, let version):
      kind = .data
      writer.append(Self.cut(folder, to: WireFormat.maximumPath))
      writer.append(Self.cut(version))
    }
    return WireFrame(kind: kind.rawValue, payload: writer.bytes)
  }

  /// Reads a reply back.
  ///
  /// - Throws: ``WireError/garbled(_:)`` for anything else.
  package init(_ frame: WireFrame) throws(WireError) {
    guard let kind = Kind(rawValue: frame.kind) else {
      throw .garbled("a reply of kind \(frame.kind)")
    }
    var reader = ByteReader(frame.payload)
    switch kind {
    case .hello:
      let version = try reader.number(UInt8.self)
      self = .hello(version: version, sampleRate: Int(try reader.number(UInt32.self)))
    case .notStarted:
      self = .notStarted(reason: try reader.text(limit: WireFormat.maximumName))
    case .samples:
      self = .samples(try Self.samples(frame.payload))
      return
    case .words:
      guard frame.payload.count.isMultiple(of: WireFormat.wordSize) else {
        throw .garbled("a word is cut off")
      }
      var words: [Word] = []
      words.reserveCapacity(frame.payload.count / WireFormat.wordSize)
      while reader.remaining > 0 {
        let position = try reader.number(UInt32.self)
        let length = try reader.number(UInt32.self)
        let sample = try reader.number(UInt32.self)
        words.append(
          Word(
            position: position, length: length, sample: sample,
            mark: try reader.number(UInt32.self)))
      }
      self = .words(words)
    case .phonemes:
      self = .phonemes(try reader.text(limit: WireFormat.maximumClause))
    case .runFinished:
      self = .runFinished
    case .finished:
      self = .finished
    case .crashed:
      let run = Int(try reader.number(UInt32.self))
      self = .crashed(run: run, signal: Int(try reader.number(UInt32.self)))
    case .refused:
      let run = Int(try reader.number(UInt32.self))
      self = .refused(run: run, reason: try reader.text(limit: WireFormat.maximumName))
    case .noVoice:
      self = .noVoice(try reader.text(limit: WireFormat.maximumName))
    case .voice:
      let identifier = try reader.text(limit: WireFormat.maximumName)
      let name = try reader.text(limit: WireFormat.maximumName)
      let count = Int(try reader.number(UInt32.self))
      guard count <= WireFormat.maximumName else { throw .garbled("too many languages") }
      var languages: [String] = []
      for _ in 0..<count {
        languages.append(try reader.text(limit: WireFormat.maximumName))
      }
      self = .voice(Voice(identifier: identifier, name: name, languages: languages))
    case .data:
      let folder = try reader.text(limit: WireFormat.maximumPath)
      self = .data(folder: folder, version: try reader.text(limit: WireFormat.maximumName))
    }
    try reader.end()
  }

  /// Copies samples as a block: they are nearly all of the bytes that travel.
  private static func samples(_ payload: [UInt8]) throws(WireError) -> [Int16] {
    guard payload.count.isMultiple(of: 2) else { throw .garbled("a sample is cut off") }
    let count = payload.count / 2
    var samples = [Int16](unsafeUninitializedCapacity: count) { memory, filled in
      UnsafeMutableRawBufferPointer(memory).copyBytes(from: payload)
      filled = count
    }
    if Int16(1).littleEndian != 1 {
      for index in samples.indices { samples[index] = Int16(littleEndian: samples[index]) }
    }
    return samples
  }

  /// Returns the start of a text that is within a limit of UTF-8 bytes.
  private static func cut(_ text: String, to limit: Int = WireFormat.maximumName) -> String {
    guard text.utf8.count > limit else { return text }
    var cut = ""
    for scalar in text.unicodeScalars {
      guard cut.utf8.count + 4 <= limit else { break }
      cut.unicodeScalars.append(scalar)
    }
    return cut
  }
}
