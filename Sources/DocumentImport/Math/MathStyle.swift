/// The style of a letter, where it tells one quantity from another.
///
/// Upright, italic, sans-serif and typewriter letters are plain: formulas mix them at will.
enum MathStyle: String, Hashable, Sendable {
  case plain
  case bold
  case doubleStruck
  case script
  case fraktur

  /// Returns the plain letter or digit of one that Unicode has in a style, and the style.
  ///
  /// The letters of U+1D400 stand in alphabets of 52, then Greek ones of 58, then digits.
  static func plain(of scalar: Unicode.Scalar) -> (text: String, style: MathStyle)? {
    if let known = letterlike[scalar] { return known }
    guard (0x1D400...0x1D7FF).contains(scalar.value) else { return nil }
    let offset = Int(scalar.value) - 0x1D400
    switch offset {
    case ..<0x2A4:
      let base = offset % 52 < 26 ? 0x41 + offset % 52 : 0x61 + offset % 52 - 26
      return text(base, latinStyles[offset / 52])
    case 0x2A4, 0x2A5:
      return (offset == 0x2A4 ? "ı" : "ȷ", .plain)
    case 0x2A8..<0x3CA:
      let letter = Array(greek)[(offset - 0x2A8) % 58]
      return (String(letter), greekStyles[(offset - 0x2A8) / 58])
    case 0x3CE...:
      let alphabet = (offset - 0x3CE) / 10
      return text(0x30 + (offset - 0x3CE) % 10, digitStyles[min(alphabet, 4)])
    default:
      return nil
    }
  }

  private static func text(_ base: Int, _ style: MathStyle) -> (String, MathStyle)? {
    Unicode.Scalar(UInt32(base)).map { (String(Character($0)), style) }
  }

  private static let latinStyles: [MathStyle] = [
    .bold, .plain, .bold, .script, .script, .fraktur, .doubleStruck, .fraktur, .plain, .bold,
    .plain, .bold, .plain,
  ]
  private static let greekStyles: [MathStyle] = [.bold, .plain, .bold, .bold, .bold]
  private static let digitStyles: [MathStyle] = [.bold, .doubleStruck, .plain, .bold, .plain]
  private static let greek =
    "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡϴΣΤΥΦΧΨΩ∇αβγδεζηθικλμνξοπρςστυφχψω∂ϵϑϰϕϱϖ"

  /// The letters of the block “Letterlike Symbols”, which stand outside those alphabets.
  private static let letterlike: [Unicode.Scalar: (text: String, style: MathStyle)] = [
    "ℂ": ("C", .doubleStruck), "ℍ": ("H", .doubleStruck), "ℕ": ("N", .doubleStruck),
    "ℙ": ("P", .doubleStruck), "ℚ": ("Q", .doubleStruck), "ℝ": ("R", .doubleStruck),
    "ℤ": ("Z", .doubleStruck), "ⅅ": ("D", .doubleStruck), "ⅆ": ("d", .plain),
    "ⅇ": ("e", .plain), "ⅈ": ("i", .plain), "ⅉ": ("j", .plain), "ℊ": ("g", .script),
    "ℋ": ("H", .script), "ℐ": ("I", .script), "ℒ": ("L", .script), "ℓ": ("l", .plain),
    "ℛ": ("R", .script), "ℬ": ("B", .script), "ℯ": ("e", .plain), "ℰ": ("E", .script),
    "ℱ": ("F", .script), "ℳ": ("M", .script), "ℴ": ("o", .script), "℘": ("p", .script),
    "ℌ": ("H", .fraktur), "ℑ": ("I", .fraktur), "ℜ": ("R", .fraktur), "ℨ": ("Z", .fraktur),
    "ℭ": ("C", .fraktur), "ℎ": ("h", .plain),
  ]
}
