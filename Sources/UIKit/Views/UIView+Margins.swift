import Foundation
import LayoutModel

extension UIView {
  /// The layout margins by reading direction, in points.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(model.directionalLayoutMargins) }
    set { model.directionalLayoutMargins = DirectionalEdgeInsets(newValue) }
  }

  /// Whether the margins reach at least as far in as the superview's; off by default.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { model.preservesSuperviewLayoutMargins }
    set { model.preservesSuperviewLayoutMargins = newValue }
  }

  /// Whether the safe-area insets are added to the margins; on by default.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { model.insetsLayoutMarginsFromSafeArea }
    set { model.insetsLayoutMarginsFromSafeArea = newValue }
  }

  /// The reading direction that decides what leading means in the view.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIUserInterfaceLayoutDirection(model.effectiveUserInterfaceLayoutDirection)
  }

  /// The reading direction of a view of an attribute, in the interface of the main screen.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: UIUserInterfaceLayoutDirection(UIScreen.main.layoutDirection)
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
