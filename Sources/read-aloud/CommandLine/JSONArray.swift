/// Prints values as one JSON array, each as soon as it is there, so that a long one takes no memory.
struct JSONArray {
  private let console: Console
  private var isEmpty = true

  init(console: Console) {
    self.console = console
  }

  /// Prints a value.
  ///
  /// - Throws: `EncodingError` for a value that JSON cannot hold.
  mutating func print(_ value: some Encodable) throws {
    console.print([StyledText(isEmpty ? "[\n" : ",\n")])
    isEmpty = false
    // No string of JSON has a line end in it, so each line is one of the form.
    let lines = try Console.json(value).split(separator: "\n").map { "  \($0)" }
    console.print([StyledText(lines.joined(separator: "\n"))])
  }

  /// Ends the array.
  func end() {
    console.print(isEmpty ? "[\n\n]" : "\n]")
  }
}
