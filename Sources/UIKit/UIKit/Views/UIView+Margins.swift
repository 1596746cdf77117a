import Foundation
import LayoutModel

extension UIView {
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
