/// What is said around the parts of a formula.
///
/// `{a}` and `{b}` stand for parts, `{w}` for words such as “the sum”.
enum MathPhrase: String, CaseIterable, Sendable {
  /// A fraction of two single words, and of more.
  case fraction, longFraction
  case binomial
  /// Powers; the long one for an exponent of several words.
  case squared, cubed, power, longPower
  /// An index below, of one word or more.
  case sub, longSub
  /// Above, where that is no power: a sign.
  case superscript
  case squareRoot, cubeRoot, orderRoot, rootOf, longRootOf
  /// A sum, a product or an integral with two limits, with one, and with none.
  case fromTo, over, of
  /// A limit: what approaches what.
  case limit
  case logBase
  /// A function before its argument, in languages that have a word for it.
  case functionOf
  case absolute, longAbsolute, norm, longNorm, floor, ceiling
  case matrix, determinant, row, endMatrix, endDeterminant
  case cases, caseRow, endCases
  case blank
  /// Marks by their names, after what they stand on; the long form before and after it.
  case mark, longMark
  case hat, bar, tilde, vector, dot, doubleDot, underline, brace
  /// Straight above and below.
  case overset, underset
  case crossedOut
  case capital
  case bold, doubleStruck, script, fraktur
  /// A minus before a number or a letter, where that differs from the sign between two.
  case negative
  case suchThat
  /// A sign with a stroke through it that has no words of its own.
  case not
  /// The sign of factorials where it stands for itself, as over another sign.
  case exclamation
  /// What stands after a base in place of “super” and the name of the sign.
  case prime, doublePrime, triplePrime, star, dagger, transpose
}
