import Narration

/// What is asked about the parts of a book beside its running text, on the command line or by the
/// book itself.
struct TreatmentWishes {
  /// A wish that cannot be understood.
  struct Fault {
    /// The option or key.
    let name: String
    let value: String
    /// The words that it can be, and the one that was probably meant.
    let allowed: [String]
    let nearest: String?

    /// What is wrong and what can be written.
    var words: String {
      "there is no \"\(value)\" here; "
        + (nearest.map { "did you mean \($0)? It is " } ?? "it is ")
        + "one of \(allowed.joined(separator: ", "))"
    }
  }

  private(set) var treatments: Treatments
  private(set) var faults: [Fault] = []

  /// Begins with some treatments.
  init(_ treatments: Treatments = Treatments()) {
    self.treatments = treatments
  }

  /// Applies wishes by their names: the preset first, then the kinds, the more exact last.
  mutating func apply(_ values: (String) -> [String]) {
    for value in values(Option.reading.name) {
      guard let preset = Treatments.Preset(rawValue: value) else {
        fail(Option.reading.name, value, Option.reading.choices)
        continue
      }
      treatments = Treatments(preset)
    }
    for option in [Option.notes, .code, .emoji, .tables] {
      for value in values(option.name) {
        guard option.choices.contains(value) else {
          fail(option.name, value, option.choices)
          continue
        }
        apply(value, to: option.name)
      }
    }
    let lists: [(Option, Treatment)] = [
      (.announce, .announce), (.skip, .skip), (.readKinds, .read),
    ]
    for (option, treatment) in lists {
      let names = values(option.name).flatMap { $0.split(separator: ",") }
        .map { $0.split(separator: " ").joined(separator: " ") }
      for name in names where !name.isEmpty {
        guard let kind = ContentKind(rawValue: name) else {
          fail(option.name, name, ContentKind.allCases.map(\.rawValue))
          continue
        }
        treatments[kind] = treatment
      }
    }
  }

  private mutating func apply(_ value: String, to name: String) {
    switch (name, value) {
    case (Option.notes.name, "skip"): treatments[.notes] = .skip
    case (Option.notes.name, _):
      treatments[.notes] = .read
      treatments.notePlacement = NotePlacement(rawValue: value) ?? .atEnd
    case (Option.code.name, _):
      treatments[.code] = value == "summary" ? .announce : value == "skip" ? .skip : .read
      treatments.spellsCode = value == "spell"
    case (Option.emoji.name, _): treatments[.emoji] = value == "silent" ? .skip : .read
    case (Option.tables.name, "announce"): treatments[.tables] = .announce
    case (Option.tables.name, "skip"): treatments[.tables] = .skip
    case (Option.tables.name, _):
      treatments[.tables] = .read
      treatments.repeatsHeaders = value == "headers"
    default: break
    }
  }

  private mutating func fail(_ name: String, _ value: String, _ allowed: [String]) {
    faults.append(
      Fault(
        name: name, value: value, allowed: allowed,
        nearest: Spelling.nearest(to: value, among: allowed)))
  }
}

extension NarrationSettings {
  /// Takes what is asked about the parts of a book: what the listener asks goes before what the book
  /// asks, and a preset of the listener's before all of the book's.
  ///
  /// - Parameters:
  ///   - parsed: What was given on the command line.
  ///   - book: The entries of the book's front matter.
  ///   - console: Where what the book asks and nobody understands is told.
  /// - Returns: How many such things there are.
  /// - Throws: ``CommandFailure`` for an option that cannot be understood.
  mutating func useTreatments(
    _ parsed: ParsedOptions, book: [String: String] = [:], console: Console
  ) throws -> Int {
    var own = TreatmentWishes()
    own.apply { book[$0].map { [$0] } ?? [] }
    for fault in own.faults {
      console.warning("\(fault.name): in the book's front matter \(fault.words)")
    }
    var wishes = TreatmentWishes(parsed.has(.reading) ? Treatments() : own.treatments)
    wishes.apply { name in
      Option.forReading.first { $0.name == name }.map { parsed.texts($0) } ?? []
    }
    if let fault = wishes.faults.first {
      throw CommandFailure(
        status: .usage, description: "--\(fault.name) \(fault.value): \(fault.words)")
    }
    treatments = wishes.treatments
    keepsRecordings = parsed.has(.recordings)
    return own.faults.count
  }
}
