import ReadingContent

/// Items of lists, and notes.
extension MarkdownReader {
  mutating func startItem(_ event: CMarkTree.Event) {
    guard let list = lists.indices.last else { return }
    lists[list].items += 1
    let place = lists[list].items
    let first = lists[list].first
    let number = first < 0 ? nil : first + place - 1
    if let definition = definitions[line(of: event)], !ledger.isKnown(definition.sign) {
      startDefinition(definition)
      return startTask(event, from: definition.sign + 1)
    }
    containers.append(.listItem(index: place, number: number))

    var start = byte(of: event)
    let lineEnd = source.body(line(of: event)).upperBound
    // Where the column was wrong, the marker is the next thing after what is known already.
    while start < lineEnd, source.bytes[start].isBlank || ledger.isKnown(start) { start += 1 }
    var end = start
    while end < lineEnd, source.bytes[end].isDigit { end += 1 }
    if end < lineEnd { end += 1 }
    let range = start..<end
    ledger.keepMarker(range)
    if let number {
      let sign = end > start ? source.bytes[end - 1] : UInt8(ascii: ".")
      markers.append(
        Marker(text: Array("\(number)".utf8) + [sign, .space], source: range, style: .plain))
    } else {
      markers.append(
        Marker(text: Array("• ".utf8), source: range, style: .silent(.listMarker)))
    }
    startTask(event, from: end)
  }

  /// Starts the text of an item with its box, where it is a task.
  private mutating func startTask(_ event: CMarkTree.Event, from end: Int) {
    guard event.isTask else { return }
    let lineEnd = source.body(line(of: event)).upperBound
    let box = source.skipBlanks(from: end, to: lineEnd)
    guard box + 3 <= lineEnd, source.bytes[box] == .openBracket,
      source.bytes[box + 2] == .closeBracket
    else { return }
    ledger.keepMarker(box..<box + 3)
    // The box alone is no word; a listener is told whether the task is done.
    var attributes = SpeechAttributes()
    attributes.alias = StructurePhrases.find(for: scopes.last?.attributes.language ?? language)
      .words(for: event.flag ? .done : .toDo)
    markers.append(
      Marker(
        text: Array((event.flag ? "☑ " : "☐ ").utf8), source: box..<box + 3,
        style: builder.styles.style(attributes)))
  }

  /// Starts what explains a term, which cmark takes for an item.
  private mutating func startDefinition(_ definition: DefinitionFinder.Definition) {
    containers.append(.definition)
    ledger.omit(definition.sign..<definition.sign + 1, .markup)
    isNextTight = definition.isTight
  }

  mutating func startNote(_ event: CMarkTree.Event) {
    let body = body(line(of: event))
    closeAllElements()
    enterScopes(ofNoteAt: body.lowerBound)
    // cmark gives the column after the name, where the next may start: the name is before it.
    var start = max(body.lowerBound, min(byte(of: event), body.upperBound) - 1)
    while start > body.lowerBound, !isNoteName(at: start, end: body.upperBound) { start -= 1 }
    guard let end = endOfNoteName(at: start, end: body.upperBound) else {
      note = newNoteLabel()
      return
    }
    // A name may have an opening bracket in it, which looks like the start of another.
    var outer = start
    while outer > body.lowerBound {
      outer -= 1
      if endOfNoteName(at: outer, end: end) == end { start = outer }
      if source.bytes[outer] == .closeBracket || source.bytes[outer].isWhiteSpace { break }
    }
    let name = name(ofNoteAt: start, end: end)
    // Of two notes with one name the second has a number of its own.
    let label = noteNames.insert(name).inserted ? noteLabel(named: name) : newNoteLabel()
    note = label
    ledger.keepMarker(start..<end)
    markers = [Marker(text: Array("\(label). ".utf8), source: start..<end, style: .plain)]
  }

  /// Returns the number of a note, which it gets when it is first named.
  mutating func noteLabel(named name: [UInt8]) -> String {
    if let label = noteLabels[name] { return label }
    let label = newNoteLabel()
    noteLabels[name] = label
    return label
  }

  mutating func newNoteLabel() -> String {
    noteCount += 1
    return "\(noteCount)"
  }

  func isNoteName(at start: Int, end: Int) -> Bool {
    start + 1 < end && source.bytes[start] == .openBracket
      && endOfNoteName(at: start, end: end) != nil
  }

  /// Returns the offset after `[^name]:`, when that stands at an offset.
  func endOfNoteName(at start: Int, end: Int) -> Int? {
    guard start + 4 < end + 1, source.bytes[start] == .openBracket,
      source.bytes[start + 1] == UInt8(ascii: "^")
    else { return nil }
    var index = start + 2
    while index < end {
      let byte = source.bytes[index]
      if byte == .closeBracket {
        guard index > start + 2, index + 1 < end, source.bytes[index + 1] == .colon else {
          return nil
        }
        return index + 2
      }
      if byte.isWhiteSpace { return nil }
      index += 1
    }
    return nil
  }

  /// Returns the name of a note, by which its marks find it: without regard to case.
  func name(ofNoteAt start: Int, end: Int) -> [UInt8] {
    source.bytes[start + 2..<end - 2].map(\.lowercased)
  }
}
