/// The name of one constraint of a constraint system.
///
/// It becomes stale when the constraint is removed; using it then is a ``SolverError``.
public struct ConstraintID: Hashable, Sendable, BitwiseCopyable {
  /// The place of the constraint in the solver's arrays; reused after the constraint was removed.
  public let slot: Int32
  /// How often the slot was given out before.
  public let generation: UInt32

  /// Creates the name of a constraint; only solvers have a reason to.
  public init(slot: Int32, generation: UInt32) {
    self.slot = slot
    self.generation = generation
  }
}

extension ConstraintID: Comparable {
  /// Orders by slot, then by generation.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    (left.slot, left.generation) < (right.slot, right.generation)
  }
}
