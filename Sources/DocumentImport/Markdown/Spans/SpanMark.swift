import ReadingContent

/// A place in a text where markup stands that cmark does not know.
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
    /// The bytes are left out.
    case omit(SkipReason)
    /// Something else is shown in the place of the bytes.
    case replace(String, SpeechAttributes)
    /// TeX starts, which is shown as it stands.
    case formula(String)
    /// The same, standing apart from the text around it.
    case display(String)
    /// TeX that stands apart ends.
    case leaveDisplay
    /// The text of a note starts; its mark stands here.
    case note
    case leaveNote
    /// The name of the block.
    case anchor(String)
    /// A line of verse starts.
    case verse
    /// A part of another file stands here.
    case include(IncludeDirective)
    /// The quotation is an alert of a kind.
    case alert(String, hasTitle: Bool)
    /// The title of an alert ends.
    case endTitle
  }

  /// The bytes of the markup; none where what stands there is markup of another kind, such as the
  /// bracket of a link with attributes.
  var range: Range<Int>
  var action: Action
  /// What could not be understood, each with its offset.
  var faults: [(fault: MarkupFault, offset: Int)] = []
}
