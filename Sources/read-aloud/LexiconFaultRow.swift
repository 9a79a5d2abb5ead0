import Pronunciation

/// A fault of a lexicon as programs read it.
struct LexiconFaultRow: Encodable {
  let severity: String
  let path: String
  let line: Int?
  let column: Int?
  let entry: String?
  let what: String
  let consequence: String
  let nextStep: String

  init(_ fault: LexiconFault) {
    severity = fault.severity.rawValue
    path = fault.path
    line = fault.line
    column = fault.column
    entry = fault.entry
    what = fault.what
    consequence = fault.consequence
    nextStep = fault.nextStep
  }
}

extension [LexiconFault] {
  /// The faults by line and column, those of one place as they were.
  var inOrder: [LexiconFault] {
    enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      return (first.line ?? 0, first.column ?? 0, left.offset)
        < (second.line ?? 0, second.column ?? 0, right.offset)
    }.map(\.element)
  }
}
