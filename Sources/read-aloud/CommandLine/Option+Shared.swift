/// The options that mean the same in every command that has them.
extension Option {
  static let lang = Option(
    "lang", letter: "l", .text, value: "TAG",
    help: "Language of the book, such as en-US or fr, over what the book says.")
  static let encoding = Option(
    "encoding", .text, value: "NAME",
    help: "Encoding of the file, such as windows-1252, over what its bytes say.")
  static let voice = Option(
    "voice", letter: "v", .text, value: "VOICE",
    help: "Voice for its own language, as `read-aloud voices` lists it.", isRepeatable: true)
  static let rate = Option(
    "rate", letter: "r", .number(80...450), value: "WORDS",
    help: "Words a minute.", default: "175")
  static let lexicon = Option(
    "lexicon", .file, value: "FILE",
    help: "Lexicon of pronunciations, beside those of the book and after them.", isRepeatable: true)
  static let output = Option(
    "output", letter: "o", .text, value: "PLACE",
    help:
      "Where the sound goes: pulse, alsa, alsa:DEVICE, null, - for standard output, or FILE.wav.")
  static let strict = Option(
    "strict", help: "End with status 1 when anything had to be warned about.")
  static let json = Option("json", help: "Print JSON for programs.")
  static let help = Option("help", letter: "h", help: "Show this help and stop.")

  /// The voices of commands that ask each of them for the same.
  static let askedVoice = Option(
    "voice", letter: "v", .text, value: "VOICE",
    help: "Voice to ask; by default the best one for the lexicon's language.", isRepeatable: true)

  /// Those that the manual explains once for all commands.
  static let shared = [lang, encoding, voice, rate, lexicon, output, strict, json, help]
}
