public import Foundation
import LayoutModel

/// A colour as layers take it.
public typealias CGColor = UIColor

extension UIColor {
  /// The colour as layers take it.
  public var cgColor: CGColor { self }

  /// Creates a colour from one as layers take it.
  public convenience init(cgColor: CGColor) {
    self.init(copying: cgColor)
  }
}

/// The layer of a view, or one of its own: its geometry is kept, its looks are without effect.
///
/// The layer of a view has the view's geometry. Nothing is drawn.
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

  /// The view whose layer this is.
  final weak var view: UIView?
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private var ownSublayers: [CALayer] = []
  private final weak var ownSuperlayer: CALayer?

  /// Creates a layer.
  public required override init() {
    super.init()
  }

  /// Creates a layer with the geometry of another one.
  public convenience init(layer: Any) {
    self.init()
    guard let other = layer as? CALayer else { return }
    ownBounds = other.bounds
    ownPosition = other.position
    anchorPoint = other.anchorPoint
  }

  // MARK: Geometry

  /// The rectangle in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      if let view { view.bounds = newValue } else { ownBounds = newValue }
    }
  }

  /// Where the anchor point lies in the superlayer's coordinates, in points.
  open var position: CGPoint {
    get {
      guard let view else { return ownPosition }
      let frame = view.frame
      return CGPoint(
        x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
    }
    set {
      guard let view else {
        ownPosition = newValue
        return
      }
      view.frame.origin = CGPoint(
        x: newValue.x - anchorPoint.x * view.frame.width,
        y: newValue.y - anchorPoint.y * view.frame.height)
    }
  }

  /// The point that ``position`` places, in shares of the size; the middle by default.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The rectangle in the superlayer's coordinates, in points; transforms do not change it.
  open var frame: CGRect {
    get {
      let (size, place) = (bounds.size, position)
      return CGRect(
        x: place.x - anchorPoint.x * size.width, y: place.y - anchorPoint.y * size.height,
        width: size.width, height: size.height)
    }
    set {
      guard let view else {
        ownBounds.size = newValue.size
        ownPosition = CGPoint(
          x: newValue.minX + anchorPoint.x * newValue.width,
          y: newValue.minY + anchorPoint.y * newValue.height)
        return
      }
      view.frame = newValue
    }
  }

  /// How the layer is shown turned, scaled or moved; kept, without effect.
  open var transform = CATransform3DIdentity
  /// The place in front of or behind the other layers; kept, without effect.
  open var zPosition: CGFloat = 0
  /// Pixels a point; kept, without effect.
  open var contentsScale: CGFloat = 1

  // MARK: Hierarchy

  /// The layer that holds this one.
  open var superlayer: CALayer? { view?.superview?.layer ?? ownSuperlayer }

  /// The layers that this one holds, those of a view's subviews first; nil without any.
  open var sublayers: [CALayer]? {
    get {
      let all = (view?.subviews.map(\.layer) ?? []) + ownSublayers
      return all.isEmpty ? nil : all
    }
    set {
      for layer in ownSublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
    }
  }

  /// Puts a layer in front of all others that were added.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

  /// Puts a layer among those that were added.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Puts a layer behind another one, or behind all that were added.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: ownSublayers.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a layer in front of another one, or of all that were added.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: ownSublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? .max)
  }

  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    ownSublayers.insert(layer, at: min(index, ownSublayers.count))
    layer.ownSuperlayer = self
  }

  /// Takes the layer out of the one that holds it.
  open func removeFromSuperlayer() {
    ownSuperlayer?.ownSublayers.removeAll { $0 === self }
    ownSuperlayer = nil
  }

  /// Asks for ``layoutSublayers()``, which a view's layer does in the view's next layout.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Brings the frames of the view's tree up to date; calls ``layoutSublayers()`` without a view.
  open func layoutIfNeeded() {
    if let view { view.layoutIfNeeded() } else { layoutSublayers() }
  }
  /// Places sublayers by hand; never called for the layer of a view.
  open func layoutSublayers() {}
  /// Asks for a drawing; without effect.
  open func setNeedsDisplay() {}

  // MARK: Animations

  /// Adds an animation: nothing moves, without effect.
  open func add(_ animation: CAAnimation, forKey key: String?) {}
  /// Removes an animation; without effect.
  open func removeAnimation(forKey key: String) {}
  /// Removes all animations; without effect.
  open func removeAllAnimations() {}

  // MARK: Looks

  /// The radius of the corners, in points; pictures show it.
  open var cornerRadius: CGFloat = 0
  /// The curve of the corners; kept, without effect.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The corners that are rounded; pictures show the sides of those at the left.
  open var maskedCorners: CornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Whether what lies outside is cut off; kept, without effect.
  open var masksToBounds = false
  /// The layer whose opacity cuts this one out; kept, without effect.
  open var mask: CALayer?
  /// What is shown; kept, without effect.
  open var contents: Any?
  /// The width of the border, in points; pictures show it.
  open var borderWidth: CGFloat = 0
  /// The colour of the border; pictures show it.
  open var borderColor: CGColor?
  /// The colour behind the content; pictures show it.
  open var backgroundColor: CGColor?
  /// The colour of the shadow; kept, without effect.
  open var shadowColor: CGColor?
  /// The opacity of the shadow; kept, without effect.
  open var shadowOpacity: Float = 0
  /// How far the shadow lies off, in points; kept, without effect.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The radius of the shadow, in points; kept, without effect.
  open var shadowRadius: CGFloat = 3
  /// The outline that throws the shadow; kept, without effect.
  open var shadowPath: CGPath?
  /// The opacity; kept, without effect.
  open var opacity: Float = 1
  /// Whether the layer is hidden; kept, without effect.
  open var isHidden = false
  /// Whether the layer is kept as a picture; kept, without effect.
  open var shouldRasterize = false
  /// Pixels a point of that picture; kept, without effect.
  open var rasterizationScale: CGFloat = 1
  /// A name.
  open var name: String?
}

extension CALayer {
  /// Adds what the layer changes of a view's look in a picture.
  func addLooks(to look: inout ViewLook) {
    look.background = look.background ?? backgroundColor?.displayColor
    look.cornerRadius = Double(max(cornerRadius, 0))
    look.roundedSides = []
    if maskedCorners.contains(.layerMinXMinYCorner) { look.roundedSides.insert(.top) }
    if maskedCorners.contains(.layerMinXMaxYCorner) { look.roundedSides.insert(.bottom) }
    look.borderWidth = Double(max(borderWidth, 0))
    look.borderColor = borderColor?.displayColor
    look.clipsSubviews = look.clipsSubviews || masksToBounds
  }
}
