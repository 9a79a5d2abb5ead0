import Testing

@Suite struct HabitTests {
  @Test func `a file is named after a type it holds`() {
    // Geometry holds Point and Rect, which are nothing without each other.
    let exceptions = ["main", "Placeholder", "Geometry"]
    for file in SourceFile.sources where !exceptions.contains(file.name) {
      let parts = file.name.split(separator: "+", maxSplits: 1)
      let type = String(parts[0])
      let holds = file.types
      let isNamed =
        holds.declared.contains(type) || (parts.count > 1 && holds.extended.contains(type))
      #expect(isNamed, "\(file.path) holds no \(type)")
    }
  }

  @Test func `what can trap or race says by which rule it does not`() {
    let risks = ["fatalError(", "try!", "as!", "@unchecked Sendable", "nonisolated(unsafe)"]
    for file in SourceFile.sources {
      for (index, line) in file.lines.enumerated() where risks.contains(where: line.contains) {
        let isComment = line.drop { $0 == " " }.hasPrefix("//")
        let before = index > 0 ? file.lines[index - 1].drop { $0 == " " } : ""
        let isExplained = line.contains("// ") || before.hasPrefix("//")
        #expect(isComment || isExplained, "\(file.path):\(index + 1): \(line)")
      }
    }
  }

  @Test func `no file knows the folders of the machine it was written on`() {
    // Put together here, so that this file does not hold them itself.
    let folders = ["work", "tmp/w", "root"].map { "/" + $0 + "/" }
    for file in SourceFile.all {
      for (index, line) in file.lines.enumerated() {
        for folder in folders where line.contains(folder) {
          Issue.record("\(file.path):\(index + 1) names \(folder)")
        }
      }
    }
  }
}
