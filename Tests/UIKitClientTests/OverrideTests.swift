import UIKit
import XCTest

// What view code written for iOS overrides: all of it has to stand in the classes, and be open, since
// without Objective-C nothing of an extension can be overridden.

/// A view that writes down which of its overrides are called.
private final class Overrider: UIView {
  var calls: Set<String> = []
  private func noted<Result>(_ result: Result, _ name: String = #function) -> Result {
    calls.insert(name)
    return result
  }

  override var tag: Int { didSet { calls.insert("tag") } }
  override var layer: CALayer { noted(super.layer) }
  override var accessibilityIdentifier: String? { didSet { calls.insert("identifier") } }
  override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    noted(super.insertSubview(view, belowSubview: sibling))
  }
  override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    noted(super.insertSubview(view, aboveSubview: sibling))
  }
  override func bringSubviewToFront(_ view: UIView) { noted(super.bringSubviewToFront(view)) }
  override func sendSubviewToBack(_ view: UIView) { noted(super.sendSubviewToBack(view)) }
  override func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    noted(super.exchangeSubview(at: first, withSubviewAt: second))
  }
  override func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    noted(super.addGestureRecognizer(recognizer))
  }
  override func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    noted(super.removeGestureRecognizer(recognizer))
  }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    noted(super.alignmentRect(forFrame: frame))
  }
  override func frame(forAlignmentRect rect: CGRect) -> CGRect {
    noted(super.frame(forAlignmentRect: rect))
  }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    noted(super.contentHuggingPriority(for: axis))
  }
  override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { noted(super.setContentHuggingPriority(priority, for: axis)) }
  override func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { noted(super.contentCompressionResistancePriority(for: axis)) }
  override func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { noted(super.setContentCompressionResistancePriority(priority, for: axis)) }
  override func needsUpdateConstraints() -> Bool { noted(super.needsUpdateConstraints()) }
  override func updateConstraintsIfNeeded() { noted(super.updateConstraintsIfNeeded()) }
  override var constraints: [NSLayoutConstraint] { noted(super.constraints) }
  override func addConstraint(_ constraint: NSLayoutConstraint) {
    noted(super.addConstraint(constraint))
  }
  override func addConstraints(_ constraints: [NSLayoutConstraint]) {
    noted(super.addConstraints(constraints))
  }
  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    noted(super.removeConstraint(constraint))
  }
  override func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    noted(super.removeConstraints(constraints))
  }
  override var layoutGuides: [UILayoutGuide] { noted(super.layoutGuides) }
  override func addLayoutGuide(_ guide: UILayoutGuide) { noted(super.addLayoutGuide(guide)) }
  override func removeLayoutGuide(_ guide: UILayoutGuide) { noted(super.removeLayoutGuide(guide)) }
  override var safeAreaLayoutGuide: UILayoutGuide { noted(super.safeAreaLayoutGuide) }
  override var layoutMarginsGuide: UILayoutGuide { noted(super.layoutMarginsGuide) }
  override var readableContentGuide: UILayoutGuide { noted(super.readableContentGuide) }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    noted(.rightToLeft)
  }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    didSet { calls.insert("directional") }
  }
  override var preservesSuperviewLayoutMargins: Bool { didSet { calls.insert("preserves") } }
  override var insetsLayoutMarginsFromSafeArea: Bool { didSet { calls.insert("insets") } }
}

/// A controller that writes down which of its overrides are called.
private final class OverridingController: UIViewController {
  var calls: [String] = []
  private let item = UINavigationItem()
  override var navigationItem: UINavigationItem { item }
  override var navigationController: UINavigationController? { super.navigationController }
  override var tabBarController: UITabBarController? { super.tabBarController }
  override var parent: UIViewController? { super.parent }
  override var children: [UIViewController] { super.children }
  override var presentedViewController: UIViewController? { super.presentedViewController }
  override var presentingViewController: UIViewController? { super.presentingViewController }
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }
  override var additionalSafeAreaInsets: UIEdgeInsets { didSet { calls.append("safe area") } }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet { calls.append("style") } }
  override var viewRespectsSystemMinimumLayoutMargins: Bool { didSet { calls.append("margins") } }
  override func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    calls.append("present")
    super.present(controller, animated: animated, completion: completion)
  }
  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    calls.append("dismiss")
    super.dismiss(animated: animated, completion: completion)
  }
  override func show(_ controller: UIViewController, sender: Any?) {
    calls.append("show")
    super.show(controller, sender: sender)
  }
  override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    calls.append("detail")
    super.showDetailViewController(controller, sender: sender)
  }
}

private final class OwnTable: UITableView {
  var changes = 0
  override var style: Style { .grouped }
  override func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
    changes += 1
    super.insertRows(at: paths, with: animation)
  }
  override func beginUpdates() { changes += 1 }
  override func endUpdates() {
    changes += 1
    super.endUpdates()
  }
  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    changes += 10
  }
}

private final class OwnCell: UITableViewCell {
  override var reuseIdentifier: String? { "own" }
  override var contentView: UIView { super.contentView }
}

private final class OwnCollection: UICollectionView {
  var changes = 0
  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    changes += 1
    super.performBatchUpdates(updates, completion: completion)
  }
  override func moveSection(_ section: Int, toSection newSection: Int) { changes += 1 }
  override func reconfigureItems(at indexPaths: [IndexPath]) { changes += 1 }
}

/// A guide that follows the view that it belongs to.
private final class FollowingGuide: UILayoutGuide {
  var owners = 0
  override weak var owningView: UIView? { didSet { owners += 1 } }
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class OverrideTests: XCTestCase {
  func testEveryOverrideOfAViewIsCalled() {
    let view = Overrider()
    let (first, second, third) = (UIView(), UIView(), UIView())
    view.tag = 3
    _ = view.layer
    view.accessibilityIdentifier = "view"
    view.addSubview(first)
    view.insertSubview(second, aboveSubview: first)
    view.insertSubview(third, belowSubview: first)
    XCTAssertEqual(view.subviews, [third, first, second])
    view.bringSubviewToFront(third)
    view.sendSubviewToBack(second)
    XCTAssertEqual(view.subviews, [second, first, third])
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    XCTAssertEqual(view.subviews, [third, first, second])
    let recognizer = UIGestureRecognizer()
    view.addGestureRecognizer(recognizer)
    view.removeGestureRecognizer(recognizer)
    _ = view.alignmentRect(forFrame: .zero)
    _ = view.frame(forAlignmentRect: .zero)
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    XCTAssertEqual(view.contentHuggingPriority(for: .vertical), .required)
    XCTAssertEqual(view.contentCompressionResistancePriority(for: .vertical), .defaultLow)
    _ = view.needsUpdateConstraints()
    view.updateConstraintsIfNeeded()
    let (wide, high) = (
      view.widthAnchor.constraint(equalToConstant: 9),
      view.heightAnchor.constraint(equalToConstant: 9)
    )
    view.addConstraint(wide)
    view.addConstraints([high])
    XCTAssertEqual(view.constraints, [wide, high])
    view.removeConstraint(wide)
    view.removeConstraints([high])
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    XCTAssertEqual(view.layoutGuides, [guide])
    view.removeLayoutGuide(guide)
    _ = (view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide)
    XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    view.directionalLayoutMargins = .zero
    view.preservesSuperviewLayoutMargins = true
    view.insetsLayoutMarginsFromSafeArea = false
    XCTAssertEqual(view.calls.count, 33, "\(view.calls.sorted())")
  }

  func testSubviewsMoveAmongThemselves() {
    let view = UIView()
    let subviews = (0..<4).map { _ in UIView() }
    subviews.forEach(view.addSubview)
    let (first, second, third, fourth) = (subviews[0], subviews[1], subviews[2], subviews[3])
    view.insertSubview(first, aboveSubview: second)
    XCTAssertEqual(view.subviews, [second, first, third, fourth])
    view.insertSubview(fourth, belowSubview: second)
    XCTAssertEqual(view.subviews, [fourth, second, first, third])
    view.insertSubview(third, aboveSubview: third)
    view.insertSubview(first, aboveSubview: UIView())
    XCTAssertEqual(view.subviews, [fourth, second, first, third])
  }

  func testOverridesOfAControllerAreCalled() {
    let controller = OverridingController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.additionalSafeAreaInsets = .zero
    controller.overrideUserInterfaceStyle = .dark
    controller.viewRespectsSystemMinimumLayoutMargins = false
    controller.show(UIViewController(), sender: nil)
    controller.dismiss(animated: false)
    controller.showDetailViewController(UIViewController(), sender: nil)
    XCTAssertEqual(
      controller.calls,
      ["safe area", "style", "margins", "show", "present", "dismiss", "detail", "show", "present"])
    XCTAssertEqual(controller.systemMinimumLayoutMargins, .zero)
  }

  func testOverridesOfContainersAreCalled() {
    let table = OwnTable()
    table.beginUpdates()
    table.insertRows(at: [], with: .automatic)
    table.endUpdates()
    table.contentInset.top = 5
    XCTAssertEqual(table.changes, 13)
    XCTAssertEqual(table.style, .grouped)
    XCTAssertEqual(OwnCell(style: .default, reuseIdentifier: "other").reuseIdentifier, "own")
    let collection = OwnCollection(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.performBatchUpdates(nil)
    collection.moveSection(0, toSection: 1)
    collection.reconfigureItems(at: [])
    XCTAssertEqual(collection.changes, 3)
  }

  func testAGuideFollowsItsOwner() {
    let (view, guide) = (UIView(), FollowingGuide())
    view.addLayoutGuide(guide)
    XCTAssertTrue(guide.owningView === view)
    view.removeLayoutGuide(guide)
    XCTAssertNil(guide.owningView)
    XCTAssertEqual(guide.owners, 2)
  }

  /// Constraints on the same attribute of one item have one anchor.
  func testAnchorsOfConstraintsAreIdentical() {
    let (view, guide) = (UIView(), UILayoutGuide())
    view.addLayoutGuide(guide)
    let first = view.topAnchor.constraint(equalTo: guide.topAnchor)
    let second = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: guide, attribute: .top, multiplier: 1,
      constant: 4)
    XCTAssertTrue(first.firstAnchor === second.firstAnchor)
    XCTAssertTrue(first.secondAnchor === second.secondAnchor)
    XCTAssertFalse(first.firstAnchor === first.secondAnchor)
  }
}
