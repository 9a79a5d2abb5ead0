import Glibc

/// One end of a pipe, used by one thread at a time, which waits for the other side.
package struct WirePipe: Sendable {
  /// The file descriptor; the owner closes it.
  package let descriptor: Int32

  /// Makes an end from an open descriptor.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes all bytes.
  ///
  /// - Throws: ``WireError/ended`` when nobody reads any more, else ``WireError/system(_:)``.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(WireError) {
    guard let base = bytes.baseAddress else { return }
    var written = 0
    while written < bytes.count {
      let count = Glibc.write(descriptor, base + written, bytes.count - written)
      if count >= 0 {
        written += count
      } else if errno == EPIPE {
        throw .ended
      } else if errno != EINTR {
        throw .system(errno)
      }
    }
  }

  /// Writes all bytes.
  ///
  /// - Throws: As ``write(_:)-(UnsafeRawBufferPointer)`` does.
  package func write(_ bytes: [UInt8]) throws(WireError) {
    let result = bytes.withUnsafeBytes { buffer in
      Result { () throws(WireError) in try write(buffer) }
    }
    try result.get()
  }

  /// Fills the memory from its start, and returns the bytes that came before the end of the pipe.
  ///
  /// - Throws: ``WireError/system(_:)``.
  package func read(into memory: UnsafeMutableRawBufferPointer) throws(WireError) -> Int {
    guard let base = memory.baseAddress else { return 0 }
    var filled = 0
    while filled < memory.count {
      let count = Glibc.read(descriptor, base + filled, memory.count - filled)
      if count > 0 {
        filled += count
      } else if count == 0 {
        break
      } else if errno != EINTR {
        throw .system(errno)
      }
    }
    return filled
  }

  /// Waits for the next frame; nothing when the pipe ended between two frames.
  ///
  /// - Throws: ``WireError``; ``WireError/ended`` when the pipe ended inside a frame.
  package func readFrame() throws(WireError) -> WireFrame? {
    let header = try bytes(WireFormat.headerSize)
    guard !header.isEmpty else { return nil }
    guard header.count == WireFormat.headerSize else { throw .ended }
    let (kind, size) = try WireFrame.header(header)
    let payload = try bytes(size)
    guard payload.count == size else { throw .ended }
    return WireFrame(kind: kind, payload: payload)
  }

  /// Returns as many bytes, or fewer at the end of the pipe.
  private func bytes(_ count: Int) throws(WireError) -> [UInt8] {
    var failure: WireError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { memory, filled in
      do throws(WireError) {
        filled = try read(into: UnsafeMutableRawBufferPointer(memory))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
