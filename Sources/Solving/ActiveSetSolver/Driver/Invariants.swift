import FlatStorage
import LinearConstraints

/// What must hold after every solve, for tests and fuzzers: nothing else calls it.
///
/// Numbers are compared relative to the size of what was summed up; systems with coefficients or
/// constants beyond some 1e±6 may fail for rounding alone.
extension ActiveSetCore {
  /// Part of the sum of magnitudes that a sum may be off.
  private static var slack: Double { 1e-6 }

  /// The contradictions within the state after a solve that succeeded; none when all is well.
  ///
  /// - Complexity: O(all coefficients), and a search through the whole basis.
  mutating func invariantViolations() -> [String] {
    guard isUpToDate else { return [] }
    var found: [String] = []
    checkLinks(&found)
    // What follows relies on the links.
    guard found.isEmpty else { return found }
    checkRows(&found)
    basis.checkInvariants(of: &problem, &found)
    checkMultipliers(&found)
    return found
  }

  // MARK: Structure

  /// Rows and unknowns know each other, and active rows the unknown that they determine.
  private mutating func checkLinks(_ found: inout [String]) {
    for row in problem.rows.indices where problem.rows[row].kind != .free {
      let line = problem.rows[row]
      let place = problem.places[row]
      if !line.partner.isNone { checkPair(row, &found) }
      if line.kind == .deferred { checkBound(row, &found) }
      if !line.isMentioned { continue }
      for index in place.coefficients {
        let coefficient = problem.coefficients[index]
        let column = problem.unknowns[coefficient.unknown]
        if coefficient.columnOffset < 0 || coefficient.columnOffset >= column.columnCount
          || problem.columns[column.columnStart + coefficient.columnOffset] != row
        {
          found.append("row \(row) is not in the column of unknown \(coefficient.unknown)")
        }
      }
      if place.mark != -1 { found.append("row \(row) is still marked") }
      guard place.isActive else { continue }
      if problem.unknowns[place.pivot].pivotRow != row {
        found.append("row \(row) determines unknown \(place.pivot), which says otherwise")
      }
      if problem.coefficients[place.firstCoefficient].unknown != place.pivot {
        found.append("the pivot of row \(row) does not come first")
      }
    }
    for unknown in problem.unknowns.indices {
      let row = problem.unknowns[unknown].pivotRow
      if !row.isNone, problem.places[row].pivot != unknown {
        found.append("unknown \(unknown) is determined by row \(row), which says otherwise")
      }
    }
  }

  /// The unknown of a deferred row knows it, and lies above its bound.
  private mutating func checkBound(_ row: RowIndex, _ found: inout [String]) {
    let unknown = problem.boundedUnknown(row)
    if problem.bounds[unknown] != row {
      found.append("row \(row) bounds unknown \(unknown), which says otherwise")
    }
    if iterate.isBelowFloor(unknown) || !iterate.hasFloor(unknown) {
      found.append("unknown \(unknown) is below the bound of row \(row), or has no floor")
    }
    if problem.places[row].takesPart {
      found.append("row \(row) is deferred and takes part")
    }
  }

  /// The two rows of a pair know each other, meet in one number, and one of them alone takes part.
  private mutating func checkPair(_ row: RowIndex, _ found: inout [String]) {
    let line = problem.rows[row]
    let other = problem.rows[line.partner]
    if other.partner != row { found.append("rows \(row) and \(line.partner) are half a pair") }
    if (line.kind == .represented) == (other.kind == .represented) {
      found.append("of rows \(row) and \(line.partner) not one stands for the other")
    }
    if line.constant != other.constant || line.relation == other.relation
      || line.representsPair && line.partnerLevel != other.level
    {
      found.append("rows \(row) and \(line.partner) are no pair")
    }
    if line.kind == .represented, problem.places[row].takesPart {
      found.append("row \(row) is represented and takes part")
    }
  }

  // MARK: The vertex

  /// Active rows hold; the others know their residuals and stand on the right side.
  private mutating func checkRows(_ found: inout [String]) {
    for row in problem.rows.indices {
      let line = problem.rows[row]
      let place = problem.places[row]
      if line.kind == .free { continue }
      if line.kind == .broken, place.takesPart {
        found.append("row \(row) is broken and takes part")
      }
      if line.mayEnter, !place.takesPart {
        found.append("row \(row) takes no part")
      }
      var size = 1 + abs(line.constant)
      for index in place.coefficients {
        let coefficient = problem.coefficients[index]
        size += abs(coefficient.value * iterate[coefficient.unknown])
      }
      let residual = iterate.evaluate(row, of: problem)
      if place.isActive, abs(residual) > Self.slack * size {
        found.append("active row \(row) is off by \(residual)")
      }
      guard place.isInactive else { continue }
      if abs(residual - line.residual) > Self.slack * size {
        found.append("row \(row) takes its residual \(residual) for \(line.residual)")
      }
      if line.side != 1 && line.side != -1 { found.append("row \(row) has no side") }
      if line.residual * Double(line.side) < -Self.slack * size {
        found.append("row \(row) stands on side \(line.side) of \(line.residual)")
      }
      if line.level == PriorityLevels.required, line.violation > 10 * Self.slack * size {
        found.append("required row \(row) is violated by \(line.violation)")
      }
    }
  }

  // MARK: Optimality

  /// Multipliers balance the slopes of inactive rows, level by level, and none is out of range.
  private mutating func checkMultipliers(_ found: inout [String]) {
    pricing.passOnDeferred(on: &basis, in: &problem)
    let levelCount = problem.levels.slots.count
    let cellCount = levelCount * problem.unknowns.count
    var sums = FlatArray<Double>(repeating: 0, count: cellCount)
    var sizes = FlatArray<Double>(repeating: 0, count: cellCount)
    for row in problem.rows.indices {
      let line = problem.rows[row]
      if problem.places[row].isInactive {
        addCells(row, line.slope.value, line.slope.level, &sums, &sizes)
      }
    }
    for unknown in problem.unknowns.indices {
      let row = problem.unknowns[unknown].pivotRow
      pricing.forEachMultiplier(of: unknown) { level, value in
        if !row.isNone {
          addCells(row, value, level, &sums, &sizes)
        } else {
          let cell = Int(unknown.rawValue) * levelCount + Int(level.rawValue)
          sums[cell] += value
          sizes[cell] += abs(value)
        }
      }
      if pricing.status(of: unknown, in: &problem).violation != 0 {
        found.append("the multiplier of unknown \(unknown) is out of range")
      }
    }
    for cell in 0..<cellCount where abs(sums[cell]) > Self.slack * (1 + sizes[cell]) {
      let (unknown, level) = (cell / levelCount, cell % levelCount)
      found.append("\(sums[cell]) pulls at unknown \(unknown) on level \(level)")
    }
  }

  private func addCells(
    _ row: RowIndex, _ factor: Double, _ level: LevelIndex,
    _ sums: inout FlatArray<Double>, _ sizes: inout FlatArray<Double>
  ) {
    for index in problem.places[row].coefficients {
      let coefficient = problem.coefficients[index]
      let cell =
        Int(coefficient.unknown.rawValue) * problem.levels.slots.count + Int(level.rawValue)
      sums[cell] += factor * coefficient.value
      sizes[cell] += abs(factor * coefficient.value)
    }
  }
}
