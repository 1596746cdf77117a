/// Checks the conditions under which values are the lexicographic optimum of a declared system.
///
/// It knows rows, values and multipliers, and no strategy. With y the multipliers of a row over the
/// priorities and lo <= 0 <= hi its slopes at its own priority (`==`: -1, 1; `>=`: -1, 0;
/// `<=`: 0, 1):
///
/// 1. *Residuals*: a required constraint that is not broken holds.
/// 2. *Complementary slackness*: residual > 0, y = hi; residual < 0, y = lo.
/// 3. *Bounds*: residual = 0, lo <= y <= hi lexicographically: nothing before the row's own
///    priority, there between the slopes, and where y equals a slope it does not lead out later.
/// 4. *Stationarity*: at every variable and priority, the coefficients times y add up to 0.
/// 5. *Contradictions*: every conflict and every broken constraint is proven by Farkas' lemma.
///
/// - Complexity: O(coefficients x priorities).
public struct CertificateChecker {
  private let (system, certificate): (DeclaredRows, Certificate)
  private var variableIndices: [Variable: Int] = [:]
  private var rowIndices: [Certificate.Row: Int] = [:]
  private var levels: [Priority] = []
  private var values: [Double] = []
  /// By row: the indices of its terms' variables.
  private var columns: [[Int]] = []
  /// By row and level.
  private var multipliers: [[Double]] = []
  /// By level: the most that one of its rows may exert on a variable.
  private var exertions: [Double] = []
  /// By level: the largest magnitude that is added up at a variable, or that its rows may exert.
  private var largestPulls: [Double] = []
  /// By level and variable: the sum of pulls, and the sum of their magnitudes.
  private var pulls: [[(sum: Double, size: Double)]] = []
  private var largestValue = 0.0

  /// Checks a certificate against the system that it is for.
  ///
  /// - Parameters:
  ///   - certificate: the values and what proves them.
  ///   - system: what they are for.
  ///   - provingContradictions: false to leave out the last condition.
  /// - Throws: the first condition that is not met.
  public static func check(
    _ certificate: Certificate, of system: DeclaredRows, provingContradictions: Bool = true
  ) throws(CertificateError) {
    var checker = CertificateChecker(system: system, certificate: certificate)
    try checker.readValues()
    try checker.readMultipliers()
    for row in system.rows.indices where !system.rows[row].isBroken { try checker.checkRow(row) }
    try checker.checkBalance()
    if provingContradictions {
      try Contradictions.check(certificate, of: system, checker.rowIndices)
    }
  }

  private init(system: DeclaredRows, certificate: Certificate) {
    (self.system, self.certificate) = (system, certificate)
  }

  private mutating func readValues() throws(CertificateError) {
    values = Array(repeating: .nan, count: system.variables.count)
    for (index, variable) in system.variables.enumerated() { variableIndices[variable] = index }
    for entry in certificate.values {
      guard let index = variableIndices[entry.variable] else { throw .value(entry.variable) }
      values[index] = entry.value
    }
    for (index, value) in values.enumerated() {
      guard value.isFinite else { throw .value(system.variables[index]) }
      largestValue = max(largestValue, value.magnitude)
    }
    for row in system.rows {
      columns.append(row.terms.compactMap { variableIndices[$0.variable] })
      for term in row.terms where variableIndices[term.variable] == nil {
        throw .value(term.variable)
      }
    }
  }

  private mutating func readMultipliers() throws(CertificateError) {
    levels = Set(system.rows.map(\.shape.priority)).sorted(by: >)
    let ranks = Dictionary(uniqueKeysWithValues: zip(levels, 0...))
    multipliers = system.rows.map { _ in levels.map { _ in 0 } }
    for (index, row) in system.rows.enumerated() { rowIndices[row.name] = index }
    for entry in certificate.multipliers where entry.value != 0 {
      guard let index = rowIndices[entry.row], let rank = ranks[entry.priority],
        !system.rows[index].isBroken, entry.value.isFinite
      else { throw .unknownRow(entry.row) }
      multipliers[index][rank] += entry.value
    }
    exertions = levels.map { level in
      system.rows.reduce(0) { $1.shape.priority == level ? max($0, $1.largestCoefficient) : $0 }
    }
    largestPulls = exertions
    pulls = levels.map { _ in system.variables.map { _ in (0, 0) } }
    for (index, row) in system.rows.enumerated() {
      for rank in levels.indices where multipliers[index][rank] != 0 {
        for (term, variable) in zip(row.terms, columns[index]) {
          let pull = term.coefficient * multipliers[index][rank]
          pulls[rank][variable].sum += pull
          pulls[rank][variable].size += pull.magnitude
          largestPulls[rank] = max(largestPulls[rank], pulls[rank][variable].size)
        }
      }
    }
  }

  private func checkRow(_ index: Int) throws(CertificateError) {
    let row = system.rows[index]
    var residual = row.shape.constant
    var largestTerm = residual.magnitude
    let largest = row.largestCoefficient
    for (term, variable) in zip(row.terms, columns[index]) {
      let share = term.coefficient * values[variable]
      residual += share
      largestTerm = max(largestTerm, share.magnitude)
    }
    let isOff = max(
      CertificateTolerances.distance * min(largest, 1),
      CertificateTolerances.residual * largestTerm,
      CertificateTolerances.rounding * largestValue * largest)
    let violation = row.shape.relation.violation(of: residual)
    let isBroken = max(CertificateTolerances.violation, isOff)
    if row.shape.priority.isRequired, violation > isBroken, case .constraint(let id) = row.name {
      throw .violated(id, by: violation, tolerance: isBroken)
    }
    let (lower, upper) = row.shape.relation.slopes
    guard residual.magnitude > isOff else { return try checkBounds(index, lower, upper) }
    let slope = residual > 0 ? upper : lower
    for (rank, priority) in levels.enumerated() {
      let expected = priority == row.shape.priority ? slope : 0
      let found = multipliers[index][rank]
      if (found - expected).magnitude <= tolerance(index, rank).slack(at: expected) { continue }
      throw .slackness(row.name, priority, multiplier: found, slope: expected, residual: residual)
    }
  }

  /// Each variable of the row pins the multiplier as exactly as it balances itself.
  ///
  /// Large pulls elsewhere may have left errors, which excuses but decides nothing.
  private func tolerance(_ index: Int, _ rank: Int) -> MultiplierTolerance {
    var (equality, neighbours) = (Double.infinity, 0.0)
    for (term, variable) in zip(system.rows[index].terms, columns[index]) {
      let pull = pulls[rank][variable]
      let error = max(CertificateTolerances.equality * pull.size, 2 * pull.sum.magnitude)
      equality = min(equality, error / term.coefficient.magnitude)
      neighbours = max(neighbours, pull.size / term.coefficient.magnitude)
    }
    let largest = system.rows[index].largestCoefficient
    return MultiplierTolerance(
      slack: max(
        CertificateTolerances.equality * neighbours,
        CertificateTolerances.pull * largestPulls[rank] / largest),
      equality: max(equality, CertificateTolerances.nothing * exertions[rank] / largest))
  }

  private func checkBounds(
    _ index: Int, _ lower: Double, _ upper: Double
  ) throws(CertificateError) {
    let (row, own) = (system.rows[index].name, system.rows[index].shape.priority)
    var (isAtUpper, isAtLower) = (true, true)
    for (rank, priority) in levels.enumerated() {
      let (low, high) = priority == own ? (lower, upper) : (0, 0)
      let found = multipliers[index][rank]
      let tolerance = tolerance(index, rank)
      let (above, below) = (tolerance.slack(at: high), tolerance.slack(at: low))
      if (isAtUpper && found > high + above) || (isAtLower && found < low - below) {
        throw .bounds(row, priority, multiplier: found, tolerance: max(above, below))
      }
      // Lexicographic order: once strictly within, the lower priorities may be anything.
      if found < high - tolerance.equality { isAtUpper = false }
      if found > low + tolerance.equality { isAtLower = false }
      if !isAtUpper, !isAtLower { return }
    }
  }

  private func checkBalance() throws(CertificateError) {
    for (rank, priority) in levels.enumerated() {
      for (index, pull) in pulls[rank].enumerated() {
        let tolerance = CertificateTolerances.imbalance(
          ofSize: pull.size, largestPull: largestPulls[rank])
        if pull.sum.magnitude <= tolerance { continue }
        throw .balance(system.variables[index], priority, sum: pull.sum, tolerance: tolerance)
      }
    }
  }
}
