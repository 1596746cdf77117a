package import LinearConstraints
package import Statistics

/// A summand of a constraint under construction.
package typealias Summand = (coefficient: Double, variable: TraceVariable)

/// Writes the trace of a workload: names constraints by number.
package struct WorkloadBuilder {
  /// What was built so far.
  package private(set) var trace = Trace()
  package var generator: SeededGenerator
  private var constraintCount = 0

  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  package mutating func variable(_ name: String) -> TraceVariable {
    trace.declareVariable(name)
  }

  /// Adds `sum(summands) + constant REL 0`.
  @discardableResult
  package mutating func add(
    _ relation: Relation, _ summands: [Summand], _ constant: Double = 0,
    at priority: Priority = .required
  ) -> TraceConstraint {
    constraintCount += 1
    return trace.addConstraint(
      "c\(constraintCount)", summands.map { TraceTerm($0.coefficient, $0.variable) },
      ConstraintShape(relation, constant: constant, priority: priority))
  }

  package mutating func append(_ operation: TraceOperation) {
    trace.append(operation)
  }

  package mutating func edit(_ variable: TraceVariable, at priority: Priority, from value: Double) {
    trace.append(.beginEditing(variable, priority))
    trace.append(.suggest(variable, value))
  }

  package mutating func solve(_ label: String) {
    trace.append(.solve(label: label))
  }

  /// One solve for each value suggested for an edit variable.
  package mutating func move(
    _ variable: TraceVariable, through values: [Double], label: String
  ) {
    for value in values {
      trace.append(.suggest(variable, value))
      solve(label)
    }
  }
}

extension Priority {
  /// The level of sizes that come from outside: just below required.
  static let outside = known(999)
  /// Resistance to compression.
  static let compression = known(750)
  /// Preferred sizes that yield to each other.
  static let medium = known(500)
  /// Resistance to growth.
  static let hugging = known(251)
  /// The weakest wishes.
  static let low = known(250)

  private static func known(_ value: Double) -> Priority {
    guard let priority = Priority(value) else { preconditionFailure("\(value) is a priority") }
    return priority
  }
}

/// The unknowns of a rectangle.
package struct Frame {
  package let x: TraceVariable
  package let y: TraceVariable
  package let width: TraceVariable
  package let height: TraceVariable

  package init(_ name: String, in builder: inout WorkloadBuilder) {
    x = builder.variable("\(name).x")
    y = builder.variable("\(name).y")
    width = builder.variable("\(name).w")
    height = builder.variable("\(name).h")
  }
}
