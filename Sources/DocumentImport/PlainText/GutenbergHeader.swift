import ReadingContent

/// What the first lines of an e-text of Project Gutenberg say about the book.
struct GutenbergHeader {
  /// The title.
  private(set) var title: String?
  /// The authors.
  private(set) var authors: [String] = []
  /// The language.
  private(set) var language: LanguageTag?

  /// Reads lines; all is empty where they are not such a header.
  init(lines: [String]) {
    let head = lines.prefix(60)
    guard head.prefix(10).contains(where: { $0.contains("Project Gutenberg") }) else { return }
    for (index, line) in head.enumerated() {
      if line.hasPrefix("*** START") { break }
      if title == nil, var value = Self.value(of: "Title:", in: line) {
        // A long title goes on in indented lines.
        for next in head.dropFirst(index + 1) {
          guard next.first == " ", let word = next.first(where: { $0 != " " }), word != "[" else {
            break
          }
          value += " " + next.drop { $0 == " " }
        }
        title = value
      } else if let value = Self.value(of: "Author:", in: line) {
        authors.append(value)
      } else if let value = Self.value(of: "Language:", in: line) {
        language = Self.languages[value].flatMap { LanguageTag($0) }
      }
    }
  }

  private static func value(of key: String, in line: String) -> String? {
    guard line.hasPrefix(key) else { return nil }
    let value = line.dropFirst(key.count).drop { $0 == " " }
    return value.isEmpty ? nil : String(value)
  }

  private static let languages = [
    "English": "en", "French": "fr", "German": "de", "Spanish": "es", "Italian": "it",
    "Portuguese": "pt", "Dutch": "nl", "Swedish": "sv", "Danish": "da", "Norwegian": "nb",
    "Finnish": "fi", "Icelandic": "is", "Polish": "pl", "Czech": "cs", "Hungarian": "hu",
    "Russian": "ru", "Greek": "el", "Latin": "la", "Esperanto": "eo", "Catalan": "ca",
    "Welsh": "cy", "Irish": "ga", "Japanese": "ja", "Chinese": "zh", "Korean": "ko",
    "Hebrew": "he", "Arabic": "ar", "Romanian": "ro", "Bulgarian": "bg", "Serbian": "sr",
  ]
}
