/// A list that is open: how its items are numbered, and which is next.
struct ListState {
  var isOrdered: Bool
  /// The number of the next item.
  var next: Int
  var step = 1
  /// How numbers are written, as CSS names it.
  var numbering = "decimal"
  var hidesMarkers = false
  /// How many items have started.
  var count = 0
  /// Whether its items are not parted by gaps.
  var isTight = true
  var hasBlock = false

  /// Writes a number (CSS Counter Styles Level 3 §6).
  static func written(_ number: Int, _ numbering: String) -> String {
    switch numbering {
    case "lower-alpha", "lower-latin", "a": letters(number)?.lowercased() ?? "\(number)"
    case "upper-alpha", "upper-latin", "A": letters(number) ?? "\(number)"
    case "lower-roman", "i": roman(number)?.lowercased() ?? "\(number)"
    case "upper-roman", "I": roman(number) ?? "\(number)"
    default: "\(number)"
    }
  }

  private static func letters(_ number: Int) -> String? {
    guard number > 0 else { return nil }
    var rest = number
    var letters: [UInt8] = []
    while rest > 0 {
      letters.append(UInt8(ascii: "A") + UInt8((rest - 1) % 26))
      rest = (rest - 1) / 26
    }
    return String(decoding: letters.reversed(), as: UTF8.self)
  }

  private static func roman(_ number: Int) -> String? {
    guard (1...3_999).contains(number) else { return nil }
    let signs = [
      (1_000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var rest = number
    var text = ""
    for (value, sign) in signs {
      while rest >= value {
        text += sign
        rest -= value
      }
    }
    return text
  }
}
