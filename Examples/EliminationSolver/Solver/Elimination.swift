import LinearConstraints

/// Equations in reduced form: each has an unknown of its own that no other equation holds.
struct Elimination {
  /// `sum(terms) + constant == 0`.
  struct Equation {
    var terms: [Term]
    var constant: Double
  }

  private let variables: [Variable]
  private let columns: [Variable: Int]
  /// Reduced equations: coefficients by column, then the constant.
  private var reduced: [[Double]] = []
  private var pivots: [Int] = []

  /// How often an unknown was eliminated.
  private(set) var pivotCount = 0

  /// Coefficients below it, after elimination, are rounding errors.
  private static let zero = 1e-9

  init(variables: [Variable]) {
    self.variables = variables
    columns = Dictionary(
      uniqueKeysWithValues: variables.enumerated().map { ($0.element, $0.offset) })
  }

  /// Adds an equation, unless those before it contradict or imply it.
  mutating func add(_ equation: Equation) {
    var row = [Double](repeating: 0, count: variables.count + 1)
    for term in equation.terms {
      if let column = columns[term.variable] { row[column] += term.coefficient }
    }
    row[variables.count] = equation.constant
    for (index, pivot) in pivots.enumerated() where row[pivot] != 0 {
      row.subtract(reduced[index], times: row[pivot])
      row[pivot] = 0
    }
    let candidates = row.indices.dropLast()
    guard let pivot = candidates.max(by: { row[$0].magnitude < row[$1].magnitude }),
      row[pivot].magnitude > Elimination.zero
    else { return }
    let scale = row[pivot]
    for column in row.indices { row[column] /= scale }
    for index in reduced.indices where reduced[index][pivot] != 0 {
      reduced[index].subtract(row, times: reduced[index][pivot])
      reduced[index][pivot] = 0
    }
    reduced.append(row)
    pivots.append(pivot)
    pivotCount += 1
  }

  /// The values of all unknowns; those that nothing decides are zero.
  var values: [Variable: Double] {
    var values: [Variable: Double] = [:]
    for (index, pivot) in pivots.enumerated() {
      values[variables[pivot]] = -reduced[index][variables.count]
    }
    return values
  }

  /// The unknowns whose equations hold no other unknown.
  var determined: Set<Variable> {
    var determined: Set<Variable> = []
    for (index, pivot) in pivots.enumerated() {
      let others = reduced[index].indices.dropLast().filter { column in
        column != pivot && reduced[index][column].magnitude > Elimination.zero
      }
      if others.isEmpty { determined.insert(variables[pivot]) }
    }
    return determined
  }
}

extension [Double] {
  fileprivate mutating func subtract(_ other: [Double], times factor: Double) {
    for index in indices { self[index] -= factor * other[index] }
  }
}
