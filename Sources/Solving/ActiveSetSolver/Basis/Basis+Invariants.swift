import FlatStorage

/// What must hold of the basis between solves, for tests and fuzzers.
extension Basis {
  /// Part of the sum of magnitudes that a sum may be off.
  ///
  /// Smaller, and rounding is taken for a fault; larger, and faults of some digits go unseen.
  private static var slack: Double { 1e-6 }

  /// Adds the contradictions within the basis to those found.
  ///
  /// - Complexity: O(coefficients of the basis).
  mutating func checkInvariants(of problem: inout Problem, _ found: inout [String]) {
    for unknown in problem.unknowns.indices where rightSide[unknown].value != 0 {
      found.append("unknown \(unknown) has a right side")
    }
    let undetermined = problem.unknowns.indices.count { problem.unknowns[$0].pivotRow.isNone }
    let gone = problem.unknowns.count - problem.unknownCount
    if undetermined - gone != heldCount {
      found.append("\(undetermined - gone) unknowns are held, \(heldCount) counted")
    }
    if needsRegrouping { found.append("pivots changed that were not regrouped") }
    checkBumps(in: &problem, &found)
    checkOrder(of: &problem, &found)
    checkFactors(in: &problem, &found)
  }

  /// The members of a bump know it.
  private mutating func checkBumps(in problem: inout Problem, _ found: inout [String]) {
    for unknown in problem.unknowns.indices {
      let bump = problem.unknowns[unknown].bump
      if bump.isNone { continue }
      var isMember = false
      for index in 0..<bumps[bump].stepCount where bumps.member(index, of: bump) == unknown {
        isMember = true
      }
      if !isMember { found.append("unknown \(unknown) is not in its bump \(bump)") }
      if problem.unknowns[unknown].pivotRow.isNone {
        found.append("unknown \(unknown) of bump \(bump) is held")
      }
    }
  }

  /// An order that counts as one of the present basis has each unknown behind all that its row mentions.
  private mutating func checkOrder(of problem: inout Problem, _ found: inout [String]) {
    guard order.isValid else { return }
    for unknown in problem.unknowns.indices {
      let row = problem.unknowns[unknown].pivotRow
      if row.isNone { continue }
      for index in problem.places[row].coefficients {
        let other = problem.coefficients[index].unknown
        if other == unknown || order.comes(other, before: unknown) { continue }
        let bump = problem.unknowns[unknown].bump
        if bump.isNone || problem.unknowns[other].bump != bump {
          found.append("unknown \(unknown) is solved before \(other), on which it depends")
        }
      }
    }
  }

  /// A solve with the basis gives what the rows of the basis undo.
  private mutating func checkFactors(in problem: inout Problem, _ found: inout [String]) {
    var rates = Table<UnknownIndex, Double>(repeating: 0, count: problem.unknowns.count)
    var direction = Direction()
    beginForwardSolve(in: &problem)
    for unknown in problem.unknowns.indices {
      seedForward(unknown, Self.seed(unknown), in: &problem)
    }
    finishForwardSolve(in: &problem, to: &direction)
    for index in 0..<direction.unknowns.count {
      rates[direction.unknowns[index].unknown] = direction.unknowns[index].rate
    }
    direction.clearRows(in: &problem)
    for unknown in problem.unknowns.indices {
      let row = problem.unknowns[unknown].pivotRow
      var sum = row.isNone ? rates[unknown] : 0
      var size = abs(sum)
      if !row.isNone {
        for index in problem.places[row].coefficients {
          let share = problem.coefficients[index].value * rates[problem.coefficients[index].unknown]
          sum += share
          size += abs(share)
        }
      }
      if abs(sum - Self.seed(unknown)) > Self.slack * (1 + size) {
        found.append("the row of unknown \(unknown) moves by \(sum), not \(Self.seed(unknown))")
      }
    }
  }

  /// A different number for each unknown, so that errors do not cancel out.
  private static func seed(_ unknown: UnknownIndex) -> Double {
    1 + Double(unknown.rawValue % 7) / 8
  }
}
