/// A sound as the engine tells of it, with the stress that it puts before it.
struct HeardSound: Hashable, Sendable {
  var sound: PhoneticSound
  var stress: Stress = .none

  /// Takes what the engine says apart.
  ///
  /// Left out are the spaces, ties and joiners between sounds and the hyphen that the engine writes
  /// behind the French schwa. Letters and marks are those of the canonical decomposition, the marks
  /// of a letter in any order. Nothing else is made equal.
  static func read(_ text: String) -> [Self] {
    var heard: [Self] = []
    heard.reserveCapacity(text.utf8.count)
    var stress = Stress.none
    func add(_ scalar: Unicode.Scalar) {
      if let mark = PhoneticMarks.of(scalar), let last = heard.last, stress == .none {
        heard[heard.count - 1].sound = last.sound.with(last.sound.marks.union(mark))
        return
      }
      heard.append(Self(sound: PhoneticSound(scalar), stress: stress))
      stress = .none
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ", "-", "\u{200D}", "\u{361}", "\u{35C}": break
      case "ˈ": stress = .primary
      case "ˌ": stress = .secondary
      default:
        if let pair = Decompositions.of(scalar) {
          add(pair.letter)
          add(pair.mark)
        } else {
          add(scalar)
        }
      }
    }
    return heard
  }
}

extension Sequence<HeardSound> {
  /// The sounds as they are written, one after another.
  var text: String { map { $0.stress.sign + $0.sound.text }.joined() }
}
