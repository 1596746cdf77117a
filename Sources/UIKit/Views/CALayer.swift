public import Foundation

/// A colour as layers take it.
public typealias CGColor = UIColor

extension UIColor {
  /// The colour as layers take it.
  public var cgColor: CGColor { self }
}

/// The layer of a view: nothing is drawn, all of it is kept, without effect.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// Corners of a rectangle.
  public struct CornerMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The top left corner.
    public static let layerMinXMinYCorner = CornerMask(rawValue: 1 << 0)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CornerMask(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CornerMask(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CornerMask(rawValue: 1 << 3)
  }

  /// Creates a layer.
  public required override init() {
    super.init()
  }

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are rounded.
  open var maskedCorners: CornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Whether what lies outside is cut off.
  open var masksToBounds = false
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour behind the content.
  open var backgroundColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow.
  open var shadowOpacity: Float = 0
  /// How far the shadow lies off, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The opacity.
  open var opacity: Float = 1
  /// The place in front of or behind the other layers.
  open var zPosition: CGFloat = 0
}
