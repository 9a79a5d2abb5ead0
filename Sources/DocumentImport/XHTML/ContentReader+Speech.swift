import ReadingContent
import XMLTree

/// What the elements ask of the voice.
extension ContentReader {
  /// What an element asks, with what its styles say about its place in the text.
  struct Meaning {
    var change = SpeechChange()
    var alphabet: String?
    var isHidden = false
    /// Whether the language inside is not known (an empty `lang`).
    var forgetsLanguage = false
    var style = StructureStyle()
  }

  /// Works out what an element asks.
  mutating func meaning(of index: Int, _ element: XMLElement, name: String) -> Meaning {
    var result = Meaning()
    let rules = styles.declarations(for: index)
    guard !element.attributes.isEmpty || !rules.isEmpty || Self.speaking.contains(name) else {
      return result
    }
    result.style.add(rules)
    var attributes: [ElementMeaning.Attribute] = []
    for attribute in element.attributes {
      guard let name = Self.vocabularyName(attribute.name) else { continue }
      if name == "style" { result.style.add(StyleDeclaration.all(in: attribute.value)) }
      if name == "lang" || name == "xml:lang" {
        if takesAsOwn(language: attribute.value, of: element) { continue }
        result.forgetsLanguage = attribute.value.utf8.allSatisfy(\.isWhiteSpace)
      }
      attributes.append(
        ElementMeaning.Attribute(name: name, value: attribute.value, place: index))
    }
    let meaning = ElementMeaning(
      of: name, hasPrefix: element.name.isSSML, at: index, attributes: attributes,
      text: name == "time" ? shortText(of: index) : "",
      expandsAbbreviations: options.expandsAbbreviations, styles: rules)
    let (change, faults) = meaning.change(alphabet: frames.last?.alphabet)
    for fault in meaning.faults + faults { warn(at: index, fault.message) }
    result.change = change
    result.alphabet = meaning.alphabet
    result.isHidden = meaning.isHidden
    if let pause = meaning.pause { addPause(pause, at: index) }
    return result
  }

  /// Elements that ask something by themselves.
  private static let speaking: Set<String> = [
    "audio", "break", "em", "emphasis", "lang", "lexicon", "metadata", "phoneme", "prosody",
    "say-as", "strong", "sub", "time", "token", "voice", "w",
  ]

  /// Returns the name that the vocabulary has for an attribute.
  private static func vocabularyName(_ name: XMLName) -> String? {
    if name.namespace == XMLName.xmlNamespace { return "xml:\(name.local)" }
    if name.isSSML { return "ssml:\(name.local)" }
    if name.isEPUB { return "epub:\(name.local)" }
    return name.namespace.isEmpty ? name.description.lowercased() : nil
  }

  /// Takes the language of the root, or that of the body, as the document's.
  private mutating func takesAsOwn(language value: String, of element: XMLElement) -> Bool {
    let local = element.name.local.lowercased()
    guard frames.isEmpty || local == "body" && frames.count == 1,
      let tag = LanguageTag(value)
    else { return false }
    if frames.isEmpty, element.attribute("lang") != nil, element.language != nil,
      element.language != value
    {
      // Of two that differ, XML's own goes first (HTML Living Standard §3.2.6.2).
      language = element.language.flatMap { LanguageTag($0) } ?? tag
      return true
    }
    if language == nil { language = tag }
    return language == tag
  }

  private mutating func addPause(_ pause: ElementMeaning.Ask, at index: Int) {
    guard let milliseconds = SpeechValue.pause(pause.value) else {
      let fault = MarkupFault.unknownValue(
        pause.value, attribute: "time", allowed: SpeechValue.pauses)
      warn(at: index, fault.message)
      return
    }
    if scopes.last?.isWhole == true {
      warn(at: index, MarkupFault.withinWhole.message)
    } else {
      builder.addPause(milliseconds)
    }
  }

  // MARK: Scopes

  /// Enters what an element asks; a pronunciation of an element that holds blocks is not used.
  mutating func enterScope(_ meaning: Meaning, holdsBlocks: Bool, at index: Int) {
    var change = meaning.change
    if holdsBlocks, change.isWhole {
      warn(at: index, MarkupFault.wholeBlock.message)
      change.attributes.phonetic = nil
      change.attributes.alias = nil
      change.attributes.sayAs = nil
    }
    let outer = scopes.last ?? SpeechScope()
    var scope = outer
    scope.textStart = doneCount + builder.count
    scope.place = index
    scope.pauseAfter = change.pauseAfter
    if outer.isWhole {
      scope.pauseAfter = nil
      let isOnlyPart = change.attributes.part != nil && SpeechChange(part: change) == change
      if !change.asksNothing, !isOnlyPart { warn(at: index, MarkupFault.withinWhole.message) }
    } else {
      if let pause = change.pauseBefore { builder.addPause(pause) }
      scope.attributes = change.applied(to: outer.attributes)
      if meaning.forgetsLanguage {
        scope.attributes.language = nil
        scope.attributes.voice = change.attributes.voice
      }
      scope.isWhole = change.isWhole
      scope.style = builder.styles.style(scope.attributes)
      if scope.isWhole { builder.breakRun() }
    }
    scopes.append(scope)
    style = scope.style
  }

  /// Leaves the innermost element that asks something.
  mutating func leaveScope() {
    guard let scope = scopes.popLast() else { return }
    if scope.isWhole, scopes.last?.isWhole != true {
      builder.breakRun()
      if doneCount + builder.count == scope.textStart {
        warn(at: scope.place, MarkupFault.noText.message)
      }
    }
    if let pause = scope.pauseAfter { builder.addPause(pause) }
    style = scopes.last?.style ?? .plain
  }

  /// The text in an element, as far as it can be a date, a number or a sign.
  func shortText(of index: Int, limit: Int = 64) -> String {
    var text = ""
    for node in index..<min(tree.nodes[index].end, index + 32) {
      if case .text(let piece) = tree.nodes[node].content {
        text += piece.prefix(limit)
        if text.utf8.count > limit { break }
      }
    }
    return text.collapsed
  }
}

extension SpeechChange {
  /// A change that asks for the part of another one alone.
  fileprivate init(part change: SpeechChange) {
    self.init()
    attributes.part = change.attributes.part
  }
}

extension String {
  /// The text with one space between its words and none around them.
  var collapsed: String {
    utf8.split(whereSeparator: \.isWhiteSpace).map { String(Substring($0)) }.joined(separator: " ")
  }
}
