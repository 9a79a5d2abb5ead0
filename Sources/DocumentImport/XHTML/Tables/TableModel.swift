import ReadingContent
import XMLTree

/// The grid of a table, and for each cell the headers that hold for it (HTML Living Standard
/// §4.9.12).
struct TableModel {
  /// A cell.
  struct Cell {
    /// Its index in the tree.
    let node: Int
    let row: Int
    let column: Int
    var width: Int
    var height: Int
    let isHeader: Bool
    let scope: String
    /// The row group that it is in, by number.
    let group: Int
    var isColumnHeader = false
    var isRowHeader = false
    /// Whether it has neither text nor a picture.
    var isEmpty = false
    var headers: [String] = []
  }

  /// The cells by their index in the tree.
  private(set) var cells: [Int: Cell] = [:]
  /// The index of each row in the grid, by its index in the tree, and whether it is a header.
  private(set) var rows: [Int: (index: Int, isHeader: Bool)] = [:]
  private(set) var columns = 0
  /// The words of the caption, collapsed.
  private(set) var caption = ""
  /// Whether the table only arranges what is in it on the page.
  private(set) var isLayout = false

  /// The most columns that cells are followed in; what lies beyond has no headers.
  static let mostColumns = 1_000
  /// The most headers of one direction that a cell has.
  private static let mostHeaders = 8

  /// How many slots of the grid are looked at; cells beyond take one column each.
  private static let mostSlots = 4_000_000

  private let tree: XMLTree
  private var slots = Self.mostSlots
  private var order: [Cell] = []
  /// The row after the last that a cell of a row above takes, for each column.
  private var taken: [Int] = []
  private var columnGroups: [Range<Int>] = []
  private var footers: [Range<Int>] = []

  /// Forms the table that an element is.
  init(_ tree: XMLTree, _ table: Int, types: ElementTypes) {
    self.tree = tree
    collect(table)
    findHeaders()
    columns = taken.count
    isLayout = seemsLayout(table, types)
    for cell in order { cells[cell.node] = cell }
    order = []
    taken = []
  }

  /// A table whose cells are not looked at, since it is part of another one's cell.
  init(inner tree: XMLTree) { self.tree = tree }

  // MARK: The grid

  private mutating func collect(_ table: Int) {
    var index = table + 1
    var group = 0
    var groupEnd = table
    var isHead = false
    var rowIndex = 0
    while index < tree.nodes[table].end {
      guard let element = tree.element(at: index) else {
        index += 1
        continue
      }
      if index >= groupEnd, isHead || groupEnd > table {
        isHead = false
        groupEnd = table
        endGroup(group, at: rowIndex)
        group += 1
      }
      let name = element.name.local.lowercased()
      switch name {
      case "caption":
        caption = Self.words(tree, index)
        index = tree.nodes[index].end
      case "thead", "tbody", "tfoot":
        isHead = name == "thead"
        if name == "tfoot" { footers.append(index..<tree.nodes[index].end) }
        groupEnd = tree.nodes[index].end
        group += 1
        index += 1
      case "colgroup":
        addColumns(element, index)
        index = tree.nodes[index].end
      case "tr":
        addRow(index, row: rowIndex, group: group, isHead: isHead)
        rowIndex += 1
        index = tree.nodes[index].end
      case "table":
        index = tree.nodes[index].end
      default:
        index += 1
      }
    }
    endGroup(group, at: rowIndex)
    clampHeights(to: rowIndex)
    if !footers.isEmpty { moveFooters() }
  }

  /// Gives the rows of footers the last places, wherever they stand.
  private mutating func moveFooters() {
    var next = 0
    func isFoot(_ node: Int) -> Bool {
      while next < footers.count, footers[next].upperBound <= node { next += 1 }
      return next < footers.count && footers[next].contains(node)
    }
    let nodes = rows.keys.sorted()
    let feet = nodes.map(isFoot)
    var place = 0
    for foot in [false, true] {
      for (node, isFoot) in zip(nodes, feet) where isFoot == foot {
        rows[node]?.index = place
        place += 1
      }
    }
  }

  private mutating func addColumns(_ element: XMLElement, _ index: Int) {
    let inner = tree.children(of: index).compactMap { tree.element(at: $0) }
      .filter { $0.name.local == "col" }
    let width =
      inner.isEmpty
      ? Self.span(element, "span", most: Self.mostColumns)
      : inner.reduce(0) { $0 + Self.span($1, "span", most: Self.mostColumns) }
    let start = columnGroups.last?.upperBound ?? 0
    columnGroups.append(start..<min(start + width, Self.mostColumns))
  }

  private mutating func addRow(_ node: Int, row: Int, group: Int, isHead: Bool) {
    var column = 0
    var isAllHeaders = true
    var hasHeader = false
    for child in tree.children(of: node) {
      guard let element = tree.element(at: child) else { continue }
      let name = element.name.local.lowercased()
      guard name == "td" || name == "th" else { continue }
      while slots > 0, column < taken.count, taken[column] > row {
        column += 1
        slots -= 1
      }
      let isHeader =
        name == "th" || ["rowheader", "columnheader"].contains(element.attribute("role") ?? "")
      var width = Self.span(element, "colspan", most: Self.mostColumns)
      width = max(1, min(width, Self.mostColumns - column))
      if slots < width { width = 1 }
      slots -= width
      let given = element.attribute("rowspan").flatMap { Int($0.collapsed) } ?? 1
      // Zero means all rows to the end of the group.
      let height = given == 0 ? Int(Int32.max) : min(max(given, 1), 65_534)
      var cell = Cell(
        node: child, row: row, column: column, width: width, height: height, isHeader: isHeader,
        scope: element.attribute("scope")?.lowercased() ?? "", group: group)
      cell.isEmpty = Self.isEmpty(tree, child)
      order.append(cell)
      for index in column..<max(column, min(column + width, Self.mostColumns)) {
        if index < taken.count {
          taken[index] = row + height
        } else {
          taken.append(row + height)
        }
      }
      column += width
      if isHeader { hasHeader = true } else if !cell.isEmpty { isAllHeaders = false }
    }
    rows[node] = (row, isHead || isAllHeaders && hasHeader)
  }

  /// No cell reaches beyond its row group.
  private mutating func endGroup(_ group: Int, at row: Int) {
    if slots > 0 {
      slots -= taken.count
      for index in taken.indices { taken[index] = min(taken[index], row) }
    }
    for index in order.indices.reversed() {
      guard order[index].group == group else { break }
      order[index].height = min(order[index].height, max(1, row - order[index].row))
    }
  }

  private mutating func clampHeights(to rows: Int) {
    for index in order.indices {
      order[index].height = min(order[index].height, max(1, rows - order[index].row))
    }
  }

  private static func span(_ element: XMLElement, _ name: String, most: Int) -> Int {
    min(max(element.attribute(name).flatMap { Int($0.collapsed) } ?? 1, 1), most)
  }

  // MARK: Headers

  private mutating func findHeaders() {
    guard order.contains(where: \.isHeader) || order.contains(where: { hasHeadersAttribute($0) })
    else { return }
    classify()
    var finder = TableHeaders(columnGroups: columnGroups, most: Self.mostHeaders)
    var byID: [String: Int] = [:]
    for index in order.indices {
      if let id = tree.element(at: order[index].node)?.attribute("id") { byID[id] = index }
    }
    var names: [Int: String] = [:]
    for index in order.indices {
      let found = finder.headers(of: index, in: order)
      let given = tree.element(at: order[index].node)?.attribute("headers")
      var headers = found
      if let given {
        headers = given.split(maxSplits: 16, whereSeparator: \.isWhitespace).prefix(16)
          .compactMap { byID[String($0)] }
        headers = inOrder(headers)
      }
      var texts: [String] = []
      for header in headers where header != index {
        let text = names[header] ?? name(of: order[header])
        names[header] = text
        if !text.isEmpty, !texts.contains(text) { texts.append(text) }
      }
      order[index].headers = texts
    }
  }

  /// The headers of columns from above to below, then those of rows.
  private func inOrder(_ headers: [Int]) -> [Int] {
    let columns = headers.filter { order[$0].isColumnHeader }.sorted {
      (order[$0].row, order[$0].column) < (order[$1].row, order[$1].column)
    }
    let rows = headers.filter { !order[$0].isColumnHeader }.sorted {
      (order[$0].column, order[$0].row) < (order[$1].column, order[$1].row)
    }
    return columns + rows
  }

  /// What a header is called: the short form that its author gives, else its words.
  private func name(of cell: Cell) -> String {
    if let short = tree.element(at: cell.node)?.attribute("abbr")?.collapsed, !short.isEmpty {
      return short
    }
    return cell.isEmpty ? "" : Self.words(tree, cell.node)
  }

  private func hasHeadersAttribute(_ cell: Cell) -> Bool {
    tree.element(at: cell.node)?.attribute("headers") != nil
  }

  /// Finds out which header cells are for columns and which for rows (§4.9.12.2); corners without
  /// text do not count as data.
  private mutating func classify() {
    var dataRows: Set<Int> = []
    for cell in order where !cell.isHeader && !cell.isEmpty {
      if cell.height <= 64 {
        for row in cell.row..<cell.row + cell.height { dataRows.insert(row) }
      } else {
        dataRows.insert(cell.row)
      }
    }
    for index in order.indices where order[index].isHeader {
      let cell = order[index]
      let role = tree.element(at: cell.node)?.attribute("role")
      switch (cell.scope, role) {
      case ("col", _), ("colgroup", _), (_, "columnheader"): order[index].isColumnHeader = true
      case ("row", _), ("rowgroup", _), (_, "rowheader"): order[index].isRowHeader = true
      default:
        let isOverData = (cell.row..<cell.row + min(cell.height, 64)).contains {
          dataRows.contains($0)
        }
        order[index].isColumnHeader = !isOverData
        order[index].isRowHeader = isOverData
      }
    }
  }

  // MARK: Layout

  /// Whether nothing says that the table has data, and its shape says that it has none.
  private func seemsLayout(_ table: Int, _ types: ElementTypes) -> Bool {
    if types.role == "presentation" || types.role == "none" { return true }
    if types.role == "table" || types.role == "grid" { return false }
    guard caption.isEmpty, !order.contains(where: { $0.isHeader || hasHeadersAttribute($0) }) else {
      return false
    }
    if columns <= 1 { return true }
    // Cells with tables, headings or several paragraphs arrange the page.
    for cell in order {
      var paragraphs = 0
      for node in cell.node..<min(tree.nodes[cell.node].end, cell.node + 512) {
        switch tree.element(at: node).map({ ElementKind.of($0.name.local) }) {
        case .table, .heading: return true
        case .paragraph:
          paragraphs += 1
          if paragraphs > 2 { return true }
        default: break
        }
      }
    }
    return false
  }

  // MARK: Words

  /// The words of a header or a caption, those of pictures included.
  static func words(_ tree: XMLTree, _ index: Int) -> String {
    var text = ""
    var node = index + 1
    while node < tree.nodes[index].end, text.utf8.count < 4_096 {
      switch tree.nodes[node].content {
      case .text(let piece): text += piece
      case .element(let element):
        let kind = ElementKind.of(element.name.local)
        if kind.isBlock || kind == .lineBreak { text += " " }
        if kind == .image, let alt = element.attribute("alt") { text += " \(alt) " }
        if kind == .script || kind == .template || kind == .rubyReading
          || kind == .rubyParenthesis
        {
          node = tree.nodes[node].end
          continue
        }
      }
      node += 1
    }
    return text.collapsed
  }

  private static func isEmpty(_ tree: XMLTree, _ index: Int) -> Bool {
    for node in index..<tree.nodes[index].end {
      switch tree.nodes[node].content {
      case .text(let text):
        if text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) { return false }
      case .element(let element):
        if element.attribute("alt")?.isEmpty == false { return false }
      }
    }
    return true
  }
}
