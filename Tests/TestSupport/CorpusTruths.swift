import FoundationEssentials

/// What the list of the input files says is true of each.
public enum CorpusTruths {
  /// The last column of the list, by the path of the file in the folder; none without the folder.
  public static let all: [String: String] = {
    guard let corpus = PackageRoot.corpus,
      let data = try? Data(contentsOf: corpus.appending(path: "INDEX.tsv"))
    else { return [:] }
    var truths: [String: String] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      if fields.count > 5 { truths[String(fields[0])] = String(fields[5]) }
    }
    return truths
  }()

  /// The files of the list below a folder, in order; only those whose names end so, where asked.
  public static func files(in folder: String, ending: String = "") -> [String] {
    all.keys.filter { $0.hasPrefix("\(folder)/") && $0.hasSuffix(ending) }.sorted()
  }

  /// The number that stands behind a word in what is true of a file: 12 of `p 12`.
  public static func number(after words: String, of file: String) -> Int? {
    guard let truth = all[file] else { return nil }
    // What is searched for is a word of its own: not the `p ` of `nav toc map 3`.
    var rest = truth[...]
    while let at = rest.firstRange(of: words) {
      let isWord =
        at.lowerBound == truth.startIndex
        || !truth[truth.index(before: at.lowerBound)].isLetter || words.first == ";"
      let number = Int(rest[at.upperBound...].drop { $0 == " " }.prefix { $0.isNumber })
      if isWord, let number { return number }
      rest = rest[at.upperBound...]
    }
    return nil
  }

  /// The number that stands before a word in what is true of a file: 32 of `7 tables, 32 th`.
  public static func number(before words: String, of file: String) -> Int? {
    guard let truth = all[file] else { return nil }
    var rest = truth[...]
    while let at = rest.firstRange(of: " \(words)") {
      let isWord = at.upperBound == truth.endIndex || !truth[at.upperBound].isLetter
      let digits = truth[..<at.lowerBound].reversed().prefix { $0.isNumber }.reversed()
      if isWord, let number = Int(String(digits)) { return number }
      rest = rest[at.upperBound...]
    }
    return nil
  }
}
