/// What an element of HTML is for a reader.
enum ElementKind: Hashable {
  case heading(Int)
  case paragraph
  /// Parts blocks and is nothing else.
  case division
  case quotation
  case list(isOrdered: Bool)
  case item
  case term
  case definition
  case table
  case row
  case cell(isHeader: Bool)
  case caption
  case preformatted
  case rule
  case lineBreak
  case wordBreak
  case image
  case figure
  case figureCaption
  case aside
  case details
  case ruby
  case rubyBase
  case rubyReading
  case rubyParenthesis
  case rubyContainer
  case quote
  case citation
  case code
  case anchor
  case script
  case template
  case head
  case input
  case option
  case textArea
  case superscript
  case `subscript`
  case inline

  /// Returns the kind of an element of HTML by its name in lower case; an unknown one is inline.
  static func of(_ name: String) -> ElementKind { kinds[name] ?? .inline }

  /// Returns the kind of an element of a vocabulary that is not HTML's, such as DTBook, whose names
  /// are much like those of HTML; nothing for an unknown one.
  static func ofForeign(_ name: String) -> ElementKind? { foreign[name] ?? kinds[name] }

  private static let foreign: [String: ElementKind] = [
    "author": .paragraph, "bridgehead": .heading(3), "byline": .paragraph, "docauthor": .paragraph,
    "doctitle": .heading(1), "hd": .heading(2), "imggroup": .figure, "level": .division,
    "line": .division, "linegroup": .division, "list": .list(isOrdered: false), "note": .aside,
    "para": .paragraph, "prodnote": .aside, "sidebar": .aside, "title": .heading(2),
  ]

  /// Whether an element of this kind stands apart from the text around it.
  var isBlock: Bool {
    switch self {
    case .heading, .paragraph, .division, .quotation, .list, .item, .term, .definition, .table,
      .row, .cell, .caption, .preformatted, .rule, .figure, .figureCaption, .aside, .details,
      .option, .textArea:
      true
    default: false
    }
  }

  private static let kinds: [String: ElementKind] = {
    var table: [String: ElementKind] = [
      "p": .paragraph, "summary": .paragraph, "dd": .definition, "dt": .term,
      "blockquote": .quotation, "ul": .list(isOrdered: false), "menu": .list(isOrdered: false),
      "dir": .list(isOrdered: false), "ol": .list(isOrdered: true), "li": .item, "table": .table,
      "tr": .row, "td": .cell(isHeader: false), "th": .cell(isHeader: true), "caption": .caption,
      "pre": .preformatted, "listing": .preformatted, "xmp": .preformatted,
      "plaintext": .preformatted, "hr": .rule, "br": .lineBreak, "wbr": .wordBreak,
      "img": .image, "image": .image, "figure": .figure, "figcaption": .figureCaption,
      "aside": .aside, "details": .details, "ruby": .ruby, "rb": .rubyBase, "rt": .rubyReading,
      "rp": .rubyParenthesis, "rtc": .rubyContainer, "q": .quote, "cite": .citation,
      "code": .code, "kbd": .code, "samp": .code, "tt": .code, "a": .anchor, "script": .script,
      "style": .script, "template": .template, "head": .head, "input": .input,
      "option": .option, "textarea": .textArea, "sup": .superscript, "sub": .subscript,
    ]
    for level in 1...6 { table["h\(level)"] = .heading(level) }
    let divisions = [
      "address", "article", "body", "center", "dialog", "div", "dl", "fieldset", "footer", "form",
      "frameset", "header", "hgroup", "html", "legend", "main", "nav", "noframes", "optgroup",
      "search", "section", "select", "tbody", "tfoot", "thead", "colgroup", "noscript",
    ]
    for name in divisions { table[name] = .division }
    return table
  }()
}
