import LinearConstraints
import Statistics

/// A random system of two or three unknowns, small enough to be answered by trying all points at which
/// as many rows are met as there are unknowns.
///
/// Coefficients and constants are small whole numbers, so that many rows are parallel, and many meet in
/// one point.
struct EnumeratedSystem {
  /// What a sum of violations may be off.
  static let tolerance = 1e-7
  /// How far from zero points are looked for along directions that nothing bounds.
  private static let reach = 10_000.0

  let unknownCount: Int
  var rows: [RandomSketch.Row] = []
  var breakRanks: [Int8] = []

  /// Draws a system.
  ///
  /// - Parameters:
  ///   - seed: The seed.
  ///   - unknownCount: Two or three.
  ///   - rowCount: How many rows.
  ///   - priorities: Among which each row has one.
  ///   - rankCount: Among how many break ranks each row has one.
  init(
    seed: UInt64, unknownCount: Int, rowCount: Int, priorities: [Double], rankCount: Int = 1
  ) {
    self.unknownCount = unknownCount
    var random = SeededGenerator(seed: seed)
    for _ in 0..<rowCount {
      var coefficients = [Double](repeating: 0, count: unknownCount)
      for _ in 0..<1 + random.number(below: unknownCount) {
        coefficients[random.number(below: unknownCount)] = [-2, -1, 1, 2][random.number(below: 4)]
      }
      rows.append(
        RandomSketch.Row(
          coefficients: coefficients, constant: Double(random.number(below: 5)) * 10 - 20,
          relation: Relation.allCases[random.number(below: 3)],
          priority: priorities[random.number(below: priorities.count)]))
      breakRanks.append(Int8(random.number(below: rankCount)))
    }
  }

  /// Adds the rows in their order, and returns what the solver calls them.
  func build(on sketch: SystemSketch) throws -> (variables: [Variable], rows: [ConstraintID]) {
    let variables = sketch.variables(unknownCount)
    let constraints = try zip(rows, breakRanks).map { row, rank in
      let terms = zip(row.coefficients, variables).filter { $0.0 != 0 }.map { ($0.0, $0.1) }
      return try sketch.add(
        row.relation, terms, row.constant, at: row.priority, breakRank: rank)
    }
    return (variables, constraints)
  }

  // MARK: The optimum

  /// The least sums of violations, by falling priority.
  var leastSums: [Double] { best.sums }

  /// The unknowns that are not the same at all optimal points.
  var ambiguousUnknowns: [Int] {
    let optimal = best.points
    return (0..<unknownCount).filter { unknown in
      let values = optimal.map { $0[unknown] }
      return (values.max() ?? 0) - (values.min() ?? 0) > 1e-5
    }
  }

  private var best: (sums: [Double], points: [[Double]]) {
    var result: (sums: [Double], points: [[Double]]) = ([], [])
    for point in points(of: Array(rows.indices)) {
      let sums = sums(at: point)
      if result.points.isEmpty || Self.precedes(sums, result.sums) {
        result = (sums, [point])
      } else if !Self.precedes(result.sums, sums) {
        result.points.append(point)
      }
    }
    return result
  }

  private func sums(at point: [Double]) -> [Double] {
    RandomSketch.priorities.map { priority in
      rows.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(at: point) }
    }
  }

  private static func precedes(_ left: [Double], _ right: [Double]) -> Bool {
    for (one, other) in zip(left, right) where abs(one - other) > tolerance { return one < other }
    return false
  }

  // MARK: Conflicts

  /// Whether rows can all hold.
  func canHold(_ indices: [Int]) -> Bool {
    points(of: indices).contains { point in
      indices.allSatisfy { rows[$0].violation(at: point) <= Self.tolerance }
    }
  }

  /// The conflicts by their rule, as the indices of rows: rows enter in order; those before one that
  /// does not fit are left out, the latest first, while it does not fit all the same.
  var conflicts: [(members: [Int], broken: Int)] {
    var found: [(members: [Int], broken: Int)] = []
    var kept: [Int] = []
    for last in rows.indices {
      while !canHold(kept + [last]) {
        var members = kept
        for row in kept.reversed() {
          let rest = members.filter { $0 != row }
          if !canHold(rest + [last]) { members = rest }
        }
        members.append(last)
        let rank = members.map { breakRanks[$0] }.max() ?? 0
        let broken = members.last { breakRanks[$0] == rank } ?? last
        found.append((members, broken))
        kept.removeAll { $0 == broken }
        if broken == last { break }
      }
      if found.last?.broken != last { kept.append(last) }
    }
    return found
  }

  // MARK: Points

  /// All points at which as many rows are met as there are unknowns; unknowns that are zero, or far
  /// from it, stand for rows.
  private func points(of indices: [Int]) -> [[Double]] {
    var planes = indices.map { rows[$0].coefficients + [rows[$0].constant] }
    for unknown in 0..<unknownCount {
      for constant in [0, Self.reach, -Self.reach] {
        var plane = [Double](repeating: 0, count: unknownCount) + [constant]
        plane[unknown] = 1
        planes.append(plane)
      }
    }
    var result: [[Double]] = []
    func choose(_ chosen: [[Double]], from start: Int) {
      if chosen.count == unknownCount {
        if let point = Self.meeting(of: chosen) { result.append(point) }
        return
      }
      for next in planes.indices where next >= start {
        choose(chosen + [planes[next]], from: next + 1)
      }
    }
    choose([], from: 0)
    return result
  }

  /// Where planes meet, by elimination; nil where they do not meet in one point.
  private static func meeting(of planes: [[Double]]) -> [Double]? {
    var rows = planes
    let count = rows.count
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { -rows[$0][count] / rows[$0][$0] }
  }
}

extension RandomSketch.Row {
  /// How much the row is violated at a point.
  func violation(at point: [Double]) -> Double {
    relation.violation(of: zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 })
  }
}
