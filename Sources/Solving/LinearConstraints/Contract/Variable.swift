/// The name of one unknown of a constraint system.
///
/// A solver hands variables out and takes them back. The generation makes a name stale once its
/// unknown was discarded, so that a forgotten copy is refused instead of naming another unknown.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// The place of the unknown in the solver's arrays; reused after the unknown was discarded.
  public let slot: Int32
  /// How often the slot was given out before.
  public let generation: UInt32

  /// Creates the name of an unknown; only solvers have a reason to.
  public init(slot: Int32, generation: UInt32) {
    self.slot = slot
    self.generation = generation
  }
}

extension Variable: Comparable {
  /// Orders by slot, then by generation: the order in which ties are broken everywhere.
  public static func < (left: Variable, right: Variable) -> Bool {
    (left.slot, left.generation) < (right.slot, right.generation)
  }
}

/// An unknown that a solve gave another value.
public struct VariableChange: Hashable, Sendable, BitwiseCopyable {
  /// The unknown.
  public let variable: Variable
  /// Its new value.
  public let value: Double

  /// Notes the new value of an unknown.
  @inlinable
  public init(_ variable: Variable, value: Double) {
    self.variable = variable
    self.value = value
  }
}
