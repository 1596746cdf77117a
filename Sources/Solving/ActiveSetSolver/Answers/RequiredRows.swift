import FlatStorage
import LinearConstraints

/// A set of rows that forgets all of them at once.
struct RowSet: ~Copyable {
  /// By row: the round in which it was last put in.
  private var rounds = Table<RowIndex, Int32>()
  private var round: Int32 = 0

  /// Empties the set, and makes room for all rows of a problem.
  ///
  /// - Complexity: O(rows that are new since the last time).
  mutating func begin(in problem: borrowing Problem) {
    rounds.extend(to: problem.rows.count, with: -1)
    round += 1
    if round == .max {
      for row in rounds.indices { rounds[row] = -1 }
      round = 0
    }
  }

  /// Puts a row in; whether it was not there.
  mutating func insert(_ row: RowIndex) -> Bool {
    if rounds[row] == round { return false }
    rounds[row] = round
    return true
  }
}

/// What hangs together among required rows.
extension ActiveSetCore {
  /// A row and the required rows that hang together with it, directly or through others.
  ///
  /// - Complexity: O(coefficients and columns of these rows).
  mutating func requiredRows(around row: RowIndex) -> [RowIndex] {
    var rows = [row]
    reachedRows.begin(in: problem)
    _ = reachedRows.insert(row)
    basis.beginSearch(in: &problem)
    var next = 0
    while next < rows.count {
      let members = problem.places[rows[next]].coefficients
      next += 1
      for index in members {
        let unknown = problem.coefficients[index].unknown
        if basis.isVisited(unknown, in: problem) { continue }
        basis.visit(unknown, in: &problem)
        let start = problem.unknowns[unknown].columnStart
        for entry in start..<start + problem.unknowns[unknown].columnCount {
          let other = problem.columns[entry]
          guard problem.rows[other].level == PriorityLevels.required,
            problem.places[other].takesPart,
            reachedRows.insert(other)
          else { continue }
          rows.append(other)
        }
        let bound = problem.bounds[unknown]
        if !bound.isNone, reachedRows.insert(bound) { rows.append(bound) }
      }
    }
    return rows
  }
}
