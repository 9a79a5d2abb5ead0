import DocumentImport
import FoundationEssentials
import ReadingContent
import TestSupport

/// A Markdown text in `Cases/markup`, and what is asked of the voice for each part of it.
struct MarkupCase: CustomStringConvertible {
  /// The name of the file without its ending.
  let name: String

  static let folder = PackageRoot.folder.appending(path: "Tests/DocumentImportTests/Cases/markup")

  static let all: [MarkupCase] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted()
      .map { MarkupCase(name: String($0.dropLast(3))) }
  }()

  /// Whether what is found is written down instead of being compared.
  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  var description: String { name }

  var text: String { Self.read("\(name).md") }
  var expected: String { Self.read("\(name).runs") }

  func record(_ found: String) throws {
    try Data(found.utf8).write(to: Self.folder.appending(path: "\(name).runs"))
  }

  private static func read(_ name: String) -> String {
    (try? Data(contentsOf: folder.appending(path: name)))
      .map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The runs of a text, one a line, and then its warnings: text, attributes, line and column.
  ///
  /// An empty line stands between two blocks.
  static func runs(_ proof: MarkdownProof) -> String {
    var lines: [String] = []
    let places = LinePlaces(proof.text)
    for (index, block) in proof.document.blocks.enumerated() {
      if index > 0 { lines.append("") }
      for run in block.text.allRuns {
        let part = block.text.slice(run.range)
        let origin = part.source.pieces.first.map { places.place(ofByte: Int($0.sourceStart)) }
        lines.append(
          "\(shown(part.string)) | \(run.attributes.listing) | \(origin ?? "-")")
      }
    }
    if !proof.warnings.isEmpty { lines.append("") }
    for warning in proof.warnings {
      lines.append("warning \(warning.line ?? 0):\(warning.column ?? 0) \(warning.message)")
    }
    return lines.map { "\($0)\n" }.joined()
  }

  private static func shown(_ text: String) -> String {
    "“\(text.replacing("\n", with: "⏎"))”"
  }
}

/// Finds the lines and columns of bytes, as messages have them.
struct LinePlaces {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  func place(ofByte offset: Int) -> String {
    let before = bytes[..<min(offset, bytes.count)]
    let line = before.count { $0 == 0x0A }
    let column = before.reversed().prefix { $0 != 0x0A }.count { $0 & 0xC0 != 0x80 }
    return "\(line + 1):\(column + 1)"
  }
}

extension SpeechAttributes {
  /// What is asked, in words that a list of tests can have.
  var listing: String {
    var parts: [String] = []
    if let silence { parts.append("silent=\(silence.rawValue)") }
    if let part { parts.append("part=\(part.rawValue)") }
    if let language { parts.append("lang=\(language)") }
    if let voice { parts.append("voice=\(voice)") }
    if let phonetic { parts.append("\(phonetic.alphabet.rawValue)=\(phonetic.text)") }
    if let alias { parts.append("alias=\(alias)") }
    if let role { parts.append("role=\(role)") }
    if let sayAs {
      let more = [sayAs.format, sayAs.detail].compactMap { $0 }.map { "/\($0)" }.joined()
      parts.append("say-as=\(sayAs.interpretAs)\(more)")
    }
    if let spellOut { parts.append("spell-out=\(spellOut)") }
    if let punctuation { parts.append("punctuation=\(punctuation)") }
    if let pitch { parts.append("pitch=\(rounded(pitch))") }
    if let rate { parts.append("rate=\(rounded(rate))") }
    if let volume { parts.append("volume=\(rounded(volume))") }
    if let emphasis { parts.append("emphasis=\(emphasis.rawValue)") }
    if let pauseBefore { parts.append("pause-before=\(pauseBefore)") }
    if let pauseAfter { parts.append("pause-after=\(pauseAfter)") }
    return parts.isEmpty ? "plain" : parts.joined(separator: " ")
  }

  private func rounded(_ factor: Double) -> Double { (factor * 1000).rounded() / 1000 }
}
