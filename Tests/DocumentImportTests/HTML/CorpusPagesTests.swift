import DocumentImport
import FoundationEssentials
import ReadingContent
import TestSupport
import Testing
import XMLTree

/// Real pages, with what is known of them.
@Suite struct CorpusPagesTests {
  private static func text(_ path: String) throws -> String? {
    guard let corpus = PackageRoot.corpus else { return nil }
    return String(decoding: try Data(contentsOf: corpus.appending(path: path)), as: UTF8.self)
  }

  private static func names(in folder: String) -> [String] {
    guard let corpus = PackageRoot.corpus else { return [] }
    let path = corpus.appending(path: folder).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  // MARK: The main content

  /// What readers of the Readability project expect of each page, and how near to it we come.
  ///
  /// Recall: how many of the words that they keep are read. Precision: how many of the words that
  /// are read they keep, too; they leave out the heading that is the title.
  @Test func `the words of the articles are read, and little else`() throws {
    guard PackageRoot.corpus != nil else { return PackageRoot.corpusMissing() }
    let names = Self.names(in: "html/readability")
    #expect(names.count == 7)
    for name in names {
      let folder = "html/readability/\(name)"
      guard let source = try Self.text("\(folder)/source.html"),
        let expected = try Self.text("\(folder)/expected.html")
      else { return }
      let read = Self.words(try HTMLProof(source).page.blocks)
      let all = Self.words(try HTMLProof(expected, readsWholePage: true).page.blocks)
      // The list of contents and the links to edit, which we leave out, are in one of them.
      let wanted = Self.words(try HTMLProof(expected).page.blocks)
      let recall = Self.share(of: wanted, in: read)
      let strict = Self.share(of: all, in: read)
      let precision = Self.share(of: read, in: all)
      print("\(name): recall \(recall) (of all \(strict)), precision \(precision)")
      #expect(recall >= 0.98, "\(name)")
      #expect(strict >= 0.96, "\(name)")
      #expect(precision >= 0.9, "\(name)")
    }
  }

  private static func words(_ blocks: [Block]) -> [String: Int] {
    var words: [String: Int] = [:]
    for block in blocks {
      for word in block.text.string.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        words[String(word), default: 0] += 1
      }
    }
    return words
  }

  private static func share(of words: [String: Int], in others: [String: Int]) -> Double {
    let common = words.reduce(0) { $0 + min($1.value, others[$1.key] ?? 0) }
    let count = words.values.reduce(0, +)
    return count == 0 ? 1 : (Double(common) / Double(count) * 1_000).rounded() / 1_000
  }

  private struct Expected: Decodable {
    let title: String
    let byline: String?
    let dir: String?
    let lang: String?
  }

  @Test func `the articles are known by title, author, language and direction`() throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    for name in Self.names(in: "html/readability") {
      let folder = "html/readability/\(name)"
      guard let source = try Self.text("\(folder)/source.html") else { continue }
      let data = try Data(contentsOf: corpus.appending(path: "\(folder)/expected-metadata.json"))
      let expected = try JSONDecoder().decode(Expected.self, from: data)
      let metadata = try HTMLProof(source).page.metadata
      // We go without the name of the site.
      #expect(
        metadata.title == expected.title || expected.title == "\(metadata.title) - Wikipedia",
        "\(name)")
      #expect(metadata.authors.first == expected.byline, "\(name)")
      #expect(metadata.language?.description == expected.lang, "\(name)")
      #expect(metadata.others["dir"] == expected.dir, "\(name)")
    }
  }

  // MARK: Pages that are all text

  @Test func `tables have their cells`() throws {
    guard PackageRoot.corpus != nil else { return PackageRoot.corpusMissing() }
    let names = Self.names(in: "html/wai-tables")
    #expect(names.count == 9)
    for name in names {
      let path = "html/wai-tables/\(name)"
      guard let source = try Self.text(path) else { continue }
      let truth = CorpusTruths.all[path] ?? ""
      let proof = try HTMLProof(source)
      #expect(proof.leftOut(.navigation).isEmpty, "\(name)")
      var tables: Set<Int> = []
      var cells: [TableRow.Cell] = []
      for block in proof.page.blocks {
        guard case .tableRow(let row) = block.kind else { continue }
        cells += row.cells
        for case .table(let table) in block.containers { tables.insert(table.number) }
      }
      // A page may name the element in its text, too.
      let parts = source.split(separator: "<table").dropFirst()
      let known = CorpusTruths.number(before: "tables", of: path) ?? 0
      #expect(parts.count >= known && known > 0, "\(name): \(truth)")
      // In some an example leaves all the rows out.
      #expect(tables.count == parts.count { $0.contains("<td") }, "\(name)")
      let headers = cells.count { $0.isHeader }
      let most = try #require(CorpusTruths.number(before: "th", of: path))
      let others = try #require(CorpusTruths.number(before: "td", of: path))
      #expect(headers == most, "\(name): \(truth)")
      #expect(cells.count == most + others, "\(name): \(truth)")
      // Those of figures are captions, too.
      let captioned = proof.page.blocks.filter { $0.kind == .caption }.flatMap(\.containers)
      let numbers = captioned.compactMap {
        if case .table(let table) = $0 { table.number } else { nil }
      }
      #expect(Set(numbers).count == CorpusTruths.number(after: "caption", of: path), "\(name)")
    }
  }

  @Test func `cells have the headers that their authors name, and those in whose scope they are`()
    throws
  {
    guard PackageRoot.corpus != nil else { return PackageRoot.corpusMissing() }
    for name in Self.names(in: "html/wai-tables") {
      let path = "html/wai-tables/\(name)"
      guard let source = try Self.text(path) else { continue }
      let tree = try XMLTree(html: source)
      var elements: [(index: Int, table: Int, element: XMLElement)] = []
      // A name is one of a cell in the same table; the tables are alike and share them.
      var words: [String: String] = [:]
      var table = 0
      for index in tree.nodes.indices {
        guard let element = tree.element(at: index) else { continue }
        if element.name.local == "table" { table = index }
        guard ["td", "th"].contains(element.name.local) else { continue }
        elements.append((index, table, element))
        if let id = element.attribute("id") {
          words["\(table) \(id)"] = Self.words(tree.text(of: index))
        }
      }
      var cells: [(cell: TableRow.Cell, row: [TableRow.Cell], text: String)] = []
      for block in try HTMLProof(source).page.blocks {
        guard case .tableRow(let row) = block.kind else { continue }
        for cell in row.cells {
          let text = block.text.slice(cell.range).string
          cells.append((cell, row.cells, Self.words(text)))
        }
      }
      #expect(elements.count == cells.count, "\(name)")
      var named = 0
      var scopes = 0
      for (number, (index, table, element)) in elements.enumerated().prefix(cells.count) {
        let cell = cells[number].cell
        if let list = element.attribute("headers") {
          named += 1
          // Those of columns come first, whatever the author's order.
          let wanted = list.split(separator: " ").compactMap { words["\(table) \($0)"] }
          #expect(
            Set(cell.headers.map(Self.words)) == Set(wanted).subtracting([""]),
            "\(name): \(cells[number].text)")
        }
        if let scope = element.attribute("scope") {
          scopes += 1
          let title = Self.words(tree.text(of: index))
          guard scope == "row", !title.isEmpty else { continue }
          for other in cells[number].row
          where other.column > cell.column && !other.isHeader && !other.range.isEmpty {
            #expect(other.headers.map(Self.words).contains(title), "\(name): \(title)")
          }
        }
      }
      #expect(named == CorpusTruths.number(after: "headers=", of: path), "\(name)")
      #expect(scopes == CorpusTruths.number(after: "scope=", of: path), "\(name)")
    }
  }

  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func `chapters of a textbook lose nothing`() throws {
    guard PackageRoot.corpus != nil else { return PackageRoot.corpusMissing() }
    let names = Self.names(in: "html/mathml-linear-algebra")
    #expect(names.count == 4)
    for name in names {
      let path = "html/mathml-linear-algebra/\(name)"
      guard let source = try Self.text(path) else { continue }
      let truth = CorpusTruths.all[path] ?? ""
      let proof = try HTMLProof(source, path: name)
      Accounting.check(proof.content)
      // Each part ends with links to the parts around it.
      #expect(proof.leftOut(.navigation).allSatisfy { $0.contains("topic:") }, "\(name)")
      let read = proof.page.blocks.reduce(0) { $0 + $1.text.count }
      let left = proof.leftOut(.navigation).reduce(0) { $0 + $1.utf8.count }
      #expect(left * 10 < read, "\(name)")
      let formulas = proof.page.blocks.flatMap { $0.text.runs }
        .count { $0.attributes.part == .formula }
      #expect(formulas == CorpusTruths.number(before: "math", of: path), "\(name): \(truth)")
      let title = truth.split(separator: "\"").last.map(String.init) ?? ""
      let words = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(proof.page.metadata.title == words, "\(name)")
    }
  }

  @Test func `each language of the first article is known`() throws {
    let path = "html/udhr-article1-multilingual.xhtml"
    guard let source = try Self.text(path) else { return PackageRoot.corpusMissing() }
    let truth = CorpusTruths.all[path] ?? ""
    let proof = try HTMLProof(source, path: path)
    var found = Set(
      proof.page.blocks.flatMap { $0.text.allRuns }.compactMap(\.attributes.language?.description))
    if let language = proof.page.metadata.language { found.insert(language.description) }
    let wanted = truth.split(separator: ":").last?.split(separator: " ").map(String.init) ?? []
    #expect(wanted.count == 24)
    #expect(Set(wanted).subtracting(found).isEmpty)
    #expect(proof.leftOut(.navigation).isEmpty)
  }
}
