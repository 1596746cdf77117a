package import LinearConstraints

/// A family of constraint systems with edits, by size: what solvers are compared on.
///
/// A trace has a first solve called `build`, then solves called after the kind of edit. The same
/// size and seed give the same trace.
package struct SolverWorkload: Sendable {
  /// What the workload is called.
  package let name: String
  /// Why it is measured.
  package let purpose: String
  /// Makes the trace of a size, a number of views.
  package let make: @Sendable (_ size: Int, _ seed: UInt64) -> Trace

  /// Every workload, in the order of reports.
  package static let all: [SolverWorkload] = [
    .list, .tree2, .tree4, .cells, .grid, .scroll, .scrollLocal, .dialog,
  ]

  /// How many edits of one kind a trace holds.
  static let editCount = 40

  /// Two values in turns, as a rotation or a split view gives them.
  static func turns(_ low: Double, _ high: Double) -> [Double] {
    (0..<editCount / 2).map { $0.isMultiple(of: 2) ? high : low }
  }

  /// Values from `low` to `high` and back, no two in a row equal.
  static func sweep(_ low: Double, _ high: Double) -> [Double] {
    (0..<editCount).map { step in
      let share = Double(step + 1) / Double(editCount / 2)
      return (low + (high - low) * (share <= 1 ? share : 2 - share)).rounded()
    }
  }
}
