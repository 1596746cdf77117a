import FlatStorage

/// Exchanges of single rows of large bumps, without factoring anew: the product form.
///
/// With v the entering row in terms of the rows of the bump, the new bump is E B, where E is the
/// identity but for its row r, which is v. So a solve with it is one with B after r has been put
/// right, and a transposed one is one with B before that. Updates are applied one after another;
/// after some tens of them the bump is factored again, which also bounds what rounding does.
/// (Dantzig and Orchard-Hays, 1954, for rows; the growth that Forrest and Tomlin's update saves is
/// bounded here by refactoring.)
extension Bumps {
  /// One exchange: row `step` of the bump became the combination `entries`.
  struct Update: BitwiseCopyable {
    var step: Int32
    /// The part of the leaving row in the entering one.
    var pivot: Double
    var firstEntry: Int32
    var entryCount: Int32
    var previous: Int32
    var next: Int32
  }

  /// Bumps smaller than this are factored anew: that is as quick, and finds what falls apart.
  static var leastUpdated: Int32 { 24 }
  /// The most updates of a bump.
  private static var mostUpdates: Int32 { 64 }

  /// Whether a bump may be updated once more.
  func mayUpdate(_ bump: BumpIndex) -> Bool {
    let state = bumps[bump]
    return state.stepCount >= Self.leastUpdated && state.updateCount < Self.mostUpdates
      && state.updateEntryCount <= state.entryCount + 16 * state.stepCount
  }

  /// Exchanges a row of a bump.
  ///
  /// - Parameters:
  ///   - bump: one that ``mayUpdate(_:)``.
  ///   - unknown: the unknown by which the leaving row is known.
  ///   - shares: the entering row in terms of the bump's, by the unknowns of the rows; zeroed.
  /// - Returns: whether it was done; not when the new bump is nearly singular.
  mutating func exchangeRow(
    of bump: BumpIndex, at unknown: UnknownIndex, shares: inout Table<UnknownIndex, SizedSum>
  ) -> Bool {
    let first = bumps[bump].firstStep
    var update = Update(
      step: -1, pivot: 0, firstEntry: Int32(updateEntries.count), entryCount: 0,
      previous: bumps[bump].lastUpdate, next: -1)
    var largest = 0.0
    for index in 0..<bumps[bump].stepCount {
      let row = steps[first + index].rowUnknown
      let share = shares[row].value
      shares[row] = SizedSum()
      largest = max(largest, abs(share))
      if row == unknown {
        update.step = index
        update.pivot = share
      } else if share != 0 {
        updateEntries.append(Entry(value: share, step: index))
        update.entryCount += 1
      }
    }
    guard abs(update.pivot) > NumericalTolerances.update * largest else {
      updateEntries.truncate(to: Int(update.firstEntry))
      return false
    }
    let newUpdate = Int32(updates.count)
    if update.previous >= 0 {
      updates[update.previous].next = newUpdate
    } else {
      bumps[bump].firstUpdate = newUpdate
      updatedBlockCount += 1
    }
    bumps[bump].lastUpdate = newUpdate
    bumps[bump].updateCount += 1
    bumps[bump].updateEntryCount += update.entryCount + 1
    updates.append(update)
    return true
  }

  /// Names the rows of a bump by other unknowns: the one at `path[k]` by `path[k + 1]`, the last
  /// by the first.
  mutating func renameRows(of bump: BumpIndex, along path: borrowing FlatArray<UnknownIndex>) {
    let first = bumps[bump].firstStep
    for index in 0..<bumps[bump].stepCount {
      let row = steps[first + index].rowUnknown
      for pathIndex in 0..<path.count where path[pathIndex] == row {
        steps[first + index].rowUnknown = path[pathIndex + 1 == path.count ? 0 : pathIndex + 1]
        break
      }
    }
  }

  /// Drops the updates of a bump that goes.
  mutating func forgetUpdates(of bump: BumpIndex) {
    if bumps[bump].updateCount == 0 { return }
    updatedBlockCount -= 1
    if updatedBlockCount == 0 {
      updates.removeAll()
      updateEntries.removeAll()
    }
  }

  /// Turns the right side in ``sums`` into that of the bump as it was factored.
  mutating func applyUpdates<Mode: SolveMode>(of bump: BumpIndex, _ mode: Mode.Type) {
    var index = bumps[bump].lastUpdate
    while index >= 0 {
      let update = updates[index]
      let end = update.firstEntry + update.entryCount
      sums.gather(update.step, from: updateEntries, in: update.firstEntry..<end)
      sums.divide(update.step, by: update.pivot, mode)
      index = update.previous
    }
  }

  /// Turns a transposed solution in ``sums`` for the bump as it was factored into the present one.
  mutating func applyUpdatesTransposed(of bump: BumpIndex) {
    let mode = WithMagnitudes.self
    var index = bumps[bump].firstUpdate
    while index >= 0 {
      let update = updates[index]
      let end = update.firstEntry + update.entryCount
      sums.divide(update.step, by: update.pivot, mode)
      sums.pass(update.step, along: updateEntries, in: update.firstEntry..<end)
      index = update.next
    }
  }
}
