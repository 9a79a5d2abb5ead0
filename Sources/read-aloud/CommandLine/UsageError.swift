/// A command line that does not say what is wanted.
enum UsageError: Error, Hashable {
  case nothingGiven
  case unknownCommand(String, nearest: String?)
  case missingWord(after: String, allowed: [String])
  case unknownOption(String, nearest: String?)
  case missingValue(option: String, valueName: String)
  case unexpectedValue(option: String)
  case notANumber(option: String, value: String, allowed: ClosedRange<Int>)
  case notAChoice(of: String, value: String, allowed: [String], nearest: String?)
  case missingArgument(String)
  case tooManyArguments(String)
  /// A fault that only one command knows, such as two options that exclude each other.
  case other(String)
}

extension UsageError: CustomStringConvertible {
  /// What is wrong and what would be right.
  var description: String {
    switch self {
    case .nothingGiven:
      "nothing to do: name a book to read, or a command"
    case .unknownCommand(let name, let nearest):
      "\"\(name)\" is neither a command nor a file" + Self.suggestion(nearest)
    case .missingWord(let word, let allowed):
      "\"\(word)\" needs one of these after it: \(allowed.joined(separator: ", "))"
    case .unknownOption(let name, let nearest):
      "there is no option \"\(name)\"" + Self.suggestion(nearest)
    case .missingValue(let option, let valueName):
      "\"\(option)\" needs a value (\(valueName)) after it"
    case .unexpectedValue(let option):
      "\"\(option)\" takes no value"
    case .notANumber(let option, let value, let allowed):
      "\"\(option)\" takes a whole number from \(allowed.lowerBound) to "
        + "\(allowed.upperBound), not \"\(value)\""
    case .notAChoice(let name, let value, let allowed, let nearest):
      "\"\(name)\" takes one of \(allowed.joined(separator: ", ")), not \"\(value)\""
        + Self.suggestion(nearest)
    case .missingArgument(let name):
      "\(name) is missing"
    case .tooManyArguments(let extra):
      "\"\(extra)\" is one argument too many"
    case .other(let words):
      words
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean \"\($0)\"?" } ?? ""
  }
}
