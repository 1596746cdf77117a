import UIKit
import XCTest

// Code as client libraries write it, in Swift 5 and without a word on actors: extensions that share
// names with UIKit's properties, chains that return Self, closures over Self, types of their own by
// names that the engine's modules use, too.

/// As a client calls it.
public typealias View = UIView
/// As a client calls it.
public typealias LayoutGuide = UILayoutGuide
/// As a client calls it.
public typealias LayoutPriority = UILayoutPriority
/// As a client calls it.
public typealias EdgeInsets = UIEdgeInsets
/// A client's subclass.
public class LayoutConstraint: NSLayoutConstraint {
  /// A client's name for the identifier.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
}

extension UIView {
  @discardableResult fileprivate func subviews(_ views: UIView...) -> UIView {
    for view in views {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    return self
  }

  @discardableResult fileprivate func width(_ points: CGFloat) -> Self {
    widthAnchor.constraint(equalToConstant: points).isActive = true
    return self
  }

  @discardableResult fileprivate func top(_ points: CGFloat) -> Self {
    if let superview {
      topAnchor.constraint(equalTo: superview.topAnchor, constant: points).isActive = true
    }
    return self
  }

  fileprivate var store: NSMutableSet {
    if let set = objc_getAssociatedObject(self, &storeKey) as? NSMutableSet { return set }
    let set = NSMutableSet()
    objc_setAssociatedObject(self, &storeKey, set, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return set
  }
}

private var storeKey: UInt8 = 0

extension UIAppearance {
  @discardableResult fileprivate func style(_ body: (Self) -> Void) -> Self {
    body(self)
    return self
  }
}

extension UILabel {
  @discardableResult fileprivate func text(_ string: String) -> Self {
    text = string
    return self
  }
}

extension UIButton {
  @discardableResult fileprivate func text(_ string: String) -> Self {
    setTitle(string, for: .normal)
    return self
  }
}

extension NSLayoutConstraint {
  fileprivate func with(priority: Float) -> Self {
    self.priority = UILayoutPriority(rawValue: priority)
    return self
  }
}

extension NSLayoutConstraint.Attribute: CustomDebugStringConvertible {
  /// A client's text.
  public var debugDescription: String {
    switch self {
    case .left: return "left"
    case .width: return "width"
    case .notAnAttribute, .right, .top, .bottom, .leading, .trailing, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
      return "other"
    @unknown default: return "unknown"
    }
  }
}

@available(iOS 8.0, *) extension UILayoutSupport {
  fileprivate var edges: [NSLayoutYAxisAnchor] { [topAnchor, bottomAnchor] }
}

extension NSObject {
  fileprivate func mark() -> ObjectIdentifier { ObjectIdentifier(self) }
}

final class ClientLibraryTests: XCTestCase {
  let container = View()

  func testViewsAreMadeInNonisolatedCode() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    container.addSubview(view)
    XCTAssertEqual(container.subviews.count, 1)
    XCTAssertEqual(view.frame.width, 10)
    XCTAssertEqual(view.mark(), ObjectIdentifier(view))
  }

  func testNamesOfMethodsDoNotHideProperties() {
    let (first, second) = (UILabel(), UIButton())
    container.subviews(first.text("a"), second.text("b"))
    XCTAssertEqual(container.subviews.count, 2)
    XCTAssertEqual(first.text, "a")
    XCTAssertEqual(second.currentTitle, "b")
    first.width(30).top(4)
    container.layoutIfNeeded()
    XCTAssertEqual(first.frame.width, 30)
    XCTAssertEqual(first.frame.minY, 4)
  }

  func testChainsReturnSelf() {
    let label = UILabel().style {
      $0.textColor = .yellow
      $0.numberOfLines = 0
    }
    XCTAssertEqual(label.textColor, .yellow)
    let constraint = LayoutConstraint(
      item: label, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 5
    ).with(priority: 751)
    constraint.label = "mine"
    XCTAssertTrue(type(of: constraint) == LayoutConstraint.self)
    XCTAssertEqual(constraint.priority.rawValue, 751)
    constraint.isActive = true
    let own = label.constraints.filter { $0 is LayoutConstraint }
    XCTAssertEqual(own.first?.identifier, "mine")
    XCTAssertEqual(constraint.firstAttribute.debugDescription, "width")
  }

  func testPrivateVariablesAreKeys() {
    container.store.add(container)
    XCTAssertTrue(container.store.contains(container))
    XCTAssertEqual(View().store.count, 0)
  }

  func testLayoutSupportIsExtended() {
    let controller = UIViewController()
    controller.view.addSubview(container)
    container.translatesAutoresizingMaskIntoConstraints = false
    for anchor in controller.topLayoutGuide.edges {
      container.topAnchor.constraint(equalTo: anchor).isActive = true
    }
    let guide = container.constraintsOfSuperview.first?.secondItem
    XCTAssertTrue(guide === controller.topLayoutGuide)
    XCTAssertEqual(controller.topLayoutGuide.length, 0)
  }
}

extension UIView {
  fileprivate var constraintsOfSuperview: [NSLayoutConstraint] { superview?.constraints ?? [] }
}
