public import Foundation
import LayoutModel

/// A top or bottom layout guide of a controller, as before iOS 11.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How far the bars reach into the view, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide: as in UIKit, a hidden view without width among the subviews of the controller's view.
// It goes by this name in UIKit's reports.
// swift-format-ignore: NoLeadingUnderscores
@MainActor final class _UILayoutGuide: UIView, UILayoutSupport {
  private var isTop = true

  /// Makes a guide as a subview of a controller's view.
  static func make(isTop: Bool, in view: UIView) -> _UILayoutGuide {
    let guide = _UILayoutGuide(frame: .zero)
    guide.isTop = isTop
    guide.isHidden = true
    guide.accessibilityIdentifier = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
    view.addSubview(guide)
    guide.update()
    return guide
  }

  var length: CGFloat { frame.height }

  /// Takes its place in the controller's view.
  func update() {
    guard let superview else { return }
    let insets = superview.safeAreaInsets
    let edge = isTop ? 0 : superview.bounds.height - insets.bottom
    frame = CGRect(x: 0, y: edge, width: 0, height: isTop ? insets.top : insets.bottom)
  }
}
