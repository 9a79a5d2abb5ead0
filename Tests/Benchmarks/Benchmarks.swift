import FoundationEssentials
import Glibc
import TestSupport

/// Measures this project beside its peers, in the same run, as ratios.
///
/// `FULL=1` takes the whole novel, else a tenth of it is taken.
@main
struct Benchmarks {
  let folder: TemporaryFolder
  let program = BuiltProduct.path("read-aloud")

  static func main() async throws {
    let isFull = getenv("FULL").map { String(cString: $0) == "1" } ?? false
    let benchmarks = Benchmarks(folder: try TemporaryFolder())
    let text = try await SampleText.novel(full: isFull)
    try benchmarks.checkSpace(for: text)
    print("| what | ours | peer | ratio | goal | |\n|---|---|---|---|---|---|")
    for row in try await benchmarks.firstSound() { print(row.text) }
    for row in try await benchmarks.waves(text) { print(row.text) }
    for row in try await benchmarks.lines(try await SampleText.novel(full: true)) {
      print(row.text)
    }
    for row in try await benchmarks.archives() { print(row.text) }
  }

  /// 16 bits, 22,050 times a second, about 14 characters of text: 3.2 kB of sound a character, and
  /// both sides write it.
  private func checkSpace(for text: String) throws {
    var status = statvfs()
    let needed = text.utf8.count * 3_200 * 2
    guard statvfs(folder.url.path, &status) == 0 else { return }
    let free = Int(status.f_bavail) * Int(status.f_frsize)
    guard free > needed else {
      print(
        "There are \(free >> 20) MiB free in \(folder.url.path), but \(needed >> 20) are needed.")
      exit(1)
    }
  }

  // MARK: - Time to the first sound

  /// From the start of a program to the first sample that is not silence, on a null sink.
  private func firstSound() async throws -> [Row] {
    guard PulseServer.isInstalled else {
      print("SKIPPED the first sound: PulseAudio is not installed")
      return []
    }
    let server = try await PulseServer()
    let small = folder.path("small.md")
    let large = folder.path("large.md")
    let text = try await SampleText.novel(full: true)
    try write(SampleText.cut(text, to: 200_000), to: small)
    try write(text, to: large)
    let sentence = "The evening was warm, and nobody had closed the door."
    var ours: [Double] = []
    var oursLarge: [Double] = []
    var archive: [Double] = []
    var theirs: [Double] = []
    var parser: [Double] = []
    for _ in 0..<11 {
      if let path = SampleText.archive {
        archive.append(try await soundTime(program, read(path), server))
      }
      theirs.append(try await soundTime("espeak-ng", ["-v", "en-us", sentence], server))
      ours.append(try await soundTime(program, read(small), server))
      oursLarge.append(try await soundTime(program, read(large), server))
      parser.append(
        try await Measurement.of {
          _ = try await ChildProcess.run("cmark-gfm", [large])
        }.seconds * 1_000)
    }
    await server.stop()
    return [
      Row(
        what: "first sound, a book of 200 kB, against espeak-ng on one sentence",
        ours: median(ours), theirs: median(theirs), unit: "ms", goal: 2),
      Row(
        what: "first sound, \(text.utf8.count / 1_000) kB of Markdown, against that and cmark-gfm",
        ours: median(oursLarge), theirs: median(theirs) + median(parser), unit: "ms", goal: 2),
    ]
      + (archive.isEmpty
        ? []
        : [
          Row(
            what: "first sound, an EPUB of 393 documents, against espeak-ng on one sentence",
            ours: median(archive), theirs: median(theirs), unit: "ms", goal: 2)
        ])
  }

  private func read(_ path: String) -> [String] {
    ["read", "--output", "pulse", "--from-start", "--lang", "en-us", path]
  }

  private func soundTime(
    _ program: String, _ arguments: [String], _ server: PulseServer
  ) async throws -> Double {
    let recording = try await server.record()
    let clock = ContinuousClock()
    let start = clock.now
    let child = try await ChildProcess(
      program, arguments,
      environment: ["PULSE_SERVER": server.address, "XDG_STATE_HOME": folder.path("state")])
    await recording.firstSound()
    let time = clock.now - start
    child.send(signal: SIGTERM)
    _ = await child.status()
    _ = await recording.stop()
    return Double(time.components.attoseconds) * 1e-15 + Double(time.components.seconds) * 1_000
  }

  // MARK: - Sound files

  /// A whole book as WAV, against two espeak-ng side by side with half of it each.
  private func waves(_ text: String) async throws -> [Row] {
    let book = folder.path("book.txt")
    try write(text, to: book)
    var halves: [String] = []
    for (index, half) in SampleText.halves(text).enumerated() {
      halves.append(folder.path("half-\(index).txt"))
      try write(half, to: halves[index])
    }
    let theirs = try await Measurement.of {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for half in halves {
          group.addTask {
            _ = try await ChildProcess.run(
              "espeak-ng", ["-v", "en-us", "-f", half, "-w", half + ".wav"])
          }
        }
        try await group.waitForAll()
      }
    }
    for half in halves { try FileManager.default.removeItem(atPath: half + ".wav") }
    let place = folder.path("export")
    let ours = try await Measurement.of {
      let result = try await ChildProcess.run(
        program, ["export", "--lang", "en-us", book, "-o", place])
      if result.status != .exited(0) { print(result.errorText) }
    }
    try FileManager.default.removeItem(atPath: place)
    let size = "\(text.utf8.count / 1_000) kB of text to WAV"
    return [
      Row(
        what: "\(size), two cores, against two espeak-ng", ours: ours.seconds,
        theirs: theirs.seconds, unit: "s", goal: 1.3),
      Row(
        what: "the same, time of all cores", ours: ours.processor, theirs: theirs.processor,
        unit: "s", goal: 1.4),
    ]
  }

  // MARK: - Lines and pages

  /// The position of a page says how many there are, so all of the book is laid out for it.
  private func lines(_ text: String) async throws -> [Row] {
    let book = folder.path("book.md")
    try write(text, to: book)
    var ours: [Double] = []
    var theirs: [Double] = []
    for _ in 0..<11 {
      ours.append(
        try await Measurement.of {
          _ = try await ChildProcess.run(program, ["pages", "--page", "1", "--json", book])
        }.seconds * 1_000)
      theirs.append(
        try await Measurement.of { _ = try await ChildProcess.run("cmark-gfm", [book]) }.seconds
          * 1_000)
    }
    return [
      Row(
        what: "\(text.utf8.count / 1_000) kB of Markdown to lines and pages, against cmark-gfm",
        ours: median(ours), theirs: median(theirs), unit: "ms", goal: 4)
    ]
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }
}
