/// What is to be thought of something spoken.
struct Judgement {
  let outcome: LexiconTestCase.Outcome
  let spoken: String?
  let remarks: [String]

  /// Makes a judgement.
  init(outcome: LexiconTestCase.Outcome, spoken: String?, remarks: [String]) {
    self.outcome = outcome
    self.spoken = spoken
    self.remarks = remarks
  }

  /// Judges what a voice made of a notation.
  init(_ answer: Result<Pronunciation, PhoneticFault>) {
    switch answer {
    case .failure(let fault):
      outcome = .failed
      spoken = nil
      remarks = [fault.description]
    case .success(let pronunciation):
      spoken = pronunciation.spoken
      let changes = pronunciation.changes.filter { $0.kind == .approximated || $0.kind == .dropped }
      let isAsTold = SpokenComparison.isAsTold(pronunciation) ?? true
      outcome = !isAsTold ? .failed : changes.isEmpty ? .passed : .approximated
      remarks =
        changes.map(\.description)
        + (isAsTold ? [] : ["what is spoken is not what was asked"])
    }
  }

  /// Judges what a voice made of other words.
  init(alias spoken: String?) {
    self.spoken = spoken
    let isSpoken = spoken?.contains { !$0.isWhitespace } == true
    outcome = isSpoken ? .passed : .failed
    remarks = isSpoken ? [] : ["the engine says nothing for it"]
  }
}
