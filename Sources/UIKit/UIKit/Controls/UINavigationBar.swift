public import Foundation
import LayoutModel

/// A bar with a title, at the top of a screen.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  final weak var container: UINavigationController?
  private var ownItems: [UINavigationItem] = []

  /// Whether titles are large; off by default.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { container?.layOutBars() } }
  }

  /// Whether what is below shines through; kept, without effect.
  open var isTranslucent = true
  /// The colour behind the content; pictures show it.
  open var barTintColor: UIColor?
  /// The attributes of titles; kept, without effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How the bar looks; kept, without effect.
  open var standardAppearance = UINavigationBarAppearance()
  /// How the bar looks while it is low; kept, without effect.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks while nothing lies below it; kept, without effect.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The line at the bar's edge; kept, without effect.
  open var shadowImage: UIImage?

  open override var intrinsicContentSize: CGSize { CGSize(ControlMetrics.navigationBar.size) }

  // MARK: Items

  /// What the bar has gone through, the shown one last; for a controller's bar, that of its controllers.
  ///
  /// Setting it on a bar of one's own shows the last; a controller's bar takes no items but its own.
  open var items: [UINavigationItem]? {
    get { container?.viewControllers.map(\.navigationItem) ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// What the bar shows.
  open var topItem: UINavigationItem? { items?.last }
  /// What the way back leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Shows the last of some items; whether that is animated has no effect.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    precondition(
      container == nil,
      "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.")
    ownItems = items ?? []
  }

  /// Shows an item, with the way back to the present one.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    setItems(ownItems + [item], animated: animated)
  }

  /// Goes back.
  ///
  /// - Returns: The item that was shown; nil where there was none.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    let top = topItem
    setItems(ownItems.dropLast(), animated: animated)
    return top
  }

  override var depiction: ViewDepiction {
    guard let item = topItem else { return .bar(BarDepiction(.navigation)) }
    var bar = BarDepiction(.navigation, title: item.titleView == nil ? item.title ?? "" : nil)
    bar.leading = (item.leftBarButtonItems ?? item.leftBarButtonItem.map { [$0] } ?? []).depictions
    bar.trailing =
      (item.rightBarButtonItems ?? item.rightBarButtonItem.map { [$0] } ?? []).reversed().depictions
    bar.hasBackButton = backItem != nil && !item.hidesBackButton
    return .bar(bar)
  }

  override var look: ViewLook { super.look.withBackground(barTintColor) }
}
