import FoundationEssentials
import TestSupport

extension Benchmarks {
  /// The text of an EPUB, against the usual way in Python.
  private static let peer = """
    import sys, warnings
    warnings.simplefilter("ignore")
    import ebooklib
    from ebooklib import epub
    from bs4 import BeautifulSoup
    book = epub.read_epub(sys.argv[1])
    for item in book.get_items_of_type(ebooklib.ITEM_DOCUMENT):
      print(BeautifulSoup(item.get_content(), "html.parser").get_text())
    """

  /// Opens an EPUB: its first page, its text, and the memory that this takes.
  func archives() async throws -> [Row] {
    guard let book = SampleText.archive else {
      print("SKIPPED the EPUB: there is no folder of input files")
      return []
    }
    var first: [Double] = []
    var start: [Double] = []
    var text: [Double] = []
    for _ in 0..<11 {
      first.append(try await milliseconds(program, ["pages", "--page", "1", book]))
      start.append(try await milliseconds(program, ["--version"]))
      text.append(try await milliseconds(program, ["lines", book]))
    }
    print(
      "The first page of an EPUB of 393 documents takes"
        + " \(Row.number(median(first) - median(start))) ms more than --version; the goal is 150.\n"
    )
    guard let python = try await python() else { return [] }
    let script = folder.path("peer.py")
    try Data(Self.peer.utf8).write(to: URL(filePath: script))
    var theirs: [Double] = []
    for _ in 0..<3 { theirs.append(try await milliseconds(python, [script, book])) }
    return [
      Row(
        what: "the text of an EPUB of 393 documents, against ebooklib and BeautifulSoup",
        ours: median(text), theirs: median(theirs), unit: "ms", goal: 0.3)
    ]
  }

  private func milliseconds(_ program: String, _ arguments: [String]) async throws -> Double {
    try await Measurement.of {
      let result = try await ChildProcess.run(
        program, arguments, environment: ["XDG_CACHE_HOME": folder.path("cache")])
      if result.status != .exited(0) { print(result.errorText) }
    }.seconds * 1_000
  }

  /// A Python that has the peer, installed below `.build` once; nothing where that cannot be done.
  private func python() async throws -> String? {
    let place = PackageRoot.folder.appending(path: ".build/peers").path
    let python = "\(place)/bin/python"
    let isThere = FileManager.default.fileExists(atPath: python)
    if !isThere, ChildProcess.exists("python3") {
      _ = try await ChildProcess.run("python3", ["-m", "venv", place])
      _ = try await ChildProcess.run(
        python, ["-m", "pip", "install", "--quiet", "ebooklib==0.18", "beautifulsoup4==4.12.3"])
    }
    let check = try? await ChildProcess.run(python, ["-c", "import ebooklib, bs4"])
    guard let check, check.status == .exited(0) else {
      print("SKIPPED the text of an EPUB: ebooklib and beautifulsoup4 cannot be installed")
      return nil
    }
    return python
  }
}
