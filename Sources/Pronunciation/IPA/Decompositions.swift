/// Letters that Unicode has with their mark in one, taken apart (UnicodeData 15, canonical pairs).
///
/// Only those that begin with a letter of the IPA; `ç` stays whole, being a letter of its own.
enum Decompositions {
  /// Returns a letter and its mark; the letter may have to be taken apart again.
  static func of(_ scalar: Unicode.Scalar) -> (letter: Unicode.Scalar, mark: Unicode.Scalar)? {
    guard scalar.value >= 0xC0, scalar.value < 0x1F00, let pair = pairs[scalar.value] else {
      return nil
    }
    return pair
  }

  /// For each mark the letters with it, each followed by the bare letter.
  private static let byMark: [(Unicode.Scalar, String)] = [
    ("\u{300}", "àa èe ìi òo ùu ǜü ǹn ḕē ṑō ẁw ầâ ằă ềê ồô ờơ ừư ỳy"),
    (
      "\u{301}",
      "áa ée íi óo úu ýy ćc ĺl ńn ŕr śs źz ǘü ǻå ǽæ ǿø ḉç ḗē ḯï ḱk ḿm ṍõ ṓō ṕp ṹũ ẃw ấâ ắă ếê ốô "
        + "ớơ ứư"
    ),
    ("\u{302}", "âa êe îi ôo ûu ĉc ĥh ĵj ŝs ŵw ŷy ẑz ậạ ệẹ ộọ"),
    ("\u{303}", "ãa ñn õo ĩi ũu ṽv ẫâ ẵă ẽe ễê ỗô ỡơ ữư ỹy"),
    ("\u{304}", "āa ēe īi ōo ūu ǖü ǟä ǡȧ ǣæ ǭǫ ȫö ȭõ ȱȯ ȳy ḹḷ ṝṛ"),
    ("\u{306}", "ăa ĕe ĭi ŏo ŭu ḝȩ ặạ"),
    ("\u{307}", "ċc ėe żz ȧa ȯo ḃb ḋd ḟf ḣh ṁm ṅn ṗp ṙr ṡs ṥś ṧš ṩṣ ṫt ẇw ẋx ẏy"),
    ("\u{308}", "äa ëe ïi öo üu ÿy ḧh ṏõ ṻū ẅw ẍx ẗt"),
    ("\u{309}", "ảa ẩâ ẳă ẻe ểê ỉi ỏo ổô ởơ ủu ửư ỷy"),
    ("\u{30A}", "åa ůu ẘw ẙy"),
    ("\u{30B}", "őo űu"),
    ("\u{30C}", "čc ďd ěe ľl ňn řr šs ťt žz ǎa ǐi ǒo ǔu ǚü ǩk ǯʒ ǰj ȟh"),
    ("\u{30F}", "ȁa ȅe ȉi ȍo ȑr ȕu"),
    ("\u{311}", "ȃa ȇe ȋi ȏo ȓr ȗu"),
    ("\u{31B}", "ơo ưu"),
    ("\u{323}", "ḅb ḍd ḥh ḳk ḷl ṃm ṇn ṛr ṣs ṭt ṿv ẉw ẓz ạa ẹe ịi ọo ợơ ụu ựư ỵy"),
    ("\u{324}", "ṳu"),
    ("\u{325}", "ḁa"),
    ("\u{326}", "șs țt"),
    ("\u{327}", "ķk ļl ņn ŗr şs ţt ȩe ḑd ḩh"),
    ("\u{328}", "ąa ęe įi ųu ǫo"),
    ("\u{32D}", "ḓd ḙe ḽl ṋn ṱt ṷu"),
    ("\u{32E}", "ḫh"),
    ("\u{330}", "ḛe ḭi ṵu"),
    ("\u{331}", "ḇb ḏd ḵk ḻl ṉn ṟr ṯt ẕz ẖh"),
  ]

  private static let pairs: [UInt32: (letter: Unicode.Scalar, mark: Unicode.Scalar)] = {
    var pairs: [UInt32: (letter: Unicode.Scalar, mark: Unicode.Scalar)] = [:]
    for (mark, letters) in byMark {
      for pair in letters.unicodeScalars.split(separator: " ") {
        guard let whole = pair.first, let bare = pair.last else { continue }
        pairs[whole.value] = (bare, mark)
      }
    }
    return pairs
  }()
}
