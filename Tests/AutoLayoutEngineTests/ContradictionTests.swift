import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// Required constraints whose unknowns cancel out, so that no row is made of them.
@Suite struct ContradictionTests {
  /// A view of 100 points and a constraint on its width against itself.
  private struct Fixture {
    let engine: EngineFixture
    let view: View
    let constraint: LayoutConstraint
    private(set) var reports = Reports()

    final class Reports {
      var count = 0
    }

    init(_ relation: LayoutRelation, _ constant: Double, priority: LayoutPriority = .required)
      throws
    {
      engine = EngineFixture(.activeSet)
      view = engine.add("view")
      constraint = try LayoutConstraint.make(
        item: view, attribute: .width, relatedBy: relation, toItem: view, attribute: .width,
        constant: constant)
      try constraint.setPriority(priority)
      let reports = reports
      engine.engine.conflictHandler = { _ in reports.count += 1 }
      engine.activate(view.widthAnchor.constraint(equalToConstant: 100), constraint)
      engine.layOut()
    }

    var isReported: Bool {
      engine.engine.conflicts.contains {
        $0.broken === constraint && $0.constraints.count == 1 && $0.constraints[0] === constraint
      }
    }
  }

  @Test(
    "One that numbers alone contradict is in conflict with itself",
    arguments: [
      (LayoutRelation.equal, 5.0), (.equal, -5), (.lessThanOrEqual, -1), (.greaterThanOrEqual, 1),
    ])
  func contradicts(_ relation: LayoutRelation, _ constant: Double) throws {
    let fixture = try Fixture(relation, constant)
    #expect(fixture.isReported && fixture.reports.count == 1)
    #expect(fixture.view.frame.width == 100)
  }

  @Test(
    "One that numbers fulfil says nothing",
    arguments: [
      (LayoutRelation.equal, 0.0), (.lessThanOrEqual, 1), (.greaterThanOrEqual, -1),
      (.lessThanOrEqual, 0), (.greaterThanOrEqual, 0),
    ])
  func holds(_ relation: LayoutRelation, _ constant: Double) throws {
    let fixture = try Fixture(relation, constant)
    #expect(fixture.engine.engine.conflicts.isEmpty && fixture.reports.count == 0)
  }

  @Test func anOptionalOneIsNoConflict() throws {
    let fixture = try Fixture(.equal, 5, priority: .defaultHigh)
    #expect(fixture.engine.engine.conflicts.isEmpty)
  }

  @Test func aChangeOfTheConstantIsNoticed() throws {
    let fixture = try Fixture(.equal, 5)
    fixture.constraint.constant = 0
    fixture.engine.layOut()
    #expect(fixture.engine.engine.conflicts.isEmpty && fixture.reports.count == 1)
    fixture.constraint.constant = 7
    fixture.engine.layOut()
    #expect(fixture.isReported && fixture.reports.count == 2)
    fixture.constraint.constant = 8
    fixture.engine.layOut()
    #expect(fixture.isReported && fixture.reports.count == 2, "one conflict is reported once")
  }

  @Test func deactivationEndsIt() throws {
    let fixture = try Fixture(.equal, 5)
    fixture.constraint.isActive = false
    fixture.engine.layOut()
    #expect(fixture.engine.engine.conflicts.isEmpty)
    fixture.constraint.isActive = true
    fixture.engine.layOut()
    #expect(fixture.isReported && fixture.reports.count == 2)
  }

  @Test func itStandsBesideOthersAndOutlivesThem() throws {
    let fixture = try Fixture(.equal, 5)
    let other = fixture.view.widthAnchor.constraint(equalToConstant: 50)
    fixture.engine.activate(other)
    fixture.engine.layOut()
    #expect(fixture.isReported && fixture.engine.engine.conflicts.count == 2)
    other.isActive = false
    fixture.engine.layOut()
    #expect(fixture.isReported && fixture.engine.engine.conflicts.count == 1)
  }

  /// The margin of a view against its own edge is a number, until the margins are zero.
  @Test func aMarginAgainstItsOwnEdgeFollowsTheMargin() throws {
    let fixture = EngineFixture(.activeSet)
    let view = fixture.add("view")
    view.directionalLayoutMargins.leading = 0
    let constraint = try LayoutConstraint.make(
      item: view, attribute: .leadingMargin, relatedBy: .equal, toItem: view, attribute: .leading)
    fixture.activate(constraint)
    fixture.layOut()
    #expect(fixture.engine.conflicts.isEmpty)
    view.directionalLayoutMargins.leading = 12
    fixture.layOut()
    #expect(fixture.engine.conflicts.map(\.broken).contains { $0 === constraint })
    view.directionalLayoutMargins.leading = 0
    fixture.layOut()
    #expect(fixture.engine.conflicts.isEmpty)
  }
}
