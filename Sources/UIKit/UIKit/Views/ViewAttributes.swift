import Foundation
import LayoutModel

/// What few views set: kept apart so that a plain view stays small.
final class ViewAttributes {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var alpha: CGFloat = 1
  var tag = 0
  var clipsToBounds = false
  var isOpaque = true
  var isUserInteractionEnabled: Bool?
  var contentMode = UIView.ContentMode.scaleToFill
  var transform = CGAffineTransform.identity
  var layer: CALayer?
  var gestureRecognizers: [UIGestureRecognizer]?
  var interfaceStyle = UIUserInterfaceStyle.unspecified
  var traitHandlers: [TraitHandler] = []
  /// The controller whose view this is.
  weak var controller: UIViewController?
  /// The engine that lays out the tree below the view, when nothing else does.
  var host: LayoutHost?
  var customGuides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide] = []
  /// The anchors that constraints on the view were asked for.
  var askedAnchors: [NSLayoutConstraint.Attribute: NSLayoutAnchor<AnyObject>] = [:]
}

extension UIView {
  /// The rare state, made on first use.
  nonisolated final var madeAttributes: ViewAttributes {
    if let attributes { return attributes }
    let made = ViewAttributes()
    attributes = made
    return made
  }
}
