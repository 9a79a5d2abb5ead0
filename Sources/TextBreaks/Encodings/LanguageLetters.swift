/// The letters and short words by which a language is known in a text whose encoding is not.
///
/// Letters stand from the most frequent on. Those of Latin languages are the letters beyond ASCII
/// alone, since all encodings agree about the rest.
struct LanguageLetters: Sendable {
  /// The writing that a letter belongs to.
  enum Script: Sendable {
    case latin, cyrillic, greek, hebrew, arabic, thai
    /// A mark on the letter before it.
    case mark
  }

  /// The script.
  let script: Script
  /// The letters in small form, the most frequent first.
  let letters: [Unicode.Scalar]
  /// Short words in ASCII that most texts have.
  let words: [[UInt8]]

  private init(_ script: Script, _ letters: String, _ words: String = "") {
    self.script = script
    self.letters = Array(letters.unicodeScalars)
    self.words = words.split(separator: " ").map { Array($0.utf8) }
  }

  /// The languages.
  static let all: [LanguageLetters] = [
    LanguageLetters(.latin, "éèàêçùôâîûœïëüæÿ", "le la les de des et un une que qui est dans pour"),
    LanguageLetters(.latin, "üäößé", "der die das und ist nicht ein eine zu den mit von"),
    LanguageLetters(.latin, "óíáéñúüªº", "el los las de y que en un una por con se"),
    LanguageLetters(.latin, "ãçéáíóêâõúàôü", "o os as de e que um uma do da em para"),
    LanguageLetters(.latin, "àèòùìé", "il di e che la un una per con non del della"),
    LanguageLetters(.latin, "ëéïèöüêçà", "de het een en van is dat niet te met op"),
    LanguageLetters(.latin, "éóàèíçòúïü·", "el els les de i que un una per amb"),
    LanguageLetters(.latin, "äåöéà", "och att det som en av den till med inte"),
    LanguageLetters(.latin, "øåæéö", "og at det som en af den til med ikke"),
    LanguageLetters(.latin, "äöåéšž", "ja on ei se oli mutta kun niin"),
    LanguageLetters(.latin, "áíðóæéúýþö", "og er ekki sem var til um en"),
    LanguageLetters(.latin, "ąęłżóśćńź", "i w na nie z do to jest o od"),
    LanguageLetters(.latin, "áíéěřýčžšůúťďňó", "a na v se je to do ale by"),
    LanguageLetters(.latin, "áíéýčžšťľúôňďäĺŕó", "a na v sa je to do ale by"),
    LanguageLetters(.latin, "éáöóőüíúű", "a az egy hogy nem van volt meg"),
    LanguageLetters(.latin, "ăîâţșşțé", "de la un o nu cu din pe care"),
    LanguageLetters(.latin, "čšžćđ", "i je u na da se ne su za od"),
    LanguageLetters(.latin, "ëç", "e dhe i me nga se"),
    LanguageLetters(.latin, "ıüğşöçâîİ", "bir ve bu da de ile ne o"),
    LanguageLetters(.latin, "äõüöšž", "ja on ei see et oli"),
    LanguageLetters(.latin, "āīēūšļņģķčž", "un ir ka no ar par"),
    LanguageLetters(.latin, "ėųšįžąęūč", "ir yra kad su tai"),
    LanguageLetters(.latin, "ħżġċàèìòù", "li u ta ma"),
    LanguageLetters(.latin, "ĉĝĥĵŝŭ", "la kaj de en estas"),
    LanguageLetters(.latin, "ŵŷâêîôŵëï", "y yn a i o ar"),
    LanguageLetters(.latin, "áíéóúḃċḋḟġṁṗṡṫ", "agus an na ar go"),
    LanguageLetters(
      .latin, "\u{301}\u{300}đưôêâơ\u{323}\u{309}àáéóăú\u{303}èíù", "cho theo trong hay"),
    LanguageLetters(.latin, "áčđŋšŧž", "ja lea ii go"),
    LanguageLetters(.latin, "êëôûïé", "die en van het in is nie om"),
    LanguageLetters(.latin, "éèêïöçàñœæ", "the of and to in that it was is he"),
    LanguageLetters(.cyrillic, "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё"),
    LanguageLetters(.cyrillic, "оанивіетрсклдупмяьзгйбчхжшюцїєщфґ"),
    LanguageLetters(.cyrillic, "аоиентсрвлпдкмзгябуъчхцжщюшфйь"),
    LanguageLetters(.cyrillic, "аоиенрстјукпвдмлзгбчшжцњљћфхђџ"),
    LanguageLetters(.cyrillic, "аніяоереыслткўдвпузмцьйбгчхжюшфё"),
    LanguageLetters(.cyrillic, "аоиетнрсвдклпмугзбјчшцжќхфѓљњџѕ"),
    LanguageLetters(.greek, "αοιετσνηυρπκμλςίόδγάέωήχφύθβώζξψϊϋΐΰ"),
    LanguageLetters(.hebrew, "יולההבשאתרמנםחפקעכדגסטצןזץךף"),
    LanguageLetters(.arabic, "اليموندرتبةعسفهكقأحجشطصخإىذضءغئزثؤظآ،"),
    LanguageLetters(.arabic, "ایردنمهوتبسشزکفعخقگجپحلآصطچغضظذژثئ"),
    LanguageLetters(
      .thai,
      "านรอกเ\u{E34}\u{E48}งม\u{E31}ย\u{E35}ล\u{E49}วดท\u{E38}สตะบ\u{E39}\u{E32}ปแค"
        + "\u{E4C}\u{E47}ไขหจพช\u{E37}\u{E33}ใ\u{E36}ธผโถศณ\u{E2D}ซภษญฝฟฉฐฎฌฮฆฏฒฤๆฯ"),
  ]
}
