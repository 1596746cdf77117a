/// Which of a view's margins and sizes give way when its superview changes size.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt

  /// Creates a mask from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The left margin is flexible.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  /// The width is flexible.
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  /// The right margin is flexible.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  /// The top margin is flexible.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  /// The height is flexible.
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  /// The bottom margin is flexible.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
}

extension AutoresizingMask {
  /// The mask of one axis, as three marks: near margin, size, far margin.
  public struct AxisMask: Hashable, Sendable {
    /// Whether the left or top margin is flexible.
    public var nearMargin: Bool
    /// Whether the width or height is flexible.
    public var size: Bool
    /// Whether the right or bottom margin is flexible.
    public var farMargin: Bool

    /// Creates the mask of an axis.
    public init(nearMargin: Bool, size: Bool, farMargin: Bool) {
      self.nearMargin = nearMargin
      self.size = size
      self.farMargin = farMargin
    }

    /// Three marks, `-` for fixed and `&` for flexible, as Auto Layout's descriptions print them.
    ///
    /// An axis without any flexible mark keeps its near margin, so its far margin prints as `&`.
    public var notation: String {
      guard nearMargin || size || farMargin else { return "--&" }
      return [nearMargin, size, farMargin].map { $0 ? "&" : "-" }.joined()
    }
  }

  /// The marks of one axis.
  public func marks(along axis: LayoutAxis) -> AxisMask {
    switch axis {
    case .horizontal:
      AxisMask(
        nearMargin: contains(.flexibleLeftMargin), size: contains(.flexibleWidth),
        farMargin: contains(.flexibleRightMargin))
    case .vertical:
      AxisMask(
        nearMargin: contains(.flexibleTopMargin), size: contains(.flexibleHeight),
        farMargin: contains(.flexibleBottomMargin))
    }
  }
}
