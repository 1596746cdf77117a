import LayoutModel
import Testing

@Suite struct AnchorTests {
  private let tree = NamedTree()
  private var root: View { tree.root }
  private var a: View { tree.a }
  private var b: View { tree.b }

  @Test func systemSpacingIsEightPointsTimesTheMultiplier() {
    let constraints = [
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
      b.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
      b.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 0.5),
      b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
      b.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 2),
      b.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 0.5),
    ]
    #expect(constraints.map(\.constant) == [8, 16, 4, 8, 16, 4])
    let relations: [LayoutRelation] = [.equal, .greaterThanOrEqual, .lessThanOrEqual]
    #expect(constraints.map(\.relation) == relations + relations)
  }

  @Test func baselinesAreSpacedByLines() {
    final class Text: View {
      override var lineSpacing: Double? { 20.5 }
    }
    let text = Text()
    root.addSubview(text)
    let below = a.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: text.lastBaselineAnchor, multiplier: 2)
    #expect(below.constant == 41)
    let edge = a.topAnchor.constraint(
      equalToSystemSpacingBelow: text.lastBaselineAnchor, multiplier: 1)
    #expect(edge.constant == 8)
  }

  @Test func aDistanceIsOwnedByTheAncestorOfAllItsItems() {
    let inner = View()
    a.addSubview(inner)
    let gap = b.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
    let constraint = inner.widthAnchor.constraint(equalTo: gap)
    constraint.isActive = true
    #expect(root.constraints.count == 1)
    #expect(constraint.equation == "UIView#0.0.width == (a.leading - b.leading)")
  }

  @Test func aDistanceIsDeactivatedWithAnyOfItsItems() {
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let constraint = gap.constraint(equalToConstant: 10)
    let other = gap.constraint(equalTo: a.trailingAnchor.anchorWithOffset(to: root.trailingAnchor))
    LayoutConstraint.activate([constraint, other])
    // The view where both distances begin goes.
    a.removeFromSuperview()
    #expect(!constraint.isActive)
    #expect(!other.isActive)
    #expect(root.constraints.isEmpty)
    root.addSubview(a)
    LayoutConstraint.activate([constraint, other])
    LayoutConstraint.deactivate([constraint])
    root.removeFromSuperview()
    #expect(other.isActive)
  }

  @Test func aDistanceToAStrangerIsRefusedWithItsAnchors() throws {
    let stranger = View()
    stranger.accessibilityIdentifier = "stranger"
    let gap = stranger.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let error = #expect(throws: LayoutError.self) {
      try LayoutConstraint.activate(validating: [gap.constraint(equalTo: a.widthAnchor)])
    }
    #expect(
      error?.message
        == "Unable to activate constraint with anchors <_NSDistanceLayoutDimension "
        + "\"(b.leading - stranger.trailing)\"> and <NSLayoutDimension \"a.width\"> because they "
        + "have no common ancestor.  Does the constraint or its anchors reference items in "
        + "different view hierarchies?  That's illegal.")
    #expect(root.constraints.isEmpty)
  }

  @Test func aGuideWithoutOwnerIsOutsideEveryHierarchy() {
    let guide = LayoutGuide()
    let gap = guide.topAnchor.anchorWithOffset(to: b.topAnchor)
    #expect(throws: LayoutError.self) {
      try LayoutConstraint.activate(validating: [gap.constraint(equalToConstant: 0)])
    }
    root.addLayoutGuide(guide)
    gap.constraint(equalToConstant: 0).isActive = true
    #expect(root.constraints.count == 1)
    root.removeLayoutGuide(guide)
    #expect(root.constraints.isEmpty)
  }

  @Test func aMultiplierOfZeroDropsTheOtherDistance() {
    let other = a.topAnchor.anchorWithOffset(to: b.topAnchor)
    let constraint = a.widthAnchor.constraint(equalTo: other, multiplier: 0, constant: 5)
    #expect(constraint.secondItem == nil)
    #expect(constraint.equation == "a.width == 5")
    constraint.constant = -0.5
    #expect(constraint.equation == "a.width == -0.5")
  }

  @Test func sidesAreAnchorsAgain() {
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let constraint = gap.constraint(equalTo: a.widthAnchor)
    #expect("\(constraint.firstAnchor)" == "\(gap)")
    #expect("\(constraint.secondAnchor as Any)".contains("<NSLayoutDimension \"a.width\">"))
    let place = a.topAnchor.constraint(equalTo: root.topAnchor)
    #expect(place.firstAnchor is YAxisAnchor)
    #expect(a.leftAnchor.constraint(equalTo: root.leftAnchor).secondAnchor is XAxisAnchor)
    #expect(a.widthAnchor.constraint(equalToConstant: 5).secondAnchor == nil)
  }
}
