/// Lengths of time as people read them.
enum Clock {
  /// Returns seconds as `0:04`, `12:05` or `1:02:03`, rounded to whole ones.
  static func text(seconds: Double) -> String {
    let all = Int(seconds.rounded())
    let parts = [all / 60 % 60, all % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    guard all >= 3_600 else { return "\(all / 60):\(parts[1])" }
    return "\(all / 3_600):\(parts[0]):\(parts[1])"
  }
}
