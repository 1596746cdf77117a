import LayoutModel
import LinearConstraints

/// Constraints whose unknowns cancel out, as in `a.width == a.width + 5`.
///
/// The solver gets no row of such a constraint: it speaks of numbers alone, and holds whatever the frames
/// are, or never does. A required one that never does is in conflict with itself.
extension LayoutEngine {
  /// Reports the constraints in conflict with themselves that came to be so in a pass, and drops those
  /// that are so no longer.
  func reportContradictions() {
    if pending.rowless.isEmpty { return }
    for handle in pending.rowless {
      guard let constraint = constraints.object(handle) else { continue }
      let isKnown = conflicts.contains { $0.isContradiction(constraint) }
      let isContradiction =
        constraint.priority == .required && constraints[handle].isContradiction
      if isKnown, !isContradiction { conflicts.removeAll { $0.isContradiction(constraint) } }
      guard isContradiction, !isKnown else { continue }
      let conflict = LayoutConflict(
        constraints: [constraint], broken: constraint, brokenRow: .none)
      conflicts.append(conflict)
      conflictHandler?(conflict)
    }
    pending.rowless.removeAll(keepingCapacity: true)
  }
}

extension LayoutConflict {
  /// Whether the conflict is that of a constraint with itself.
  fileprivate func isContradiction(_ constraint: LayoutConstraint) -> Bool {
    broken === constraint && !brokenRow.exists
  }
}

extension ConstraintRecord {
  /// Whether the constraint, where it is required, is nothing but numbers, which it does not fit.
  fileprivate var isContradiction: Bool {
    guard state.contains(.lowered), state.contains(.compatible), !row.exists else { return false }
    return switch rowRelation {
    case .equal: abs(rowConstant) > Tolerances.change
    case .lessThanOrEqual: rowConstant > Tolerances.change
    case .greaterThanOrEqual: rowConstant < -Tolerances.change
    }
  }
}
