public import LayoutModel

/// The rectangle that an item must have, and how we know.
public struct FrameExpectation: Hashable, Sendable {
  /// The view or guide.
  public var item: ItemReference
  /// Its frame in its superview's (a guide's: its owning view's) coordinates, in points; nil where
  /// nothing is expected.
  public var frame: ExpectedFrame
  /// Where the numbers come from: a seed, a page of Apple's, a hand calculation.
  public var source: String

  /// Creates an expectation.
  public init(_ item: ItemReference, _ frame: ExpectedFrame, source: String) {
    self.item = item
    self.frame = frame
    self.source = source
  }
}

/// A rectangle of which some numbers may be unknown.
public struct ExpectedFrame: Hashable, Sendable, CustomStringConvertible {
  /// The left edge.
  public var x: Double?
  /// The top edge.
  public var y: Double?
  /// Horizontal extent.
  public var width: Double?
  /// Vertical extent.
  public var height: Double?

  /// Creates a rectangle; nil where nothing is expected.
  public init(x: Double?, y: Double?, width: Double?, height: Double?) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether a rectangle is the expected one.
  public func isMet(by frame: Rect, tolerance: Double) -> Bool {
    func agree(_ expected: Double?, _ actual: Double) -> Bool {
      guard let expected else { return true }
      return (expected - actual).magnitude <= tolerance
    }
    return agree(x, frame.minX) && agree(y, frame.minY) && agree(width, frame.width)
      && agree(height, frame.height)
  }

  /// The numbers as Apple prints a frame, `_` for what is not expected.
  public var description: String {
    func text(_ number: Double?) -> String { number?.formattedLikeG ?? "_" }
    return "(\(text(x)) \(text(y)); \(text(width)) \(text(height)))"
  }
}

extension Rect {
  /// The numbers as Apple prints a frame, with all that distinguishes them.
  package var frameNotation: String {
    func text(_ number: Double) -> String {
      number == number.rounded() ? number.formattedLikeG : "\(number)"
    }
    return "(\(text(minX)) \(text(minY)); \(text(width)) \(text(height)))"
  }
}
