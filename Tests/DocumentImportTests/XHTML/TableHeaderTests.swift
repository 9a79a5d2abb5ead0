import DocumentImport
import FoundationEssentials
import ReadingContent
import TestSupport
import Testing
import XMLTree

/// Tables of the W3C's tutorial, and the headers that its text names for their cells.
@Suite struct TableHeaderTests {
  /// A file, the number of a table in it, and for some rows the headers of their cells.
  struct Expectation: CustomStringConvertible, Sendable {
    let file: String
    let table: Int
    /// The row, and for each of its cells the headers.
    let rows: [Int: [[String]]]

    var description: String { "\(file) \(table)" }
  }

  static let expectations = [
    Expectation(
      file: "headertoprow", table: 1,
      rows: [1: [["Date"], ["Event"], ["Venue"]], 3: [["Date"], ["Event"], ["Venue"]]]),
    Expectation(
      file: "two-headers", table: 1,
      rows: [
        0: [[], [], [], [], [], []],
        1: [
          [], ["Monday", "09:00 – 11:00"], ["Tuesday", "09:00 – 11:00"],
          ["Wednesday", "09:00 – 11:00"], ["Thursday", "09:00 – 11:00"],
          ["Friday", "09:00 – 11:00"],
        ],
      ]),
    Expectation(
      file: "scope-offset", table: 1,
      rows: [
        1: [
          ["ID"], ["Name"], ["July", "Abel"], ["August", "Abel"], ["September", "Abel"],
          ["October", "Abel"], ["November", "Abel"], ["December", "Abel"],
        ]
      ]),
    Expectation(
      file: "scope-multiple", table: 1,
      rows: [
        1: [
          ["Poster name"], ["Color", "Zodiac"], ["Sizes available", "Zodiac"],
          ["Sizes available", "Zodiac"], ["Sizes available", "Zodiac"],
        ],
        3: [
          ["Color", "Zodiac"], ["Sizes available", "Zodiac"], ["Sizes available", "Zodiac"],
          ["Sizes available", "Zodiac"],
        ],
        4: [
          ["Poster name"], ["Color", "Angels"], ["Sizes available", "Angels"],
          ["Sizes available", "Angels"], ["Sizes available", "Angels"],
        ],
      ]),
    Expectation(
      file: "threeheaders", table: 1,
      rows: [
        2: [
          ["Paris"], ["Studio", "Paris", "1 bedroom"], ["Apt", "Paris", "1 bedroom"],
          ["Chalet", "Paris", "1 bedroom"], ["Villa", "Paris", "1 bedroom"],
        ],
        5: [[]],
        8: [
          ["Rome"], ["Studio", "Rome", "3 bedroom"], ["Apt", "Rome", "3 bedroom"],
          ["Chalet", "Rome", "3 bedroom"], ["Villa", "Rome", "3 bedroom"],
        ],
      ]),
    Expectation(
      file: "multi-level", table: 1,
      rows: [
        1: [[], ["Example 1 Ltd", "Contact"], ["Example 2 Co", "Contact"]],
        6: [[], ["Example 3 Ltd", "Position"], ["Example 4 Inc", "Position"]],
      ]),
  ]

  @Test(arguments: expectations)
  func `the cells of the tutorial's tables have the headers that it names`(
    _ expectation: Expectation
  ) throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    let file = corpus.appending(path: "html/wai-tables/\(expectation.file).html")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let proof = ContentProof(try XMLTree(html: text))
    Accounting.check(proof)
    let found = Self.headers(proof, table: expectation.table)
    for (row, headers) in expectation.rows {
      #expect(found[row] == headers, "row \(row)")
    }
  }

  /// For the rows of a table by their place the headers of their cells.
  static func headers(_ proof: ContentProof, table number: Int = 1) -> [Int: [[String]]] {
    var found: [Int: [[String]]] = [:]
    for block in proof.document.blocks {
      guard case .tableRow(let row) = block.kind,
        block.containers.contains(where: {
          if case .table(let table) = $0 { table.number == number } else { false }
        })
      else { continue }
      found[row.index] = row.cells.map(\.headers)
    }
    return found
  }

  private func headers(_ table: String) throws -> [Int: [[String]]] {
    Self.headers(try ContentProof("<table>\(table)</table>"))
  }

  @Test func `a header without data under it goes on with the one below`() throws {
    let found = try headers(
      """
      <tr><th rowspan="2">City</th><th colspan="2">2024</th></tr>
      <tr><th>in</th><th>out</th></tr>
      <tr><th>Ulm</th><td>1</td><td>2</td></tr>
      """)
    #expect(found[2] == [["City"], ["2024", "in", "Ulm"], ["2024", "out", "Ulm"]])
  }

  @Test func `a header of the same extent takes the place of the one above`() throws {
    let found = try headers(
      """
      <tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr>
      <tr><th>c</th><th>d</th></tr><tr><td>3</td><td>4</td></tr>
      """)
    #expect(found[1] == [["a"], ["b"]])
    #expect(found[3] == [["c"], ["d"]])
  }

  @Test func `a header of a row group holds to the end of the group`() throws {
    let found = try headers(
      """
      <tbody><tr><th scope="rowgroup">North</th><td>1</td></tr><tr><td>x</td><td>2</td></tr></tbody>
      <tbody><tr><th scope="rowgroup">South</th><td>3</td></tr></tbody>
      """)
    #expect(found[0] == [[], ["North"]])
    #expect(found[1] == [["North"], ["North"]])
    #expect(found[2] == [[], ["South"]])
  }

  @Test func `no row reaches beyond its group, and no span beyond the limit`() throws {
    let proof = try ContentProof(
      """
      <table><tbody><tr><td rowspan="0" colspan="99999">a</td></tr><tr><td>b</td></tr></tbody>
      <tbody><tr><td rowspan="-3">c</td><td colspan="x">d</td></tr></tbody></table>
      """)
    Accounting.check(proof)
    #expect(proof.texts == ["a", "b", "c | d"])
  }

  @Test func `the short form that an author gives a header is its name`() throws {
    let found = try headers(
      "<tr><th abbr=\"Price\">Price in euros, with all taxes</th></tr><tr><td>5</td></tr>")
    // A single column is a table all the same, since it has a header.
    #expect(found[1] == [["Price"]])
  }

  @Test func `rows that are no part of a table, and cells that are no part of a row, are read`()
    throws
  {
    let proof = try ContentProof(
      "<div><tr><td>a</td><td>b</td></tr><table><td>c</td>text<tr>d<td>e</td><td>f</td></tr></table></div>"
    )
    Accounting.check(proof)
    #expect(proof.texts.joined(separator: " ").contains("c"))
  }
}
