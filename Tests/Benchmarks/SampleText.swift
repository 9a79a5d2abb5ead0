import FoundationEssentials
import TestSupport

/// The texts that are measured with.
enum SampleText {
  /// A novel as an EPUB of 393 documents; nothing without a folder of input files.
  static var archive: String? {
    let path = PackageRoot.corpus?.appending(path: "epub/se-leo-tolstoy_war-and-peace.epub").path
    return path.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
  }

  /// A long English text: a novel where there is a folder of input files, else the story of this
  /// project, repeated until it is about as long.
  static func novel(full: Bool) async throws -> String {
    let length = full ? 3_300_000 : 330_000
    var text = ""
    if let path = archive, ChildProcess.exists("pandoc") {
      text = try await ChildProcess.run(
        "pandoc", ["-f", "epub", "-t", "plain", "--wrap=none", path]
      ).text
    }
    if text.isEmpty {
      let folder = PackageRoot.folder.appending(path: "Books/story")
      var story = ""
      for chapter in 1...12 {
        let name = chapter < 10 ? "chapter-0\(chapter).md" : "chapter-\(chapter).md"
        let data = try Data(contentsOf: folder.appending(path: name))
        story += String(decoding: data, as: UTF8.self) + "\n\n"
      }
      while text.utf8.count < length { text += story }
    }
    return cut(withoutOpening(text), to: length)
  }

  /// A text from its first long paragraph on: what comes before may have nothing to be heard.
  private static func withoutOpening(_ text: String) -> String {
    text.components(separatedBy: "\n\n").drop { $0.utf8.count < 300 }.joined(separator: "\n\n")
  }

  /// The first paragraphs of a text.
  static func cut(_ text: String, to length: Int) -> String {
    guard text.utf8.count > length else { return text }
    let end = text.utf8.index(text.startIndex, offsetBy: length)
    let paragraphs = String(decoding: Array(text.utf8[..<end]), as: UTF8.self)
      .components(separatedBy: "\n\n")
    return paragraphs.dropLast().joined(separator: "\n\n") + "\n"
  }

  /// The two halves of a text.
  static func halves(_ text: String) -> [String] {
    let paragraphs = text.components(separatedBy: "\n\n")
    var first = ""
    var index = 0
    while index < paragraphs.count, first.utf8.count < text.utf8.count / 2 {
      first += paragraphs[index] + "\n\n"
      index += 1
    }
    return [first, paragraphs[index...].joined(separator: "\n\n")]
  }
}
