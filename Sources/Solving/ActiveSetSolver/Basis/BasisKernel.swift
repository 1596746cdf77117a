import FlatStorage
import LinearConstraints

/// A basis by itself, for tests: solves with the matrix of its rows, exchanges of rows, and bumps.
package struct BasisKernel: ~Copyable {
  private var problem = Problem()
  private var basis = Basis()
  private var pricing = Pricing()
  private var direction = Direction()
  private var combination = Combination()

  /// Crashes a basis from rows, of which it takes as many as are found independent.
  ///
  /// - Parameters:
  ///   - rows: their coefficients; zeros are left out.
  ///   - unknownCount: how many coefficients each has.
  package init(rows: [[Double]], unknownCount: Int) {
    problem = Problem(
      rows: rows.map { ($0, ConstraintShape(.equal)) }, unknownCount: unknownCount)
    basis.extend(unknowns: unknownCount)
    pricing.extend(unknowns: unknownCount)
    for _ in 0..<unknownCount { basis.noteUnknown() }
    var newRows = FlatArray<RowIndex>()
    for row in problem.rows.indices {
      problem.places[row].mark = -1
      problem.places[row].pivot = RowPlace.inactive
      newRows.append(row)
    }
    var crash = Crash()
    _ = crash.run(newRows, limit: nil, on: &basis, &pricing, in: &problem)
  }

  /// By unknown: the row that determines it, or nil when it is held.
  package mutating func pivotRows() -> [Int?] {
    var result: [Int?] = []
    for unknown in problem.unknowns.indices {
      let row = problem.unknowns[unknown].pivotRow
      result.append(row.isNone ? nil : Int(row.rawValue))
    }
    return result
  }

  /// The bumps, each as its unknowns in order; those that stand alone are in none.
  package mutating func bumps() -> Set<[Int]> {
    var members: [BumpIndex: [Int]] = [:]
    for unknown in problem.unknowns.indices {
      let bump = problem.unknowns[unknown].bump
      if !bump.isNone { members[bump, default: []].append(Int(unknown.rawValue)) }
    }
    return Set(members.values)
  }

  /// All unknowns in an order in which the basis can be solved; those of a bump stand together.
  package mutating func order() -> [[Int]] {
    guard basis.ensureOrder(in: &problem) else { return [] }
    var result: [[Int]] = []
    for index in 0..<basis.order.nodes.count {
      let node = basis.order.nodes[index]
      if let unknown = node.unknown {
        result.append([Int(unknown.rawValue)])
      } else {
        let members = 0..<basis.bumps[node.bump].stepCount
        result.append(members.map { Int(basis.bumps.member($0, of: node.bump).rawValue) })
      }
    }
    return result
  }

  /// How the unknowns move when the row that determines `unknown`, or its hold, moves by one.
  package mutating func direction(of unknown: Int) -> [Double] {
    let position = UnknownIndex(Int32(unknown))
    let row = problem.unknowns[position].pivotRow
    let scale = row.isNone ? 1 : Double(problem.rows[row].weight)
    beginDirection(of: position)
    var result = Array(repeating: 0.0, count: problem.unknowns.count)
    for index in 0..<direction.unknowns.count {
      let entry = direction.unknowns[index]
      result[Int(entry.unknown.rawValue)] = entry.rate / scale
    }
    direction.clearRows(in: &problem)
    return result
  }

  /// A row in terms of the rows of the basis, and of the holds, by the unknowns that they determine.
  package mutating func combination(of row: Int) -> [Double] {
    let index = RowIndex(Int32(row))
    basis.combine(row: index, in: &problem, to: &combination)
    var result = Array(repeating: 0.0, count: problem.unknowns.count)
    for shareIndex in 0..<combination.shares.count {
      let share = combination.shares[shareIndex]
      let pivotRow = problem.unknowns[share.unknown].pivotRow
      let scale = pivotRow.isNone ? 1 : Double(problem.rows[pivotRow].weight)
      result[Int(share.unknown.rawValue)] = share.rate * Double(problem.rows[index].weight) / scale
    }
    return result
  }

  /// Lets a row outside of the basis take the place of the row that determines `unknown`, or of its hold.
  ///
  /// - Returns: whether the new basis is regular; if not, this one is of no further use.
  package mutating func exchange(_ unknown: Int, for row: Int) -> Bool {
    let (position, row) = (UnknownIndex(Int32(unknown)), RowIndex(Int32(row)))
    beginDirection(of: position)
    let isLocal = basis.staysTriangular(position, row, in: &problem)
    let bump = isLocal ? .none : basis.bumpThatTakes(row, at: position, in: &problem)
    direction.clearRows(in: &problem)
    do throws(BreakdownError) {
      if isLocal {
        basis.exchangeLocally(position, for: row, in: &problem)
        return true
      }
      if !bump.isNone, try basis.updateBump(bump, from: position, to: row, in: &problem) {
        return true
      }
      try basis.exchange(position, for: row, in: &problem)
      try basis.refactorizeRegularBumps(in: &problem)
      return true
    } catch {
      return false
    }
  }

  /// What contradicts itself; nothing when all is well.
  package mutating func invariantViolations() -> [String] {
    var found: [String] = []
    basis.checkInvariants(of: &problem, &found)
    return found
  }

  private mutating func beginDirection(of position: UnknownIndex) {
    basis.beginForwardSolve(in: &problem)
    basis.seedForward(position, 1, in: &problem)
    basis.finishForwardSolve(in: &problem, to: &direction)
  }
}
