import CCMarkGFM
import Glibc
import Synchronization

/// The tree that cmark-gfm makes of a Markdown text, as a flat list of events in document order.
///
/// All C memory is freed before the value is returned. Lines and columns count from 1, columns in
/// bytes, as cmark gives them: hints that the reader checks against the source.
struct CMarkTree: Sendable {
  /// What a node is (CommonMark 0.29, GFM 0.29, and footnotes).
  enum Kind: UInt8, Sendable {
    case document
    case blockQuote
    case list
    case item
    case codeBlock
    case htmlBlock
    case paragraph
    case heading
    case thematicBreak
    case footnoteDefinition
    case table
    case tableRow
    case tableCell
    case text
    case softBreak
    case lineBreak
    case code
    case htmlInline
    case emphasis
    case strong
    case strikethrough
    case link
    case image
    case footnoteReference
    case unknown
  }

  /// The start or the end of a node; a node that cannot have children has only a start.
  struct Event: Sendable {
    var kind: Kind
    var isEnd = false
    /// A tight list, a checked task, a header row, a fenced code block.
    var flag = false
    /// An item with a box to check.
    var isTask = false
    /// A heading's level, an ordered list's first number, or −1 for a list of bullets.
    var number: Int32 = 0
    var startLine: Int32 = 0
    var startColumn: Int32 = 0
    var endLine: Int32 = 0
    /// The part of ``CMarkTree/strings`` that holds the literal, or, for a block with inlines,
    /// the text that cmark parsed them from.
    var string: Range<Int32> = 0..<0
    /// The part of ``CMarkTree/strings`` that holds a fence's info or a link's target.
    var detail: Range<Int32> = 0..<0
  }

  private(set) var events: [Event] = []
  /// What the events refer to, one string after the other.
  private(set) var strings: [UInt8] = []

  /// cmark-gfm switches the special characters of its extensions on and off in tables that all
  /// its parsers share, so only one text is parsed at a time.
  private static let lock = Mutex(())

  /// The names of the extensions that a text needs.
  private static func extensions(for text: UnsafeRawBufferPointer) -> [String] {
    ["strikethrough", "tasklist"] + (hasWideRow(text) ? [] : ["table"])
      + (mayHaveAddresses(text) ? ["autolink"] : [])
  }

  /// The most columns of a table: the time that cmark takes grows with the square of their number.
  private static let mostColumns = 10_000

  /// Whether a line has more bars than columns of a table can be read.
  private static func hasWideRow(_ text: UnsafeRawBufferPointer) -> Bool {
    guard let first = index(of: .bar, in: text, from: 0) else { return false }
    var count = 0
    for byte in text[first...] {
      if byte == .lineFeed { count = 0 }
      if byte == .bar { count += 1 }
      if count > mostColumns { return true }
    }
    return false
  }

  private static func index(
    of byte: UInt8, in text: UnsafeRawBufferPointer, from start: Int
  ) -> Int? {
    guard start < text.count, let base = text.baseAddress,
      let found = memchr(base + start, Int32(byte), text.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }

  /// Whether a text can have addresses that are links without being marked as such (GFM §6.9).
  ///
  /// The extension that finds them cuts the text at each `w`, so it is left out where it can.
  private static func mayHaveAddresses(_ text: UnsafeRawBufferPointer) -> Bool {
    has(UInt8(ascii: "@"), in: text) || has(.colon, in: text, before: "//")
      || has(UInt8(ascii: "."), in: text, behind: "www")
  }

  private static func has(
    _ sign: UInt8, in text: UnsafeRawBufferPointer, behind: String = "", before: String = ""
  ) -> Bool {
    var place = 0
    while let found = index(of: sign, in: text, from: place) {
      place = found + 1
      if text[place...].starts(with: before.utf8),
        text[..<found].suffix(behind.utf8.count).elementsEqual(behind.utf8)
      {
        return true
      }
    }
    return false
  }

  /// Parses a text in valid UTF-8.
  init(parsing bytes: ArraySlice<UInt8>) {
    self = Self.lock.withLock { _ in
      var tree = CMarkTree()
      // A large tree is far quicker in cmark's arena, which all parsers share and which is given
      // back as a whole; for a small one the arena's first 4 MiB would cost more than they save.
      let isLarge = bytes.count > 1 << 16
      let memory = isLarge ? cmark_get_arena_mem_allocator() : cmark_get_default_mem_allocator()
      if let node = Self.parse(bytes, memory) {
        tree.strings.reserveCapacity(bytes.count * 2 + 16)
        tree.walk(from: node)
        if !isLarge { cmark_node_free(node) }
      }
      if isLarge { cmark_arena_reset() }
      return tree
    }
  }

  private init() {}

  /// Changes the strings without changing their lengths.
  mutating func changeStrings(_ change: (inout [UInt8]) -> Void) {
    change(&strings)
  }

  private static func parse(
    _ bytes: ArraySlice<UInt8>, _ memory: UnsafeMutablePointer<cmark_mem>?
  ) -> OpaquePointer? {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new_with_mem(CMARK_OPT_FOOTNOTES, memory) else { return nil }
    defer { cmark_parser_free(parser) }
    bytes.withUnsafeBytes { buffer in
      for name in extensions(for: buffer) {
        guard let found = cmark_find_syntax_extension(name) else { continue }
        cmark_parser_attach_syntax_extension(parser, found)
      }
      guard let start = buffer.baseAddress else { return }
      cmark_parser_feed(parser, start.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    return cmark_parser_finish(parser)
  }

  /// Turns the nodes into events without recursion: nesting is as deep as a text says.
  private mutating func walk(from root: OpaquePointer) {
    var node = root
    while true {
      let event = start(of: node)
      events.append(event)
      if let child = cmark_node_first_child(node) {
        node = child
        continue
      }
      if event.kind.isContainer { appendEnd(event.kind) }
      while cmark_node_next(node) == nil {
        guard node != root, let parent = cmark_node_parent(node) else { return }
        node = parent
        appendEnd(kind(of: node))
        if node == root { return }
      }
      guard node != root, let next = cmark_node_next(node) else { return }
      node = next
    }
  }

  private mutating func appendEnd(_ kind: Kind) {
    events.append(Event(kind: kind, isEnd: true))
  }

  private mutating func start(of node: OpaquePointer) -> Event {
    let kind = kind(of: node)
    var event = Event(
      kind: kind, startLine: cmark_node_get_start_line(node),
      startColumn: cmark_node_get_start_column(node), endLine: cmark_node_get_end_line(node))
    switch kind {
    case .text, .code, .htmlInline, .htmlBlock, .footnoteReference:
      event.string = keep(cmark_node_get_literal(node))
    case .codeBlock:
      event.string = keep(cmark_node_get_literal(node))
      event.detail = keep(cmark_node_get_fence_info(node))
      var length: Int32 = 0
      var offset: Int32 = 0
      var sign: CChar = 0
      event.flag = cmark_node_get_fenced(node, &length, &offset, &sign) != 0
    case .paragraph, .tableCell:
      event.string = keepContent(of: node)
    case .heading:
      event.string = keepContent(of: node)
      event.number = cmark_node_get_heading_level(node)
    case .link, .image:
      event.detail = keep(cmark_node_get_url(node))
    case .list:
      event.flag = cmark_node_get_list_tight(node) != 0
      event.number =
        cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? cmark_node_get_list_start(node) : -1
    case .item:
      event.isTask = strcmp(cmark_node_get_type_string(node), "tasklist") == 0
      event.flag = event.isTask && cmark_gfm_extensions_get_tasklist_item_checked(node)
    case .tableRow:
      event.flag = cmark_gfm_extensions_get_table_row_is_header(node) != 0
    case .document, .blockQuote, .thematicBreak, .footnoteDefinition, .table, .softBreak,
      .lineBreak, .emphasis, .strong, .strikethrough, .unknown:
      break
    }
    return event
  }

  /// Copies the text that a block's inlines were parsed from.
  ///
  /// Where a block has none, cmark returns memory that nobody has written to.
  private mutating func keepContent(of node: OpaquePointer) -> Range<Int32> {
    keep(cmark_node_first_child(node) == nil ? nil : cmark_node_get_string_content(node))
  }

  /// Copies a string of cmark's and returns where the copy lies.
  private mutating func keep(_ string: UnsafePointer<CChar>?) -> Range<Int32> {
    let start = Int32(clamping: strings.count)
    guard let string else { return start..<start }
    let bytes = UnsafeRawBufferPointer(start: string, count: strlen(string))
    strings.append(contentsOf: bytes)
    return start..<Int32(clamping: strings.count)
  }

  private func kind(of node: OpaquePointer) -> Kind {
    // The two kinds that a book has most of are told by their number, which is quicker.
    let type = cmark_node_get_type(node)
    if type == CMARK_NODE_TEXT { return .text }
    if type == CMARK_NODE_SOFTBREAK { return .softBreak }
    // cmark has no names for these two.
    if type == CMARK_NODE_FOOTNOTE_REFERENCE { return .footnoteReference }
    if type == CMARK_NODE_FOOTNOTE_DEFINITION { return .footnoteDefinition }
    guard let name = cmark_node_get_type_string(node) else { return .unknown }
    return Kind(cmarkName: String(cString: name))
  }
}

extension CMarkTree.Kind {
  /// Whether a node of the kind can have children, and so an event when it ends.
  var isContainer: Bool {
    switch self {
    case .document, .blockQuote, .list, .item, .paragraph, .heading, .footnoteDefinition, .table,
      .tableRow, .tableCell, .emphasis, .strong, .strikethrough, .link, .image, .unknown:
      true
    case .codeBlock, .htmlBlock, .thematicBreak, .text, .softBreak, .lineBreak, .code,
      .htmlInline, .footnoteReference:
      false
    }
  }

  /// Makes a kind of the name that cmark has for a type of node.
  fileprivate init(cmarkName name: String) {
    switch name {
    case "document": self = .document
    case "block_quote": self = .blockQuote
    case "list": self = .list
    case "item", "tasklist": self = .item
    case "code_block": self = .codeBlock
    case "html_block": self = .htmlBlock
    case "paragraph": self = .paragraph
    case "heading": self = .heading
    case "thematic_break": self = .thematicBreak
    case "footnote_definition": self = .footnoteDefinition
    case "table": self = .table
    case "table_header", "table_row": self = .tableRow
    case "table_cell": self = .tableCell
    case "softbreak": self = .softBreak
    case "linebreak": self = .lineBreak
    case "text": self = .text
    case "code": self = .code
    case "html_inline": self = .htmlInline
    case "emph": self = .emphasis
    case "strong": self = .strong
    case "strikethrough": self = .strikethrough
    case "link": self = .link
    case "image": self = .image
    default: self = .unknown
    }
  }
}
