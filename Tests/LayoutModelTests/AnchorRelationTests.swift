import LayoutModel
import Testing

/// Each way to make a constraint of an anchor has the relation, factor and constant of its name.
@Suite struct AnchorRelationTests {
  private let tree = NamedTree()
  private let relations: [LayoutRelation] = [.equal, .greaterThanOrEqual, .lessThanOrEqual]

  private func check(
    _ constraints: [LayoutConstraint], _ multiplier: Double, _ constant: Double,
    _ second: LayoutAttribute
  ) {
    #expect(constraints.map(\.relation) == relations)
    #expect(constraints.map(\.multiplier) == [multiplier, multiplier, multiplier])
    #expect(constraints.map(\.constant) == [constant, constant, constant])
    #expect(constraints.map(\.secondAttribute) == [second, second, second])
    #expect(constraints.allSatisfy { !$0.isActive && $0.priority == .required })
  }

  @Test func dimensionsRelateToDimensions() {
    let (a, b) = (tree.a.widthAnchor, tree.b.heightAnchor)
    check(
      [
        a.constraint(equalTo: b), a.constraint(greaterThanOrEqualTo: b),
        a.constraint(lessThanOrEqualTo: b),
      ], 1, 0, .height)
    check(
      [
        a.constraint(equalTo: b, multiplier: 3, constant: 4),
        a.constraint(greaterThanOrEqualTo: b, multiplier: 3, constant: 4),
        a.constraint(lessThanOrEqualTo: b, multiplier: 3, constant: 4),
      ], 3, 4, .height)
  }

  @Test func dimensionsRelateToNumbers() {
    let a = tree.a.heightAnchor
    check(
      [
        a.constraint(equalToConstant: 30), a.constraint(greaterThanOrEqualToConstant: 30),
        a.constraint(lessThanOrEqualToConstant: 30),
      ], 1, 30, .notAnAttribute)
    let gap = tree.a.leadingAnchor.anchorWithOffset(to: tree.b.leadingAnchor)
    check(
      [
        gap.constraint(equalToConstant: 30), gap.constraint(greaterThanOrEqualToConstant: 30),
        gap.constraint(lessThanOrEqualToConstant: 30),
      ], 1, 30, .notAnAttribute)
  }

  @Test func placesRelateToPlaces() {
    let (x, y) = (tree.a.leadingAnchor, tree.a.topAnchor)
    check(
      [
        x.constraint(equalTo: tree.b.centerXAnchor, constant: 5),
        x.constraint(greaterThanOrEqualTo: tree.b.centerXAnchor, constant: 5),
        x.constraint(lessThanOrEqualTo: tree.b.centerXAnchor, constant: 5),
      ], 1, 5, .centerX)
    check(
      [
        y.constraint(equalTo: tree.b.bottomAnchor, constant: -5),
        y.constraint(greaterThanOrEqualTo: tree.b.bottomAnchor, constant: -5),
        y.constraint(lessThanOrEqualTo: tree.b.bottomAnchor, constant: -5),
      ], 1, -5, .bottom)
    check(
      [
        y.constraint(equalTo: tree.b.topAnchor),
        y.constraint(greaterThanOrEqualTo: tree.b.topAnchor),
        y.constraint(lessThanOrEqualTo: tree.b.topAnchor),
      ], 1, 0, .top)
  }
}
