/// A constraint system as it was declared, row by row: what a certificate is checked against.
///
/// Plain records, kept apart from every solver, so that what a solver forgot is not forgotten here.
public struct DeclaredRows: Sendable {
  /// One constraint or edit.
  public struct Row: Sendable {
    /// What its multipliers belong to.
    public var name: Certificate.Row
    /// The terms, each variable once.
    public var terms: [Term]
    /// Relation, constant and priority.
    public var shape: ConstraintShape
    /// Whether it is a required constraint left out because of a conflict.
    public var isBroken: Bool

    /// Creates a row; terms of one variable are summed, and go when they cancel out.
    public init(
      _ name: Certificate.Row, _ terms: [Term], _ shape: ConstraintShape, isBroken: Bool = false
    ) {
      self.name = name
      self.terms = Self.summed(terms)
      self.shape = shape
      self.isBroken = isBroken
    }

    /// The magnitude of the largest coefficient; 0 without terms.
    var largestCoefficient: Double { terms.reduce(0) { max($0, $1.coefficient.magnitude) } }

    private static func summed(_ terms: [Term]) -> [Term] {
      var sums: [Term] = []
      var indices: [Variable: Int] = [:]
      for term in terms {
        if let index = indices[term.variable] {
          sums[index].coefficient += term.coefficient
        } else {
          indices[term.variable] = sums.count
          sums.append(term)
        }
      }
      return sums.filter { $0.coefficient != 0 }
    }
  }

  /// The variables.
  public var variables: [Variable]
  /// The rows that stand, broken ones too.
  public var rows: [Row]
  /// The conflicts that the last solve reported.
  public var conflicts: [Conflict]

  /// Creates a system from its parts.
  public init(variables: [Variable], rows: [Row], conflicts: [Conflict] = []) {
    self.variables = variables
    self.rows = rows
    self.conflicts = conflicts
  }
}
