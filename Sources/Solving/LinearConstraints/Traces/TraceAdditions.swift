/// How much the operations of one step add to a system: what a solver is announced before the first of them.
struct TraceAdditions {
  /// From so many constraints and unknowns on they are announced: of fewer, arrays that grow as they fill
  /// take no longer.
  private static let leastCount = 4096

  private var variables = 0
  private var constraints = 0
  private var terms = 0

  /// Counts what an operation adds, if it adds anything.
  mutating func count(_ operation: TraceOperation) {
    switch operation {
    case .declare:
      variables += 1
    case .add(_, let terms, _):
      constraints += 1
      self.terms += terms.count
    default: break
    }
  }

  /// Has a solver set memory aside for what was counted, where that is much.
  func reserveCapacity(of solver: any IncrementalSolver) {
    if variables + constraints < Self.leastCount { return }
    solver.reserveCapacity(variables: variables, constraints: constraints, terms: terms)
  }
}
