import FoundationEssentials
import TestSupport

/// A file of the project, as text.
struct SourceFile: Sendable {
  /// Its path inside the project.
  let path: String
  let lines: [Substring]

  /// Every Swift file below `Sources`.
  static let sources = below("Sources").filter { $0.path.hasSuffix(".swift") }

  /// Every file of the project, but for what was built and what git keeps for itself.
  static let all = below("")

  private static func below(_ folder: String) -> [SourceFile] {
    var files: [SourceFile] = []
    var waiting = [folder]
    let left = [".git", ".build", ".swiftpm", "tour-audio"]
    while let path = waiting.popLast() {
      let url = PackageRoot.folder.appending(path: path)
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) else {
        guard let data = try? Data(contentsOf: url) else { continue }
        let text = String(decoding: data, as: UTF8.self)
        files.append(
          SourceFile(
            path: path, lines: text.split(separator: "\n", omittingEmptySubsequences: false))
        )
        continue
      }
      waiting += names.filter { !left.contains($0) }.map { path.isEmpty ? $0 : "\(path)/\($0)" }
    }
    return files.sorted { $0.path < $1.path }
  }

  /// The folder below `Sources` that it lies in.
  var module: String {
    path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
  }

  /// Its name without folder and ending.
  var name: String {
    String((path.split(separator: "/").last ?? "").prefix { $0 != "." })
  }

  /// The modules it imports.
  var imports: [String] {
    lines.compactMap { line in
      let code = line.prefix(while: { $0 != "/" })
      let words = code.split(separator: " ").map(String.init)
      guard let place = words.firstIndex(of: "import"),
        words[..<place].allSatisfy({ Self.beforeImport.contains($0) || $0.hasPrefix("@") })
      else { return nil }
      let rest = words[(place + 1)...]
      let path = rest.first.map { Self.kinds.contains($0) ? rest.dropFirst().first : $0 } ?? nil
      return path.map { String($0.prefix { $0 != "." }) }
    }
  }

  /// The types that it declares, and those that it extends.
  var types: (declared: Set<String>, extended: Set<String>) {
    var declared: Set<String> = []
    var extended: Set<String> = []
    for line in lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      for (word, next) in zip(words, words.dropFirst()) {
        if Self.typeKinds.contains(word) { declared.insert(next) }
        if word == "extension" { extended.insert(next) }
      }
    }
    return (declared, extended)
  }

  private static let beforeImport = ["public", "package", "internal", "fileprivate", "private"]
  private static let typeKinds = ["struct", "class", "enum", "protocol", "typealias", "actor"]
  private static let kinds = typeKinds + ["func", "var", "let"]
}
