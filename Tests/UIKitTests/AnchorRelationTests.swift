import Testing
import UIKit

/// Every way to make a constraint of anchors: its relation, factor and constant; and what anchors
/// answer about themselves.
@Suite @MainActor struct AnchorRelationTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let view = UIView()
  private let other = UIView()

  init() {
    for child in [view, other] {
      child.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(child)
    }
  }

  private func isMade(
    _ constraint: NSLayoutConstraint, _ relation: NSLayoutConstraint.Relation,
    _ multiplier: CGFloat = 1, _ constant: CGFloat = 0
  ) -> Bool {
    constraint.relation == relation && constraint.multiplier == multiplier
      && constraint.constant == constant
  }

  @Test func dimensionsAreBoundByOthers() {
    let (width, wide) = (view.widthAnchor, other.widthAnchor)
    #expect(isMade(width.constraint(equalTo: wide), .equal))
    #expect(isMade(width.constraint(greaterThanOrEqualTo: wide), .greaterThanOrEqual))
    #expect(isMade(width.constraint(lessThanOrEqualTo: wide), .lessThanOrEqual))
    #expect(isMade(width.constraint(equalTo: wide, constant: 3), .equal, 1, 3))
    let least = width.constraint(greaterThanOrEqualTo: wide, constant: 3)
    #expect(isMade(least, .greaterThanOrEqual, 1, 3))
    let most = width.constraint(lessThanOrEqualTo: wide, constant: 3)
    #expect(isMade(most, .lessThanOrEqual, 1, 3))
  }

  @Test func dimensionsAreBoundByMultiples() {
    let (width, wide) = (view.widthAnchor, other.heightAnchor)
    #expect(isMade(width.constraint(equalTo: wide, multiplier: 2), .equal, 2))
    let least = width.constraint(greaterThanOrEqualTo: wide, multiplier: 2)
    #expect(isMade(least, .greaterThanOrEqual, 2))
    let most = width.constraint(lessThanOrEqualTo: wide, multiplier: 2)
    #expect(isMade(most, .lessThanOrEqual, 2) && most.secondAttribute == .height)
    let equal = width.constraint(equalTo: wide, multiplier: 2, constant: 5)
    #expect(isMade(equal, .equal, 2, 5))
    let above = width.constraint(greaterThanOrEqualTo: wide, multiplier: 2, constant: 5)
    #expect(isMade(above, .greaterThanOrEqual, 2, 5))
    let below = width.constraint(lessThanOrEqualTo: wide, multiplier: 2, constant: 5)
    #expect(isMade(below, .lessThanOrEqual, 2, 5))
  }

  @Test func dimensionsAreBoundByNumbers() {
    let height = view.heightAnchor
    #expect(isMade(height.constraint(equalToConstant: 7), .equal, 1, 7))
    let least = height.constraint(greaterThanOrEqualToConstant: 7)
    #expect(isMade(least, .greaterThanOrEqual, 1, 7))
    let most = height.constraint(lessThanOrEqualToConstant: 7)
    #expect(isMade(most, .lessThanOrEqual, 1, 7) && most.secondItem == nil)
  }

  /// Where both views lie when one constraint is all that parts them, from each side.
  private func gap(_ constraint: NSLayoutConstraint, _ gap: () -> CGFloat) -> CGFloat {
    var constraints = [constraint]
    for child in [view, other] {
      constraints += [
        child.widthAnchor.constraint(equalToConstant: 10),
        child.heightAnchor.constraint(equalToConstant: 10),
      ]
    }
    let (left, top) = (
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100)
    )
    let wishes = [
      other.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      other.topAnchor.constraint(equalTo: root.topAnchor),
    ]
    for wish in wishes { wish.priority = .defaultLow }
    NSLayoutConstraint.activate(constraints + [left, top] + wishes)
    root.layoutIfNeeded()
    return gap()
  }

  @Test func systemSpacingIsEightPointsAMultiple() {
    let after = other.leadingAnchor.constraint(
      greaterThanOrEqualToSystemSpacingAfter: view.trailingAnchor, multiplier: 2)
    #expect(gap(after) { other.frame.minX - view.frame.maxX } == 16)
    after.isActive = false
    let below = other.topAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: view.bottomAnchor, multiplier: 3)
    #expect(gap(below) { other.frame.minY - view.frame.maxY } == 24)
  }

  @Test func systemSpacingMayBeExact() {
    let after = other.leadingAnchor.constraint(
      equalToSystemSpacingAfter: view.trailingAnchor, multiplier: 1.5)
    #expect(after.relation == .equal && gap(after) { other.frame.minX - view.frame.maxX } == 12)
    after.isActive = false
    let below = other.topAnchor.constraint(
      equalToSystemSpacingBelow: view.bottomAnchor, multiplier: 0.5)
    #expect(below.relation == .equal && gap(below) { other.frame.minY - view.frame.maxY } == 4)
  }

  @Test func systemSpacingMayBeTheMost() {
    let after = other.leadingAnchor.constraint(
      lessThanOrEqualToSystemSpacingAfter: view.trailingAnchor, multiplier: 1)
    #expect(after.relation == .lessThanOrEqual)
    #expect(gap(after) { other.frame.minX } == 0, "less is allowed")
    let below = other.topAnchor.constraint(
      lessThanOrEqualToSystemSpacingBelow: view.bottomAnchor, multiplier: 1)
    #expect(below.relation == .lessThanOrEqual && gap(below) { other.frame.minY } == 0)
  }

  @Test func distancesAreDimensions() {
    let distance = view.topAnchor.anchorWithOffset(to: other.bottomAnchor)
    let constraint = distance.constraint(equalToConstant: 50)
    #expect(gap(constraint) { other.frame.maxY - view.frame.minY } == 50)
    constraint.isActive = false
    let across = view.leadingAnchor.anchorWithOffset(to: other.trailingAnchor)
    #expect(
      gap(across.constraint(equalToConstant: 60)) { other.frame.maxX - view.frame.minX } == 60)
  }

  @Test func anchorsOfAPlaceAreEqual() {
    #expect(view.leadingAnchor == view.leadingAnchor && view.leadingAnchor != other.leadingAnchor)
    #expect(view.leadingAnchor != view.trailingAnchor)
    #expect(Set([view.leadingAnchor, view.leadingAnchor, view.trailingAnchor]).count == 2)
    #expect(Set([view.topAnchor, view.topAnchor, view.bottomAnchor]).count == 2)
    #expect(view.topAnchor == view.topAnchor && view.topAnchor != other.topAnchor)
  }

  @Test func anchorsAnswerForTheirItem() {
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([width, top])
    root.layoutIfNeeded()
    #expect(view.topAnchor.hasAmbiguousLayout)
    #expect(view.widthAnchor.constraintsAffectingLayout.contains(width))
    #expect(!view.widthAnchor.constraintsAffectingLayout.contains(top))
    #expect(view.topAnchor.constraintsAffectingLayout.contains(top))
    #expect(!view.heightAnchor.constraintsAffectingLayout.contains(width))
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let side = guide.leftAnchor.constraint(equalTo: root.leftAnchor)
    NSLayoutConstraint.activate([
      side, guide.rightAnchor.constraint(equalTo: root.rightAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(!guide.leftAnchor.hasAmbiguousLayout && !guide.hasAmbiguousLayout)
    #expect(guide.leftAnchor.constraintsAffectingLayout.contains(side))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 5))
  }
}
