import LinearConstraints
import Statistics

/// A small random system as plain values, to be given to solvers in any order.
struct RandomSketch {
  var variableCount: Int
  var rows: [Row] = []

  struct Row {
    var coefficients: [Double]
    var constant: Double
    var relation: Relation
    var priority: Double
  }

  static let priorities = [1000.0, 750, 500, 250]

  init(seed: UInt64, variableCount: Int, rowCount: Int, requiredShare: Int = 5) {
    self.variableCount = variableCount
    var random = SeededGenerator(seed: seed)
    let sizes = [-2.0, -1, -1, -0.5, 0.5, 1, 1, 2]
    // Required rows hold at this point, so that they do not conflict.
    let point = (0..<variableCount).map { _ in Double(random.number(below: 7) * 10) }
    for _ in 0..<rowCount {
      var coefficients = [Double](repeating: 0, count: variableCount)
      for _ in 0..<2 {
        coefficients[random.number(below: variableCount)] = sizes[random.number(below: 8)]
      }
      let isRequired = random.number(below: requiredShare) == 0
      var row = Row(
        coefficients: coefficients, constant: Double(random.number(below: 9) * 10 - 40),
        relation: Relation.allCases[random.number(below: 3)],
        priority: isRequired ? 1000 : Self.priorities[1 + random.number(below: 3)])
      if isRequired {
        let left = zip(coefficients, point).reduce(0) { $0 + $1.0 * $1.1 }
        row.constant = -left + Double(row.relation.rawValue) * Double(random.number(below: 3)) * 10
      }
      rows.append(row)
    }
  }

  /// Adds the rows in an order, and returns what the solver calls them.
  func build(
    on sketch: SystemSketch, order: [Int]? = nil
  ) throws -> (variables: [Variable], constraints: [ConstraintID]) {
    let variables = sketch.variables(variableCount)
    var constraints: [ConstraintID] = []
    for index in order ?? Array(rows.indices) {
      let row = rows[index]
      let terms = zip(row.coefficients, variables).filter { $0.0 != 0 }.map { ($0.0, $0.1) }
      constraints.append(
        try sketch.add(row.relation, terms, row.constant, at: row.priority))
    }
    return (variables, constraints)
  }

  /// The sums of violations at a point, by falling priority.
  func sums(at point: [Double]) -> [Double] {
    Self.priorities.map { priority in
      rows.filter { $0.priority == priority }.reduce(0) { sum, row in
        let left = zip(row.coefficients, point).reduce(row.constant) { $0 + $1.0 * $1.1 }
        return sum + row.relation.violation(of: left)
      }
    }
  }

  /// The least sums over all points where as many rows are met exactly as there are unknowns.
  ///
  /// Two unknowns only; held unknowns stand for rows where too few are independent.
  func leastSumsByEnumeration() -> [Double] {
    var lines = rows.map { ($0.coefficients, $0.constant) }
    lines.append(([1, 0], 0))
    lines.append(([0, 1], 0))
    var best: [Double]?
    for first in lines.indices {
      for second in lines[..<first].indices {
        let (a, p) = lines[first]
        let (b, q) = lines[second]
        let determinant = a[0] * b[1] - a[1] * b[0]
        guard abs(determinant) > 1e-9 else { continue }
        let point = [
          (a[1] * q - b[1] * p) / determinant, (b[0] * p - a[0] * q) / determinant,
        ]
        let sums = sums(at: point)
        if best.map({ Self.precedes(sums, $0) }) ?? true { best = sums }
      }
    }
    return best ?? []
  }

  /// Whether the first difference that counts is in favour of the left.
  static func precedes(_ left: [Double], _ right: [Double]) -> Bool {
    for (one, other) in zip(left, right) where abs(one - other) > 1e-7 { return one < other }
    return false
  }
}

extension IncrementalSolver {
  /// The sums of violations at the priorities of random systems.
  var sketchSums: [Double] {
    RandomSketch.priorities.map { priority in
      violations.first { $0.priority.value == priority }?.sum ?? 0
    }
  }
}
