import Testing

@Suite struct LayeringTests {
  @Test func `the sources are found`() {
    #expect(SourceFile.sources.count > 10)
    #expect(SourceFile.all.contains { $0.path == "Package.swift" })
  }

  @Test func `every module stands in the table of layers`() {
    for file in SourceFile.sources {
      let isLibrary = LayerTable.rows.contains { $0.libraries.contains(file.module) }
      #expect(LayerTable.row(of: file.module) != nil || isLibrary, "\(file.path)")
    }
  }

  @Test func `a module imports only what lies below it`() {
    let modules = Set(LayerTable.rows.map(\.module))
    let libraries = Set(LayerTable.rows.flatMap(\.libraries))
    for file in SourceFile.sources {
      let allowed = LayerTable.reachable(from: file.module)
      let own = LayerTable.row(of: file.module)?.libraries ?? []
      for name in file.imports {
        let isRight =
          if modules.contains(name) {
            allowed.contains(name)
          } else if libraries.contains(name) {
            own.contains(name)
          } else {
            LayerTable.system.contains(name)
          }
        #expect(isRight, "\(file.path) imports \(name)")
      }
    }
  }

  @Test func `a library written in C is imported by one file alone`() {
    for library in LayerTable.rows.flatMap(\.libraries) {
      let files = SourceFile.sources.filter { $0.imports.contains(library) }.map(\.path)
      #expect(files.count <= 1, "\(library): \(files.joined(separator: ", "))")
    }
  }

  @Test func `nothing that has to start fast imports Foundation`() {
    for file in SourceFile.sources where LayerTable.withoutFoundation.contains(file.module) {
      #expect(!file.imports.contains { $0.hasPrefix("Foundation") }, "\(file.path)")
    }
  }

  @Test func `the table has no circles`() {
    for row in LayerTable.rows {
      #expect(!LayerTable.reachable(from: row.module).contains(row.module), "\(row.module)")
    }
  }
}
