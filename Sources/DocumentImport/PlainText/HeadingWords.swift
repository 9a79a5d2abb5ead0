/// The words and numbers that headings of chapters are made of.
enum HeadingWords {
  /// What chapters and parts are called, in lower case.
  static let numbered: Set<String> = [
    "chapter", "book", "part", "volume", "section", "stave", "canto", "act", "scene", "letter",
    "chapitre", "livre", "partie", "tome", "acte", "scène", "lettre", "chant",
    "kapitel", "buch", "teil", "band", "akt", "aufzug", "auftritt", "szene", "gesang",
    "capítulo", "capitulo", "libro", "parte", "tratado", "acto", "escena", "carta", "jornada",
    "capitolo", "atto", "scena", "livro", "ato", "cena", "hoofdstuk", "deel", "boek",
    "kapittel", "del", "bok", "bog", "luku", "osa", "rozdział", "rozdzial", "część", "księga",
    "kapitola", "část", "глава", "часть", "книга", "том", "розділ", "частина",
    "κεφάλαιο", "μέρος", "βιβλίο", "capitolul", "partea", "bölüm", "kısım", "bab", "chương",
    "الفصل", "الباب", "פרק", "अध्याय", "บทที่", "제",
  ]

  /// What parts without a number are called, in lower case.
  static let named: Set<String> = [
    "preface", "foreword", "introduction", "prologue", "epilogue", "afterword", "conclusion",
    "appendix", "préface", "avant-propos", "épilogue", "postface", "vorwort", "einleitung",
    "prolog", "epilog", "nachwort", "anhang", "prólogo", "epílogo", "prefacio", "introducción",
    "prefazione", "prologo", "epilogo", "introduzione", "prefácio", "introdução", "voorwoord",
    "inleiding", "förord", "forord", "пролог", "эпилог", "предисловие", "введение",
  ]

  /// What is numbered without being a part of the text.
  static let neverHeadings: Set<String> = [
    "page", "pages", "seite", "página", "pagina", "side", "sida", "strona", "страница",
    "figure", "fig", "table", "tableau", "abbildung", "abb", "tabelle", "figura", "tabla",
    "plate", "illustration", "image", "note", "footnote", "step", "line", "no", "nr", "the",
  ]

  private static let numberWords: Set<String> = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    "twenty", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
    "ninth", "tenth", "last", "premier", "première", "deuxième", "seconde", "troisième",
    "quatrième", "cinquième", "sixième", "septième", "huitième", "neuvième", "dixième",
    "dernier", "dernière", "primero", "primera", "segundo", "segunda", "tercero", "tercera",
    "cuarto", "cuarta", "quinto", "quinta", "sexto", "sexta", "séptimo", "séptima", "octavo",
    "octava", "noveno", "novena", "décimo", "décima", "último", "última", "primo", "prima",
    "secondo", "seconda", "terzo", "terza", "quarto", "quarta", "sesto", "settimo", "ottavo",
    "nono", "decimo", "ultimo", "primeiro", "primeira", "terceiro", "terceira", "eins", "zwei",
    "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "первая", "вторая",
    "третья", "четвертая", "пятая", "шестая",
  ]

  /// Whether a word without its signs is a number: in digits of any script, Roman or spelt out.
  static func isNumber(_ word: String) -> Bool {
    value(of: word) != nil || numberWords.contains(word.lowercased())
  }

  /// The value of a number in digits of any script or in Roman capitals.
  static func value(of word: String) -> Int? {
    guard (1...9).contains(word.unicodeScalars.count) else { return nil }
    var value = 0
    for scalar in word.unicodeScalars {
      guard scalar.properties.generalCategory == .decimalNumber,
        let digit = scalar.properties.numericValue
      else { return roman(word) }
      value = value * 10 + Int(digit)
    }
    return value
  }

  /// The value of a Roman number in capitals, as long as it is written in the usual way.
  static func roman(_ word: String) -> Int? {
    let values: [Character: Int] = [
      "I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000,
    ]
    guard (1...9).contains(word.count) else { return nil }
    var total = 0
    var previous = 0
    for letter in word.reversed() {
      guard let value = values[letter] else { return nil }
      total += value < previous ? -value : value
      previous = max(previous, value)
    }
    return total > 0 && numeral(total) == word ? total : nil
  }

  private static func numeral(_ number: Int) -> String {
    let signs = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var rest = number
    var result = ""
    for (value, sign) in signs {
      while rest >= value {
        result += sign
        rest -= value
      }
    }
    return result
  }
}
