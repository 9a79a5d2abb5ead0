import EspeakEngine
import Pronunciation
import SpeechSynthesis

/// `read-aloud lexicon symbols`: the sounds that a voice has.
struct LexiconSymbolsCommand: Command {
  static let name = "lexicon symbols"
  static let summary = "List what a voice can say in the IPA, and what it says for the rest."
  static let voice = Option(
    "voice", letter: "v", .text, value: "VOICE", help: "Voice whose sounds are listed.",
    isRepeatable: true)
  static let language = Option(
    "lang", letter: "l", .text, value: "TAG",
    help: "Language whose best voice is taken where no voice is named.", default: "en")
  static let options: [Option] = [voice, language, .json]
  static let examples = [
    Example("read-aloud lexicon symbols --voice de", "Lists the sounds of the German voice."),
    Example("read-aloud lexicon symbols --lang en-GB", "Lists those of the best British one."),
  ]

  func run(_ parsed: ParsedOptions, console: Console) async throws -> ExitStatus {
    let asking = Asking(parsed)
    let voices = try await asking.voices(parsed, for: try Opening.language(parsed))
    var all: [VoiceSymbols] = []
    for voice in voices { all.append(try await asking.transcriber.symbols(of: voice)) }
    await asking.engine.close()
    if parsed.has(.json) {
      try console.print(json: all)
      return .done
    }
    for (index, symbols) in all.enumerated() {
      if index > 0 { console.print("") }
      show(symbols, console: console)
    }
    return .done
  }

  private func show(_ symbols: VoiceSymbols, console: Console) {
    let plain = symbols.sounds.filter { !$0.mnemonic.contains(" ") }
    let title = "\(symbols.voice): the vowels, each with the engine's name for it"
    show(title, plain.filter(\.isVowel).map { ($0.ipa, $0.mnemonic) }, console)
    show("The consonants", plain.filter { !$0.isVowel }.map { ($0.ipa, $0.mnemonic) }, console)
    show("Made of two names", compounds(symbols), console)
    show("Said for sounds that it lacks", symbols.standIns.map { ($0.ipa, $0.spoken) }, console)
    if !symbols.tones.isEmpty {
      console.print("The tones: \(symbols.tones.joined(separator: ", "))")
    }
  }

  private func show(_ title: String, _ rows: [(String, String)], _ console: Console) {
    guard !rows.isEmpty else { return }
    console.print("\(title):")
    for row in TextTable.lines([rows.map(\.0), rows.map(\.1)]) { console.print("  " + row) }
  }

  /// The sounds that are written with a second name behind, by that name.
  private func compounds(_ symbols: VoiceSymbols) -> [(String, String)] {
    var order: [Substring] = []
    var members: [Substring: [String]] = [:]
    for sound in symbols.sounds {
      let names = sound.mnemonic.split(separator: " ")
      guard names.count > 1, let last = names.last else { continue }
      if members[last] == nil { order.append(last) }
      members[last, default: []].append(sound.ipa)
    }
    return order.map { (String($0), (members[$0] ?? []).joined(separator: " ")) }
  }
}
