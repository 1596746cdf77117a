public import Foundation

/// A layer with a run of colours; kept, without effect.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colours, each a ``CGColor``.
  open var colors: [Any]?
  /// Where the colours lie, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where the run begins, in shares of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the run ends, in shares of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer with an outline; kept, without effect.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The outline.
  open var path: CGPath?
  /// The colour within.
  open var fillColor: CGColor? = .black
  /// The colour of the line.
  open var strokeColor: CGColor?
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// How the line ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How pieces of the line meet.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
  /// Where the line begins, as a share of the outline.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, as a share of the outline.
  open var strokeEnd: CGFloat = 1
}

/// How a line ends; kept, without effect.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public var rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At its point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// With half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How pieces of a line meet; kept, without effect.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public var rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
