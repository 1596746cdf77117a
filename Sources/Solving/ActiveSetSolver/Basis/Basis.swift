import FlatStorage
import LinearConstraints

/// The basis: which row determines which unknown, and solves with the matrix of these rows.
///
/// Each active row determines one of its unknowns, its pivot; an unknown without a row of its own is
/// *held*. An unknown points to those whose rows mention it: in this graph the basis needs no factors
/// except in its cycles, the ``Bumps``. A forward solve (B d = e) walks what depends on an unknown, a
/// transposed one (B^T v = a) what it depends on, and nothing else.
///
/// The pivots stand in the records of rows and unknowns, where all that walks the matrix passes; no
/// other part writes them. What is stored here only the files of this folder touch.
struct Basis: ~Copyable {
  var search = Search()
  /// Right side of the running solve by unknown; zero between solves.
  var rightSide = Table<UnknownIndex, SizedSum>()
  /// Whether the running forward solve adds up magnitudes beside rates.
  var addsMagnitudes = true
  var bumps = Bumps()
  var factorization = BumpFactorization()
  var components = ComponentSearch()
  /// The order of the whole basis, as long as exchanges keep to it.
  var order = TriangularOrder()
  /// The positions along which pivots moved in the last exchange, the one that was free first.
  var path = FlatArray<UnknownIndex>()
  /// The unknowns that follow one, as far as they were looked for.
  private var followers = FlatArray<UnknownIndex>()
  /// The entering row of an update in terms of the basis.
  var shares = Combination()
  /// Nonzeros visited and factored.
  var work = SolverWork()
  /// How many unknowns no row determines.
  private(set) var heldCount = 0

  // MARK: Memory

  /// Sets memory aside for so many unknowns more.
  mutating func reserveCapacity(unknowns: Int) {
    rightSide.reserveCapacity(rightSide.count + unknowns)
  }

  /// Makes slots for unknowns, until there are so many.
  mutating func extend(unknowns count: Int) {
    rightSide.extend(to: count, with: SizedSum())
    order.extend(unknowns: count)
  }

  /// Holds a new unknown.
  @inline(__always)
  mutating func noteUnknown() {
    heldCount += 1
  }

  /// Forgets a held unknown that is being taken away.
  mutating func discardHeld() {
    heldCount -= 1
  }

  /// Makes room for regrouping so many unknowns at once.
  mutating func reserveRegrouping(_ unknownCount: Int) {
    components.reserveCapacity(unknownCount)
  }

  /// Gives back what building a large basis needed once: results of solves, and no more.
  mutating func releaseScratch() {
    search.release()
    components.release()
    factorization.release()
    shares.release()
  }

  // MARK: Pairs

  /// Makes a row the one that determines an unknown.
  mutating func pair(row: RowIndex, with unknown: UnknownIndex, in problem: inout Problem) {
    if problem.unknowns[unknown].pivotRow.isNone { heldCount -= 1 }
    problem.unknowns[unknown].pivotRow = row
    problem.places[row].pivot = unknown
    problem.bringToFront(unknown, in: row)
    order.note(row, determining: unknown, in: &problem)
  }

  /// Holds an unknown that a row determined.
  mutating func hold(unknown: UnknownIndex, in problem: inout Problem) {
    problem.unknowns[unknown].pivotRow = Unknown.held
    heldCount += 1
    order.noteHold()
  }

  /// Holds every unknown and makes every row absent.
  mutating func removeAll(from problem: inout Problem) {
    bumps.removeAll()
    order.invalidate()
    components.seeds.removeAll()
    problem.loosen()
    for row in problem.rows.indices { problem.places[row].pivot = RowPlace.absent }
    for unknown in problem.unknowns.indices {
      problem.unknowns[unknown].pivotRow = Unknown.held
      problem.unknowns[unknown].bump = .none
      problem.unknowns[unknown].isExhausted = false
      rightSide[unknown] = SizedSum()
    }
    heldCount = problem.unknownCount
  }

  // MARK: What is reached

  /// Begins a search that has visited nothing.
  mutating func beginSearch(in problem: inout Problem) {
    search.begin(in: &problem)
  }

  @inline(__always)
  func isVisited(_ unknown: UnknownIndex, in problem: borrowing Problem) -> Bool {
    search.isVisited(unknown, in: problem)
  }

  @inline(__always)
  mutating func visit(_ unknown: UnknownIndex, in problem: inout Problem) {
    search.visit(unknown, in: &problem)
  }

  /// How many unknowns the running search visited before one; nil for one that it did not visit.
  @inline(__always)
  func visitIndex(of unknown: UnknownIndex, in problem: borrowing Problem) -> Int32? {
    isVisited(unknown, in: problem) ? problem.unknowns[unknown].mark - search.base : nil
  }

  /// Visits all that moves when the row of an unknown does.
  mutating func visitDependents(of unknown: UnknownIndex, in problem: inout Problem) {
    search.visitDependents(of: unknown, in: &problem, &bumps)
  }

  /// Whether at most so many unknowns, none of them in a bump, move when the row of an unknown does.
  ///
  /// - Complexity: O(coefficients in the columns of `limit` unknowns, each with `limit` comparisons).
  mutating func isFollowed(
    _ unknown: UnknownIndex, byAtMost limit: Int, in problem: inout Problem
  ) -> Bool {
    followers.removeAll()
    followers.append(unknown)
    var head = 0
    while head < followers.count {
      let current = followers[head]
      head += 1
      if !problem.unknowns[current].bump.isNone { return false }
      let column = problem.unknowns[current].columnStart
      for index in column..<column + problem.unknowns[current].columnCount {
        let next = problem.places[problem.columns[index]].pivot
        if next.isNone || isFollower(next) { continue }
        if followers.count > limit { return false }
        followers.append(next)
      }
    }
    return true
  }

  @inline(__always)
  private func isFollower(_ unknown: UnknownIndex) -> Bool {
    for index in 0..<followers.count where followers[index] == unknown { return true }
    return false
  }

  /// The unknowns that the running search has visited, by the order in which it left them.
  mutating func visitedUnknowns() -> [UnknownIndex] {
    var result: [UnknownIndex] = []
    for nodeIndex in 0..<search.finished.count {
      let node = search.finished[nodeIndex]
      if let unknown = node.unknown {
        result.append(unknown)
      } else {
        for index in 0..<bumps[node.bump].stepCount {
          result.append(bumps.member(index, of: node.bump))
        }
      }
    }
    return result
  }
}
