import FlatStorage
import LinearConstraints

/// One independent block of a partitioned system, with names of its own for unknowns and rows.
final class IndependentBlock {
  var core = ActiveSetCore()
  var unknownSlots = HandleTable()
  var rowSlots = HandleTable()
  /// The system's slots by the block's own indices; -1 for what has left the block.
  var unknownNames = Table<UnknownIndex, Int32>()
  var rowNames = Table<RowIndex, Int32>()
  /// Unknowns that have moved elsewhere and go with the next solve.
  var leaving: [UnknownIndex] = []
  /// Whether it has to be solved.
  var isDirty = false
  /// Whether a row was removed since it was last known to hang together.
  var mayBeDisconnected = false
  var conflicts: [RowConflict] = []
  var failure: SolverError?

  init() {
    core.problem.defersBounds = true
  }

  /// Takes an unknown in, with the value that it has.
  func admit(unknown name: Int32, value: Double) -> UnknownIndex {
    let local = UnknownIndex(unknownSlots.insert().slot)
    core.makeUnknown(local)
    core.admit(value, of: local)
    unknownNames.put(name, at: local)
    return local
  }

  /// Takes a row in, its terms by the block's own unknowns.
  func admit(
    row name: Int32, kind: Row.Kind, terms: borrowing FlatArray<Coefficient>,
    shape: ConstraintShape, sequence: Int32
  ) -> RowIndex {
    let local = RowIndex(rowSlots.insert().slot)
    core.add(row: local, kind: kind, terms: terms, shape: shape, sequence: sequence)
    rowNames.put(name, at: local)
    return local
  }

  /// Solves; called on any queue, but never on two at once.
  func solve() {
    conflicts = []
    failure = nil
    do throws(SolverError) {
      conflicts = try core.solve()
    } catch {
      failure = error
    }
  }

  /// The components into which the block has fallen, by its own unknowns; a lone one is whole.
  func components() -> [[UnknownIndex]] {
    var isSeen = Table<UnknownIndex, Bool>(repeating: false, count: core.problem.unknowns.count)
    var result: [[UnknownIndex]] = []
    for start in core.problem.unknowns.indices where unknownSlots.isUsed(slot: start.rawValue) {
      if isSeen[start] { continue }
      isSeen[start] = true
      var component = [start]
      var next = 0
      while next < component.count {
        let unknown = core.problem.unknowns[component[next]]
        next += 1
        for entry in unknown.columnStart..<unknown.columnStart + unknown.columnCount {
          let row = core.problem.rows[core.problem.columns[entry]]
          if core.isRemoved(row: core.problem.columns[entry]) { continue }
          for index in row.firstCoefficient..<row.firstCoefficient + row.coefficientCount {
            let other = core.problem.coefficients[index].unknown
            if isSeen[other] { continue }
            isSeen[other] = true
            component.append(other)
          }
        }
      }
      result.append(component)
    }
    return result
  }
}
