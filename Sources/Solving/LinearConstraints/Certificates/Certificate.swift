/// The proof that an answer is the optimum, and that what was given up could not be kept.
///
/// With a vector y of multipliers over the priorities for every row, values x are optimal if and
/// only if each row's y agrees with the side of 0 on which its residual lies, and the rows weighed
/// with y balance at every variable and every priority (the optimality conditions of linear
/// programming, compared lexicographically). ``CertificateChecker`` tests this, and needs to know
/// neither a basis nor a strategy.
///
/// What a strategy hands out, in the units in which the rows were declared:
///
/// - A row with a positive residual carries its upper slope at its own priority: 1 for `==` and
///   `<=`, nothing for `>=`. One with a negative residual carries its lower slope: -1 for `==` and
///   `>=`, nothing for `<=`.
/// - A row with residual 0 carries its multiplier when it is *active* (it takes part in fixing the
///   values), and the slope of the side on which it is kept when it is *inactive*: both lie between
///   its slopes, which is all that is asked.
/// - Edits are rows: `variable - target == 0`.
/// - Rows without multipliers are left out; all their multipliers are 0.
/// - Broken constraints take no part, whatever their residual; each is proven by a contradiction.
/// - *Held* variables, which no row fixes and a strategy keeps where they are, count as rows of
///   slope 0: they carry nothing, so the other rows must balance there without them.
/// - *Regularisers*, preferences below every priority that a strategy uses to choose among optimal
///   points, are no part of the certificate: their multipliers are left out.
public struct Certificate: Hashable, Sendable {
  /// The value of one variable.
  public struct VariableValue: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// Its value.
    public var value: Double

    /// Creates the value of a variable.
    public init(_ variable: Variable, _ value: Double) {
      self.variable = variable
      self.value = value
    }
  }

  /// What a multiplier belongs to.
  public enum Row: Hashable, Sendable {
    /// A constraint.
    case constraint(ConstraintID)
    /// The preference of an edit variable for its target.
    case edit(Variable)
  }

  /// The multiplier of a row at one priority.
  public struct Multiplier: Hashable, Sendable {
    /// The row.
    public var row: Row
    /// The priority whose sum of violations changes.
    public var priority: Priority
    /// How fast that sum falls as the row's residual grows, in the row's own units.
    public var value: Double

    /// Creates a multiplier.
    public init(_ row: Row, _ priority: Priority, _ value: Double) {
      self.row = row
      self.priority = priority
      self.value = value
    }
  }

  /// Required constraints that cannot hold together, with the factors that prove it (Farkas' lemma).
  ///
  /// The constraints times their factors add up to a positive constant without a variable, where
  /// each `>=` has a factor of at most 0 and each `<=` one of at least 0: no values make that sum
  /// smaller than it is, while rows that hold would make it at most 0.
  public struct Contradiction: Hashable, Sendable {
    /// One constraint and its factor.
    public struct Share: Hashable, Sendable {
      /// The constraint.
      public var constraint: ConstraintID
      /// Its factor, in the units of the row as declared.
      public var factor: Double

      /// Creates a share.
      public init(_ constraint: ConstraintID, _ factor: Double) {
        self.constraint = constraint
        self.factor = factor
      }
    }
    /// The constraint that is broken, or was broken by the last solve, because of it.
    public var broken: ConstraintID
    /// All shares, ``broken``'s among them.
    public var shares: [Share]

    /// Creates a contradiction.
    public init(broken: ConstraintID, shares: [Share]) {
      self.broken = broken
      self.shares = shares
    }
  }

  /// The values, one for each variable of the system.
  public var values: [VariableValue]
  /// The multipliers that are not 0, in any order.
  public var multipliers: [Multiplier]
  /// One for each conflict of the last solve, over exactly its members and in the order of
  /// ``IncrementalSolver/conflicts``; then one for each constraint that is broken after the solve,
  /// over required constraints that are not, and itself.
  public var contradictions: [Contradiction]

  /// Creates a certificate.
  public init(
    values: [VariableValue] = [], multipliers: [Multiplier] = [],
    contradictions: [Contradiction] = []
  ) {
    self.values = values
    self.multipliers = multipliers
    self.contradictions = contradictions
  }
}
