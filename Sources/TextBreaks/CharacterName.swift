/// The names that Unicode has for characters.
public enum CharacterName {
  /// Returns the name of a scalar in lower case, such as `grinning face`; empty where it has none.
  public static func of(_ scalar: Unicode.Scalar) -> String {
    ICU.name(of: scalar).lowercased()
  }
}
