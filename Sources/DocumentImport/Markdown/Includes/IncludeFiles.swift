import ReadingContent

/// The files that a text of Markdown takes in, each read once, none from outside of the book's
/// folder.
final class IncludeFiles {
  /// A file that was taken in.
  struct File {
    let path: String
    let folder: String
    let source: SourceLines
    let text: String
    /// What became of each of its bytes.
    var ledger: SourceLedger
  }

  /// Why a file is not taken in.
  enum Fault: Error {
    case missing, outside, folder, noFile, tooLarge, noText, loop, tooDeep
    case tooMuch(most: Int)
    /// The system refuses the file, with its number for why (`errno`).
    case unreadable(code: Int32)
    case noAnchor(String)
    case noLines

    /// The fault and its consequence, in words.
    func message(_ path: String) -> String {
      let fault =
        switch self {
        case .missing: "there is no file \(path)"
        case .outside: "\(path) lies outside the book's folder"
        case .folder: "\(path) is a folder"
        case .noFile: "\(path) is neither a file nor a folder"
        case .unreadable(let code): "\(path) cannot be read: \(FileReader.words(forCode: code))"
        case .tooLarge: "\(path) is larger than 64 MiB"
        case .noText: "\(path) is no text in UTF-8"
        case .loop: "\(path) takes itself in"
        case .tooDeep: "\(path) is taken in by more than \(deepest) files in one another"
        case .tooMuch(let most): "with \(path) more than \(most >> 20) MiB are taken in"
        case .noAnchor(let name): "\(path) has no part called \(name)"
        case .noLines: "\(path) has fewer lines"
        }
      return "\(fault); what should stand here is left out"
    }
  }

  /// How many files may take one another in, as mdBook has it.
  static let deepest = 10
  /// What taking in a part costs besides its bytes.
  private static let costOfPart = 1_000

  /// What of a file was decoded, with what is doubtful about its encoding.
  typealias Decoded = (text: String, warnings: [BookWarning])

  /// The files in the order in which they were first named.
  private(set) var files: [File] = []
  /// The folder that no file may lie outside of.
  private let root: String?
  /// The number that the first of the files has among the resources of the book.
  private let firstResource: Int
  private let decode: (_ bytes: [UInt8], _ path: String) -> Decoded?
  /// What is doubtful about the encodings of the files.
  private(set) var warnings: [BookWarning] = []
  /// How many bytes may still be taken in: files that name others twice make 1,024 of one.
  private var budget: Int
  private let most: Int
  private var numbers: [String: Int] = [:]
  /// The files that are read now, the innermost last.
  private var open: [String] = []

  /// Makes a list without files.
  ///
  /// - Parameters:
  ///   - root: The folder of the book, without symbolic links.
  ///   - start: The file that names the others, without symbolic links.
  ///   - most: How many bytes may be taken in, those of a file each time that it is named.
  ///   - firstResource: The number that the first file will have among the book's resources.
  ///   - decode: Gives the text of a file; nothing where it is none.
  init(
    root: String?, start: String, most: Int, firstResource: Int,
    decode: @escaping (_ bytes: [UInt8], _ path: String) -> Decoded?
  ) {
    self.root = root
    self.most = most
    budget = most
    self.firstResource = firstResource
    self.decode = decode
    open = [start]
  }

  /// Returns the number of a resource among the files.
  func resource(_ number: Int) -> Int { firstResource + number }

  /// Starts a reading of the text that names the files from its start.
  func startOver() { budget = most }

  /// Starts reading a file within another one, calls a body, and ends it.
  func reading<Result>(_ number: Int, _ body: () -> Result) -> Result {
    open.append(files[number].path)
    defer { open.removeLast() }
    return body()
  }

  /// Returns the number of the file that a directive names.
  ///
  /// - Parameters:
  ///   - path: The path as it was written.
  ///   - folder: The folder of the file that names it.
  /// - Returns: The number.
  /// - Throws: ``Fault``.
  func number(of path: String, from folder: String) throws(Fault) -> Int {
    let full = path.hasPrefix("/") ? path : folder + path
    guard let real = FileReader.realPath(full) else {
      // Whether something is there outside is nobody's business.
      throw path.hasPrefix("/") ? .outside : .missing
    }
    guard let root, real.hasPrefix(root == "/" ? "/" : "\(root)/") else { throw .outside }
    guard !open.contains(real) else { throw .loop }
    guard open.count < Self.deepest else { throw .tooDeep }
    if let number = numbers[real] { return number }
    let bytes = try Self.bytes(of: real)
    guard let (text, warnings) = decode(bytes, full) else { throw .noText }
    self.warnings += warnings
    let slash = full.lastIndex(of: "/").map { String(full[...$0]) } ?? ""
    let source = SourceLines(Array(text.utf8))
    numbers[real] = files.count
    files.append(
      File(
        path: real, folder: slash, source: source, text: text,
        ledger: SourceLedger(count: source.bytes.count)))
    shown.append(full)
    return files.count - 1
  }

  private static func bytes(of path: String) throws(Fault) -> [UInt8] {
    // Opening a pipe would wait for somebody to write.
    switch FileReader.kind(of: path) {
    case .file: break
    case .folder: throw .folder
    case .other: throw .noFile
    case nil: throw .missing
    }
    do {
      return try FileReader.read(path)
    } catch .unreadable(_, let code) {
      throw .unreadable(code: code)
    } catch .tooLarge {
      throw .tooLarge
    } catch {
      throw .missing
    }
  }

  private var shown: [String] = []

  /// Returns the path of a file as messages name it.
  func shownPath(_ number: Int) -> String { shown[number] }

  func keep(_ range: Range<Int>, of number: Int) { files[number].ledger.keep(range) }

  func omit(_ range: Range<Int>, _ reason: SkipReason, of number: Int) {
    files[number].ledger.omit(range, reason)
  }

  /// Enters what a reading of a file found, where nothing was entered before.
  func add(_ ledger: SourceLedger, of number: Int) { files[number].ledger.add(ledger) }

  /// Returns the lines of a file that are meant, and charges for them.
  ///
  /// - Throws: ``Fault``.
  func lines(_ part: IncludeDirective.Part, of number: Int) throws(Fault) -> Range<Int> {
    let source = files[number].source
    let lines = try find(part, in: source)
    var cost = Self.costOfPart
    if case .anchor = part {
      cost += source.bytes.count
    } else if let last = lines.last {
      cost += source.body(last).upperBound - source.body(lines.lowerBound).lowerBound
    }
    guard cost <= budget else { throw .tooMuch(most: most) }
    budget -= cost
    return lines
  }

  private func find(
    _ part: IncludeDirective.Part, in source: SourceLines
  ) throws(Fault) -> Range<Int> {
    // After the last line end comes no line.
    let count = source.count - (source.body(source.count - 1).isEmpty ? 1 : 0)
    switch part {
    case .all: return 0..<count
    case .lines(let range):
      guard range.lowerBound < max(count, 1) else { throw .noLines }
      return range.clamped(to: 0..<count)
    case .anchor(let name):
      guard
        let start = (0..<count).first(where: { Self.anchor("ANCHOR:", $0, source) == name })
      else { throw .noAnchor(name) }
      let lines = start + 1..<count
      let end = lines.first { Self.anchor("ANCHOR_END:", $0, source) == name }
      return lines.lowerBound..<(end ?? count)
    }
  }

  /// Says whether a line only names the start or the end of a part.
  func isAnchor(_ line: Int, of number: Int) -> Bool {
    let source = files[number].source
    return Self.anchor("ANCHOR:", line, source) != nil
      || Self.anchor("ANCHOR_END:", line, source) != nil
  }

  /// The name after a word on a line.
  private static func anchor(_ word: String, _ line: Int, _ source: SourceLines) -> String? {
    let bytes = source.bytes[source.body(line)]
    guard bytes.contains(UInt8(ascii: "A")) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let range = text.firstRange(of: word) else { return nil }
    let name = text[range.upperBound...].drop { $0 == " " }.prefix {
      $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-"
    }
    return name.isEmpty ? nil : String(name)
  }

  /// Returns the files as resources of the book; what of them nobody took in is hidden.
  func resources() -> [SourceResource] {
    files.enumerated().map { index, file in
      var ledger = file.ledger
      ledger.omitUnknown(.hidden, in: file.source)
      return SourceResource(
        path: shown[index], text: file.text, omissions: ledger.omissions())
    }
  }
}
