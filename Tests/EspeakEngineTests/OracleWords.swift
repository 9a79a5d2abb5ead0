import TestSupport

/// Words for the tests of what the engine says.
enum OracleWords {
  private static let known: [String: String] = [
    "gmw/en-US": """
    ferry nobody colonel through thorough read lead bass evening orange Mississippi Wednesday the
    a of which queue yacht island rhythm psalm choir debris naïve café it's don't o'clock
    twenty-three rock'n'roll UNESCO NATO iPhone kWh 1984 3.5 McArthur
    """,
    "gmw/de": """
    Ofen größer Straße Eichhörnchen Schifffahrt zwölf ich ach Buch Chor Chef Genie Garage Jeans
    Quelle Physik Theater Vater Vase Hand und der die das ging's Ärger Öl Übung weg Weg modern
    Januar April Pfirsich Zwetschge Strumpf Herbst 1984 3,5
    """,
    "roa/fr": """
    oiseau eau œil cœur fille ville femme oignon août monsieur chef clef nerf porc tabac sourcil
    aiguille Noël naïf ça l'eau aujourd'hui qu'il est est-ce vingt quatre-vingts soixante hier
    doigt temps poids œuf œufs bœufs un une 1984 3,5
    """,
    "roa/es": """
    molino quién apagó luz mañana volverán barcos guitarra pingüino cigüeña general jirafa México
    llave yo rey rey. hacha chico queso zapato cielo gente guerra perro pero árbol corazón examen
    taxi whisky sándwich él tú 1984 3,5
    """,
    "zle/ru": """
    река замёрзла ещё ноябре кто стучит дверь старик молча налил чаю что его сегодня солнце
    лестница счастье мягкий лёгкий чувство поздно сердце ёлка её я юг объявление подъезд вьюга
    жизнь шёл цена цирк час щука мышь ночь 1984 3,5
    """,
  ]

  private static let syllables: [String: (starts: String, vowels: String, ends: String)] = [
    "gmw/en-US": (
      "b c ch d f g h j k l m n p qu r s sh st th tr v w", "a e i o u ea oo ou y",
      "b ck d ght l ll m n ng r rd s st t tch"
    ),
    "gmw/de": (
      "b d f g h j k kl m n p pf r s sch sp st t w z", "a e i o u ä ö ü ei ie eu au",
      "b ch ck d l n ng r rt s ß t tz"
    ),
    "roa/fr": (
      "b bl c ch d f g gn j l m n p qu r s t tr v", "a é è e i o u ou oi ai eau an on",
      "l n r s t x que lle nt ment"
    ),
    "roa/es": (
      "b c ch d f g gu h j l ll m n ñ p qu r s t v z", "a e i o u á é ió ue ai",
      "d l n r s z mbre nte"
    ),
    "zle/ru": (
      "б в г д ж з к л м н п р с ст т ф х ц ч ш щ", "а е ё и о у ы э ю я",
      "б в г д й к л м н р с т ть ль ся"
    ),
  ]

  /// The voices that have words.
  static let voices = known.keys.sorted()

  /// Returns 200 words for a voice, always the same: real ones and such as might be.
  static func words(for voice: String) -> [String] {
    var words = known[voice]?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    guard let parts = syllables[voice] else { return words }
    var random = SeededGenerator(seed: 7)
    func pick(_ list: String) -> String {
      list.split(separator: " ").randomElement(using: &random).map(String.init) ?? ""
    }
    while words.count < 200 {
      var word = ""
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        word += pick(parts.starts) + pick(parts.vowels)
        if Bool.random(using: &random) { word += pick(parts.ends) }
      }
      words.append(word)
    }
    return words
  }
}
