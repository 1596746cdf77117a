import LayoutModel
import Testing
import UIKit

/// Constraints by themselves: how they are made, what they keep, what they are owned by.
@Suite @MainActor struct ConstraintTests {
  final class Named: NSLayoutConstraint {
    var label: String?
  }

  private func pair() -> (UIView, UIView, UIView) {
    let (container, first, second) = (UIView(), UIView(), UIView())
    container.addSubview(first)
    container.addSubview(second)
    return (container, first, second)
  }

  @Test func subclassesInheritBothInitialisersAndComeBack() {
    let (container, first, second) = pair()
    let named = Named(
      item: first, attribute: .left, relatedBy: .equal, toItem: second, attribute: .right,
      multiplier: 1, constant: 8)
    named.label = "gap"
    named.isActive = true
    let found = container.constraints.compactMap { $0 as? Named }
    #expect(found.count == 1)
    #expect(found.first === named)
    #expect(found.first?.label == "gap")
    #expect(Named().label == nil)
  }

  @Test func anEmptyConstraintMayBeAssignedOver() {
    var constraint = NSLayoutConstraint()
    #expect(!constraint.isActive)
    #expect(constraint.firstItem == nil)
    #expect(!constraint.description.isEmpty)
    let view = UIView()
    constraint = view.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    #expect(view.constraints == [constraint])
  }

  @Test func itemsAreIdenticalAndWeak() {
    let (container, first, second) = pair()
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    let constraint = NSLayoutConstraint(
      item: first, attribute: .top, relatedBy: .equal, toItem: guide, attribute: .bottom,
      multiplier: 1, constant: 0)
    #expect(constraint.firstItem === first)
    #expect(constraint.secondItem === guide)
    var view: UIView? = UIView()
    weak let weakView = view
    let lonely = NSLayoutConstraint(
      item: view as Any, attribute: .width, relatedBy: .equal, toItem: second, attribute: .width,
      multiplier: 1, constant: 0)
    view = nil
    #expect(weakView == nil)
    #expect(lonely.firstItem == nil)
    #expect(lonely.secondItem === second)
  }

  @Test func aSizeMayNameAnAttributeOfNoItem() {
    let view = UIView()
    let constraint = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil,
      attribute: .width, multiplier: 1, constant: 50)
    constraint.isActive = true
    #expect(constraint.secondItem == nil)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(view.constraints == [constraint])
  }

  @Test func valuesCanBeChangedActiveOrNot() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    let left = view.leadingAnchor.constraint(equalTo: container.leadingAnchor)
    left.constant = 3
    left.priority = UILayoutPriority(999)
    left.identifier = "left"
    left.isActive = true
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    container.layoutIfNeeded()
    #expect(view.frame.minX == 3)
    left.constant = 7
    left.priority = UILayoutPriority(500)
    container.layoutIfNeeded()
    #expect(view.frame.minX == 7)
    #expect((left.constant, left.priority.rawValue) == (7, 500))
    left.isActive = false
    left.constant = 9
    left.isActive = true
    container.layoutIfNeeded()
    #expect(view.frame.minX == 9)
    #expect(left.description.contains("'left'"))
  }

  @Test func theOwnerKeepsActiveConstraintsAndNothingElseDoes() {
    weak var constraint: NSLayoutConstraint?
    weak var inactive: NSLayoutConstraint?
    let view = UIView()
    do {
      let made = view.widthAnchor.constraint(equalToConstant: 10)
      made.isActive = true
      constraint = made
      let other = view.heightAnchor.constraint(equalToConstant: 10)
      inactive = other
      withExtendedLifetime((made, other)) {}
    }
    #expect(constraint != nil)
    #expect(inactive == nil)
    constraint?.isActive = false
    #expect(constraint == nil)
  }

  @Test func nothingIsKeptInACircle() {
    weak var weakView: UIView?
    weak var weakChild: UIView?
    weak var weakConstraint: NSLayoutConstraint?
    weak var weakGuide: UILayoutGuide?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let child = UILabel()
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      let constraint = child.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
      constraint.isActive = true
      view.layoutIfNeeded()
      (weakView, weakChild, weakConstraint) = (view, child, constraint)
      weakGuide = view.safeAreaLayoutGuide
    }
    #expect(weakView == nil)
    #expect(weakChild == nil)
    #expect(weakConstraint == nil)
    #expect(weakGuide == nil)
  }

  @Test func activationGoesOnAfterDeactivationBeforeALayout() {
    let (container, first, second) = pair()
    first.translatesAutoresizingMaskIntoConstraints = false
    container.layoutIfNeeded()
    let constraint = first.topAnchor.constraint(equalTo: second.topAnchor, constant: 4)
    for _ in 0..<3 {
      constraint.isActive = true
      #expect(container.constraints == [constraint])
      constraint.isActive = false
      #expect(container.constraints.isEmpty)
    }
    constraint.isActive = true
    second.frame.origin.y = 10
    container.layoutIfNeeded()
    #expect(first.frame.minY == 14)
  }

  @Test func theSystemsConstraintsAreConstraintsToo() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.layoutIfNeeded()
    let own = stack.constraints
    #expect(own.contains { $0.identifier == "UISV-spacing" })
    #expect(own.allSatisfy { $0.isActive })
  }

  @Test func aVisualFormatMakesConstraints() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let (name, value) = (UIView(), UIView())
    for view in [name, value] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[name(width)]-[value]-|", options: [.alignAllTop, .alignAllBottom],
      metrics: ["width": 60], views: ["name": name, "value": value])
    NSLayoutConstraint.activate(constraints)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "V:|[name]|", views: ["name": name]))
    container.layoutIfNeeded()
    #expect(name.frame == CGRect(x: 8, y: 0, width: 60, height: 50))
    #expect(value.frame == CGRect(x: 76, y: 0, width: 116, height: 50))
    // A bare bar stands for the margin, which may change.
    container.layoutMargins.left = 20
    container.layoutIfNeeded()
    #expect(name.frame.minX == 20)
  }
}
