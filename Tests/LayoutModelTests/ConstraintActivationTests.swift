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
    #expect(throws: LayoutError.self) { try LayoutConstraint.activating([legal, illegal]) }
    #expect(!legal.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test func placesAlongDifferentAxesAreRefusedWithAutoLayoutsMessage() throws {
    let root = View()
    root.accessibilityIdentifier = "root"
    let child = View()
    child.accessibilityIdentifier = "child"
    root.addSubview(child)
    let constraint = try LayoutConstraint.checked(
      item: child, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top)
    let error = #expect(throws: LayoutError.self) {
      try LayoutConstraint.activating([constraint])
    }
    let prefix = "Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint"
    #expect(error?.message.hasPrefix(prefix) == true)
    #expect(error?.message.contains("child.left == root.top") == true)
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
}
