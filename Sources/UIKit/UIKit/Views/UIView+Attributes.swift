import Foundation
import LayoutModel

extension UIView {
  /// How content follows a view's size.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the size.
    case scaleToFill = 0
    /// As large as fits, in proportion.
    case scaleAspectFit = 1
    /// As small as fills, in proportion.
    case scaleAspectFill = 2
    /// Drawn anew.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// At the top.
    case top = 5
    /// At the bottom.
    case bottom = 6
    /// At the left.
    case left = 7
    /// At the right.
    case right = 8
    /// In the top left corner.
    case topLeft = 9
    /// In the top right corner.
    case topRight = 10
    /// In the bottom left corner.
    case bottomLeft = 11
    /// In the bottom right corner.
    case bottomRight = 12
  }

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

  /// The view or one below it that has a tag; nil without one.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let view = child.viewWithTag(tag) { return view }
    }
    return nil
  }

  /// Whether the view is drawn without what lies behind it; kept, without effect.
  public final var isOpaque: Bool {
    get { attributes?.isOpaque ?? true }
    set { madeAttributes.isOpaque = newValue }
  }

  /// Makes the layer, of the class that the view asks for.
  final func makeLayer() -> CALayer {
    let type = type(of: self).layerClass as? CALayer.Type ?? CALayer.self
    let layer = type.init()
    layer.view = self
    madeAttributes.layer = layer
    return layer
  }

  /// The gesture recognizers, nil while there never was one; nothing is recognized.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get { attributes?.gestureRecognizers }
    set { madeAttributes.gestureRecognizers = newValue }
  }

  /// Adds a gesture recognizer; nothing is recognized.
  final func add(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    madeAttributes.gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  /// Removes a gesture recognizer.
  final func remove(_ recognizer: UIGestureRecognizer) {
    attributes?.gestureRecognizers?.removeAll { $0 === recognizer }
    if recognizer.view === self { recognizer.view = nil }
  }

  /// Whether the view is light or dark, whatever its surroundings are.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { attributes?.interfaceStyle ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      let previous = traitCollection
      madeAttributes.interfaceStyle = newValue
      inheritEnvironment()
      forEachInSubtree { $0.performTraitChange(from: previous) }
    }
  }

  /// What every view is painted with: background, tint, opacity and its layer's looks.
  final var ownLook: ViewLook {
    var look = ViewLook()
    look.background = backgroundColor?.displayColor
    look.tint = attributes?.tintColor?.displayColor
    look.opacity = Double(alpha)
    look.clipsSubviews = clipsToBounds
    attributes?.layer?.addLooks(to: &look)
    return look
  }
}
