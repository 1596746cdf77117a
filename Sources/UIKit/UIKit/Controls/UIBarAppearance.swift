public import Foundation

/// How a bar looks; kept, without effect.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The colour behind the bar.
  open var backgroundColor: UIColor?
  /// The effect behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The colour of the line at the bar's edge.
  open var shadowColor: UIColor?

  /// Creates the looks of a bar.
  public override init() {
    super.init()
  }

  /// Takes the looks of the system's bars.
  open func configureWithDefaultBackground() {}
  /// Hides what lies behind.
  open func configureWithOpaqueBackground() {}
  /// Shows what lies behind.
  open func configureWithTransparentBackground() {}
}

/// How a navigation bar looks; kept, without effect.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks; kept, without effect.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}

/// How a tool bar looks; kept, without effect.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}
