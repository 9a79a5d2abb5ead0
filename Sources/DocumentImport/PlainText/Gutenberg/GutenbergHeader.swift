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
    guard
      head.prefix(10).contains(where: { line in Self.names.contains { line.contains($0) } })
    else { return }
    for (index, line) in head.enumerated() {
      if line.hasPrefix("***") { break }
      if title == nil, var value = Self.value(of: Self.titleKeys, in: line) {
        // A long title goes on in indented lines.
        for next in head.dropFirst(index + 1) {
          guard next.first == " ", let word = next.first(where: { $0 != " " }), word != "[" else {
            break
          }
          value += " " + next.drop { $0 == " " }
        }
        title = value
      } else if let value = Self.value(of: Self.authorKeys, in: line) {
        authors.append(value)
      } else if let value = Self.value(of: Self.languageKeys, in: line) {
        let first = value.prefix { $0 != "," && $0 != "(" && $0 != "/" }
        language = Self.languages[first.withoutOuterSpace.lowercased()].flatMap { LanguageTag($0) }
      }
    }
  }

  /// The names of the project.
  static let names = [
    "Project Gutenberg", "Projet Gutenberg", "Proyecto Gutenberg", "Projekt Gutenberg",
    "Progetto Gutenberg",
  ]

  private static let titleKeys = ["Title:", "Titel:", "Titre:", "Titre :", "Título:", "Titolo:"]
  private static let authorKeys = ["Author:", "Autor:", "Auteur:", "Auteur :", "Autore:"]
  private static let languageKeys = [
    "Language:", "Sprache:", "Langue:", "Langue :", "Idioma:", "Lengua:", "Língua:", "Lingua:",
  ]

  private static func value(of keys: [String], in line: String) -> String? {
    guard let key = keys.first(where: line.hasPrefix) else { return nil }
    let value = line.dropFirst(key.count).drop { $0 == " " }
    return value.isEmpty ? nil : String(value)
  }

  private static let languages = [
    "english": "en", "french": "fr", "german": "de", "spanish": "es", "italian": "it",
    "portuguese": "pt", "dutch": "nl", "swedish": "sv", "danish": "da", "norwegian": "nb",
    "finnish": "fi", "icelandic": "is", "polish": "pl", "czech": "cs", "hungarian": "hu",
    "russian": "ru", "greek": "el", "latin": "la", "esperanto": "eo", "catalan": "ca",
    "welsh": "cy", "irish": "ga", "japanese": "ja", "chinese": "zh", "korean": "ko",
    "hebrew": "he", "arabic": "ar", "romanian": "ro", "bulgarian": "bg", "serbian": "sr",
    "tagalog": "tl", "afrikaans": "af", "ukrainian": "uk", "turkish": "tr", "galician": "gl",
    "français": "fr", "deutsch": "de", "español": "es", "castellano": "es", "italiano": "it",
    "português": "pt", "nederlands": "nl", "svenska": "sv", "dansk": "da", "suomi": "fi",
  ]
}

extension StringProtocol {
  /// The text without white space at both ends.
  var withoutOuterSpace: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
