/// What the elements and attributes of HTML, EPUB and SSML ask.
extension ElementMeaning {
  /// An attribute of an element, whatever the text is written in.
  struct Attribute {
    /// The name in lower case, with the prefix `xml:`, `ssml:` or `epub:` where it is of theirs.
    let name: String
    /// The value, its character references decoded.
    let value: String
    /// Where it stands, in the units of the caller.
    let place: Int
  }

  /// Makes the meaning of an element.
  ///
  /// - Parameters:
  ///   - name: The name in lower case, without a prefix.
  ///   - hasPrefix: Whether the element is written as one of SSML's.
  ///   - place: Where the element starts, in the units of the caller.
  ///   - attributes: Its attributes in their order.
  ///   - text: The text of a time.
  ///   - expandsAbbreviations: Whether the title of an abbreviation is said in its place.
  ///   - styles: What style sheets ask of it, the weakest first.
  init(
    of name: String, hasPrefix: Bool, at place: Int, attributes: some Sequence<Attribute>,
    text: String, expandsAbbreviations: Bool, styles: [StyleDeclaration] = []
  ) {
    var values = Attributes(element: name, place: place)
    for attribute in attributes {
      values.add(attribute.name, attribute.value, at: attribute.place)
    }
    for style in styles { add(style, at: place) }
    addGlobal(&values, expandsAbbreviations: expandsAbbreviations)
    addElement(name, hasPrefix: hasPrefix, &values, text: text)
    let isOwn = hasPrefix || Self.ownNames.contains(name)
    for (unused, place) in values.unused
    where unused.hasPrefix("ssml:") || isOwn && !Self.isGeneral(unused) {
      fault(
        "the attribute \(unused) of <\(name)> is not known; the text is read without it",
        at: place)
    }
  }

  /// The elements of SSML 1.1 that HTML has not.
  private static let ownNames: Set<String> = [
    "break", "emphasis", "lang", "phoneme", "prosody", "say-as", "token", "voice", "w",
  ]

  /// Whether an attribute can stand on any element without asking for anything.
  private static func isGeneral(_ name: String) -> Bool {
    ["xml", "xmlns", "data-", "aria-", "on"].contains(where: name.hasPrefix)
      || ["id", "class", "style", "title", "dir", "role", "hidden", "lang"].contains(name)
  }

  /// The attributes of one tag, each with the place where it stands and whether it was used.
  private struct Attributes {
    let element: String
    let place: Int
    private var all: [(name: String, value: String, place: Int, isUsed: Bool)] = []

    init(element: String, place: Int) {
      self.element = element
      self.place = place
    }

    /// Adds an attribute; the first of a name counts (HTML Living Standard §13.2.5.33).
    mutating func add(_ name: String, _ value: String, at place: Int) {
      guard all.count < 64, !all.contains(where: { $0.name == name }) else { return }
      all.append((name, value, place, false))
    }

    mutating func take(_ name: String) -> (value: String, place: Int)? {
      guard let index = all.firstIndex(where: { $0.name == name }) else { return nil }
      all[index].isUsed = true
      return (all[index].value, all[index].place)
    }

    var unused: [(name: String, place: Int)] {
      all.filter { !$0.isUsed }.map { ($0.name, $0.place) }
    }
  }

  // MARK: Attributes of every element

  private mutating func addGlobal(_ values: inout Attributes, expandsAbbreviations: Bool) {
    for name in ["lang", "xml:lang"] {
      // An empty value says that the language is not known, which changes nothing here.
      if let language = values.take(name), !language.value.isEmpty {
        ask("lang", language.value, at: language.place)
      }
    }
    if let given = values.take("ssml:alphabet") { alphabet = given.value }
    if let given = values.take("ssml:ph") { pronunciation = (given.value, given.place) }
    if let role = values.take("ssml:role") { ask("role", role.value, at: role.place) }
    if let type = values.take("epub:type"), let role = Self.role(ofType: type.value) {
      ask("role", role, at: type.place)
    }
    if let style = values.take("style") { add(style: style.value, at: style.place) }
    if let hidden = values.take("aria-hidden"), hidden.value.lowercased() == "true" {
      isSilent = true
    }
    if values.take("hidden") != nil { isHidden = true }
    if values.element == "abbr", expandsAbbreviations, let title = values.take("title"),
      !title.value.isEmpty
    {
      ask("alias", title.value, at: title.place)
    }
  }

  /// The parts of speech and forms that tell homographs apart; other types of EPUB say what a part
  /// of a book is.
  private static let roles: Set<Substring> = [
    "adjective", "adverb", "article", "conjunction", "determiner", "interjection", "name", "noun",
    "numeral", "participle", "past", "preposition", "present", "pronoun", "verb",
  ]

  private static func role(ofType type: String) -> String? {
    for word in type.split(separator: " ") {
      let name = word.split(separator: ":").last ?? word
      if roles.contains(name) { return String(name) }
    }
    return nil
  }

  // MARK: Elements

  private mutating func addElement(
    _ name: String, hasPrefix: Bool, _ values: inout Attributes, text: String
  ) {
    switch name {
    case "em": emphasize("moderate", values)
    case "strong": emphasize("strong", values)
    case "emphasis":
      let level = values.take("level")
      ask("emphasis", level?.value ?? "moderate", at: level?.place ?? values.place)
    case "phoneme": addPhoneme(&values)
    case "voice": addVoice(&values)
    case "prosody":
      for name in ["pitch", "rate", "volume"] {
        if let given = values.take(name) { ask(name, given.value, at: given.place) }
      }
      for name in ["contour", "range", "duration"] { ignore(values.take(name), name, values) }
    case "say-as": addSayAs(&values)
    case "sub":
      if let alias = values.take("alias") {
        ask("alias", alias.value, at: alias.place)
      } else if hasPrefix {
        missing("alias", values)
      }
    case "break":
      let given = values.take("time") ?? values.take("strength")
      _ = values.take("strength")
      pause = Ask(
        key: "pause", value: given?.value ?? "medium", place: given?.place ?? values.place)
    case "w", "token":
      if let role = values.take("role") { ask("role", role.value, at: role.place) }
    case "lang":
      if asks.isEmpty { missing("xml:lang", values) }
    case "audio":
      if let source = values.take("src") {
        fault(
          "recordings inside the text are not played; the text of <audio> is read", at: source.place
        )
      }
    case "metadata", "desc":
      isHidden = true
    case "time":
      let given = values.take("datetime")
      if let kind = TimeKind(value: given?.value, text: text) {
        ask("say-as", kind.name, at: given?.place ?? values.place)
        if let format = kind.format { ask("format", format, at: given?.place ?? values.place) }
      }
    case "lexicon":
      fault(
        "a lexicon inside the text is not used; the front matter can name it under lexicons",
        at: values.place)
    default:
      if hasPrefix, !["mark", "p", "s", "speak"].contains(name) {
        fault("there is no element <ssml:\(name)>; its text is read without it", at: values.place)
      }
    }
  }

  /// Asks for the emphasis that an element has by itself, where no style asks for another one.
  private mutating func emphasize(_ level: String, _ values: Attributes) {
    guard !asks.contains(where: { $0.key == "emphasis" }) else { return }
    ask("emphasis", level, at: values.place)
  }

  private mutating func addPhoneme(_ values: inout Attributes) {
    _ = values.take("type")
    if let given = values.take("alphabet") { alphabet = given.value }
    guard let given = values.take("ph") else { return missing("ph", values) }
    pronunciation = (given.value, given.place)
  }

  private mutating func addVoice(_ values: inout Attributes) {
    if let name = values.take("name"), let first = name.value.split(separator: " ").first {
      ask("voice", String(first), at: name.place)
    }
    if let languages = values.take("languages"),
      let first = languages.value.split(separator: " ").first
    {
      let tag = first.split(separator: ":").first ?? first
      ask("lang", String(tag), at: languages.place)
    }
    for name in ["gender", "age", "variant", "required", "ordering", "onvoicefailure"] {
      ignore(values.take(name), name, values)
    }
  }

  private mutating func addSayAs(_ values: inout Attributes) {
    guard let kind = values.take("interpret-as"), !kind.value.isEmpty else {
      return missing("interpret-as", values)
    }
    ask("say-as", kind.value, at: kind.place)
    for name in ["format", "detail"] {
      if let given = values.take(name) { ask(name, given.value, at: given.place) }
    }
  }

  private mutating func ignore(
    _ given: (value: String, place: Int)?, _ name: String, _ values: Attributes
  ) {
    guard let given else { return }
    fault(
      "the attribute \(name) of <\(values.element)> is not followed; the text is read without it",
      at: given.place)
  }

  private mutating func missing(_ name: String, _ values: Attributes) {
    fault(
      "<\(values.element)> has no \(name); its text is read without it", at: values.place)
  }
}
