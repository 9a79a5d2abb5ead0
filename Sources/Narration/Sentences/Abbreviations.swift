/// The words of a language whose dot does not end a sentence, without that dot.
struct Abbreviations: Sendable {
  /// Words that always have something after them, such as titles before names.
  let leading: Set<String>
  /// Words that have a number after them, such as "No"; before anything else they end a sentence.
  let numbered: Set<String>
  /// Words that end a sentence only before a capital letter, such as "etc".
  let trailing: Set<String>
  /// Whether a number with a dot is an ordinal: "3." before "Mai" in German.
  var hasOrdinalDots = false

  static let none = Abbreviations(leading: [], numbered: [], trailing: [])

  /// Returns the table of a language by its primary subtag.
  static func of(_ language: String) -> Abbreviations {
    switch language {
    case "en": english
    case "fr": french
    case "de": german
    default: none
    }
  }

  private static let english = Abbreviations(
    leading: [
      "Mr", "Mrs", "Ms", "Messrs", "Dr", "Drs", "Prof", "St", "Ste", "Rev", "Revd", "Hon", "Gen",
      "Maj", "Col", "Capt", "Cpt", "Lt", "Sgt", "Cpl", "Pte", "Cmdr", "Adm", "Gov", "Sen", "Rep",
      "Pres", "Supt", "Insp", "Mme", "Mlle", "Mgr", "Sra", "Mt", "Ft", "vs", "cf", "viz", "e.g",
      "i.e", "approx", "ca",
    ],
    numbered: [
      "No", "Nos", "Vol", "Vols", "Ch", "Chap", "Fig", "Figs", "Eq", "Sec", "Art", "p", "pp", "Jan",
      "Feb", "Mar", "Apr", "Jun", "Jul", "Aug", "Sept", "Sep", "Oct", "Nov", "Dec",
    ],
    trailing: [
      "etc", "Jr", "Sr", "Esq", "Inc", "Ltd", "Co", "Corp", "Bros", "Dept", "Ave", "Blvd", "Rd",
      "a.m", "p.m", "A.M", "P.M", "U.S", "U.K", "U.S.A", "D.C", "B.C", "A.D", "Ph.D", "M.D", "B.A",
      "M.A", "al",
    ])

  private static let french = Abbreviations(
    leading: [
      "M", "MM", "Mr", "Mme", "Mmes", "Mlle", "Mlles", "Dr", "Me", "Mgr", "Pr", "St", "Ste", "Sts",
      "Vve", "Gal", "Col", "Lt", "env", "cf", "ex", "av", "apr", "c.-à-d", "c.à.d", "N.-D",
    ],
    numbered: ["n", "no", "nos", "art", "chap", "fig", "vol", "p", "pp", "t", "v"],
    trailing: [
      "etc", "J.-C", "s", "ss", "suiv", "id", "ibid", "hab", "Cie", "éd",
    ])

  private static let german = Abbreviations(
    leading: [
      "Hr", "Hrn", "Fr", "Frl", "Dr", "Prof", "Dipl", "Ing", "Mag", "St", "Skt", "Hl", "hl", "bzw",
      "vgl", "Vgl", "sog", "ggf", "evtl", "inkl", "exkl", "zzgl", "ca", "geb", "gest", "verh", "ev",
      "kath", "lat", "griech", "engl", "franz", "dt", "z.B", "z", "d.h", "d", "u.a", "u", "i.d.R",
      "o.ä", "z.T", "v.a", "b", "a", "m.E", "u.U", "h", "o", "i", "v", "s", "m", "ä",
    ],
    numbered: [
      "Nr", "Nrn", "Bd", "Bde", "Kap", "Abb", "Tab", "Art", "Abs", "Anm", "Abt", "S", "Tel",
    ],
    trailing: [
      "usw", "usf", "etc", "u.s.w", "v.Chr", "n.Chr", "Chr", "a.D", "jun", "sen", "ff", "f", "Co",
      "e.V", "d.J", "d.M", "Str", "Mio", "Mrd", "max", "min",
    ], hasOrdinalDots: true)
}
