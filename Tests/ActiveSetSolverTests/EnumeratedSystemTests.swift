import ActiveSetSolver
import LinearConstraints
import Statistics
import Testing

/// Small systems against the enumeration of all their vertices: sums, what is open, and conflicts; by
/// the usual rules of exchange, and by Bland's from the first exchange on.
@Suite struct EnumeratedSystemTests {
  static let seeds: Range<UInt64> = 0..<60

  /// How rows are exchanged.
  enum Exchanges: CaseIterable {
    case usual, blands

    func solver() -> LexicographicSolver {
      self == .usual
        ? LexicographicSolver() : LexicographicSolver(zeroStepLimit: -1, exchangeLimit: nil)
    }
  }

  private static func areClose(_ left: [Double], _ right: [Double]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= 1e-6 }
  }

  @Test(arguments: Exchanges.allCases, [2, 3])
  func noVertexIsBetter(exchanges: Exchanges, unknownCount: Int) throws {
    for seed in Self.seeds {
      let system = EnumeratedSystem(
        seed: seed, unknownCount: unknownCount, rowCount: 3 + Int(seed % 6),
        priorities: [750, 500, 250])
      let solver = exchanges.solver()
      let certifying = CertifyingSolver(solver)
      _ = try system.build(on: SystemSketch(certifying))
      try certifying.solve()
      let (found, least) = (certifying.sketchSums, system.leastSums)
      #expect(Self.areClose(found, least), "seed \(seed): \(found), \(least)")
      #expect(solver.invariantViolations().isEmpty, "seed \(seed)")
    }
  }

  @Test(arguments: Exchanges.allCases, [2, 3])
  func whatIsOpenDiffersBetweenOptimalVertices(exchanges: Exchanges, unknownCount: Int) throws {
    var counts = [0, 0, 0, 0]
    for seed in Self.seeds {
      let system = EnumeratedSystem(
        seed: seed &+ 1_000, unknownCount: unknownCount, rowCount: 2 + Int(seed % 5),
        priorities: [750, 500])
      let solver = exchanges.solver()
      let variables = try system.build(on: SystemSketch(solver)).variables
      try solver.solve()
      let expected = system.ambiguousUnknowns
      #expect(
        solver.ambiguousVariables() == expected.map { variables[$0] },
        "seed \(seed): not \(expected)")
      counts[expected.count] += 1
    }
    // All numbers of open unknowns occur.
    #expect(counts.prefix(unknownCount + 1).allSatisfy { $0 > 0 }, "\(counts)")
  }

  @Test(arguments: Exchanges.allCases, [1, 3])
  func conflictsFollowTheirRule(exchanges: Exchanges, rankCount: Int) throws {
    var count = 0
    for seed in Self.seeds {
      let system = EnumeratedSystem(
        seed: seed &+ 2_000, unknownCount: 2, rowCount: 4 + Int(seed % 4), priorities: [1000],
        rankCount: rankCount)
      let solver = exchanges.solver()
      let certifying = CertifyingSolver(solver)
      let rows = try system.build(on: SystemSketch(certifying)).rows
      try certifying.solve()
      let expected = system.conflicts.map { conflict in
        Conflict(members: conflict.members.map { rows[$0] }, broken: rows[conflict.broken])
      }
      #expect(certifying.conflicts == expected, "seed \(seed)")
      count += expected.count
    }
    #expect(count > Self.seeds.count / 2)
  }

  /// When a row goes, broken ones return in the order of their declaration, as far as they fit.
  @Test(arguments: Exchanges.allCases)
  func brokenRowsReturnWhereTheyFit(exchanges: Exchanges) throws {
    var returned = 0
    for seed in Self.seeds {
      let system = EnumeratedSystem(
        seed: seed &+ 3_000, unknownCount: 2, rowCount: 5 + Int(seed % 4), priorities: [1000])
      let certifying = CertifyingSolver(exchanges.solver())
      let rows = try system.build(on: SystemSketch(certifying)).rows
      try certifying.solve()
      var broken = rows.indices.filter { certifying.isBroken(rows[$0]) }
      var kept = rows.indices.filter { !broken.contains($0) }
      #expect(system.canHold(kept), "seed \(seed)")
      var random = SeededGenerator(seed: seed)
      while kept.count > 1, !broken.isEmpty {
        try certifying.remove(rows[kept.remove(at: random.number(below: kept.count))])
        try certifying.solve()
        for row in broken where system.canHold(kept + [row]) {
          kept.append(row)
          returned += 1
        }
        broken.removeAll { kept.contains($0) }
        let found = rows.indices.filter { certifying.isBroken(rows[$0]) }
        #expect(found == broken, "seed \(seed)")
        #expect(certifying.conflicts == [], "seed \(seed)")
      }
    }
    #expect(returned > 20)
  }

  /// Constants that move until rows do not fit any more, and back: the sums are those of a solver that
  /// is asked for the first time.
  @Test(arguments: Exchanges.allCases)
  func movedConstantsLeadToTheSameSums(exchanges: Exchanges) throws {
    for seed in Self.seeds.prefix(30) {
      var system = EnumeratedSystem(
        seed: seed &+ 4_000, unknownCount: 3, rowCount: 7, priorities: [750, 500, 250])
      let certifying = CertifyingSolver(exchanges.solver())
      let rows = try system.build(on: SystemSketch(certifying)).rows
      try certifying.solve()
      var random = SeededGenerator(seed: seed)
      for _ in 0..<4 {
        let row = random.number(below: rows.count)
        system.rows[row].constant = Double(random.number(below: 9)) * 10 - 40
        try certifying.setConstant(system.rows[row].constant, of: rows[row])
        try certifying.solve()
        let (found, least) = (certifying.sketchSums, system.leastSums)
        #expect(Self.areClose(found, least), "seed \(seed): \(found), \(least)")
      }
    }
  }
}
