public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit has them.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline, as far as its extent: the points and control points that it was made of.
open class CGPath: NSObject, @unchecked Sendable {
  fileprivate let points: [CGPoint]

  fileprivate init(_ points: [CGPoint]) {
    self.points = points
    super.init()
  }

  /// Whether there is nothing in it.
  public final var isEmpty: Bool { points.isEmpty }

  /// The smallest rectangle around all points, control points included; null without any.
  public final var boundingBox: CGRect {
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) { box, point in
      box.union(CGRect(origin: point, size: .zero))
    }
  }
}

/// An outline to draw: nothing is drawn, its points are kept.
open class UIBezierPath: NSObject {
  private var points: [CGPoint] = []

  /// The width of the line, in points; kept, without effect.
  open var lineWidth: CGFloat = 1

  /// Creates an empty outline.
  public override init() {
    super.init()
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    addCorners(of: rect)
  }

  /// Creates an oval.
  public convenience init(ovalIn rect: CGRect) {
    self.init(rect: rect)
  }

  /// Creates a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }

  /// Creates a rectangle of which some corners are rounded.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(rect: rect)
  }

  /// Creates an arc.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates an outline from one as layers take it.
  public convenience init(cgPath: CGPath) {
    self.init()
    points = cgPath.points
  }

  private func addCorners(of rect: CGRect) {
    points += [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }

  /// The outline as layers take it.
  open var cgPath: CGPath {
    get { CGPath(points) }
    set { points = newValue.points }
  }

  /// The smallest rectangle around all points, control points included; null without any.
  open var bounds: CGRect { cgPath.boundingBox }
  /// Whether there is nothing in it.
  open var isEmpty: Bool { points.isEmpty }
  /// The last point.
  open var currentPoint: CGPoint { points.last ?? .zero }

  /// Goes to a point without a line.
  open func move(to point: CGPoint) { points.append(point) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { points.append(point) }

  /// Adds a cubic curve.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    points += [controlPoint1, controlPoint2, end]
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { points += [controlPoint, end] }

  /// Adds an arc.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let turn = CGFloat.pi * 2
    var sweep = (clockwise ? endAngle - startAngle : startAngle - endAngle)
    if abs(sweep) < turn { sweep = (sweep + turn).truncatingRemainder(dividingBy: turn) }
    sweep = min(abs(sweep), turn)
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    points.append(point(startAngle))
    // The arc is widest at multiples of a right angle.
    for quarter in -8...8 {
      let angle = CGFloat(quarter) * .pi / 2
      let passed =
        (clockwise ? angle - startAngle : startAngle - angle)
        .truncatingRemainder(dividingBy: turn)
      if (passed + turn).truncatingRemainder(dividingBy: turn) <= sweep {
        points.append(point(angle))
      }
    }
    points.append(point(clockwise ? startAngle + sweep : startAngle - sweep))
  }

  /// Goes back to the beginning.
  open func close() {}
  /// Adds another outline.
  open func append(_ path: UIBezierPath) { points += path.points }
  /// Takes all points away.
  open func removeAllPoints() { points = [] }
  /// Moves all points by a transform.
  open func apply(_ transform: CGAffineTransform) {
    points = points.map { $0.applying(transform) }
  }
  /// Draws the inside; nothing is drawn, without effect.
  open func fill() {}
  /// Draws the line; nothing is drawn, without effect.
  open func stroke() {}
  /// Cuts off what is drawn from now on; nothing is drawn, without effect.
  open func addClip() {}
}
