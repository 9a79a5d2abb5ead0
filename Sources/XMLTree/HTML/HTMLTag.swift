/// A start tag as it is written.
struct HTMLTag {
  /// The name, its ASCII letters in lower case.
  var name: String
  /// The attributes; of a name that stands twice, the first.
  var attributes: [(name: String, value: String)] = []
  /// The byte of its `<`.
  let offset: Int
  /// Whether it ends in `/>`.
  var endsItself = false

  /// The value of an attribute.
  func value(of name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}

/// A piece of an HTML text.
enum HTMLToken {
  case start(HTMLTag)
  case end(name: String, offset: Int)
  /// Text with references to characters.
  case text(Range<Int>)
  /// Text without.
  case plain(Range<Int>)
}
