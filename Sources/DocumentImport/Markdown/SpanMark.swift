/// A place in a text where markup stands that asks something of the voice for the text around it.
struct SpanMark {
  enum Action {
    /// The text that the change is for starts.
    case enter(SpeechChange)
    /// The text of the innermost change ends.
    case leave
    /// Nothing but the faults.
    case report
    /// A pause, in milliseconds.
    case pause(Int)
  }

  /// The bytes of the markup; none where what stands there is markup of another kind, such as the
  /// bracket of a link with attributes.
  var range: Range<Int>
  var action: Action
  /// What could not be understood, each with its offset.
  var faults: [(fault: MarkupFault, offset: Int)] = []
}
