public import Foundation
import LayoutModel

/// What a navigation bar shows for a controller; kept, without effect but for the title's size.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// The title.
  open var title: String?
  /// A view in place of the title.
  open var titleView: UIView?
  /// A line above the title.
  open var prompt: String?
  /// Whether the title is large, where the bar prefers it.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The button on the leading side.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The button on the trailing side.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The buttons on the leading side.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the trailing side.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether the back button is away.
  open var hidesBackButton = false
  /// The button that leads back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the button that leads back here.
  open var backButtonTitle: String?
  /// How the back button shows it.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The search below the title; kept, without effect: its bar is not laid out.
  open var searchController: UISearchController?
  /// Whether the search bar goes while content is scrolled.
  open var hidesSearchBarWhenScrolling = true
  /// How the bar looks for this item.
  open var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks for this item while nothing lies below it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Sets the button on the leading side.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button on the trailing side.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// How a back button shows where it leads.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// As there is room.
    case `default` = 0
    /// Without a name.
    case generic = 1
    /// By the arrow alone.
    case minimal = 2
  }
}
