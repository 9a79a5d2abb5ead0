/// Looks for aliases that lead back to their own entry.
enum AliasLoops {
  /// Returns a fault for each loop, at one of its entries.
  static func faults(in lexicon: Lexicon) -> [LexiconFault] {
    let hasAlias = lexicon.lexemes.contains { alias(of: $0) != nil }
    guard hasAlias else { return [] }
    let matcher = LexiconMatcher([lexicon])
    // What each alias needs, looked up once; a walk over it finds the loops.
    var needs: [Int: [Int]] = [:]
    for (index, lexeme) in lexicon.lexemes.enumerated() {
      guard let alias = alias(of: lexeme) else { continue }
      let matches = matcher.matches(in: alias, language: lexicon.language)
      needs[index] = matches.compactMap { self.alias(of: $0.lexeme) == nil ? nil : $0.entry }
    }
    return loops(needs, count: lexicon.lexemes.count).map { loop in
      let lexemes = loop.map { lexicon.lexemes[$0] }
      let names = (lexemes + lexemes.prefix(1)).map { $0.graphemes.first?.text ?? "" }
      let place = lexemes[0].reading
      return LexiconFault(
        .aliasLoop(names), path: lexicon.path, line: place.line, column: place.column,
        entry: names[0])
    }
  }

  private static func alias(of lexeme: Lexeme) -> String? {
    if case .alias(let alias) = lexeme.reading.content { alias } else { nil }
  }

  /// The loops of a graph, each once: those that a walk from each entry in order comes back on.
  private static func loops(_ needs: [Int: [Int]], count: Int) -> [[Int]] {
    var loops: [[Int]] = []
    var isDone = [Bool](repeating: false, count: count)
    var depth = [Int](repeating: -1, count: count)
    for start in needs.keys.sorted() where !isDone[start] {
      var path = [(entry: start, next: 0)]
      depth[start] = 0
      while let last = path.last {
        let needed = needs[last.entry] ?? []
        guard last.next < needed.count else {
          isDone[last.entry] = true
          depth[last.entry] = -1
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let entry = needed[last.next]
        if depth[entry] >= 0 {
          loops.append(path[depth[entry]...].map(\.entry))
        } else if !isDone[entry] {
          depth[entry] = path.count
          path.append((entry, 0))
        }
      }
    }
    return loops
  }
}
