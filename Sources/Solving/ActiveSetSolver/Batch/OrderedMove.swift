import FlatStorage
import LinearConstraints

/// Moves of unknowns to where their rows hold, in an order in which the basis can be solved.
///
/// A direction, which other moves need, is the sum of what moves each unknown, and found by a search for
/// what moves at all. Where nothing is asked but where the unknowns come to lie, each whose row may have
/// ceased to hold is given the value at which it does, first those on which others depend. That takes two thirds
/// of the instructions.
extension ActiveSetCore {
  /// Whether unknowns are moved in order: if the basis is in order, or is put into it since that would have
  /// paid before.
  mutating func movesInOrder() -> Bool {
    basis.order.isValid
      || basis.order.isMissed(by: problem.unknowns.count) && basis.ensureOrder(in: &problem)
  }

  /// Moves every unknown to where its row holds, if the row is new, has another constant or mentions
  /// another unknown that moves, and evaluates the inactive rows that this touches.
  ///
  /// Where nearly everything moves, as when a device is turned, columns are not gone through for what may move:
  /// the rest is looked at in order, which takes half the instructions of each. That begins once an eighth of
  /// the unknowns has moved, and a third of those up to there; where nothing else moves then, the move takes
  /// up to five times as long.
  ///
  /// - Complexity: O(rows given, and coefficients in the columns of the unknowns that move).
  mutating func moveInOrder(_ newRows: borrowing FlatArray<RowIndex>) {
    let mostMoves = basis.order.nodes.count / 8
    iterate.markChanges()
    for index in 0..<batch.movedActiveRows.count { require(batch.movedActiveRows[index]) }
    for index in 0..<newRows.count where problem.places[newRows[index]].isActive {
      require(newRows[index])
    }
    var moves = MoveCount()
    while let place = basis.order.takeRequired() {
      let node = basis.order.nodes[place]
      if let unknown = node.unknown {
        if meetRow(of: unknown, &moves) { requireRows(of: unknown) }
      } else {
        meetRows(of: node.bump, &moves, isWhole: false)
      }
      if moves.count > mostMoves, moves.count * 3 > Int(place), problem.isMostlyLive {
        basis.order.requireNothing()
        for index in 0..<touchedRows.count { problem.places[touchedRows[index]].mark = -1 }
        touchedRows.removeAll()
        return moveAll(from: Int(place) + 1, moves)
      }
    }
    moves.touchedCount = touchedRows.count
    note(moves)
    for index in 0..<touchedRows.count {
      let row = touchedRows[index]
      problem.places[row].mark = -1
      iterate.updateResidual(of: row, in: &problem, &slopeChanges, &violatedRows)
    }
    touchedRows.removeAll()
  }

  /// Moves every unknown to where its row holds, and evaluates all inactive rows.
  ///
  /// - Complexity: O(coefficients, and rows there ever were at once).
  mutating func moveAllInOrder() {
    iterate.markChanges()
    moveAll(from: 0, MoveCount())
  }

  /// Moves what comes from a place in the order on to where its rows hold, and evaluates all inactive rows.
  @inline(never)
  private mutating func moveAll(from place: Int, _ earlier: MoveCount) {
    var moves = earlier
    for index in place..<basis.order.nodes.count {
      let node = basis.order.nodes[index]
      if let unknown = node.unknown {
        _ = meetRow(of: unknown, &moves)
      } else {
        meetRows(of: node.bump, &moves, isWhole: true)
      }
    }
    for row in problem.places.indices where problem.places[row].isInactive {
      moves.touchedCount += 1
      iterate.updateResidual(of: row, in: &problem, &slopeChanges, &violatedRows)
    }
    note(moves)
  }

  // MARK: Rows that may not hold

  /// Has a row looked at: by the unknown that it determines, or else among those that are touched.
  @inline(__always)
  private mutating func require(_ row: RowIndex) {
    let place = problem.places[row]
    if place.isActive {
      basis.order.require(place.pivot)
    } else if place.isInactive, place.mark < 0 {
      problem.places[row].mark = Int32(truncatingIfNeeded: touchedRows.count)
      touchedRows.append(row)
    }
  }

  /// Has the rows looked at that mention an unknown which has moved, but for those that hold by the move: the
  /// row that determines it, or the rows of its bump.
  @inline(__always)
  private mutating func requireRows(of unknown: UnknownIndex, in bump: BumpIndex = .none) {
    var index = problem.unknowns[unknown].columnStart
    let end = index &+ problem.unknowns[unknown].columnCount
    while index < end {
      let row = problem.columns[index]
      index &+= 1
      let pivot = problem.places[row].pivot
      if pivot == unknown || !bump.isNone && !pivot.isNone && problem.unknowns[pivot].bump == bump {
        continue
      }
      require(row)
    }
  }

  // MARK: Moves

  /// Gives an unknown that stands alone the value at which its row holds.
  ///
  /// - Returns: whether it is another one.
  @inline(__always)
  private mutating func meetRow(of unknown: UnknownIndex, _ moves: inout MoveCount) -> Bool {
    let row = problem.unknowns[unknown].pivotRow
    if row.isNone { return false }
    var index = problem.places[row].firstCoefficient
    let end = index &+ problem.places[row].coefficientCount
    let pivot = problem.coefficients[index].value
    var sum = problem.rows[row].constant
    index &+= 1
    while index < end {
      let coefficient = problem.coefficients[index]
      sum += coefficient.value * iterate[coefficient.unknown]
      index &+= 1
    }
    let value = iterate[unknown]
    if sum + pivot * value == 0 { return false }
    // Zero, and not minus zero, where the sum is zero.
    let met = 0 - sum / pivot
    if met == value { return false }
    iterate.setValue(met, of: unknown)
    moves.add(met - value)
    return true
  }

  /// Moves the unknowns of a bump to where its rows hold, and unless all rows are looked at, has those looked
  /// at that mention them.
  @inline(never)
  private mutating func meetRows(
    of bump: BumpIndex, _ moves: inout MoveCount, isWhole: Bool
  ) {
    let count = basis.bumps[bump].stepCount
    var isAnyOff = false
    for index in 0..<count {
      let member = basis.bumps.member(index, of: bump)
      let residual = iterate.evaluate(problem.unknowns[member].pivotRow, of: problem)
      if residual == 0 { continue }
      basis.setRightSide(of: member, to: -residual)
      isAnyOff = true
    }
    guard isAnyOff else { return }
    basis.solve(bump)
    for index in 0..<count {
      let member = basis.bumps.member(index, of: bump)
      let step = basis.takeSolution(of: member)
      if step == 0 { continue }
      moves.add(step)
      iterate.setValue(iterate[member] + step, of: member)
      if !isWhole { requireRows(of: member, in: bump) }
    }
  }

  private mutating func note(_ moves: MoveCount) {
    ownWork.solveNonzeros += moves.count + moves.touchedCount
    iterate.note(longestStep: moves.longest)
  }
}

/// How many unknowns moved, how far the one did that moved most, and how many inactive rows this touched.
private struct MoveCount {
  var count = 0
  var touchedCount = 0
  var longest = 0.0

  @inline(__always)
  mutating func add(_ step: Double) {
    count += 1
    longest = max(longest, abs(step))
  }
}
