/// What can be wrong with bytes that came over a pipe.
package enum WireError: Error, Hashable, Sendable {
  /// The other side has gone.
  case ended
  /// The system refused to read or write, with its error number.
  case system(Int32)
  /// The bytes are not a frame of this agreement.
  case garbled(String)
}
