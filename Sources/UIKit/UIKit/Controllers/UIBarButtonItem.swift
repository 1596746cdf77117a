public import Foundation
import LayoutModel

/// A button of a bar; kept, without effect.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// Plain.
    case plain = 0
    /// As what ends an activity.
    case done = 2
  }

  /// The buttons that the system has.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// Add.
    case add = 4
    /// Space that grows.
    case flexibleSpace = 5
    /// Space of a width.
    case fixedSpace = 6
    /// Compose.
    case compose = 7
    /// Reply.
    case reply = 8
    /// Action.
    case action = 9
    /// Search.
    case search = 12
    /// Refresh.
    case refresh = 13
    /// Close.
    case close = 24
  }

  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// A view in place of both.
  open var customView: UIView?
  /// Whether it can be tapped.
  open var isEnabled = true
  /// Its colour.
  open var tintColor: UIColor?
  /// What a tap does.
  open var primaryAction: UIAction?
  /// What a tap opens.
  open var menu: UIMenu?
  /// The width, in points; 0 for as much as the content takes.
  open var width: CGFloat = 0
  /// What is read out.
  open var accessibilityLabel: String?
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// A number of the application's choice.
  open var tag = 0
  /// Which of the system's buttons it is; nil for one of the application's.
  private var systemItem: SystemItem?

  /// Creates a button.
  public override init() {
    super.init()
  }

  /// Creates a button with a title.
  public convenience init(
    title: String?, style: Style, target: Any? = nil, action: Selector? = nil
  ) {
    self.init()
    self.title = title
  }

  /// Creates a button with a picture.
  public convenience init(
    image: UIImage?, style: Style, target: Any? = nil, action: Selector? = nil
  ) {
    self.init()
    self.image = image
  }

  /// Creates one of the system's buttons.
  public convenience init(
    barButtonSystemItem: SystemItem, target: Any? = nil, action: Selector? = nil
  ) {
    self.init()
    self.systemItem = barButtonSystemItem
  }

  /// Creates one of the system's buttons.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button that runs an action or opens a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Space that grows.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Space of a width, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Creates a place for a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The button in a picture.
  var depiction: BarDepiction.Item {
    if let systemItem, title == nil, image == nil {
      return BarDepiction.Item(systemItem: "\(systemItem)")
    }
    return BarDepiction.Item(
      title: title ?? "", image: image.map { ImageDepiction(size: $0.model.size) })
  }
}
