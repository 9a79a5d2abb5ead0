import DocumentImport
import ReadingContent
import TestSupport
import Testing

@Suite struct `EPUB counts` {
  @Test(arguments: EPUBCorpus.books(in: "epub"))
  func explore(path: String) throws {
    let reading = try #require(EPUBCorpus.read(path, options: ImportOptions(keepsRecordings: true)))
    let blocks = reading.blocks
    var kinds: [String: Int] = [:]
    var tables: Set<Int> = []
    var notes: Set<String> = []
    var figures = 0
    var wasFigure = false
    for block in blocks {
      switch block.kind {
      case .heading: kinds["heading", default: 0] += 1
      case .paragraph: kinds["paragraph", default: 0] += 1
      case .verse: kinds["verse", default: 0] += 1
      case .caption: kinds["caption", default: 0] += 1
      case .term: kinds["term", default: 0] += 1
      case .tableRow: kinds["row", default: 0] += 1
      case .code: kinds["code", default: 0] += 1
      case .thematicBreak: kinds["break", default: 0] += 1
      }
      for c in block.containers {
        if case .table(let t) = c { tables.insert(t.number) }
        if case .note(let id) = c { notes.insert(id) }
      }
      let fig = block.containers.firstIndex(of: .figure)
      if let fig, !wasFigure || (block.firstStarted.map { $0 <= fig } ?? false) { figures += 1 }
      wasFigure = fig != nil
    }
    let runs = blocks.flatMap { $0.text.allRuns }
    var parts: [String: Int] = [:]
    for r in runs {
      if let p = r.attributes.part { parts["\(p)", default: 0] += 1 }
      if let s = r.attributes.silence { parts["silent \(s)", default: 0] += 1 }
      if r.attributes.phonetic != nil { parts["ph", default: 0] += 1 }
      if let l = r.attributes.language { parts["lang \(l)", default: 0] += 1 }
      if r.attributes.alias != nil { parts["alias", default: 0] += 1 }
    }
    print("EXPLORE", CorpusTruths.all[path] ?? "")
    print(
      "EXPLORE", path, kinds.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }, "tables",
      tables.count, "notes", notes.count, "figures", figures,
      "pages", reading.marks.count { if case .printPage = $0 { true } else { false } },
      "rec", reading.marks.count { if case .recording = $0 { true } else { false } },
      parts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
  }
}
