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
    public var isNearMarginFlexible: Bool
    /// Whether the width or height is flexible.
    public var isSizeFlexible: Bool
    /// Whether the right or bottom margin is flexible.
    public var isFarMarginFlexible: Bool

    /// Creates the mask of an axis.
    public init(isNearMarginFlexible: Bool, isSizeFlexible: Bool, isFarMarginFlexible: Bool) {
      self.isNearMarginFlexible = isNearMarginFlexible
      self.isSizeFlexible = isSizeFlexible
      self.isFarMarginFlexible = isFarMarginFlexible
    }

    /// Three marks, `-` for fixed and `&` for flexible, as Auto Layout's descriptions print them.
    ///
    /// An axis without any flexible mark keeps its near margin, so its far margin prints as `&`.
    public var notation: String {
      guard isNearMarginFlexible || isSizeFlexible || isFarMarginFlexible else { return "--&" }
      return [isNearMarginFlexible, isSizeFlexible, isFarMarginFlexible].map { $0 ? "&" : "-" }
        .joined()
    }
  }

  /// The marks of one axis.
  public func marks(along axis: LayoutAxis) -> AxisMask {
    switch axis {
    case .horizontal:
      AxisMask(
        isNearMarginFlexible: contains(.flexibleLeftMargin),
        isSizeFlexible: contains(.flexibleWidth),
        isFarMarginFlexible: contains(.flexibleRightMargin))
    case .vertical:
      AxisMask(
        isNearMarginFlexible: contains(.flexibleTopMargin),
        isSizeFlexible: contains(.flexibleHeight),
        isFarMarginFlexible: contains(.flexibleBottomMargin))
    }
  }
}
