import LinearConstraints

/// A linear expression under construction: merged terms and a constant.
///
/// One form is reused for every constraint, so that lowering allocates nothing in a steady pass.
struct LinearForm {
  private(set) var terms: [Term] = []
  var constant = 0.0
  /// Where a variable's term stands in `terms`, by the variable's slot; valid where the term's
  /// variable agrees.
  private var places: [Int32] = []

  mutating func removeAll() {
    terms.removeAll(keepingCapacity: true)
    constant = 0
  }

  /// Sets memory aside for so many variables in all.
  mutating func reserve(_ variableCount: Int) {
    places.reserveCapacity(variableCount)
  }

  /// Adds `coefficient * variable`.
  /// - Complexity: O(1), amortised.
  mutating func add(_ coefficient: Double, _ variable: Variable) {
    let slot = Int(variable.slot)
    while slot >= places.count { places.append(-1) }
    let place = Int(places[slot])
    if place >= 0, place < terms.count, terms[place].variable == variable {
      terms[place].coefficient += coefficient
    } else {
      places[slot] = Int32(terms.count)
      terms.append(Term(coefficient, variable))
    }
  }

  /// Drops the terms that cancelled out.
  mutating func removeCancelledTerms() {
    terms.removeAll { $0.coefficient.magnitude < Self.negligibleCoefficient }
  }

  /// A hash of the terms: equal forms differ in the constant only.
  var fingerprint: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for term in terms {
      hash = (hash ^ term.coefficient.bitPattern) &* 0x100_0000_01b3
      hash = (hash ^ UInt64(UInt32(bitPattern: term.variable.slot))) &* 0x100_0000_01b3
      hash = (hash ^ UInt64(term.variable.generation)) &* 0x100_0000_01b3
    }
    return hash
  }

  /// What is left of coefficients, sums of ones, halves and multipliers, after they cancel.
  ///
  /// Larger, and legitimate tiny multipliers would be lost; smaller, and rows
  /// without meaning would reach the solver.
  private static let negligibleCoefficient = 1e-12
}
