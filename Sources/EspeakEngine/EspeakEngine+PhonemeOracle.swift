public import SpeechSynthesis

extension EspeakEngine: PhonemeOracle {
  /// The most texts that are asked in one go, and the most bytes: about a third of a second's work.
  private static let mostTexts = 4_096
  private static let mostBytes = 64 << 10

  /// Returns what a voice can say, by the data files of the installed engine; read once.
  ///
  /// - Throws: ``SpeechError/noVoice(_:)`` when there is no such voice;
  ///   ``SpeechError/unreadableData(path:reason:)`` for a file that is missing or not what it
  ///   should be.
  public func inventory(of voice: String) async throws(SpeechError) -> PhonemeInventory {
    if let known = inventories[voice] { return known }
    let answer = try await perform(.describe(voice: voice))
    guard let found = answer.voices.first, let data = answer.data else { throw .noVoice(voice) }
    let read = try EngineData(folder: data.folder, version: data.version)
      .inventory(of: found.identifier)
    let inventory = PhonemeInventory(
      voice: voice, table: read.table, phonemes: read.phonemes, dataVersion: read.dataVersion)
    inventories[voice] = inventory
    return inventory
  }

  /// Returns the phonemes that the engine makes of texts, each from the fresh state as far as
  /// pronunciation goes.
  ///
  /// - Parameters:
  ///   - texts: What would be spoken; any number.
  ///   - voice: The identifier of the voice.
  ///   - isMarkup: Whether the texts are SSML for the engine rather than plain text.
  ///   - notation: How the phonemes are written.
  /// - Returns: An answer for each text: its clauses joined by a space; nothing for a text on which
  ///   the engine crashes or gives up, or that is longer than 1 MiB.
  /// - Throws: ``SpeechError`` when nothing can be asked at all; ``SpeechError/cancelled`` when the
  ///   task is cancelled or the engine closed.
  public nonisolated func transcriptions(
    of texts: [String], voice: String, isMarkup: Bool, notation: PhonemeNotation
  ) async throws(SpeechError) -> [String?] {
    var answers = [String?](repeating: nil, count: texts.count)
    // So few at once that a passage which is to be spoken meanwhile does not wait for all of them.
    var batches = Self.batches(of: texts)[...]
    let failure: SpeechError? = await withTaskGroup(of: BatchAnswer.self) { group in
      var failure: SpeechError?
      var underWay = 0
      while true {
        while underWay < speakers, failure == nil, let batch = batches.popFirst() {
          let request = TranscriptionRequest(
            texts: Array(texts[batch]), voice: voice, isMarkup: isMarkup, notation: notation)
          group.addTask { BatchAnswer(batch: batch, result: await self.answers(to: request)) }
          underWay += 1
        }
        guard let answer = await group.next() else { return failure }
        underWay -= 1
        switch answer.result {
        case .success(let found):
          answers.replaceSubrange(answer.batch, with: found)
        case .failure(let error):
          failure = failure ?? error
          group.cancelAll()
        }
      }
    }
    if let failure { throw failure }
    return answers
  }

  private struct BatchAnswer: Sendable {
    let batch: Range<Int>
    let result: Result<[String?], SpeechError>
  }

  private nonisolated func answers(
    to request: TranscriptionRequest
  ) async -> Result<[String?], SpeechError> {
    do throws(SpeechError) {
      return .success(try await transcriptions(request))
    } catch {
      return .failure(error)
    }
  }

  /// Asks for a batch; where the engine crashes on it, for its halves until the text is found.
  private nonisolated func transcriptions(
    _ request: TranscriptionRequest
  ) async throws(SpeechError) -> [String?] {
    var answers = [String?](repeating: nil, count: request.texts.count)
    var waiting = [request.texts.indices]
    while let range = waiting.popLast() {
      let part = TranscriptionRequest(
        texts: Array(request.texts[range]), voice: request.voice, isMarkup: request.isMarkup,
        notation: request.notation)
      do throws(SpeechError) {
        answers.replaceSubrange(range, with: try await perform(.transcribe(part)).transcriptions)
      } catch {
        switch error {
        case .crashed, .refused: break
        default: throw error
        }
        guard range.count > 1 else { continue }
        let middle = range.lowerBound + range.count / 2
        waiting.append(middle..<range.upperBound)
        waiting.append(range.lowerBound..<middle)
      }
    }
    return answers
  }

  /// Cuts texts into batches; texts that are too long to be asked are in none.
  private static func batches(of texts: [String]) -> [Range<Int>] {
    var batches: [Range<Int>] = []
    var start = 0
    var bytes = 0
    func close(_ end: Int) {
      if start < end { batches.append(start..<end) }
      start = end
      bytes = 0
    }
    for (index, text) in texts.enumerated() {
      let size = text.utf8.count
      if TranscriptionRequest.mayOverflow(text) || size > WireFormat.maximumText {
        close(index)
        if size <= WireFormat.maximumText { batches.append(index..<index + 1) }
        start = index + 1
        continue
      }
      if index - start == mostTexts || bytes + size > mostBytes { close(index) }
      bytes += size
    }
    close(texts.count)
    return batches
  }
}
