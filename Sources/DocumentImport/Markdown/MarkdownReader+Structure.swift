import ReadingContent

/// Elements of HTML that give the text around them a structure: lists, tables, quotations, figures.
extension MarkdownReader {
  /// A row of a table of HTML that is read.
  struct OpenRow {
    var cells: [OpenRows.Cell] = []
    /// The cell that is open.
    var cell: OpenRows.Cell?
    /// The byte of the source where it starts.
    var start: Int
    var isHead: Bool
  }

  /// What blocks stand in at this place: in Markdown's containers and in elements of HTML.
  var allContainers: [Block.Container] {
    guard elements.hasContainers else { return containers }
    var result: [Block.Container] = []
    var depth = 0
    for element in elements.all {
      guard let container = element.container else { continue }
      while depth < element.containers, depth < containers.count {
        result.append(containers[depth])
        depth += 1
      }
      result.append(container)
    }
    return result + containers[depth...]
  }

  /// Notes that a container has started, the innermost of all.
  mutating func noteEntered() {
    entered = min(entered ?? .max, containers.count + elements.containers - 1)
  }

  /// The kind of a text that no heading and no code is.
  var htmlKind: Block.Kind {
    for element in elements.all.reversed() where !element.isInline {
      switch element.name {
      case "caption", "figcaption": return .caption
      case "dt": return .term
      case "td", "th", "dd", "li", "table", "dl", "figure", "body": return .paragraph
      default: break
      }
    }
    return .paragraph
  }

  /// Starts what an element around blocks makes of them.
  mutating func startStructure(_ element: inout OpenElements.Element, _ tag: HTMLTag) {
    switch element.name {
    case "blockquote": element.container = .quotation
    case "aside": element.container = .aside
    case "figure": element.container = .figure
    case "dd": element.container = .definition
    case "li": startItem(&element, tag)
    case "table": startTable(&element)
    case "colgroup": addColumns(tag)
    case "thead", "tbody", "tfoot":
      guard row == nil, isInTable else { return }
      tables[tables.count - 1].endGroup()
      element.tablePart = .group
    case "tr":
      guard row == nil, isInTable else { return }
      row = OpenRow(
        start: element.place, isHead: elements.all.last { $0.tablePart == .group }?.name == "thead")
      element.tablePart = .row
    case "td", "th":
      guard row != nil, row?.cell == nil else { return }
      startCell(tag)
      element.tablePart = .cell
    default: break
    }
  }

  /// Ends it.
  mutating func endStructure(_ element: OpenElements.Element) {
    switch element.tablePart {
    case .cell: endCell()
    case .row:
      guard let ended = row else { return }
      flattenMarkers()
      row = nil
      trimEnd()
      let isHeader =
        ended.isHead
        || ended.cells.contains(where: \.isHeader)
          && ended.cells.allSatisfy { $0.isHeader || $0.range.isEmpty }
      if !builder.isEmpty || !ended.cells.isEmpty {
        emitRow(ended.cells, isHeader: isHeader, at: ended.start)
      }
    case .group: if isInTable { tables[tables.count - 1].endGroup() }
    case .table: endTable()
    case nil: break
    }
  }

  /// Whether a table of HTML is open here.
  private var isInTable: Bool {
    !tables.isEmpty && elements.all.contains { $0.tablePart == .table }
  }

  // MARK: Lists

  private mutating func startItem(_ element: inout OpenElements.Element, _ tag: HTMLTag) {
    let list = elements.all.lastIndex { ["ol", "ul", "menu", "dir"].contains($0.name) }
    if let list { elements[list].items += 1 }
    let place = list.map { elements[$0].items } ?? 1
    let isOrdered = list.map { elements[$0].name == "ol" } ?? false
    let number = isOrdered ? place : nil
    element.container = .listItem(index: place, number: number)
    isNextTight = place > 1
    // The first sign of the tag stands for the marker.
    let style: SpeechStyle = isOrdered ? .plain : .silent(.listMarker)
    ledger.keepMarker(element.place..<element.place + 1)
    markers.append(
      Marker(
        text: Array((number.map { "\($0). " } ?? "• ").utf8),
        source: element.place..<element.place + 1, style: style))
    element.hasMarker = true
  }

  // MARK: Tables

  private mutating func startTable(_ element: inout OpenElements.Element) {
    guard row == nil else { return }
    flushMarkers()
    startTable()
    if case .table = containers.last { element.container = containers.removeLast() }
    element.tablePart = .table
  }

  private mutating func addColumns(_ tag: HTMLTag) {
    guard row == nil, isInTable else { return }
    let last = tables.count - 1
    let width = number("span", of: tag, most: 1_000)
    let start = tables[last].columnGroups.last?.upperBound ?? 0
    tables[last].columnGroups.append(start..<start + width)
  }

  private mutating func startCell(_ tag: HTMLTag) {
    if row?.cells.isEmpty == false {
      trimEnd()
      builder.append(Array(" | ".utf8), style: .silent(.tableRule))
    }
    var cell = OpenRows.Cell(range: builder.count..<builder.count)
    cell.isHeader = tag.name == "th"
    cell.width = number("colspan", of: tag, most: 1_000)
    cell.height = number("rowspan", of: tag, most: 65_534)
    cell.scope = value("scope", of: tag)?.lowercased() ?? ""
    cell.id = value("id", of: tag) ?? ""
    cell.headers = value("headers", of: tag).map {
      $0.split(maxSplits: 16, whereSeparator: \.isWhitespace)
    }
    row?.cell = cell
  }

  private mutating func endCell() {
    guard var cell = row?.cell else { return }
    let start = cell.range.lowerBound
    while builder.count > start,
      builder.bytes.last == .space || builder.bytes.last == .lineFeed
    {
      trimSpace()
    }
    flattenMarkers()
    cell.range = min(start, builder.count)..<builder.count
    row?.cell = nil
    row?.cells.append(cell)
  }

  /// Places markers that no text followed in the cell.
  private mutating func flattenMarkers() {
    guard !markers.isEmpty else { return }
    placeMarkers()
  }

  private func value(_ name: String, of tag: HTMLTag) -> String? {
    tag.attribute(name, of: tree.strings).map {
      String(decoding: tree.strings[$0], as: UTF8.self)
    }
  }

  private func number(_ name: String, of tag: HTMLTag, most: Int) -> Int {
    min(max(value(name, of: tag).flatMap { Int($0) } ?? 1, 1), most)
  }
}
