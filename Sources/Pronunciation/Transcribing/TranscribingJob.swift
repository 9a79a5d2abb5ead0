import ReadingContent
import SpeechSynthesis

/// The work on some notations for one voice.
struct TranscribingJob: Sendable {
  let voice: LearnedVoice
  let oracle: any PhonemeOracle

  /// How many notations are worked on in one go; more go on beside each other.
  private static let stretch = 4096

  /// The notations worked on, a stretch at a time.
  private struct Stretch: Sendable {
    let range: Range<Int>
    let result: Result<[Result<Pronunciation, PhoneticFault>], SpeechError>
  }

  func pronunciations(
    of notations: [PhoneticNotation], spellings: [String?]
  ) async throws(SpeechError) -> [Result<Pronunciation, PhoneticFault>] {
    let ranges = stride(from: 0, to: notations.count, by: Self.stretch).map {
      $0..<min($0 + Self.stretch, notations.count)
    }
    if ranges.count == 1 { return try await work(on: notations, spellings) }
    var found = [Result<Pronunciation, PhoneticFault>?](repeating: nil, count: notations.count)
    var waiting = ranges[...]
    let failure: SpeechError? = await withTaskGroup(of: Stretch.self) { group in
      var failure: SpeechError?
      var underWay = 0
      while true {
        while underWay < 3, failure == nil, let range = waiting.popFirst() {
          let some = Array(notations[range])
          let spelled = spellings.isEmpty ? [] : Array(spellings[range])
          group.addTask { Stretch(range: range, result: await self.result(some, spelled)) }
          underWay += 1
        }
        guard let done = await group.next() else { return failure }
        underWay -= 1
        switch done.result {
        case .success(let some):
          for (place, one) in zip(done.range, some) { found[place] = one }
        case .failure(let error): failure = failure ?? error
        }
      }
    }
    if let failure { throw failure }
    return zip(found, notations).map {
      $0 ?? .failure(PhoneticFault(.unspeakable, asked: $1))
    }
  }

  private func result(
    _ notations: [PhoneticNotation], _ spellings: [String?]
  ) async -> Result<[Result<Pronunciation, PhoneticFault>], SpeechError> {
    do throws(SpeechError) {
      return .success(try await work(on: notations, spellings))
    } catch {
      return .failure(error)
    }
  }

  private func work(
    on notations: [PhoneticNotation], _ spellings: [String?]
  ) async throws(SpeechError) -> [Result<Pronunciation, PhoneticFault>] {
    let planner = Planner(voice: voice)
    let readings = notations.map { read($0) }
    let unstressed = try await unstressedWords(readings, spellings)
    var plans: [PhonemePlan] = []
    var places: [Int] = []
    var found = notations.map { notation in
      Result<Pronunciation, PhoneticFault>.failure(PhoneticFault(.empty, asked: notation))
    }
    for (place, reading) in readings.enumerated() {
      let plan: Result<PhonemePlan, PhoneticFault> = reading.flatMap {
        switch $0 {
        case .sounds(let reading):
          planner.plan(
            reading, asked: notations[place], keepsUnstressed: unstressed.contains(place))
        case .plan(let plan): .success(plan)
        }
      }
      switch plan {
      case .success(let plan):
        plans.append(plan)
        places.append(place)
      case .failure(let fault): found[place] = .failure(fault)
      }
    }
    let verified = try await Verifier(voice: voice, oracle: oracle).verified(plans)
    for (place, plan) in zip(places, verified) {
      found[place] = plan.map { $0.pronunciation }
    }
    return found
  }

  /// What reading a notation gives: sounds, or at once what the engine is to be given.
  private enum Read {
    case sounds(PhoneticReading)
    case plan(PhonemePlan)
  }

  private func read(_ notation: PhoneticNotation) -> Result<Read, PhoneticFault> {
    do throws(PhoneticFault) {
      switch notation.alphabet {
      case .ipa:
        return .success(
          .sounds(
            try IPAReader.read(
              notation,
              manner: .init(
                readsDigitsAsTones: !voice.tones.isEmpty, ownSpellings: voice.ownSpellings))))
      case .xSampa: return .success(.sounds(try XSampa.read(notation)))
      case .arpabet: return .success(.sounds(try Arpabet.read(notation)))
      case .espeak: return .success(.plan(try MnemonicReader.plan(notation, voice.mnemonics)))
      }
    } catch {
      return .failure(error)
    }
  }

  /// The notations without a stress whose words the voice itself leaves without one.
  private func unstressedWords(
    _ readings: [Result<Read, PhoneticFault>], _ spellings: [String?]
  ) async throws(SpeechError) -> Set<Int> {
    let asked = readings.indices.filter { place in
      guard spellings.indices.contains(place), spellings[place]?.isEmpty == false,
        case .success(.sounds(let reading)) = readings[place], !reading.givesEveryStress
      else { return false }
      return !reading.items.contains { if case .stress = $0.kind { true } else { false } }
    }
    guard !asked.isEmpty else { return [] }
    let answers = try await oracle.transcriptions(
      of: asked.map { spellings[$0] ?? "" }, voice: voice.voice, isMarkup: false, notation: .ipa)
    return Set(
      zip(asked, answers).filter { _, answer in
        let heard = HeardSound.read(answer ?? "")
        return !heard.isEmpty && heard.allSatisfy { $0.stress == .none }
      }.map(\.0))
  }
}

extension PhonemePlan {
  /// What is given back of a plan that was verified.
  var pronunciation: Pronunciation {
    Pronunciation(
      asked: asked, phonemes: pieces.flatMap(\.phonemes),
      spoken: pieces.map(\.spoken).joined(separator: " "), changes: changes)
  }
}
