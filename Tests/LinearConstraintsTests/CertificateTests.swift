import LinearConstraints
import Testing

/// The checker accepts what is proven, and names what is not.
@Suite struct CertificateTests {
  private let x = Variable(slot: 0, generation: 0)
  private let y = Variable(slot: 1, generation: 0)

  private func id(_ slot: Int32) -> ConstraintID { ConstraintID(slot: slot, generation: 0) }

  private func row(
    _ slot: Int32, _ terms: [(Double, Variable)], _ relation: Relation, _ constant: Double,
    at priority: Double = 1000, isBroken: Bool = false
  ) throws -> DeclaredRows.Row {
    let priority = try #require(Priority(priority))
    return DeclaredRows.Row(
      .constraint(id(slot)), terms.map { Term($0.0, $0.1) },
      ConstraintShape(relation, constant: constant, priority: priority), isBroken: isBroken)
  }

  private func multiplier(
    _ slot: Int32, at priority: Double, _ value: Double
  ) throws -> Certificate.Multiplier {
    let priority = try #require(Priority(priority))
    return Certificate.Multiplier(.constraint(id(slot)), priority, value)
  }

  /// A view would like to be x = 120 wide and has room for 100; y follows and would rather be 0.
  ///
  /// Broken: x is at least 150.
  private func system() throws -> DeclaredRows {
    DeclaredRows(
      variables: [x, y],
      rows: [
        try row(0, [(1, x)], .equal, -120, at: 750),
        try row(1, [(1, x)], .lessThanOrEqual, -100),
        try row(2, [(1, y), (-1, x)], .greaterThanOrEqual, -10),
        DeclaredRows.Row(
          .edit(y), [Term(1, y)],
          ConstraintShape(.equal, constant: 0, priority: try #require(Priority(250)))),
        try row(3, [(1, x)], .greaterThanOrEqual, -150, isBroken: true),
      ],
      conflicts: [Conflict(members: [id(1), id(3)], broken: id(3))])
  }

  private func proof() throws -> Certificate {
    let contradiction = Certificate.Contradiction(
      broken: id(3), shares: [.init(id(1), 1), .init(id(3), -1)])
    return Certificate(
      values: [.init(x, 100), .init(y, 110)],
      multipliers: [
        try multiplier(0, at: 750, -1), try multiplier(1, at: 750, 1),
        try multiplier(1, at: 250, -1), try multiplier(2, at: 250, -1),
        Certificate.Multiplier(.edit(y), try #require(Priority(250)), 1),
      ],
      contradictions: [contradiction, contradiction])
  }

  private func failure(
    _ system: DeclaredRows, _ certificate: Certificate
  ) -> CertificateError? {
    do throws(CertificateError) {
      try CertificateChecker.check(certificate, of: system)
      return nil
    } catch {
      return error
    }
  }

  @Test func whatIsProvenPasses() throws {
    #expect(failure(try system(), try proof()) == nil)
  }

  @Test func aWrongValueIsFound() throws {
    var certificate = try proof()
    certificate.values[0].value = 100.001
    guard case .violated(id(1), _, _) = failure(try system(), certificate) else {
      Issue.record("the room is exceeded")
      return
    }
    certificate.values[0].value = 99
    // The room is not used up, so its multiplier has nothing to stand on.
    guard
      case .slackness(.constraint(id(1)), _, _, slope: 0, _) = failure(try system(), certificate)
    else {
      Issue.record("x could be greater")
      return
    }
    certificate.values.removeFirst()
    #expect(failure(try system(), certificate) == .value(x))
  }

  @Test func aMultiplierOfTheWrongSignIsFound() throws {
    var certificate = try proof()
    certificate.multipliers[0].value = 1
    let found = failure(try system(), certificate)
    guard case .slackness(.constraint(id(0)), _, 1, slope: -1, _) = found else {
      Issue.record("the wish is missed from below")
      return
    }
  }

  @Test func anInequalityThatPullsTheOtherWayIsFound() throws {
    var certificate = try proof()
    certificate.multipliers[3].value = 1
    guard case .bounds(.constraint(id(2)), _, 1, let named) = failure(try system(), certificate)
    else {
      Issue.record("y >= x + 10 cannot hold y down")
      return
    }
    // It is required: at a lower priority it has no slopes that would lend it digits.
    #expect(named < 1e-11)
    var optional = try system()
    optional.rows[2].shape.priority = try #require(Priority(250))
    guard case .bounds(.constraint(id(2)), _, 1, let wider) = failure(optional, certificate) else {
      Issue.record("y >= x + 10 cannot hold y down, however much it is wished")
      return
    }
    // The tolerance that is named is the wider of both sides: that of its slope of -1.
    #expect(wider == 1e-9)
  }

  /// x >= 0 at 0, with a wish for 5 below: balanced, but only if the bound held x down at 500.
  @Test func aMultiplierThatLeadsOutAtALowerPriorityIsFound() throws {
    let system = DeclaredRows(
      variables: [x],
      rows: [
        try row(0, [(1, x)], .greaterThanOrEqual, 0), try row(1, [(1, x)], .equal, -5, at: 500),
      ])
    let certificate = Certificate(
      values: [.init(x, 0)],
      multipliers: [try multiplier(0, at: 500, 1), try multiplier(1, at: 500, -1)])
    let lower = try #require(Priority(500))
    guard case .bounds(.constraint(id(0)), lower, 1, _) = failure(system, certificate) else {
      Issue.record("x could be 5")
      return
    }
    // Once it is within its slopes at its own priority, the lower ones are free.
    var within = system
    within.rows.append(try row(2, [(1, x)], .lessThanOrEqual, 0, at: 1000))
    var proof = certificate
    proof.multipliers[0].value = -0.5
    proof.multipliers.append(try multiplier(2, at: 500, 1.5))
    #expect(failure(within, proof) == nil)
  }

  @Test func whatDoesNotBalanceIsFound() throws {
    var certificate = try proof()
    certificate.multipliers.remove(at: 2)
    guard case .balance(x, _, let sum, _) = failure(try system(), certificate) else {
      Issue.record("x is pulled at priority 250")
      return
    }
    #expect(sum == 1)
    certificate = try proof()
    certificate.multipliers.append(try multiplier(9, at: 750, 1))
    #expect(failure(try system(), certificate) == .unknownRow(.constraint(id(9))))
    certificate = try proof()
    certificate.multipliers.append(try multiplier(3, at: 750, 1))
    #expect(failure(try system(), certificate) == .unknownRow(.constraint(id(3))))
  }

  /// 4/3 beside 1.333333: slopes that differ by 3e-7 are no rounding.
  @Test func nearlyParallelRowsAreToldApart() throws {
    let system = DeclaredRows(
      variables: [x, y],
      rows: [
        try row(0, [(1, x), (-4.0 / 3, y)], .equal, 0),
        try row(1, [(1, x), (-1.333333, y)], .equal, 0, at: 250),
        try row(2, [(1, y)], .equal, -100, at: 100),
      ])
    var certificate = Certificate(
      values: [.init(x, 400.0 / 3), .init(y, 100)],
      multipliers: [try multiplier(0, at: 250, -1), try multiplier(1, at: 250, 1)])
    guard case .balance(y, _, _, _) = failure(system, certificate) else {
      Issue.record("y pulls at 3e-7")
      return
    }
    // The optimum has both rows met, with large multipliers.
    let steep = 1 / (4.0 / 3 - 1.333333)
    certificate.values = [.init(x, 0), .init(y, 0)]
    certificate.multipliers = [
      try multiplier(0, at: 100, -steep), try multiplier(1, at: 100, steep),
      try multiplier(2, at: 100, -1),
    ]
    #expect(failure(system, certificate) == nil)
  }

  /// A pull of 1e-10 on x is all that there is at that priority: x is in other units, and may go on.
  @Test(arguments: [1000.0, 750])
  func aGentleSlopeIsASlope(priority: Double) throws {
    let system = DeclaredRows(
      variables: [x, y],
      rows: [
        try row(0, [(1, x)], .greaterThanOrEqual, 0, at: priority),
        try row(1, [(1e-4, y)], .greaterThanOrEqual, -6e6, at: 750),
        try row(2, [(-1e4, y), (1e-2, x)], .greaterThanOrEqual, 0, at: 999),
      ])
    var certificate = Certificate(
      values: [.init(x, 0), .init(y, 0)],
      multipliers: [
        try multiplier(0, at: 750, 1e-10), try multiplier(1, at: 750, -1),
        try multiplier(2, at: 750, -1e-8),
      ])
    guard case .bounds(.constraint(id(0)), _, 1e-10, _) = failure(system, certificate) else {
      Issue.record("x may grow, and y with it")
      return
    }
    certificate.multipliers.removeFirst()
    guard case .balance(x, _, _, _) = failure(system, certificate) else {
      Issue.record("x is pulled")
      return
    }
  }

  // MARK: Contradictions

  @Test func conflictsNeedTheirProof() throws {
    var certificate = try proof()
    certificate.contradictions = []
    #expect(failure(try system(), certificate) == .unproven(id(3)))
    certificate = try proof()
    certificate.contradictions.removeLast()
    #expect(failure(try system(), certificate) == .unproven(id(3)))
    certificate = try proof()
    certificate.contradictions[0].shares.append(.init(id(2), -1))
    #expect(failure(try system(), certificate) == .unproven(id(3)))
  }

  @Test func badFactorsAreFound() throws {
    var certificate = try proof()
    for index in 0...1 { certificate.contradictions[index].shares[1].factor = 1 }
    #expect(
      failure(try system(), certificate)
        == .contradictionSign(broken: id(3), id(3), factor: 1))
    certificate = try proof()
    for index in 0...1 { certificate.contradictions[index].shares[1].factor = -2 }
    guard case .contradictionBalance(id(3), x, -1, _) = failure(try system(), certificate) else {
      Issue.record("x does not cancel out")
      return
    }
    var system = try system()
    system.rows[4].shape.constant = -90
    guard case .contradictionConstant(id(3), -10, _) = failure(system, try proof()) else {
      Issue.record("90 fits into 100")
      return
    }
  }

  /// What is left of y, 5e-9, is no more than rounding beside the pulls of 1e6 on x.
  @Test(arguments: [(5e-9, true), (5e-8, false)])
  func whatALargePullRoundsAwayIsBalanced(rest: Double, isProof: Bool) throws {
    let system = DeclaredRows(
      variables: [x, y],
      rows: [
        try row(0, [(1e6, x), (rest, y)], .lessThanOrEqual, -100),
        try row(1, [(1e6, x)], .greaterThanOrEqual, -150, isBroken: true),
      ],
      conflicts: [Conflict(members: [id(0), id(1)], broken: id(1))])
    let contradiction = Certificate.Contradiction(
      broken: id(1), shares: [.init(id(0), 1), .init(id(1), -1)])
    let certificate = Certificate(
      values: [.init(x, 0), .init(y, 0)], multipliers: [],
      contradictions: [contradiction, contradiction])
    #expect((failure(system, certificate) == nil) == isProof)
  }

  @Test func aStrategyWithoutProofsIsRefused() throws {
    let solver = CertifyingSolver(PinningSolver())
    _ = solver.makeVariable()
    #expect(throws: SolverError.uncertified(.missing)) { try solver.solve() }
    #expect(solver.certifiedSolveCount == 0)
  }
}
