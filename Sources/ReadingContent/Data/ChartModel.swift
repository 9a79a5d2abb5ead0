/// A chart as data: what is spoken, played as tones, drawn and tabulated from the same values.
///
/// Follows Apple's `AXChartDescriptor`.
public struct ChartModel: Hashable, Sendable {
  /// The way in which the content runs.
  public enum Direction: String, Hashable, Sendable, Codable {
    case leftToRight
    case rightToLeft
    case topToBottom
    case bottomToTop
    case clockwise
    case counterClockwise
  }

  /// How values lie along an axis.
  public enum Scale: String, Hashable, Sendable, Codable {
    case linear
    case log10
    case naturalLog
  }

  /// An axis with numbers or with categories.
  public enum Axis: Hashable, Sendable {
    /// Numbers between two bounds; the unit stands in the title.
    case numeric(title: String, bounds: ClosedRange<Double>, gridlines: [Double], scale: Scale)
    /// Categories in their order.
    case categorical(title: String, order: [String])
  }

  /// A value along an axis.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case category(String)
  }

  /// A point of a series.
  public struct Point: Hashable, Sendable {
    /// The place along the x axis.
    public var x: Value
    /// The height; nothing where the value is missing.
    public var y: Double?
    /// Further values, in the order of the further axes.
    public var others: [Value]
    /// A name for the point, where it has one.
    public var label: String?

    /// Makes a point.
    public init(x: Value, y: Double?, others: [Value] = [], label: String? = nil) {
      self.x = x
      self.y = y
      self.others = others
      self.label = label
    }
  }

  /// A row of points that belong together.
  public struct Series: Hashable, Sendable {
    /// The name.
    public var name: String
    /// Whether values run on between the points.
    public var isContinuous: Bool
    /// The points, in their order.
    public var points: [Point]

    /// Makes a series.
    public init(name: String, isContinuous: Bool, points: [Point]) {
      self.name = name
      self.isContinuous = isContinuous
      self.points = points
    }
  }

  /// The title.
  public var title: AttributedText
  /// What the chart shows, in a sentence or two; nothing where the author wrote none.
  public var summary: String?
  /// The x axis.
  public var xAxis: Axis
  /// The y axis; nothing where the points have no height.
  public var yAxis: Axis?
  /// Further axes.
  public var otherAxes: [Axis]
  /// The series.
  public var series: [Series]
  /// The way in which the content runs.
  public var direction: Direction

  /// Makes a chart.
  public init(
    title: AttributedText, summary: String? = nil, xAxis: Axis, yAxis: Axis? = nil,
    otherAxes: [Axis] = [], series: [Series], direction: Direction = .leftToRight
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.otherAxes = otherAxes
    self.series = series
    self.direction = direction
  }
}
