import LinearConstraints
import Testing

/// Each threshold of the checker decides on either side of itself, measured by what it is a part of.
@Suite struct CertificateToleranceTests {
  private let x = Variable(slot: 0, generation: 0)
  private let y = Variable(slot: 1, generation: 0)

  private func id(_ slot: Int32) -> ConstraintID { ConstraintID(slot: slot, generation: 0) }

  /// `coefficient * variable + constant == 0`, optional unless said otherwise.
  private func row(
    _ slot: Int32, _ coefficient: Double, _ variable: Variable, _ constant: Double,
    _ relation: Relation = .equal, at priority: Double = 750
  ) throws -> DeclaredRows.Row {
    DeclaredRows.Row(
      .constraint(id(slot)), [Term(coefficient, variable)],
      ConstraintShape(relation, constant: constant, priority: try #require(Priority(priority))))
  }

  private func multiplier(
    _ slot: Int32, _ value: Double, at priority: Double = 750
  ) throws -> Certificate.Multiplier {
    Certificate.Multiplier(.constraint(id(slot)), try #require(Priority(priority)), value)
  }

  private func failure(_ system: DeclaredRows, _ certificate: Certificate) -> CertificateError? {
    do throws(CertificateError) {
      try CertificateChecker.check(certificate, of: system)
      return nil
    } catch {
      return error
    }
  }

  /// A required row is broken by more than 2e-7 in its own units.
  @Test(arguments: [(1.9e-7, true), (2.1e-7, false)])
  func requiredRowsHoldWithinTheirTolerance(off: Double, holds: Bool) throws {
    let system = DeclaredRows(
      variables: [x],
      rows: [
        try row(0, 1, x, -100, .lessThanOrEqual, at: 1000),
        try row(1, 1, x, -100 - 2 * off, .greaterThanOrEqual, at: 1000),
      ])
    let found = failure(
      system,
      Certificate(
        values: [.init(x, 100 + off)],
        multipliers: [try multiplier(0, 1, at: 1000), try multiplier(1, -1, at: 1000)]))
    if holds {
      #expect(found == nil)
    } else {
      guard case .violated(id(0), _, 2e-7) = found else {
        Issue.record("violated by \(off), but \(String(describing: found))")
        return
      }
    }
  }

  /// How far a value may be from where a row is 0, and still carry less than the slope of its side.
  struct Distance: Sendable {
    var coefficient: Double
    /// The value of the row's variable, and of one elsewhere.
    var (value, elsewhere): (Double, Double)
    /// Distances on either side of the threshold.
    var (within, beyond): (Double, Double)
  }

  @Test(arguments: [
    // 1e-8, whatever the magnitudes; along a row of small coefficients as far in its own units.
    Distance(coefficient: 1, value: 100, elsewhere: 0, within: 9e-9, beyond: 1.2e-8),
    Distance(coefficient: 0.01, value: 100, elsewhere: 0, within: 9e-9, beyond: 1.2e-8),
    Distance(coefficient: 10, value: 100, elsewhere: 0, within: 9e-10, beyond: 1.2e-9),
    // 1e-13 of the largest term.
    Distance(coefficient: 1, value: 1e6, elsewhere: 0, within: 9e-8, beyond: 1.2e-7),
    // 1e-14 of the largest value elsewhere, as far as the coefficients reach.
    Distance(coefficient: 1, value: 100, elsewhere: -1e9, within: 9e-6, beyond: 1.2e-5),
    Distance(coefficient: 4, value: 100, elsewhere: 1e9, within: 9e-6, beyond: 1.2e-5),
  ])
  func aRowIsAtZeroWithinItsDistance(_ distance: Distance) throws {
    let (coefficient, value) = (distance.coefficient, distance.value)
    let system = DeclaredRows(
      variables: [x, y],
      rows: [
        try row(0, coefficient, x, -coefficient * value),
        try row(1, coefficient, x, -coefficient * value),
        try row(2, 1, y, -distance.elsewhere),
      ])
    func found(_ off: Double) throws -> CertificateError? {
      failure(
        system,
        Certificate(
          values: [.init(x, value + off), .init(y, distance.elsewhere)],
          multipliers: [try multiplier(0, 0.5), try multiplier(1, -0.5)]))
    }
    #expect(try found(0) == nil)
    #expect(try found(distance.within) == nil)
    #expect(try found(-distance.within) == nil)
    guard case .slackness(.constraint(id(0)), _, 0.5, slope: 1, _) = try found(distance.beyond)
    else {
      Issue.record("\(distance) above")
      return
    }
    guard case .slackness(.constraint(id(0)), _, 0.5, slope: -1, _) = try found(-distance.beyond)
    else {
      Issue.record("\(distance) below")
      return
    }
  }

  /// A multiplier is beyond its slope by more than 1e-9 of it.
  @Test(arguments: [(9e-10, true), (1.2e-9, false)])
  func aMultiplierMayBeALittleBeyondItsSlope(beyond: Double, isProof: Bool) throws {
    let system = DeclaredRows(
      variables: [x], rows: [try row(0, 1, x, -100), try row(1, 1, x, -100)])
    for sign in [1.0, -1] {
      let found = failure(
        system,
        Certificate(
          values: [.init(x, 100)],
          multipliers: [
            try multiplier(0, sign * (1 + beyond)), try multiplier(1, -sign * (1 + beyond)),
          ]))
      if isProof {
        #expect(found == nil)
      } else {
        guard case .bounds(.constraint(id(0)), _, _, _) = found else {
          Issue.record("\(sign), \(beyond): \(String(describing: found))")
          return
        }
      }
    }
  }

  /// A multiplier may be beyond its slope by 1e-12 of all that pulls on a variable of its row.
  @Test(arguments: [(1e-6, true), (4e-6, false)])
  func largePullsExcuseAMultiplier(beyond: Double, isProof: Bool) throws {
    let system = DeclaredRows(
      variables: [x],
      rows: [
        try row(0, 1, x, 0), try row(1, 1, x, -5, .lessThanOrEqual, at: 1000),
        try row(2, 1, x, -5, .greaterThanOrEqual, at: 1000),
      ])
    let found = failure(
      system,
      Certificate(
        values: [.init(x, 5)],
        multipliers: [
          try multiplier(0, 1 + beyond), try multiplier(1, 1e6),
          try multiplier(2, -(1e6 + 1 + beyond)),
        ]))
    if isProof {
      #expect(found == nil)
    } else {
      guard case .slackness(.constraint(id(0)), _, _, slope: 1, _) = found else {
        Issue.record("\(beyond): \(String(describing: found))")
        return
      }
    }
  }

  /// The largest term is that of a variable where a row has no constant.
  @Test(arguments: [(9e-8, true), (1.2e-7, false)])
  func aRowWithoutAConstantIsAsExactAsItsVariables(off: Double, isProof: Bool) throws {
    func difference(_ slot: Int32) throws -> DeclaredRows.Row {
      var row = try row(slot, 1, x, 0)
      row.terms.append(Term(-1, y))
      return row
    }
    let system = DeclaredRows(variables: [x, y], rows: [try difference(0), try difference(1)])
    let found = failure(
      system,
      Certificate(
        values: [.init(x, 1e6 + off), .init(y, 1e6)],
        multipliers: [try multiplier(0, 0.5), try multiplier(1, -0.5)]))
    #expect((found == nil) == isProof, "\(String(describing: found))")
  }

  /// What is out of balance is compared with what was added up there, and with the largest pull of
  /// the priority anywhere.
  @Test(arguments: [
    (1.0, 9e-10, true), (1, 1.2e-9, false), (1e8, 9e-7, true), (1e8, 1.2e-6, false),
  ])
  func theBalanceIsThatOfWhatPulls(elsewhere: Double, off: Double, isProof: Bool) throws {
    let system = DeclaredRows(
      variables: [x, y],
      rows: [
        try row(0, 1, x, 0), try row(1, 1, x, 0), try row(2, elsewhere, y, 0),
        try row(3, elsewhere, y, 0),
      ])
    let found = failure(
      system,
      Certificate(
        values: [.init(x, 0), .init(y, 0)],
        multipliers: [
          try multiplier(0, 0.5), try multiplier(1, -0.5 - off), try multiplier(2, 0.5),
          try multiplier(3, -0.5),
        ]))
    if isProof {
      #expect(found == nil)
    } else {
      guard case .balance(x, _, _, _) = found else {
        Issue.record("\(off) is no balance: \(String(describing: found))")
        return
      }
    }
  }

  /// The imbalance that is let pass grows with either magnitude.
  @Test func theLargerMagnitudeDecidesTheImbalance() {
    #expect(CertificateTolerances.imbalance(ofSize: 1, largestPull: 1) == 1e-9)
    #expect(CertificateTolerances.imbalance(ofSize: 0, largestPull: 1) == 1e-14)
    #expect(CertificateTolerances.imbalance(ofSize: 2, largestPull: 2e4) == 2e-9)
  }

  // MARK: Contradictions

  /// `x <= 1` and `x >= 1 + gap`, the latter broken, with the factors of a proof.
  private func contradiction(
    gap: Double, _ shares: [(slot: Int32, factor: Double)], broken: Int32 = 1
  ) throws -> CertificateError? {
    var system = DeclaredRows(
      variables: [x],
      rows: [
        try row(0, 1, x, -1, .lessThanOrEqual, at: 1000),
        try row(1, 1, x, -1 - gap, .greaterThanOrEqual, at: 1000),
        try row(2, 1, x, -1, at: 750), try row(3, 1, x, -9, at: 1000),
        try row(4, 1, x, -1, at: 1000),
      ])
    system.rows[1].isBroken = true
    system.rows[3].isBroken = true
    let proof = Certificate.Contradiction(
      broken: id(broken),
      shares: shares.map { Certificate.Contradiction.Share(id($0.slot), $0.factor) })
    let other = Certificate.Contradiction(
      broken: id(3), shares: [.init(id(3), -1), .init(id(4), 1)])
    return failure(
      system, Certificate(values: [.init(x, 1)], multipliers: [], contradictions: [proof, other]))
  }

  @Test func aContradictionOfOneDigitInTheLastPlacesIsOne() throws {
    let ulp = 1.0.ulp
    #expect(try contradiction(gap: 16 * ulp, [(0, 1), (1, -1)]) == nil)
    guard
      case .contradictionConstant(id(1), _, _) = try contradiction(
        gap: 4 * ulp, [(0, 1), (1, -1)])
    else {
      Issue.record("4 units in the last place are rounding")
      return
    }
    #expect(try contradiction(gap: 5, [(0, 2), (1, -2)]) == nil)
  }

  @Test func onlyRequiredRowsThatHoldProveWhatIsBroken() throws {
    #expect(try contradiction(gap: 5, [(2, 1), (1, -1)]) == .unknownRow(.constraint(id(2))))
    #expect(try contradiction(gap: 5, [(3, 1), (1, -1)]) == .unknownRow(.constraint(id(3))))
    #expect(try contradiction(gap: 5, [(8, 1), (1, -1)]) == .unknownRow(.constraint(id(8))))
    #expect(
      try contradiction(gap: 5, [(0, .infinity), (1, -1)]) == .unknownRow(.constraint(id(0))))
    #expect(try contradiction(gap: 5, [(0, 1)]) == .unproven(id(1)))
    #expect(
      try contradiction(gap: 5, [(4, 0), (1, -1)])
        == .contradictionSign(broken: id(1), id(4), factor: 0))
    #expect(try contradiction(gap: 5, [(4, 1), (1, -1)]) == nil)
    #expect(
      try contradiction(gap: 5, [(0, -1), (1, -1)])
        == .contradictionSign(broken: id(1), id(0), factor: -1))
    // A proof for another constraint leaves this one without.
    #expect(try contradiction(gap: 5, [(3, -1), (4, 1)], broken: 3) == .unproven(id(1)))
  }

  @Test func theFailureIsNamedWithItsNumbers() {
    func text(_ error: CertificateError) -> String { error.description }
    #expect(
      text(.slackness(.constraint(id(3)), .required, multiplier: 0.5, slope: 1, residual: 2))
        == "constraint 3 at residual 2.0 has multiplier 0.5 at priority 1000.0, expected 1.0")
    #expect(
      text(.bounds(.edit(y), .required, multiplier: 2, tolerance: 1e-9))
        == "the edit of variable 1 at residual 0 has multiplier 2.0 at priority 1000.0, "
        + "out of its range by over 1e-09")
    #expect(
      text(.balance(x, .required, sum: 3, tolerance: 1))
        == "3.0 pulls at variable 0 at priority 1000.0, over 1.0")
    #expect(
      text(.contradictionSign(broken: id(1), id(2), factor: 4))
        == "the proof for constraint 1 has factor 4.0 at constraint 2")
    #expect(
      text(.contradictionBalance(broken: id(1), y, sum: 5, tolerance: 1))
        == "the proof for constraint 1 leaves 5.0 of variable 1, over 1.0")
    #expect(
      text(.contradictionConstant(broken: id(1), sum: -5, tolerance: 1))
        == "the proof for constraint 1 adds up to -5.0, not over 1.0")
  }

  /// What is left of a variable is compared with what was added up there, however small that is.
  @Test(arguments: [(1e-12, true), (4e-12, false)])
  func smallCoefficientsCancelOutAsExactly(rest: Double, isProof: Bool) throws {
    var system = DeclaredRows(
      variables: [x],
      rows: [
        try row(0, 1e-3, x, -1, .lessThanOrEqual, at: 1000),
        try row(1, 1e-3 + rest, x, -9, .greaterThanOrEqual, at: 1000),
      ])
    system.rows[1].isBroken = true
    let proof = Certificate.Contradiction(
      broken: id(1), shares: [.init(id(0), 1), .init(id(1), -1)])
    let found = failure(
      system, Certificate(values: [.init(x, 0)], multipliers: [], contradictions: [proof]))
    if isProof {
      #expect(found == nil)
    } else {
      guard case .contradictionBalance(id(1), x, _, _) = found else {
        Issue.record("\(String(describing: found))")
        return
      }
    }
  }
}
