extension Judgement {
  /// Judges what is heard of a word against a pronunciation; nothing is heard of a word that does
  /// not stand in the sentence.
  init(_ heard: [HeardWord]?, wanted: Result<Pronunciation, PhoneticFault>) {
    switch wanted {
    case .failure(let fault):
      self.init(.failed, heard, ["the test asks for what cannot be spoken: \(fault)"])
    case .success(let wanted):
      let changes = wanted.changes.filter { $0.kind == .approximated || $0.kind == .dropped }
      if Self.sounds(heard) == HeardSound.read(wanted.spoken) {
        self.init(changes.isEmpty ? .passed : .approximated, heard, changes.map(\.description))
      } else if Self.isLinked(Self.sounds(heard), HeardSound.read(wanted.spoken)) {
        self.init(
          .approximated, heard, changes.map(\.description) + ["an r joins it to the next word"])
      } else {
        self.init(.failed, heard, ["the test asks for \(wanted.spoken)"])
      }
    }
  }

  /// Judges whether a word is said like other words.
  init(_ heard: [HeardWord]?, alike words: String, spoken: String?) {
    let said = (heard ?? []).compactMap(\.said).joined(separator: " ")
    let isSame =
      said == words || (spoken != nil && Self.sounds(heard) == HeardSound.read(spoken ?? ""))
    let remark = spoken.map { "the words that it should sound like are spoken \($0)" }
    self.init(isSame ? .passed : .failed, heard, isSame ? [] : [remark].compactMap(\.self))
  }

  /// Judges whether no lexicon decided about a word.
  init(untouched heard: [HeardWord]?) {
    let deciding = (heard ?? []).compactMap { word in
      if case .lexicon(let path, let line) = word.source {
        "line \(line) of \(path) decides about it"
      } else {
        nil as String?
      }
    }
    self.init(deciding.isEmpty ? .passed : .failed, heard, deciding)
  }

  private init(
    _ outcome: LexiconTestCase.Outcome, _ heard: [HeardWord]?, _ remarks: [String]
  ) {
    guard let heard else {
      self.init(
        outcome: .failed, spoken: nil, remarks: ["the word does not stand in the sentence"])
      return
    }
    let spoken = heard.compactMap(\.spoken)
    self.init(
      outcome: outcome, spoken: spoken.isEmpty ? nil : spoken.joined(separator: " "),
      remarks: remarks + heard.flatMap(\.remarks).filter { !remarks.contains($0) })
  }

  /// Whether nothing but an r, with which a voice links a word to the next, is heard more.
  private static func isLinked(_ heard: [HeardSound], _ wanted: [HeardSound]) -> Bool {
    let link = HeardSound.read("ɹ")
    return heard == wanted + link
  }

  private static func sounds(_ heard: [HeardWord]?) -> [HeardSound] {
    (heard ?? []).flatMap { HeardSound.read($0.spoken ?? "") }
  }
}
