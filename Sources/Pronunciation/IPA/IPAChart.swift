/// The letters of the International Phonetic Alphabet (chart of 2020), with three that phoneticians
/// of English add.
enum IPAChart {
  /// The letters, vowels first.
  static let letters: [IPALetter] = vowels + consonants

  /// Returns what sets a letter apart.
  static func features(of scalar: Unicode.Scalar) -> IPALetter.Features {
    let value = Int(scalar.value)
    guard value < index.count else { return .unknown }
    let place = Int(index[value])
    return place == 0 ? .unknown : letters[place - 1].features
  }

  /// Whether it is a letter of the chart.
  static func has(_ scalar: Unicode.Scalar) -> Bool {
    let value = Int(scalar.value)
    return value < index.count && index[value] != 0
  }

  /// For each scalar its number among the letters, from 1.
  private static let index: [UInt8] = {
    var index = [UInt8](repeating: 0, count: 0x2C80)
    for (number, letter) in letters.enumerated() where Int(letter.scalar.value) < index.count {
      index[Int(letter.scalar.value)] = UInt8(truncatingIfNeeded: number + 1)
    }
    return index
  }()

  /// A row for each height and rounding; a letter for each of the five places from front to back.
  private static let vowels: [IPALetter] =
    row(0, false, "i.ɨ.ɯ") + row(0, true, "y.ʉ.u")
    + row(1, false, ".ɪᵻ..") + row(1, true, ".ʏᵿʊ.")
    + row(2, false, "e.ɘ.ɤ") + row(2, true, "ø.ɵ.o")
    + row(3, false, "..əɚ.")
    + row(4, false, "ɛ.ɜɝʌ") + row(4, true, "œ.ɞ.ɔ")
    + row(5, false, "æ.ɐ..")
    + row(6, false, "a...ɑ") + row(6, true, "ɶ...ɒ")

  private static func row(_ height: Int, _ isRounded: Bool, _ letters: String) -> [IPALetter] {
    letters.unicodeScalars.enumerated().compactMap { place, scalar in
      guard scalar != "." else { return nil }
      // The r-coloured ones stand beside the central ones that they are.
      let backness = scalar == "ɚ" || scalar == "ɝ" ? 2 : place
      return IPALetter(
        scalar: scalar,
        features: .vowel(height: height, backness: backness, isRounded: isRounded))
    }
  }

  private static let consonants: [IPALetter] =
    made(.plosive, voiceless: "p..t.ʈ.c.kq.ʔ", voiced: "b..d.ɖ.ɟ.ɡɢ..")
    + made(.nasal, voiced: "mɱ.n.ɳ.ɲ.ŋɴ..")
    + made(.trill, voiced: "ʙ..r......ʀʢ.")
    + made(.tap, voiced: ".ⱱ.ɾ.ɽ.......") + made(.tap, voiced: "...ɺ.........")
    + made(.fricative, voiceless: "ɸfθsʃʂɕç.xχħh", voiced: "βvðzʒʐʑʝ.ɣʁʕɦ")
    + made(.fricative, voiceless: "....ɧ...ʍ..ʜ.")
    + made(.plosive, voiceless: "...........ʡ.")
    + made(.lateralFricative, voiceless: "...ɬ.........", voiced: "...ɮ.........")
    + made(.approximant, voiced: ".ʋ.ɹ.ɻ.jwɰ...")
    + made(.approximant, voiced: ".......ɥ.....")
    + made(.lateral, voiced: "...l.ɭ.ʎ.ʟ...") + made(.lateral, voiced: "...ɫ.........")
    + made(.click, voiceless: "ʘ.ǀǃ...ǂ.....") + made(.click, voiceless: "...ǁ.........")
    + made(.implosive, voiced: "ɓ..ɗ.ᶑ.ʄ.ɠʛ..")

  /// Letters by their places, from the lips to the throat; a dot where there is none.
  private static func made(
    _ manner: IPALetter.Manner, voiceless: String = "", voiced: String = ""
  ) -> [IPALetter] {
    [(voiceless, false), (voiced, true)].flatMap { letters, isVoiced in
      placed(letters).map {
        IPALetter(scalar: $0.1, features: .consonant($0.0, manner, isVoiced: isVoiced))
      }
    }
  }

  private static func placed(_ letters: String) -> [(IPALetter.Place, Unicode.Scalar)] {
    letters.unicodeScalars.enumerated().compactMap { number, scalar in
      guard scalar != ".", let place = IPALetter.Place(rawValue: number) else { return nil }
      return (place, scalar)
    }
  }
}
