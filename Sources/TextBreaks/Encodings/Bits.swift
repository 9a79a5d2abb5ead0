import Glibc

/// Costs in bits.
enum Bits {
  /// The logarithm to the base of two.
  static func log2(_ value: Double) -> Double { Glibc.log2(value) }

  /// How sure a choice is whose nearest rival costs so many bits more: from 0 to 0.99.
  static func confidence(ofMargin bits: Double) -> Double {
    min(0.99, max(0, 1 - exp2(-bits / 8)))
  }
}
