import FoundationEssentials
import Glibc

/// Sound made for tests: a rising tone with clicks, in which no sample is zero.
enum TestSignal {
  /// Returns a signal; different seeds give different signals.
  static func samples(_ count: Int, seed: Int = 0, highest: Double = 1_000) -> [Int16] {
    var phase = Double(seed)
    return (0..<count).map { index in
      let part = Double(index) / Double(max(count, 1))
      phase += 2 * Double.pi * (200 + (highest - 200) * part) / 22_050
      let click = index % 5_000 == 2_500 ? 9_000.0 : 0
      let value = Int16(12_000 * sin(phase) + click)
      // A zero can only be silence, then, which makes gaps easy to find.
      return value == 0 ? 1 : value
    }
  }
}

/// What a recording holds besides silence.
struct Recorded {
  /// The samples that are not silence.
  let sound: [Int16]
  /// The silences between sounds: after how many samples of sound, and how long.
  let gaps: [(position: Int, length: Int)]
  /// The place of the first sound.
  let start: Int

  init(_ samples: [Int16]) {
    sound = samples.filter { $0 != 0 }
    start = samples.firstIndex { $0 != 0 } ?? samples.count
    var gaps: [(position: Int, length: Int)] = []
    var silence = 0
    var position = 0
    for sample in samples[start...] {
      if sample == 0 {
        silence += 1
      } else {
        if silence > 0 { gaps.append((position, silence)) }
        silence = 0
        position += 1
      }
    }
    self.gaps = gaps
  }

  /// The silences that are too long to come from anything but a pause.
  ///
  /// On a busy machine the server or the pump may come too late; that adds a shorter silence.
  var pauses: [(position: Int, length: Int)] { gaps.filter { $0.length > 9_000 } }

  /// Returns where two sounds part, or nil when they are the same.
  static func difference(_ first: [Int16], _ second: [Int16]) -> String? {
    guard first != second else { return nil }
    let same = zip(first, second).prefix { $0 == $1 }.count
    let sameAtEnd = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
    return "\(first.count) and \(second.count) samples; the same are \(same) at the start and "
      + "\(sameAtEnd) at the end"
  }

  /// Returns how alike two sounds are, 1 being the same but for the volume, at the best shift.
  static func correlation(_ first: [Int16], _ second: [Int16], shifts: ClosedRange<Int>) -> Double {
    shifts.map { shift in
      var (product, firstPower, secondPower) = (0.0, 0.0, 0.0)
      for index in max(0, -shift)..<max(0, -shift, min(first.count, second.count - shift)) {
        let (a, b) = (Double(first[index]), Double(second[index + shift]))
        product += a * b
        firstPower += a * a
        secondPower += b * b
      }
      return product / max((firstPower * secondPower).squareRoot(), 1)
    }.max() ?? 0
  }
}
