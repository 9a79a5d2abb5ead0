/// A message as it travels: a kind and a payload.
package struct WireFrame: Hashable, Sendable {
  /// What sort of message it is.
  package let kind: UInt8
  /// The message itself.
  package let payload: [UInt8]

  /// Makes a frame.
  package init(kind: UInt8, payload: [UInt8] = []) {
    self.kind = kind
    self.payload = payload
  }

  /// The frame with its header.
  package var bytes: [UInt8] {
    WireFormat.header(kind: kind, payload: payload.count) + payload
  }

  /// Returns the size of the payload and the kind that a header tells.
  ///
  /// - Throws: ``WireError/garbled(_:)`` for a size that was not agreed.
  package static func header(
    _ bytes: [UInt8]
  ) throws(WireError) -> (kind: UInt8, payload: Int) {
    var reader = ByteReader(bytes)
    let length = Int(try reader.number(UInt32.self))
    guard length >= 1 else { throw .garbled("an empty frame") }
    guard length - 1 <= WireFormat.maximumPayload else { throw .garbled("a frame is too long") }
    return (try reader.number(UInt8.self), length - 1)
  }
}
