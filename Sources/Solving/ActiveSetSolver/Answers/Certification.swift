import FlatStorage
import LinearConstraints

/// A multiplier of a row in the constraint's own units.
struct RowMultiplier {
  var row: RowIndex
  var priority: Priority
  var value: Double
}

/// A proof that a broken row does not fit.
struct RowContradiction {
  var broken: RowIndex
  var shares: [RowFactor]
}

/// What proves the answer of a solve: the multipliers of all rows, and Farkas' factors of what
/// cannot hold.
extension ActiveSetCore {
  /// The multipliers that are not zero: those of active rows, and the slopes of the others.
  ///
  /// - Complexity: O(rows + multipliers).
  mutating func rowMultipliers() -> [RowMultiplier] {
    var result: [RowMultiplier] = []
    pricing.passOnDeferred(on: &basis, in: &problem)
    for row in problem.rows.indices {
      // Most rows have none.
      let pivot = problem.places[row].pivot
      if pivot.isNone ? problem.rows[row].slope.value == 0 : !pricing.hasMultipliers(pivot) {
        continue
      }
      appendMultipliers(of: row, to: &result)
    }
    return result
  }

  /// Appends the multipliers of a row that are not zero, those of a pair to the row that pulls.
  mutating func appendMultipliers(of row: RowIndex, to result: inout [RowMultiplier]) {
    let pivot = problem.places[row].pivot
    let weight = Double(problem.rows[row].weight)
    let pulling = pullingRow(of: row)
    if problem.places[row].isInactive {
      let slope = problem.rows[row].slope
      guard slope.value != 0, let priority = priority(ofLevel: slope.level) else { return }
      result.append(RowMultiplier(row: pulling, priority: priority, value: slope.value / weight))
    } else if problem.places[row].isActive {
      pricing.forEachMultiplier(of: pivot) { level, value in
        guard let priority = priority(ofLevel: level) else { return }
        result.append(RowMultiplier(row: pulling, priority: priority, value: value / weight))
      }
    }
  }

  /// The priority of a level; nil where all rows have gone, and multipliers are rounding.
  private func priority(ofLevel level: LevelIndex) -> Priority? {
    problem.levels.slots[level].rowCount > 0 ? Priority(problem.levels.slots[level].priority) : nil
  }

  /// The unknown of the row of an edit.
  mutating func editedUnknown(ofRow row: RowIndex) -> UnknownIndex {
    problem.coefficients[problem.places[row].firstCoefficient].unknown
  }

  /// A proof for each of some conflicts over its members, then one for each broken row over the
  /// required rows that stand and hang together with it.
  ///
  /// A proof is empty where there is none.
  mutating func contradictions(of conflicts: [RowConflict]) -> [RowContradiction] {
    var result = conflicts.map {
      RowContradiction(broken: $0.broken, shares: proof(of: $0) ?? [])
    }
    for row in broken.all() {
      var shares = factors(among: requiredRows(around: row))
      if !broken.isContradiction(shares, in: &problem) {
        shares = broken.standingProof(of: row, leaving: 0, in: &problem) ?? []
      }
      result.append(RowContradiction(broken: row, shares: shares))
    }
    return result
  }

  /// Factors of all members of a conflict, by which they cannot hold together; nil where none are found.
  ///
  /// Found anew to their last digit, else as the search for the conflict met them: among rows that are
  /// nearly parallel, one way may take a member for idle where the other does not.
  mutating func proof(of conflict: RowConflict) -> [RowFactor]? {
    let anew = factors(among: conflict.members)
    if proves(anew, conflict) { return anew }
    return proves(conflict.proof, conflict) ? conflict.proof : nil
  }

  /// Whether factors prove a conflict by all of its members.
  mutating func proves(_ shares: [RowFactor], _ conflict: RowConflict) -> Bool {
    shares.count == conflict.members.count && broken.isContradiction(shares, in: &problem)
  }

  /// The factors of some rows at the optimum of these alone, to their last digit; none where they
  /// cannot be solved.
  private mutating func factors(among rows: [RowIndex]) -> [RowFactor] {
    var trial = RequiredSubsystem(of: self, rows: rows)
    for index in rows.indices { trial.insert(index) }
    // They conflict; whether by more than the tolerance is no matter of the proof.
    guard (try? trial.conflicts()) != nil else { return [] }
    return trial.factors(isExact: true).map { (rows[$0.index], $0.factor) }
  }
}
