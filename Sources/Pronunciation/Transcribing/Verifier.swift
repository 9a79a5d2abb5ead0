import ReadingContent
import SpeechSynthesis

/// Asks the engine what it makes of plans, and looks for other ways where that is not what was
/// asked.
struct Verifier: Sendable {
  let voice: LearnedVoice
  let oracle: any PhonemeOracle

  /// How often another way is looked for.
  private static let rounds = 3

  /// A piece that does not yet sound as it should.
  private struct Open {
    let plan: Int
    let piece: Int
    var distance: Int
    var place: Int
  }

  /// Fills in what is really spoken.
  ///
  /// - Parameter plans: The plans; pieces that can be written better are written anew.
  /// - Returns: The plans, with each difference that stays as a change; where the engine says
  ///   nothing at all, a fault.
  /// - Throws: ``SpeechError`` when the engine cannot be asked.
  func verified(
    _ plans: [PhonemePlan]
  ) async throws(SpeechError) -> [Result<PhonemePlan, PhoneticFault>] {
    var plans = plans
    var open = try await ask(&plans)
    for _ in 0..<Self.rounds where !open.isEmpty {
      open = try await search(&plans, open)
    }
    return plans.map { plan in
      for piece in plan.pieces where HeardSound.read(piece.spoken).isEmpty {
        let place = piece.words.first?.first?.place.lowerBound ?? 0
        return .failure(PhoneticFault(.unspeakable, asked: plan.asked, scalar: place))
      }
      var plan = plan
      let left = plan.pieces.flatMap { differences($0, of: plan.asked) }
      plan.changes = Self.inOrder(plan.changes + left)
      return .success(plan)
    }
  }

  /// What stays different in a piece.
  private func differences(
    _ piece: PhonemePlan.Piece, of asked: PhoneticNotation
  ) -> [Pronunciation.Change] {
    let heard = HeardSound.read(piece.spoken)
    guard heard != piece.expected, !piece.words.isEmpty else { return [] }
    let places = zip(piece.paths, piece.words).flatMap { path, word in
      path.flatMap { step in
        (0..<voice.expected(of: [step], in: word).count).map { number in
          word[min(step.range.lowerBound + number, step.range.upperBound - 1)].place
        }
      }
    }
    guard let end = places.last?.upperBound else { return [] }
    return Differences.find(piece.expected, heard).1.map { stretch in
      let missed = places[stretch.expected]
      var start = places[stretch.expected.lowerBound...].first?.lowerBound ?? end
      let isStressed = piece.expected[stretch.expected].first.map { $0.stress != .none } ?? false
      if isStressed, start > 0, Self.isStress(asked.signs(in: start - 1..<start)) { start -= 1 }
      return Pronunciation.Change(
        kind: .approximated,
        symbol: missed.last.map { asked.signs(in: start..<max(start, $0.upperBound)) } ?? "",
        replacement: heard[stretch.heard].text, scalar: start)
    }
  }

  private static func isStress(_ sign: String) -> Bool {
    guard let scalar = sign.unicodeScalars.first else { return false }
    switch SignTable.role(of: scalar) {
    case .stress: return true
    case .respelled(let scalars): return scalars == ["ˈ"] || scalars == ["ˌ"]
    default: return scalar == ","
    }
  }

  /// By place; of the same place in the order in which they were found.
  static func inOrder(_ changes: [Pronunciation.Change]) -> [Pronunciation.Change] {
    guard changes.count > 1 else { return changes }
    return changes.enumerated().sorted {
      ($0.element.scalar, $0.offset) < ($1.element.scalar, $1.offset)
    }.map(\.element)
  }

  private func heard(
    _ pieces: [PhonemePlan.Piece]
  ) async throws(SpeechError) -> [String] {
    try await oracle.transcriptions(
      of: pieces.map { EngineMarkup.text($0.phonemes) }, voice: voice.voice, isMarkup: true,
      notation: .ipa
    ).map { $0 ?? "" }
  }

  private func ask(_ plans: inout [PhonemePlan]) async throws(SpeechError) -> [Open] {
    let answers = try await heard(plans.flatMap(\.pieces))
    var open: [Open] = []
    var number = 0
    for plan in plans.indices {
      for piece in plans[plan].pieces.indices {
        plans[plan].pieces[piece].spoken = answers[number]
        let heard = HeardSound.read(answers[number])
        number += 1
        let expected = plans[plan].pieces[piece].expected
        guard heard != expected else { continue }
        let (distance, stretches) = Differences.find(expected, heard)
        open.append(
          Open(
            plan: plan, piece: piece, distance: distance,
            place: stretches.first?.expected.lowerBound ?? 0))
      }
    }
    return open
  }

  /// Tries other ways for all open pieces at once; what is right now, or gets no better, is done.
  private func search(
    _ plans: inout [PhonemePlan], _ open: [Open]
  ) async throws(SpeechError) -> [Open] {
    let alternatives = Alternatives(voice: voice)
    let others = open.map { alternatives.others(plans[$0.plan].pieces[$0.piece], at: $0.place) }
    let answers = try await heard(others.flatMap(\.self))
    var still: [Open] = []
    var number = 0
    for (open, others) in zip(open, others) {
      var best = open
      var isBetter = false
      for other in others {
        defer { number += 1 }
        guard best.distance > 0 else { continue }
        let heard = HeardSound.read(answers[number])
        let (distance, stretches) = Differences.find(other.expected, heard)
        guard distance < best.distance else { continue }
        best.distance = distance
        best.place = stretches.first?.expected.lowerBound ?? 0
        isBetter = true
        plans[open.plan].pieces[open.piece] = other
        plans[open.plan].pieces[open.piece].spoken = answers[number]
      }
      if isBetter, best.distance > 0 { still.append(best) }
    }
    return still
  }
}
