/// The named characters of HTML.
enum NamedCharacters {
  /// Returns a search by name, the name without `&` and `;`, which remembers what it found.
  static func search() -> (String) -> String? {
    var table = EntityTable()
    return { name in
      let reference = Array("&\(name);".utf8)
      // The table sees a reference between others alone.
      return table.decode(reference + [.space], at: 0, end: reference.count + 1).map {
        String(decoding: $0.text, as: UTF8.self)
      }
    }
  }
}
