/// What HTML says of an element by its name (HTML §13.1.2, §13.2.4.2).
struct HTMLKind: OptionSet {
  let rawValue: UInt32

  /// It has no content and no end tag.
  static let void = HTMLKind(rawValue: 1 << 0)
  /// It is no part of a line of text, so that the end tag of one does not reach over it.
  static let special = HTMLKind(rawValue: 1 << 1)
  /// Its start tag ends a paragraph.
  static let endsParagraph = HTMLKind(rawValue: 1 << 2)
  /// Its end tag ends all that is open inside it.
  static let block = HTMLKind(rawValue: 1 << 3)
  /// What stands inside it does not see what is around it.
  static let boundary = HTMLKind(rawValue: 1 << 4)
  /// It stands in the head.
  static let head = HTMLKind(rawValue: 1 << 5)
  /// It is a heading of one of the six levels.
  static let heading = HTMLKind(rawValue: 1 << 6)
  /// Its end tag may be left out.
  static let impliesEnd = HTMLKind(rawValue: 1 << 7)
  /// It cannot stand in SVG or MathML, and so ends them.
  static let leavesForeign = HTMLKind(rawValue: 1 << 8)
  /// It is a part of a table.
  static let table = HTMLKind(rawValue: 1 << 9)
  /// It holds text without elements.
  static let raw = HTMLKind(rawValue: 1 << 10)

  /// Returns what is known of a name; nothing is known of most.
  static func of(_ name: String) -> HTMLKind { kinds[name] ?? [] }

  private static let kinds: [String: HTMLKind] = {
    var kinds: [String: HTMLKind] = [:]
    for (kind, names) in lists {
      for name in names.split(whereSeparator: \.isWhitespace) {
        kinds[String(name), default: []].insert(kind)
      }
    }
    return kinds
  }()

  private static let lists: [(HTMLKind, String)] = [
    (
      .void,
      """
      area base basefont bgsound br col embed frame hr img input keygen link meta param source
      track wbr
      """
    ),
    (
      .special,
      """
      address applet area article aside base basefont bgsound blockquote body br button caption
      center col colgroup dd details dialog dir div dl dt embed fieldset figcaption figure footer
      form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe img input keygen li
      link listing main marquee menu meta nav noembed noframes noscript object ol p param plaintext
      pre script search section select source style summary table tbody td template textarea tfoot
      th thead title tr track ul wbr xmp
      """
    ),
    (
      .endsParagraph,
      """
      address article aside blockquote center details dialog dir div dl fieldset figcaption figure
      footer form h1 h2 h3 h4 h5 h6 header hgroup hr listing main menu nav ol p plaintext pre search
      section summary table ul xmp
      """
    ),
    (
      .block,
      """
      address applet article aside blockquote button center details dialog dir div dl fieldset
      figcaption figure footer header hgroup listing main marquee menu nav noframes object ol pre search
      section select summary ul
      """
    ),
    (.boundary, "applet caption html marquee object table td template th"),
    (.head, "base basefont bgsound link meta noscript script style template title"),
    (.heading, "h1 h2 h3 h4 h5 h6"),
    (.impliesEnd, "dd dt li optgroup option p rb rp rt rtc"),
    (
      .leavesForeign,
      """
      b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li
      listing menu meta nobr ol p pre ruby s small span strike strong sub sup table tt u ul var
      """
    ),
    (.table, "caption col colgroup tbody td tfoot th thead tr"),
    (.raw, "iframe plaintext script style textarea title xmp"),
  ]
}
