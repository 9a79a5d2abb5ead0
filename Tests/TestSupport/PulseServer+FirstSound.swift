extension PulseServer.Recording {
  /// Waits until anything else than silence was recorded.
  public func firstSound() async {
    _ = await process.output.wait { bytes in bytes.contains { $0 != 0 } }
  }
}
