/// The solver-neutral record of a constraint system and of what happened to it.
///
/// A trace is a list of operations on variables and constraints that it names itself. Any solver
/// can replay it (``TraceReplay``), and any solver's use can be recorded as one
/// (``TraceRecorder``). As text it is one operation a line: see ``TraceReader`` and
/// ``TraceWriter``.
///
/// A name may be declared again once what it named is gone, so the operations do not refer to
/// names but to *declarations*, numbered in order.
public struct Trace: Sendable {
  /// The name of each declaration of a variable, in order.
  public private(set) var variableNames: [String] = []
  /// The name of each declaration of a constraint, in order.
  public private(set) var constraintNames: [String] = []
  /// What happened, in order.
  public private(set) var operations: [TraceOperation] = []
  /// The line of each operation, counted from 1; in a trace that was not read from text, the
  /// line that ``TraceWriter`` gives it.
  public private(set) var lines: [Int32] = []

  /// Creates a trace in which nothing happens.
  public init() {}

  /// Whether anything is solved; operations after the last solve have no effect.
  ///
  /// - Complexity: O(operations).
  public var hasSolve: Bool {
    operations.contains { if case .solve = $0 { true } else { false } }
  }

  /// The name of a variable.
  public func name(of variable: TraceVariable) -> String {
    variableNames[Int(variable.index)]
  }

  /// The name of a constraint.
  public func name(of constraint: TraceConstraint) -> String {
    constraintNames[Int(constraint.index)]
  }
}

// Building: the names given here are not checked; the reader of the written text checks them.
extension Trace {
  /// Declares a variable under a name that no standing variable has.
  ///
  /// The name must be a run of characters without space and `*`.
  public mutating func declareVariable(_ name: String, line: Int32? = nil) -> TraceVariable {
    let variable = TraceVariable(index: Int32(variableNames.count))
    variableNames.append(name)
    append(.declare(variable), line: line)
    return variable
  }

  /// Adds a constraint under a name that no standing constraint has.
  ///
  /// The name must be a run of characters without space. A break rank other than 0 becomes an
  /// operation of its own after the addition, as in the text.
  public mutating func addConstraint(
    _ name: String, _ terms: [TraceTerm], _ shape: ConstraintShape, line: Int32? = nil
  ) -> TraceConstraint {
    let constraint = TraceConstraint(index: Int32(constraintNames.count))
    constraintNames.append(name)
    var unranked = shape
    unranked.breakRank = 0
    append(.add(constraint, terms, unranked), line: line)
    if shape.breakRank != 0 { append(.setBreakRank(constraint, shape.breakRank), line: line) }
    return constraint
  }

  /// Appends an operation on what is declared already.
  public mutating func append(_ operation: TraceOperation, line: Int32? = nil) {
    // The first line of the text is its header.
    lines.append(line ?? (lines.last ?? 1) + 1)
    operations.append(operation)
  }
}

extension Trace: Equatable {
  /// Whether two traces have the same operations; their lines do not matter.
  public static func == (left: Trace, right: Trace) -> Bool {
    left.variableNames == right.variableNames && left.constraintNames == right.constraintNames
      && left.operations == right.operations
  }
}
