import LinearConstraints

/// A solver's check of its own invariants.
enum SelfCheck {
  /// The contradictions in the state after the last solve; none of a solver that cannot look.
  static func contradictions(in solver: any IncrementalSolver) -> [String] {
    (solver as? any SelfChecking)?.invariantViolations() ?? []
  }

  /// Whether all numbers of a trace are such that rounding errors stay below what is checked.
  static func isTame(_ trace: Trace) -> Bool {
    trace.operations.allSatisfy { operation in
      switch operation {
      case .add(_, let terms, let shape):
        terms.allSatisfy { isTame($0.coefficient, from: 1e-3) } && isTame(shape.constant, from: 0)
      case .setConstant(_, let value), .suggest(_, let value): isTame(value, from: 0)
      case .setCoefficient(_, let term): isTame(term.coefficient, from: 1e-3)
      default: true
      }
    }
  }

  private static func isTame(_ number: Double, from least: Double) -> Bool {
    number == 0 || (least...1e4).contains(abs(number))
  }
}
