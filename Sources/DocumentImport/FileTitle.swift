/// The title of a book that says none.
enum FileTitle {
  /// Returns a file's name without its folders and its extension.
  static func title(ofPath path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    return String(name[..<dot])
  }
}
