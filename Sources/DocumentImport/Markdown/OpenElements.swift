import ReadingContent

/// The elements of HTML and SSML that are open at a place, and the divs of pandoc, innermost last.
///
/// Elements may be nested wrongly or never end, as browsers have it (HTML Living Standard §13.2.6);
/// but an end tag ends an element of any kind that has its name, and none beyond the quotation, the
/// item or the div that it stands in.
struct OpenElements {
  /// An element that has started.
  struct Element {
    /// The name in lower case; `:::` for a div of pandoc.
    let name: String
    /// How many quotations, items and notes were open where it started.
    let containers: Int
    /// Whether it stands within the text of a block, with which it ends.
    let isInline: Bool
    /// The byte of the source where it starts.
    let place: Int
    /// The scope of what it asks; nothing where it asks nothing.
    var scope: Int?
    /// The phonetic alphabet of what is inside, where it names one.
    var alphabet: String?
    var isHidden = false
    /// Its index in the reader's ``BlockScopes``, where it stands around blocks.
    var blockScope: Int?
    /// The line of a div's fence.
    var fence: Int?
    /// What is known of a `<ruby>`, so far.
    var ruby: RubyText?
    /// What blocks inside of it stand in.
    var container: Block.Container?
    /// The part of a table that it is.
    var tablePart: TablePart?
    /// How many items a list has so far.
    var items = 0
    /// Whether it has the marker of an item.
    var hasMarker = false
  }

  /// A part of a table of HTML.
  enum TablePart {
    case table, group, row, cell
  }

  /// The most elements that are open at once; deeper ones ask for nothing.
  static let deepest = 100
  /// The name of a div of pandoc.
  static let div = ":::"

  private(set) var all: [Element] = []
  /// For each name how many elements are open beyond the deepest.
  private var ignored: [String: Int] = [:]
  /// How many open elements are hidden.
  private(set) var hidden = 0
  /// How many open elements are containers of blocks.
  private(set) var containers = 0

  var hasContainers: Bool { containers > 0 }

  /// The phonetic alphabet that holds at this place.
  var alphabet: String? { all.last { $0.alphabet != nil }?.alphabet }

  subscript(index: Int) -> Element {
    get { all[index] }
    set { all[index] = newValue }
  }

  /// Adds an element; at most ``deepest`` may be open.
  mutating func open(_ element: Element) {
    all.append(element)
    if element.isHidden { hidden += 1 }
    if element.container != nil { containers += 1 }
  }

  /// Counts an element that is open beyond the deepest, so that its end tag ends no other one.
  mutating func ignore(_ name: String) {
    ignored[name, default: 0] += 1
  }

  /// Takes an element out.
  mutating func remove(at index: Int) -> Element {
    let element = all.remove(at: index)
    if element.isHidden { hidden -= 1 }
    if element.container != nil { containers -= 1 }
    // Whatever lies deeper than all others ends with any of them.
    ignored.removeAll()
    return element
  }

  /// Forgets one of the elements beyond the deepest that have a name.
  ///
  /// - Returns: Whether there was one.
  mutating func closeIgnored(_ name: String) -> Bool {
    guard let count = ignored[name] else { return false }
    ignored[name] = count > 1 ? count - 1 : nil
    return true
  }

  /// Returns the innermost open element that an end tag ends.
  func index(endedBy name: String, containers: Int) -> Int? {
    last(containers: containers, until: { $0 == Self.div }, where: { $0 == name })
  }

  /// Returns the element that ends because another one starts, such as a paragraph or an item.
  func index(endedByStartOf name: String, containers: Int) -> Int? {
    guard let rule = Self.impliedEnds[name] else { return nil }
    return last(
      containers: containers, until: { rule.barriers.contains($0) || $0 == Self.div },
      where: { rule.ended.contains($0) })
  }

  private func last(
    containers: Int, until isBarrier: (String) -> Bool, where isWanted: (String) -> Bool
  ) -> Int? {
    var index = all.count
    while index > 0, all[index - 1].containers >= containers {
      index -= 1
      if isWanted(all[index].name) { return index }
      if isBarrier(all[index].name) { return nil }
    }
    return nil
  }

  /// Elements of formatting, which go on where the element around them ends.
  static let formatting: Set<String> = [
    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
  ]

  private struct ImpliedEnd {
    var ended: Set<String>
    var barriers: Set<String>
  }

  private static let impliedEnds: [String: ImpliedEnd] = {
    var rules: [String: ImpliedEnd] = [:]
    let paragraph = ImpliedEnd(
      ended: ["p"],
      barriers: ["button", "caption", "html", "object", "table", "td", "template", "th"])
    for name in HTMLTag.blockNames { rules[name] = paragraph }
    rules["br"] = nil
    let cells: Set<String> = ["td", "th"]
    let lists: Set<String> = ["dir", "menu", "ol", "ul"]
    rules["li"] = ImpliedEnd(ended: ["li"], barriers: lists)
    for name in ["dd", "dt"] { rules[name] = ImpliedEnd(ended: ["dd", "dt"], barriers: ["dl"]) }
    for name in cells { rules[name] = ImpliedEnd(ended: cells, barriers: ["table", "tr"]) }
    rules["tr"] = ImpliedEnd(ended: ["tr"], barriers: ["table"])
    for name in ["tbody", "tfoot", "thead"] {
      rules[name] = ImpliedEnd(
        ended: ["caption", "colgroup", "tbody", "tfoot", "thead"], barriers: ["table"])
    }
    let readings: Set<String> = ["rb", "rp", "rt", "rtc"]
    for name in readings { rules[name] = ImpliedEnd(ended: readings, barriers: ["ruby"]) }
    return rules
  }()
}
