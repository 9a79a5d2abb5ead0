/// What was given on the command line, checked against the declarations of its command.
struct ParsedOptions: Sendable {
  /// The arguments that have a place, in their order.
  var arguments: [String] = []
  private var values: [String: [String]] = [:]

  /// Whether the option was given, whatever its default.
  func has(_ option: Option) -> Bool {
    values[option.name] != nil
  }

  /// The value of an option, or else its default.
  func text(_ option: Option) -> String? {
    values[option.name]?.last ?? option.defaultValue
  }

  /// All values of an option that may be repeated, in their order.
  func texts(_ option: Option) -> [String] {
    values[option.name] ?? option.defaultValue.map { [$0] } ?? []
  }

  /// The value of an option that takes a number, or else its default.
  func number(_ option: Option) -> Int? {
    text(option).flatMap { Int($0) }
  }

  mutating func add(_ value: String, to option: Option) {
    values[option.name, default: []].append(value)
  }
}
