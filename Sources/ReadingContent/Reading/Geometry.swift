/// A point on a page, from its upper left corner, in the content's own units.
///
/// Of a laid-out book the units are columns and rows; of other content they may be points.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the upper edge.
  public var y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle on a page, in the content's own units.
public struct Rect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: Point
  /// The extent to the right.
  public var width: Double
  /// The extent downwards.
  public var height: Double

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    self.width = width
    self.height = height
  }

  /// The rectangle without extent at the corner: the frame of what does not exist.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Tells whether a point lies inside; the left and upper edges do, the others do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= origin.x && point.x < origin.x + width
      && point.y >= origin.y && point.y < origin.y + height
  }
}
