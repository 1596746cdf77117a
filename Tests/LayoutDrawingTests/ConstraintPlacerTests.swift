import LayoutDrawing
import LayoutModel
import Testing

/// Where constraints are drawn, what is written beside them, and by how much frames miss them.
@Suite struct ConstraintPlacerTests {
  private let root = View()
  private let a = View()
  private let b = View()
  private let frames: [ObjectIdentifier: Rect]

  /// `a` is 100 by 40 points at (10, 20), `b` 60 by 200 at (150, 50).
  init() {
    root.addSubview(a)
    root.addSubview(b)
    frames = [
      ObjectIdentifier(root): Rect(x: 0, y: 0, width: 375, height: 667),
      ObjectIdentifier(a): Rect(x: 10, y: 20, width: 100, height: 40),
      ObjectIdentifier(b): Rect(x: 150, y: 50, width: 60, height: 200),
    ]
  }

  private func residual(_ constraint: LayoutConstraint) -> Double? {
    ConstraintPlacer(frames: frames).residual(of: constraint)
  }

  private func placed(_ constraint: LayoutConstraint) -> SceneConstraint {
    ConstraintPlacer(frames: frames).placed(constraint)
  }

  /// Inequalities miss only on one side of their bound; the sign tells on which.
  @Test func framesMissWhatAConstraintAsksFor() {
    #expect(residual(a.widthAnchor.constraint(equalToConstant: 90)) == 10)
    #expect(residual(a.heightAnchor.constraint(equalToConstant: 50)) == -10)
    #expect(residual(a.widthAnchor.constraint(lessThanOrEqualToConstant: 90)) == 10)
    #expect(residual(a.widthAnchor.constraint(lessThanOrEqualToConstant: 110)) == 0)
    #expect(residual(a.widthAnchor.constraint(greaterThanOrEqualToConstant: 90)) == 0)
    #expect(residual(a.widthAnchor.constraint(greaterThanOrEqualToConstant: 110)) == -10)
    #expect(
      residual(a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0.5, constant: -3))
        == 3)
    #expect(residual(b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 32)) == 8)
    #expect(residual(b.topAnchor.constraint(equalTo: a.bottomAnchor)) == -10)
    #expect(residual(b.centerXAnchor.constraint(equalTo: a.centerXAnchor)) == 120)
    #expect(residual(b.centerYAnchor.constraint(equalTo: a.centerYAnchor)) == 110)
    // Nothing is known about views of other trees.
    let other = View()
    #expect(residual(a.widthAnchor.constraint(equalTo: other.widthAnchor)) == nil)
    #expect(residual(other.widthAnchor.constraint(equalToConstant: 1)) == nil)
  }

  /// Equalities have no sign, sizes of other sizes have their factor, and what is optional its priority.
  @Test func labelsHaveRelationFactorConstantAndPriority() {
    let dimension = { (relation: LayoutRelation, multiplier: Double, constant: Double) in
      LayoutConstraint(
        item: a, attribute: .width, relatedBy: relation, toItem: b, attribute: .height,
        multiplier: multiplier, constant: constant)
    }
    #expect(placed(dimension(.equal, 2, 0)).label == "×2")
    #expect(placed(dimension(.lessThanOrEqual, 0.5, 4)).label == "≤ ×0.5+4")
    #expect(placed(dimension(.greaterThanOrEqual, 1, -4)).label == "≥ ×1−4")
    #expect(placed(a.widthAnchor.constraint(equalToConstant: 30)).label == "30")
    #expect(placed(a.widthAnchor.constraint(lessThanOrEqualToConstant: 30)).label == "≤ 30")
    let edge = b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: -8)
    #expect(placed(edge).label == "≥ 8")
    edge.priority = LayoutPriority(250)
    #expect(placed(edge).label == "≥ 8 @250" && placed(edge).equation.hasSuffix(" @250"))
    edge.identifier = "gap"
    #expect(placed(edge).equation.hasPrefix("'gap' "))
    #expect(placed(edge).items.count == 2)
    #expect(placed(a.widthAnchor.constraint(equalToConstant: 30)).items.count == 1)
  }

  /// Sizes are drawn 14 points within their item, or less where that is small.
  @Test func sizesSpanTheirItem() {
    #expect(
      placed(a.widthAnchor.constraint(equalToConstant: 1)).mark
        == .span(.horizontal, from: 10, to: 110, at: 60 - 12))
    #expect(
      placed(b.widthAnchor.constraint(equalToConstant: 1)).mark
        == .span(.horizontal, from: 150, to: 210, at: 250 - 14))
    #expect(
      placed(a.heightAnchor.constraint(equalToConstant: 1)).mark
        == .span(.vertical, from: 20, to: 60, at: 10 + 28))
    #expect(
      placed(b.heightAnchor.constraint(equalToConstant: 1)).mark
        == .span(.vertical, from: 50, to: 250, at: 150 + 18))
  }

  /// Distances lie in the middle of what both items share, else of the first.
  @Test func distancesLieWhereBothItemsAre() {
    #expect(
      placed(b.leadingAnchor.constraint(equalTo: a.trailingAnchor)).mark
        == .span(.horizontal, from: 110, to: 150, at: 55))
    #expect(
      placed(b.topAnchor.constraint(equalTo: a.topAnchor)).mark
        == .span(.vertical, from: 20, to: 50, at: 180))
  }

  /// Places that are one are a line along both items.
  @Test func commonEdgesAreLines() {
    var frames = frames
    frames[ObjectIdentifier(b)] = Rect(x: 10.5, y: 50, width: 60, height: 200)
    let edge = b.leadingAnchor.constraint(equalTo: a.leadingAnchor)
    #expect(
      ConstraintPlacer(frames: frames).placed(edge).mark
        == .line(.horizontal, at: 10.5, from: 50, to: 60))
    frames[ObjectIdentifier(b)] = Rect(x: 11, y: 50, width: 60, height: 200)
    #expect(
      ConstraintPlacer(frames: frames).placed(edge).mark
        == .span(.horizontal, from: 10, to: 11, at: 55))
  }
}
