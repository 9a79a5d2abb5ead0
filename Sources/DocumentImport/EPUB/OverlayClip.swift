/// A recording of a piece of text, as a media overlay lists it.
struct OverlayClip: Hashable, Sendable {
  /// The path of the document.
  var document: String
  /// The id of the element whose text it is.
  var id: String
  /// The path of the recording as messages name it, or its address elsewhere.
  var recording: String
  /// The stretch of it; one that runs to its end has no upper bound but `Int32.max`.
  var milliseconds: Range<Int>
}
