import ReadingContent

/// Files that mdBook takes in.
extension MarkdownReader {
  // MARK: Blocks

  /// Reads a paragraph of nothing but directives: each becomes the blocks of its file.
  ///
  /// - Returns: Whether it was one.
  mutating func readIncludes(_ content: Range<Int>) -> Bool {
    guard includes != nil, tree.strings[content].first == .openBrace else { return false }
    var directives: [IncludeDirective] = []
    for line in tree.strings[content].split(separator: .lineFeed) {
      let text = line.drop(while: \.isBlank)
      guard
        let found = IncludeDirective(tree.strings, at: text.startIndex, end: line.endIndex),
        tree.strings[found.range.upperBound..<line.endIndex].allSatisfy(\.isBlank)
      else { return false }
      directives.append(found)
    }
    guard !directives.isEmpty else { return false }
    inline = InlineState(cursor: content.lowerBound, end: content.upperBound)
    let places = directives.map { source($0.range.lowerBound) }
    omit(content, .directive)
    for (directive, place) in zip(directives, places) { readInclude(directive, at: place) }
    return true
  }

  private mutating func readInclude(_ directive: IncludeDirective, at place: Int) {
    guard let (number, lines) = find(directive, at: place) else { return }
    switch directive.kind {
    case .title: break
    case .playground:
      flushMarkers()
      emitCode(of: number, lines, language: "rust", at: place)
    case .include, .rustdoc: readText(of: number, lines, at: place)
    }
  }

  /// Reads lines of another file as Markdown, and adds its blocks.
  private mutating func readText(of number: Int, _ lines: Range<Int>, at place: Int) {
    guard let includes, !lines.isEmpty else { return }
    flushMarkers()
    let file = includes.files[number]
    let range =
      file.source.body(lines.lowerBound)
      .lowerBound..<file.source.end(lines.upperBound - 1)
      .upperBound
    var reader = MarkdownReader(
      file.source, path: includes.shownPath(number), resource: includes.resource(number))
    reader.take(settingsOf: self)
    reader.folder = file.folder
    reader.noteCount = noteCount
    includes.reading(number) {
      reader.readAll(range)
      if !reader.foundMarks.isEmpty {
        var second = MarkdownReader(withMarksOf: reader)
        second.noteCount = noteCount
        second.readAll(range)
        reader = second
      }
    }
    noteCount = reader.noteCount
    unaligned += reader.unaligned
    warnings += reader.warnings
    includes.add(reader.ledger, of: number)
    let outer = (note.map { [.note(id: $0)] } ?? []) + allContainers
    for block in reader.blocks {
      var block = block
      block.containers = outer + block.containers
      block.firstStarted = block.firstStarted.map { $0 + outer.count }
      if let entered { block.firstStarted = note == nil ? entered : entered + 1 }
      entered = nil
      if note == nil {
        blocks.append(block)
        starts.append(place)
      } else {
        notes.append(block)
        noteStarts.append(place)
      }
    }
    notes += reader.notes
    noteStarts += reader.notes.map { _ in place }
  }

  // MARK: Code

  /// Reads code in which lines are directives: what is between them and each of their files is a
  /// block of its own.
  ///
  /// - Parameters:
  ///   - content: The code.
  ///   - language: The language of programs that it is in.
  ///   - start: The byte where it starts.
  /// - Returns: Whether there were any.
  mutating func readCodeIncludes(_ content: Range<Int>, language: String?, at start: Int) -> Bool {
    guard includes != nil, !map.segments.isEmpty,
      IncludeDirective.mayStand(in: tree.strings[content])
    else { return false }
    inline = InlineState(cursor: content.lowerBound, end: content.upperBound)
    var isFirst = true
    var hasText = false
    var line = content.lowerBound
    func end(of line: Int) -> Int {
      tree.strings[line..<content.upperBound].firstIndex(of: .lineFeed) ?? content.upperBound
    }
    while line < content.upperBound {
      let lineEnd = end(of: line)
      var first = line
      while first < lineEnd, tree.strings[first].isBlank { first += 1 }
      if let directive = IncludeDirective(tree.strings, at: first, end: lineEnd),
        directive.kind != .title
      {
        if hasText {
          trimCodeEnd()
          emit(.code(language: language), at: start, isTight: !isFirst)
          isFirst = false
          hasText = false
        }
        let place = source(first)
        inline.segment = 0
        omit(first..<lineEnd, .directive)
        if let (number, lines) = find(directive, at: place) {
          let isRust = directive.kind != .include || language?.hasPrefix("rust") == true
          let count = blocks.count + notes.count
          emitCode(
            of: number, lines, language: language, at: place, isRust: isRust, isTight: !isFirst)
          if blocks.count + notes.count > count { isFirst = false }
        }
      } else {
        appendCodeLine(line..<min(lineEnd + 1, content.upperBound))
        hasText = hasText || first < lineEnd
      }
      line = lineEnd + 1
    }
    trimCodeEnd()
    emit(.code(language: language), at: start, isTight: !isFirst)
    return true
  }

  private mutating func trimCodeEnd() {
    while builder.bytes.last == .lineFeed { builder.removeTrailingSpace() }
  }

  /// Adds a line of code; of `\{{#` the backslash is no part of it.
  private mutating func appendCodeLine(_ line: Range<Int>) {
    let escape: [UInt8] = [.backslash, .openBrace, .openBrace, .hash]
    inline.segment = 0
    guard let sign = tree.strings[line].firstRange(of: escape) else { return appendLines(line) }
    appendLines(line.lowerBound..<sign.lowerBound)
    omit(sign.lowerBound..<sign.lowerBound + 1, .markup)
    appendLines(sign.lowerBound + 1..<line.upperBound)
  }

  /// Adds lines of another file as a block of code.
  private mutating func emitCode(
    of number: Int, _ lines: Range<Int>, language: String?, at start: Int, isRust: Bool = true,
    isTight: Bool = false
  ) {
    append(lines, of: number, isRust: isRust, start: start, language: language, isTight: isTight)
    guard !builder.isEmpty else { return }
    trimCodeEnd()
    emit(
      .code(language: language), at: start, isTight: isTight,
      resource: includes?.resource(number))
  }

  private mutating func append(
    _ lines: Range<Int>, of number: Int, isRust: Bool, start: Int, language: String?, isTight: Bool
  ) {
    guard let includes else { return }
    let source = includes.files[number].source
    let style = blockStyle
    for line in lines {
      var body = source.body(line)
      let end = source.end(line)
      if includes.isAnchor(line, of: number) {
        includes.omit(source.trimmed(body), .directive, of: number)
        continue
      }
      let text = source.trimmed(body)
      if let directive = IncludeDirective(source.bytes, at: text.lowerBound, end: text.upperBound) {
        includes.omit(text, .directive, of: number)
        // What was read so far is a block of this file, what follows one of the other.
        if !builder.isEmpty {
          trimCodeEnd()
          emit(
            .code(language: language), at: start, isTight: isTight,
            resource: includes.resource(number))
        }
        includeCode(directive, within: number, line, language: language, isRust: isRust)
        continue
      }
      if isRust, source.byte(text.lowerBound) == .hash, !text.isEmpty {
        let next = text.count > 1 ? source.bytes[text.lowerBound + 1] : .space
        if next == .space {
          // A line that is compiled and not shown.
          includes.omit(text, .hidden, of: number)
          continue
        }
        if next == .hash {
          includes.omit(text.lowerBound..<text.lowerBound + 1, .markup, of: number)
          builder.append(body.lowerBound..<text.lowerBound, of: source.bytes, style: style)
          body = text.lowerBound + 1..<body.upperBound
        }
      }
      builder.append(body, of: source.bytes, style: style)
      includes.keep(body, of: number)
      if !end.isEmpty { builder.append([.lineFeed], for: end, style: style) }
    }
  }

  /// Adds the code that a line of an included file takes in.
  private mutating func includeCode(
    _ directive: IncludeDirective, within number: Int, _ line: Int, language: String?, isRust: Bool
  ) {
    guard let includes, directive.kind != .title else { return }
    let folder = folder
    self.folder = includes.files[number].folder
    includes.reading(number) {
      do throws(IncludeFiles.Fault) {
        let inner = try includes.number(of: directive.path, from: self.folder)
        let lines = try includes.lines(directive.part, of: inner)
        emitCode(of: inner, lines, language: language, at: 0, isRust: isRust, isTight: true)
      } catch {
        warnings.append(
          BookWarning(
            path: includes.shownPath(number), line: line + 1,
            message: error.message(directive.path)))
      }
    }
    self.folder = folder
  }

  // MARK: Words

  /// Returns what stands for a directive within a text.
  mutating func words(of directive: IncludeDirective, at place: Int) -> String {
    guard let includes, let (number, lines) = find(directive, at: place), !lines.isEmpty else {
      return ""
    }
    let source = includes.files[number].source
    let start = source.body(lines.lowerBound).lowerBound
    let end = source.body(lines.upperBound - 1).upperBound
    // They stand in the place of the directive, not in their own.
    for line in lines { includes.omit(source.trimmed(source.body(line)), .alternative, of: number) }
    let text = String(decoding: source.bytes[start..<min(end, start + 65_536)], as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Finds the file of a directive, or warns.
  private mutating func find(
    _ directive: IncludeDirective, at place: Int
  ) -> (number: Int, lines: Range<Int>)? {
    guard let includes, directive.kind != .title else { return nil }
    do throws(IncludeFiles.Fault) {
      let number = try includes.number(of: directive.path, from: folder)
      return (number, try includes.lines(directive.part, of: number))
    } catch {
      warn(at: place, error.message(directive.path))
      return nil
    }
  }
}
