/// The constraint system of a trace as far as it can be known without solving.
///
/// - Complexity: every operation is linear in the terms it is given, lookups of a term
///   logarithmic.
struct TraceValidator {
  /// What the names of variables stand for.
  private(set) var variables = TraceSymbolTable()
  /// What the names of constraints stand for.
  private(set) var constraints = TraceSymbolTable()
  /// The number of solves so far.
  var step: Int32 = 0

  // By declaration of a variable.
  private var useCounts: [Int32] = []
  private var edited: [Bool] = []
  private var sums: [Double] = []

  // By declaration of a constraint: its variables in order.
  private var members: [[Int32]] = []

  mutating func declareVariable(_ name: String) -> Bool {
    guard variables.declare(name, as: Int32(useCounts.count), step: step) else { return false }
    useCounts.append(0)
    edited.append(false)
    sums.append(0)
    return true
  }

  mutating func discard(_ name: String) {
    variables.remove(name, step: step)
  }

  /// What keeps a variable from being discarded.
  func use(of variable: Int32) -> String? {
    if edited[Int(variable)] { return "an edit" }
    let count = useCounts[Int(variable)]
    return count == 0 ? nil : "\(count) constraint\(count == 1 ? "" : "s")"
  }

  /// What is wrong with terms that are well formed one by one.
  mutating func problem(with terms: [TraceTerm]) -> String? {
    if terms.isEmpty { return "expected at least one term" }
    for term in terms { sums[Int(term.variable.index)] += term.coefficient }
    let areFinite = terms.allSatisfy { sums[Int($0.variable.index)].isFinite }
    for term in terms { sums[Int(term.variable.index)] = 0 }
    if !areFinite { return "expected coefficients whose sum for a variable is finite" }
    return survivingVariables(terms).isEmpty
      ? "expected terms that do not cancel each other out" : nil
  }

  mutating func addConstraint(_ name: String, _ terms: [TraceTerm]) -> Bool {
    guard constraints.declare(name, as: Int32(members.count), step: step) else { return false }
    let variables = survivingVariables(terms)
    for variable in variables { useCounts[Int(variable)] += 1 }
    members.append(variables)
    return true
  }

  mutating func removeConstraint(_ name: String, _ constraint: Int32) {
    for variable in members[Int(constraint)] { useCounts[Int(variable)] -= 1 }
    members[Int(constraint)] = []
    constraints.remove(name, step: step)
  }

  /// Whether a constraint has a coefficient for a variable.
  func uses(_ constraint: Int32, _ variable: Int32) -> Bool {
    let list = members[Int(constraint)]
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if list[middle] < variable { low = middle + 1 } else { high = middle }
    }
    return low < list.count && list[low] == variable
  }

  /// Starts an edit; false when there is one already.
  mutating func beginEditing(_ variable: Int32) -> Bool {
    defer { edited[Int(variable)] = true }
    return !edited[Int(variable)]
  }

  func isEdited(_ variable: Int32) -> Bool { edited[Int(variable)] }

  mutating func endEditing(_ variable: Int32) {
    edited[Int(variable)] = false
  }

  /// The variables whose coefficients do not sum up to zero, in order.
  private mutating func survivingVariables(_ terms: [TraceTerm]) -> [Int32] {
    for term in terms { sums[Int(term.variable.index)] += term.coefficient }
    var result: [Int32] = []
    for term in terms where sums[Int(term.variable.index)] != 0 {
      result.append(term.variable.index)
      sums[Int(term.variable.index)] = 0
    }
    result.sort()
    return result
  }
}
