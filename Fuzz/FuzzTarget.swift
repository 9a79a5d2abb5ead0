/// A reader that gets made-up input.
enum FuzzTarget: String, CaseIterable {
  case markdown, epub, archive, html, pls, table, text, formula

  /// Gives an input to the reader, and ends the program where a promise is broken.
  func read(_ bytes: [UInt8]) {
    switch self {
    case .markdown: MarkdownTarget.read(String(decoding: bytes, as: UTF8.self))
    case .epub: EPUBTarget.read(files: bytes)
    case .archive: EPUBTarget.read(archive: bytes)
    case .html: HTMLTarget.read(String(decoding: bytes, as: UTF8.self))
    case .pls: LexiconTarget.read(bytes, path: "a.pls")
    case .table: LexiconTarget.read(bytes, path: "a.tsv")
    case .text: TextTarget.read(bytes)
    case .formula: FormulaTarget.read(String(decoding: bytes, as: UTF8.self))
    }
  }
}

/// Ends the program, so that the fuzzer keeps the input.
func broken(_ promise: String) -> Never {
  print("BROKEN: \(promise)")
  fatalError(promise)
}

/// Ends the program unless a promise is kept.
func expect(_ isKept: Bool, _ promise: @autoclosure () -> String) {
  if !isKept { broken(promise()) }
}
