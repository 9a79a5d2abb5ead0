import ReadingContent

/// What the elements of markup ask of the voice.
extension MarkdownReader {
  /// What is asked for text that no inline element surrounds.
  var blockStyle: SpeechStyle { scopes.last?.style ?? .plain }

  /// Enters an element within a block.
  ///
  /// - Parameters:
  ///   - change: What the element asks; its faults become warnings.
  ///   - place: The byte of the source that warnings name.
  /// - Returns: The number of the scope, to leave it when it is not the innermost one.
  @discardableResult
  mutating func enterScope(_ change: SpeechChange, at place: Int) -> Int {
    report(change.faults, at: place)
    let outer = scopes.last ?? SpeechScope()
    var scope = outer
    scopeCount += 1
    scope.number = scopeCount
    scope.change = change
    scope.textStart = builder.count
    scope.place = place
    scope.pauseAfter = change.pauseAfter
    if outer.isWhole {
      scope.pauseAfter = nil
      if !change.isEmpty || change.pauseBefore != nil || change.pauseAfter != nil {
        report([.withinWhole], at: place)
      }
    } else {
      if let pause = change.pauseBefore { builder.addPause(pause) }
      scope.attributes = change.applied(to: outer.attributes)
      scope.isWhole = change.isWhole
      if change.attributes.emphasis != nil {
        scope.emphasis = inline.emphasis
        scope.strong = inline.strong
      } else if scope.isWhole, let emphasis = emphasis(in: outer) {
        scope.attributes.emphasis = emphasis
      }
      scope.style = builder.styles.style(scope.attributes)
      if scope.isWhole { builder.breakRun() }
    }
    scopes.append(scope)
    updateStyle()
    return scope.number
  }

  /// Enters an element around blocks; what belongs to a stretch of text alone is not used.
  ///
  /// - Parameters:
  ///   - change: What the element asks; its faults become warnings.
  ///   - place: The byte of the source that warnings name.
  /// - Returns: The number of the scope.
  @discardableResult
  mutating func enterBlockScope(_ change: SpeechChange, at place: Int) -> Int {
    var change = change
    if change.isWhole {
      change.faults.append(.wholeBlock)
      change.attributes.phonetic = nil
      change.attributes.alias = nil
      change.attributes.sayAs = nil
    }
    inline.emphasis = 0
    inline.strong = 0
    return enterScope(change, at: place)
  }

  /// Leaves the innermost element.
  mutating func leaveScope() {
    guard let scope = scopes.popLast() else { return }
    if scope.isWhole, scopes.last?.isWhole != true {
      builder.breakRun()
      if builder.count == scope.textStart { report([.noText], at: scope.place) }
    }
    if let pause = scope.pauseAfter { builder.addPause(pause) }
    updateStyle()
  }

  /// Leaves an element that others may stand inside of, which go on without it.
  mutating func leaveScope(_ number: Int) {
    guard let index = scopes.lastIndex(where: { $0.number == number }) else { return }
    guard index < scopes.count - 1 else { return leaveScope() }
    let scope = scopes.remove(at: index)
    if let pause = scope.pauseAfter { builder.addPause(pause) }
    var outer = index > 0 ? scopes[index - 1] : SpeechScope()
    for inner in index..<scopes.count {
      let change = scopes[inner].change
      if outer.isWhole {
        scopes[inner].attributes = outer.attributes
      } else {
        scopes[inner].attributes = change.applied(to: outer.attributes)
      }
      scopes[inner].isWhole = outer.isWhole || change.isWhole
      scopes[inner].style = builder.styles.style(scopes[inner].attributes)
      outer = scopes[inner]
    }
    if scope.isWhole { builder.breakRun() }
    updateStyle()
  }

  /// Leaves all elements but the outermost ones.
  mutating func leaveScopes(to depth: Int) {
    while scopes.count > depth { leaveScope() }
  }

  /// Adds a pause where the reading stands.
  ///
  /// - Parameters:
  ///   - milliseconds: How long it is.
  ///   - place: The byte of the source that a warning names.
  mutating func addPause(_ milliseconds: Int, at place: Int) {
    if scopes.last?.isWhole == true {
      report([.withinWhole], at: place)
    } else {
      builder.addPause(milliseconds)
    }
  }

  /// Gives a pause that no text follows to the last text.
  mutating func attachLastPause() {
    let pause = builder.takePendingPause()
    guard pause > 0 else { return }
    if let last = notes.indices.last {
      notes[last].text = notes[last].text.pausing(pause)
    } else if let last = blocks.indices.last {
      blocks[last].text = blocks[last].text.pausing(pause)
    }
  }

  /// Works out the style of the text that follows.
  mutating func updateStyle() {
    guard let scope = scopes.last else {
      inline.base = .plain
      inline.style =
        inline.images > 0
        ? .image : inline.strong > 0 ? .strong : inline.emphasis > 0 ? .moderate : .plain
      return
    }
    inline.base = scope.style
    inline.style = inline.images > 0 ? style(.image, in: scope) : scope.style
    guard !scope.isWhole, inline.images == 0, let emphasis = emphasis(in: scope) else { return }
    var attributes = scope.attributes
    attributes.emphasis = emphasis
    inline.style = builder.styles.style(attributes)
  }

  /// What is asked for code within a text.
  var codeStyle: SpeechStyle {
    mutating get { scopes.last.map { style(.code, in: $0) } ?? .code }
  }

  /// Returns the style of a part of the text; what is read as a whole has no parts.
  private mutating func style(_ part: TextPart, in scope: SpeechScope) -> SpeechStyle {
    guard !scope.isWhole else { return scope.style }
    var attributes = scope.attributes
    attributes.part = part
    return builder.styles.style(attributes)
  }

  /// Adds warnings about an element of markup.
  mutating func report(_ faults: [MarkupFault], at place: Int) {
    for fault in faults { warn(at: place, fault.message) }
  }

  /// The emphasis that Markdown's signs within a scope ask for.
  private func emphasis(in scope: SpeechScope) -> SpeechAttributes.Emphasis? {
    inline.strong > scope.strong ? .strong : inline.emphasis > scope.emphasis ? .moderate : nil
  }
}
