/// What a random timeline stresses in a solver.
package enum TimelineKind: String, CaseIterable, Sendable {
  /// Batches that bring in or take away more rows than half of those that live, and in the same
  /// batch change rows that stay: a pushed screen, replaced content, a rotation that inserts.
  case mixed
  /// Coefficients as people write them, exact and rounded side by side (4/3 and 1.333333), in
  /// chains, stacks and shared widths over up to 20 priorities, through many edits.
  case awkward
  /// Constants and suggestions that leave for 1e8 to 1e16 and come back.
  case excursions
  /// Coefficients from 1e-4 to 1e4, constants from 1e-3 to 1e7.
  case scales
  /// Unknowns that lose all of their rows, are discarded and declared again; edits that begin, end
  /// and change priority; required rows that contradict each other and cease to; break ranks.
  case leftovers
}
