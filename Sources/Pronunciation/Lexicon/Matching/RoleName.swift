/// Compares the names of roles.
enum RoleName {
  /// Answers whether two roles are the same.
  ///
  /// Capitals do not matter, and a prefix only where both have one: `x:noun` is `noun`.
  static func same(_ left: String, _ right: String) -> Bool {
    let (left, right) = (parts(left), parts(right))
    return left.name == right.name
      && (left.prefix == nil || right.prefix == nil || left.prefix == right.prefix)
  }

  private static func parts(_ role: String) -> (prefix: String?, name: String) {
    let role = role.lowercased()
    guard let colon = role.lastIndex(of: ":") else { return (nil, role) }
    return (String(role[..<colon]), String(role[role.index(after: colon)...]))
  }
}
