public import Foundation
import LayoutModel

extension Sequence where Element == UIBarButtonItem {
  /// The buttons in a picture.
  @MainActor var depictions: [BarDepiction.Item] { map(\.depiction) }
}

/// A bar with buttons, at the bottom of a screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?

  open override var intrinsicContentSize: CGSize { CGSize(ControlMetrics.toolbar.size) }

  override var depiction: ViewDepiction {
    var bar = BarDepiction(.tool, title: items == nil ? nil : "")
    bar.leading = (items ?? []).depictions
    return .bar(bar)
  }
}

/// A bar to switch between parts of an application.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The tabs.
  open var items: [UITabBarItem]?
  /// Whether what is below shines through; kept, without effect.
  open var isTranslucent = true
  /// The colour behind the content; pictures show it.
  open var barTintColor: UIColor?
  /// How the bar looks; kept, without effect.
  open var standardAppearance = UITabBarAppearance()
  /// How the bar looks while nothing lies below it; kept, without effect.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The colour of the tabs that are not chosen; kept, without effect.
  open var unselectedItemTintColor: UIColor?

  open override var intrinsicContentSize: CGSize { CGSize(ControlMetrics.tabBar.size) }

  /// What shows the tabs of controllers.
  final weak var container: UITabBarController?

  override var depiction: ViewDepiction {
    var bar = BarDepiction(.tab)
    let shown = container?.viewControllers?.map { $0.tabBarItem ?? UITabBarItem() } ?? items ?? []
    bar.leading = shown.enumerated().map { index, item in
      let controller = container?.viewControllers?[index]
      return BarDepiction.Item(
        title: item.title ?? controller?.title ?? "",
        image: item.image.map { ImageDepiction(size: $0.model.size) })
    }
    bar.selected = container?.selectedIndex ?? 0
    return .bar(bar)
  }

  override var look: ViewLook { super.look.withBackground(barTintColor) }
}

/// A bar with a text to search for.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The text.
  open var text: String?
  /// What is shown while there is no text.
  open var placeholder: String?
  /// What is notified of the text; never called.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Whether the button that ends the search is shown; kept, without effect.
  open var showsCancelButton = false

  open override var intrinsicContentSize: CGSize { CGSize(ControlMetrics.searchBar.size) }

  override var depiction: ViewDepiction { .search(placeholder ?? "") }
}

/// Wheels to choose a date or a time from.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The date.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The earliest date.
  open var minimumDate: Date?
  /// The latest date.
  open var maximumDate: Date?

  open override var intrinsicContentSize: CGSize { CGSize(ControlMetrics.picker.size) }

  override var depiction: ViewDepiction { .picker }
}

/// How what is behind a view is shown; kept, without effect.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur; kept, without effect.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How a blur looks.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the interface.
    case regular = 4
    /// As the interface, more clearly.
    case prominent = 5
    /// A thin material.
    case systemThinMaterial = 7
    /// A material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
  }

  /// Creates a blur.
  public init(style: Style) {
    super.init()
  }
}

/// A view that changes what is behind it; its subviews go into its content view.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The view to add subviews to.
  open var contentView: UIView { content }
  private let content = UIView()
  /// The effect; kept, without effect.
  open var effect: UIVisualEffect?

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates a view without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
