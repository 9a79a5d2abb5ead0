/// The size of a terminal in cells.
public struct TerminalSize: Hashable, Sendable {
  /// Cells across.
  public let columns: Int
  /// Cells down.
  public let rows: Int
}
