import LayoutModel
import Testing

@Suite struct ConstraintActivationTests {
  @Test func aConstraintIsOwnedByTheNearestCommonAncestor() throws {
    let root = View()
    let left = View()
    let right = View()
    let label = View()
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(label)
    let constraint = label.leadingAnchor.constraint(equalTo: right.leadingAnchor, constant: 8)
    #expect(!constraint.isActive)
    constraint.isActive = true
    #expect(root.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(constraint)])
    #expect(left.constraints.isEmpty)
    constraint.isActive = false
    #expect(root.constraints.isEmpty)
  }

  @Test func aBatchWithAnIllegalConstraintActivatesNothing() {
    let root = View()
    let child = View()
    let stranger = View()
    root.addSubview(child)
    let legal = child.topAnchor.constraint(equalTo: root.topAnchor)
    let illegal = child.topAnchor.constraint(equalTo: stranger.topAnchor)
    #expect(throws: LayoutError.self) {
      try LayoutConstraint.activate(validating: [legal, illegal])
    }
    #expect(!legal.isActive)
    #expect(root.constraints.isEmpty)
  }

  /// Outside of a window UIKit takes such a constraint; SnapKit's tests do it six times.
  @Test func placesAlongDifferentAxesAreNotRefusedWithoutAnEngine() throws {
    let root = View()
    root.accessibilityIdentifier = "root"
    let child = View()
    child.accessibilityIdentifier = "child"
    root.addSubview(child)
    let constraint = try LayoutConstraint.make(
      item: child, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top)
    try LayoutConstraint.activate(validating: [constraint])
    #expect(constraint.isActive)
    #expect(root.constraints.count == 1)
  }

  /// As clients of UIKit count them: by owner, in order of activation, without inactive ones.
  @Test func ownersHoldConstraintsInOrderOfActivationWhoeverAddedThem() {
    let root = View()
    let box = View()
    let label = View()
    root.addSubview(box)
    box.addSubview(label)
    let own = label.widthAnchor.constraint(equalToConstant: 10)
    let inner = label.topAnchor.constraint(equalTo: box.topAnchor)
    let outer = label.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let second = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    root.addConstraints([second, inner, outer, own])
    #expect(label.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(own)])
    #expect(box.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(inner)])
    #expect(
      root.constraints.map(ObjectIdentifier.init) == [
        ObjectIdentifier(second), ObjectIdentifier(outer),
      ])
    second.isActive = false
    #expect(root.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(outer)])
    second.isActive = true
    #expect(
      root.constraints.map(ObjectIdentifier.init) == [
        ObjectIdentifier(outer), ObjectIdentifier(second),
      ])
    box.removeFromSuperview()
    #expect(root.constraints.isEmpty)
    #expect(!outer.isActive && !second.isActive && inner.isActive && own.isActive)
    root.addSubview(box)
    #expect(root.constraints.isEmpty)
  }

  @Test func removingASubtreeDeactivatesWhatCrossesItsEdgeOnly() {
    let root = View()
    let box = View()
    let label = View()
    root.addSubview(box)
    box.addSubview(label)
    let inner = label.topAnchor.constraint(equalTo: box.topAnchor)
    let crossing = label.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    LayoutConstraint.activate([inner, crossing])
    box.removeFromSuperview()
    #expect(inner.isActive)
    #expect(!crossing.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test(arguments: [0, -1, 1000.5, Double.nan])
  func prioritiesOutOfRangeAreRefused(_ value: Double) {
    let root = View()
    let constraint = root.widthAnchor.constraint(equalToConstant: 10)
    #expect(throws: LayoutError.self) { try constraint.setPriority(LayoutPriority(value)) }
    #expect(constraint.priority == .required)
  }

  @Test func anActiveConstraintStaysRequiredOrOptional() throws {
    let root = View()
    let constraint = root.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    #expect(throws: LayoutError.requiredPriorityMutation) {
      try constraint.setPriority(.defaultHigh)
    }
    constraint.isActive = false
    try constraint.setPriority(.defaultHigh)
    constraint.isActive = true
    try constraint.setPriority(999.5)
    #expect(constraint.priority.rawValue == 999.5)
  }

  @Test func aConstraintAddedToAViewThatDoesNotHoldItsItemsIsRefused() {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    root.accessibilityIdentifier = "root"
    let box = View()
    box.accessibilityIdentifier = "box"
    root.addSubview(box)
    let label = View()
    box.addSubview(label)
    let constraint = label.topAnchor.constraint(equalTo: root.topAnchor)
    let error = #expect(throws: LayoutError.self) {
      try box.addConstraints(validating: [constraint])
    }
    #expect(
      error?.message == """
        The view hierarchy is not prepared for the constraint: <NSLayoutConstraint \
        UIView#0.0.top == root.top   (inactive)>
        \tWhen added to a view, the constraint's items must be descendants of that view (or the \
        view itself). This will crash if the constraint needs to be resolved before the view \
        hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) \
        _viewHierarchyUnpreparedForConstraint:] to debug.
        View hierarchy unprepared for constraint.
        \tConstraint: <NSLayoutConstraint UIView#0.0.top == root.top   (inactive)>
        \tContainer hierarchy:\u{20}
        <UIView 'box'; frame = (0 0; 0 0)>
           | <UIView#0.0; frame = (0 0; 0 0)>
        \tView not found in container hierarchy: <UIView 'root'; frame = (0 0; 100 50)>
        \tThat view's superview: NO SUPERVIEW
        Impossible to set up layout with view hierarchy unprepared for constraint.
        """)
    #expect(!constraint.isActive)
    root.addConstraint(constraint)
    #expect(constraint.isActive)
  }

  @Test func hierarchiesPrintIndented() {
    let root = View()
    let child = View()
    let grandchild = View()
    root.addSubview(child)
    child.addSubview(grandchild)
    #expect(
      root.recursiveDescription(in: .readable) == """
        <UIView; frame = (0 0; 0 0)>
           | <UIView#0; frame = (0 0; 0 0)>
           |    | <UIView#0.0; frame = (0 0; 0 0)>
        """)
  }
}
