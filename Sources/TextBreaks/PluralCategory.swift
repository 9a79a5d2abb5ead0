/// The form of a noun that a number asks for, by CLDR's names.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// As Arabic and Welsh have it for nothing.
  case zero
  /// As English has it for one thing.
  case one
  /// As Arabic and Slovenian have it for a pair.
  case two
  /// As Polish has it for a few things.
  case few
  /// As Polish has it for many things.
  case many
  /// For all other numbers; the only one of languages without plural forms.
  case other
}
