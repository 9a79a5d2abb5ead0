/// The table of layers in the design: what each module may import.
enum LayerTable {
  struct Row: Sendable {
    let module: String
    /// Modules of ours that it may import, and with them all that those may import.
    let uses: [String]
    /// Libraries written in C that it alone imports.
    let libraries: [String]

    init(_ module: String, _ uses: [String] = [], libraries: [String] = []) {
      self.module = module
      self.uses = uses
      self.libraries = libraries
    }
  }

  static let rows = [
    Row("TextBreaks", libraries: ["CICU"]),
    Row("XMLTree", libraries: ["CXML2"]),
    Row("ZipArchive", libraries: ["CZip"]),
    Row("ReadingContent", ["TextBreaks"]),
    Row("SpeechSynthesis"),
    Row("Pronunciation", ["ReadingContent", "SpeechSynthesis", "XMLTree"]),
    Row("SpeechMarkup", ["ReadingContent", "Pronunciation"]),
    Row(
      "DocumentImport", ["ReadingContent", "XMLTree", "ZipArchive"], libraries: ["CCMarkGFM"]),
    Row("EspeakEngine", ["SpeechSynthesis"]),
    Row("AudioGraphs", ["ReadingContent", "SpeechSynthesis"]),
    Row("SpokenForms", ["ReadingContent", "Pronunciation"], libraries: ["CMeCab"]),
    Row("AudioCoding", ["SpeechSynthesis"]),
    // Until the modules between them are there, Narration stands on the lower ones itself.
    Row(
      "Narration",
      ["SpokenForms", "SpeechMarkup", "AudioGraphs", "ReadingContent", "SpeechSynthesis"]),
    Row("AudioOutput", ["SpeechSynthesis"], libraries: ["CPulse", "CALSA"]),
    Row("AudioExport", ["Narration", "AudioCoding", "XMLTree", "ZipArchive"]),
    Row("ReadAlongPage", ["AudioExport"]),
    Row("TerminalPlayer", ["Narration", "AudioCoding", "AudioOutput"]),
    Row(
      "read-aloud",
      ["DocumentImport", "EspeakEngine", "ReadAlongPage", "TerminalPlayer", "AudioExport"]),
    Row("read-aloud-speaker", ["SpeechSynthesis"], libraries: ["CEspeakNG"]),
    Row("read-aloud-encode", libraries: ["CLibAV"]),
  ]

  /// What comes with Swift and may be imported anywhere.
  static let system = ["Dispatch", "FoundationEssentials", "Glibc", "Synchronization"]

  /// Modules that start with the speaker and have to start fast: nothing of Foundation.
  static let withoutFoundation = ["SpeechSynthesis", "read-aloud-speaker"]

  static func row(of module: String) -> Row? {
    rows.first { $0.module == module }
  }

  /// All modules of ours that a module may import.
  static func reachable(from module: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = row(of: module)?.uses ?? []
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += row(of: next)?.uses ?? [] }
    }
    return found
  }
}
