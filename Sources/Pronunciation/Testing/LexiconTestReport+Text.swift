extension LexiconTestReport {
  /// The report for people: what is not as asked, a line each, then the counts.
  ///
  /// - Parameter isComplete: whether what is as asked is told as well
  /// - Returns: lines, each with its end.
  public func text(isComplete: Bool = false) -> String {
    var text = ""
    for test in cases where isComplete || test.outcome != .passed {
      text += line(for: test) + "\n"
    }
    return text + summary + ".\n"
  }

  private func line(for test: LexiconTestCase) -> String {
    let place = test.placeAndTitle
    guard let voice = test.voice else { return place + test.remarks.joined(separator: "; ") }
    let spoken = test.spoken.map { "spoken \($0)" } ?? "not spoken"
    let remarks = test.remarks.isEmpty ? "" : ": " + test.remarks.joined(separator: "; ")
    return "\(place)asked \(test.asked), \(spoken) by \(voice) (\(test.outcome.rawValue))\(remarks)"
  }
}
