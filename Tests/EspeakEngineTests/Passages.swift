import SpeechSynthesis

/// Texts for the tests, always the same ones.
enum Passages {
  private static let sentences: [(voice: String, texts: [String])] = [
    (
      "gmw/en-US",
      [
        "The ferry left at nine, and nobody waved.", "“Is this the right key?” she asked.",
        "Seven boxes stood in the hall; one was open.", "He counted 1,234.5 steps to the lake!",
      ]
    ),
    (
      "gmw/de",
      [
        "Der Schnee lag hoch, doch der Weg war frei.", "Wer hat den Ofen ausgemacht?",
        "Am 3. Mai kamen die Schwalben zurück.", "„Komm herein“, sagte die Müllerin leise.",
      ]
    ),
    (
      "roa/fr",
      [
        "La pluie tombait sur les toits d'ardoise.", "Où avez-vous mis la lanterne ?",
        "Ils dirent « bonsoir » et s'en allèrent.", "Trois barques dormaient au port.",
      ]
    ),
    (
      "zle/ru",
      ["Река замёрзла ещё в ноябре.", "Кто стучит в дверь?", "Старик молча налил чаю."]
    ),
    ("jpx/ja", ["きのうはあめでした。", "あしたはどこへいきますか。"]),
    (
      "roa/es",
      ["El molino gira despacio.", "¿Quién apagó la luz?", "Mañana volverán los barcos."]
    ),
    ("inc/hi", ["आज मौसम अच्छा है।", "वह घर गया।"]),
  ]

  /// Passages of one to eight sentences; some change the language, the speed or the height.
  static let all: [SpeechRequest] = (0..<200).map { number in
    let count = 1 + number * 7 % 8
    let runs = (0..<count).map { index in
      let language = number % 5 == 4 ? (number + index) % 7 : number % 7
      let (voice, texts) = sentences[language]
      return SpeechRequest.Run(
        text: texts[(number / 7 + index) % texts.count], voice: voice,
        endsSentence: (number + index) % 6 != 0)
    }
    return SpeechRequest(
      runs: runs, rate: number % 11 == 3 ? 260 : 175, pitch: number % 13 == 5 ? 70 : 50)
  }
}
