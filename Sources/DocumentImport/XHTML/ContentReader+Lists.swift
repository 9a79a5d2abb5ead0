import ReadingContent
import XMLTree

/// Lists and their items (HTML Living Standard §4.4.5 to §4.4.8).
extension ContentReader {
  mutating func startList(
    _ frame: inout OpenElement, isOrdered: Bool, _ style: StructureStyle, _ element: XMLElement
  ) {
    var list = ListState(isOrdered: isOrdered, next: Self.number(element, "start") ?? 1)
    let items = tree.children(of: frame.node).filter {
      tree.element(at: $0)?.name.local == "li"
    }
    if isOrdered, element.attribute("reversed") != nil {
      list.step = -1
      if Self.number(element, "start") == nil { list.next = items.count }
    }
    list.numbering = style.listStyle ?? element.attribute("type") ?? "decimal"
    // The lists of places of a book are shown without numbers (EPUB 3.3 §7.3).
    list.hidesMarkers = style.hidesMarkers ?? frame.isInList
    list.isTight = !items.contains { item in
      tree.children(of: item).contains { tree.element(at: $0)?.name.local == "p" }
    }
    lists.append(list)
    frame.list = true
  }

  mutating func startItem(
    _ frame: inout OpenElement, _ style: StructureStyle, _ element: XMLElement
  ) {
    guard let last = lists.indices.last else { return }
    lists[last].count += 1
    if let value = Self.number(element, "value") { lists[last].next = value }
    let list = lists[last]
    lists[last].next = min(max(list.next + list.step, -(1 << 31)), 1 << 31)
    frame.containers += enter(
      .listItem(index: list.count, number: list.isOrdered ? list.next : nil))
    guard !(style.hidesMarkers ?? list.hidesMarkers), frame.containers > 0, !isInCell else {
      return
    }
    frame.hasMarker = true
    if list.isOrdered {
      let numbering = style.listStyle ?? element.attribute("type") ?? list.numbering
      let number = ListState.written(list.next, numbering)
      markers.append(Marker(text: Array("\(number). ".utf8), style: .plain))
    } else {
      markers.append(Marker(text: Array("• ".utf8), style: .silent(.listMarker)))
    }
  }

  private static func number(_ element: XMLElement, _ name: String) -> Int? {
    element.attribute(name).flatMap { Int32($0.collapsed) }.map { Int($0) }
  }
}
