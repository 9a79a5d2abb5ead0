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
    "fejezet", "rész", "könyv", "poglavlje", "poglavje", "dio", "knjiga", "capítol", "llibre",
    "kafli", "kapitull", "peatükk", "nodaļa", "skyrius", "sura", "kifungu", "bagian",
    "الفصل", "الباب", "الجزء", "المادة", "فصل", "باب", "פרק", "חלק", "סעיף", "अध्याय", "अनुच्छेद",
    "บทที่", "ตอนที่", "hồi", "phần",
  ]

  /// The words of Hebrew whose numbers are letters.
  static let hebrew: Set<String> = ["פרק", "חלק", "סעיף"]

  /// Small words between a word for a part and its number: `Chapter the First`, `Kifungu cha 1`.
  static let particles: Set<String> = [
    "the", "cha", "ya", "no", "nº", "n°", "nr", "n", "№", "der", "das", "die", "el", "la", "le",
    "number", "numero", "número",
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

  /// Numbers that stand before the word as well: `First Part`, `Erstes Kapitel`.
  private static let ordinals: Set<String> = Set(
    """
    first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth
    fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth last
    premier première deuxième second seconde troisième quatrième cinquième sixième septième
    huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième vingtième
    dernier dernière
    erstes erste erster zweites zweite zweiter drittes dritte dritter viertes vierte vierter
    fünftes fünfte fünfter sechstes sechste sechster siebentes siebtes siebente siebenter achtes
    achte achter neuntes neunte neunter zehntes zehnte zehnter elftes elfte zwölftes zwölfte
    dreizehntes vierzehntes fünfzehntes sechzehntes siebzehntes achtzehntes neunzehntes
    zwanzigstes letztes letzter
    primero primera segundo segunda tercero tercera cuarto cuarta quinto quinta sexto sexta
    séptimo séptima octavo octava noveno novena décimo décima undécimo duodécimo último última
    primo prima secondo terzo terza quarto quarta sesto sesta settimo settima ottavo ottava nono
    nona decimo decima undicesimo dodicesimo ultimo ultima
    primeiro primeira terceiro terceira sétimo sétima oitavo oitava
    eerste tweede derde vierde vijfde zesde zevende achtste negende tiende
    första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde første anden annen
    ensimmäinen toinen kolmas neljäs viides kuudes seitsemäs kahdeksas yhdeksäs kymmenes
    pierwszy pierwsza drugi druga trzeci trzecia czwarty czwarta piąty piąta szósty szósta
    первая первый вторая второй третья третий четвертая четвёртая четвертый пятая пятый шестая
    шестой седьмая седьмой восьмая восьмой девятая девятый десятая десятый одиннадцатая
    двенадцатая последняя перша перший друга другий третя третій четверта п'ята шоста
    πρώτο πρώτη δεύτερο δεύτερη τρίτο τρίτη τέταρτο πέμπτο έκτο
    birinci ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu
    الأول الأولى الثاني الثانية الثالث الثالثة الرابع الرابعة الخامس الخامسة السادس السابع الثامن
    التاسع العاشر ראשון שני שלישי רביעי חמישי שישי שמיני पहला दूसरा तीसरा
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let cardinals: Set<String> = Set(
    """
    one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety
    hundred un deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize
    vingt trente eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn
    fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig uno dos tres cuatro cinco seis siete ocho
    nueve diez due tre quattro cinque sei sette otto nove dieci um dois três quatro sete oito dez
    een twee drie vijf zes zeven negen tien ett två fyra fem sex sju åtta nio tio один два три
    четыре пять шесть семь восемь девять десять
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Whether a word without its signs is a number: in digits of any script, Roman or spelt out.
  static func isNumber(_ word: String) -> Bool {
    if value(of: word) != nil { return true }
    // Twenty-one is two words of the lists.
    let parts = word.lowercased().split(separator: "-").map(String.init)
    return !parts.isEmpty && parts.allSatisfy { ordinals.contains($0) || cardinals.contains($0) }
  }

  /// Whether a word is a number that may stand before the word for a part.
  static func isOrdinal(_ word: String) -> Bool { ordinals.contains(word.lowercased()) }

  /// A number in Chinese characters that is a line by itself, in brackets or not: `一`, `（二）`,
  /// as digits.
  static func kanjiAlone(_ line: String) -> String? {
    var scalars = line.unicodeScalars.filter { !$0.properties.isWhitespace }[...]
    guard scalars.count <= 6 else { return nil }
    if let first = scalars.first, "（(〔【".unicodeScalars.contains(first) {
      scalars = scalars.dropFirst()
      guard let last = scalars.last, "）)〕】".unicodeScalars.contains(last) else { return nil }
      scalars = scalars.dropLast()
    }
    guard !scalars.isEmpty else { return nil }
    var total = 0
    var digit = 0
    for scalar in scalars {
      switch scalar {
      case "十":
        total += max(1, digit) * 10
        digit = 0
      case "百":
        total += max(1, digit) * 100
        digit = 0
      case "〇", "零":
        digit = 0
      default:
        guard let value = kanjiDigits[scalar] else { return nil }
        digit = value
      }
    }
    return String(total + digit)
  }

  private static let kanjiDigits: [Unicode.Scalar: Int] = [
    "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
  ]

  /// The value of a number in Hebrew letters, such as `ט״ו`.
  static func hebrewNumber(_ word: String) -> Int? {
    let letters = word.unicodeScalars.filter { (0x5D0...0x5EA).contains($0.value) }
    guard (1...4).contains(letters.count) else { return nil }
    var total = 0
    for letter in letters {
      guard let value = hebrewValues[letter] else { return nil }
      total += value
    }
    return total
  }

  private static let hebrewValues: [Unicode.Scalar: Int] = [
    "א": 1, "ב": 2, "ג": 3, "ד": 4, "ה": 5, "ו": 6, "ז": 7, "ח": 8, "ט": 9, "י": 10, "כ": 20,
    "ל": 30, "מ": 40, "נ": 50, "ס": 60, "ע": 70, "פ": 80, "צ": 90, "ק": 100, "ר": 200, "ש": 300,
    "ת": 400,
  ]

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
