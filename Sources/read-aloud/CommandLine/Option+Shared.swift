/// The options that mean the same in every command that has them.
extension Option {
  static let lang = Option(
    "lang", letter: "l", .text, value: "TAG",
    help: "Language of the book, such as en-US or fr, over what the book says.")
  static let encoding = Option(
    "encoding", .text, value: "NAME",
    help: "Encoding of the file, such as windows-1252, over what its bytes say.")
  static let wholePage = Option(
    "whole-page", help: "Read a web page with its menus and all that stands around its text.")
  static let voice = Option(
    "voice", letter: "v", .text, value: "VOICE",
    help: "Voice for its own language, as `read-aloud voices` lists it.", isRepeatable: true)
  static let rate = Option(
    "rate", letter: "r", .number(80...450), value: "WORDS",
    help: "Words a minute.", default: "175")
  static let lexicon = Option(
    "lexicon", .file, value: "FILE",
    help: "Lexicon of pronunciations, beside those of the book and after them.", isRepeatable: true)
  static let foreign = Option(
    "foreign", .choice(["by-voice", "in-clause"]),
    help: "How words of another language inside a sentence are spoken: by a voice of theirs, or by"
      + " the reader's own with their sounds.", default: "by-voice")
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

  /// The language of lexicons.
  static let entryLanguage = Option(
    "lang", letter: "l", .text, value: "TAG",
    help: "Language of entries whose file does not tell it, such as en-US or fr.")

  /// Those that the manual explains once for all commands.
  static let shared =
    [lang, encoding, voice, rate, lexicon, foreign, output, strict, json, help] + forReading
}
