package import FlatStorage

/// A linear expression in unknowns of items under construction: merged terms and a constant.
///
/// One form is reused for every constraint, so that lowering allocates nothing in a steady pass.
package struct RowForm: ~Copyable {
  /// A coefficient times an unknown of an item.
  package struct Term: Hashable, Sendable, BitwiseCopyable {
    package var coefficient: Double
    package var quantity: ItemQuantity

    package init(_ coefficient: Double, _ quantity: ItemQuantity) {
      self.coefficient = coefficient
      self.quantity = quantity
    }
  }

  /// The terms in the order in which their unknowns were first mentioned; coefficients may be zero.
  package private(set) var terms = FlatArray<Term>()
  package var constant = 0.0
  /// Where the unknowns' terms stand in `terms`, once these are too many to look through.
  private var places: [ItemQuantity: Int] = [:]

  /// So many terms are looked through for each that is added: a constraint has two to six, but for
  /// one that crosses many levels.
  private static let linearCount = 16

  /// Creates the expression zero.
  package init() {}

  package mutating func removeAll() {
    terms.removeAll()
    constant = 0
    if !places.isEmpty { places.removeAll(keepingCapacity: true) }
  }

  /// Adds a coefficient times an unknown.
  ///
  /// - Complexity: O(1), amortised.
  @inline(__always)
  package mutating func add(_ coefficient: Double, _ quantity: ItemQuantity) {
    guard terms.count < Self.linearCount else { return addToMany(coefficient, quantity) }
    for index in 0..<terms.count where terms[index].quantity == quantity {
      terms[index].coefficient += coefficient
      return
    }
    terms.append(Term(coefficient, quantity))
  }

  /// The same where terms are too many to look through.
  @inline(never)
  private mutating func addToMany(_ coefficient: Double, _ quantity: ItemQuantity) {
    if places.isEmpty {
      for index in 0..<terms.count { places[terms[index].quantity] = index }
    }
    if let index = places[quantity] {
      terms[index].coefficient += coefficient
      return
    }
    places[quantity] = terms.count
    terms.append(Term(coefficient, quantity))
  }

  /// A hash of the terms that do not cancel out, as those of a constraint's row.
  package func fingerprint(as constraint: ConstraintRecord) -> Fingerprint {
    var fingerprint = Fingerprint()
    for index in 0..<terms.count
    where terms[index].coefficient.magnitude >= Self.negligibleCoefficient {
      fingerprint.add(terms[index].coefficient, of: terms[index].quantity, in: constraint)
    }
    return fingerprint
  }

  /// What is left of coefficients, sums of ones, halves and multipliers, after they cancel.
  ///
  /// Larger, and legitimate tiny multipliers would be lost; smaller, and rows
  /// without meaning would reach the solver.
  static let negligibleCoefficient = 1e-12
}
