import FlatStorage
import LinearConstraints

/// Finds the conflicts among required rows by a rule that knows no vertex, basis or strategy.
///
/// The rows enter one after another in the order of their declaration. One that does not fit those
/// before it is the last member of a conflict; the others are what a deletion filter leaves of those
/// before it when it tries to do without the latest first (Chinneck, Feasibility and Infeasibility
/// in Optimization, 2008). The member of the greatest break rank, among equals the one declared
/// last, is broken and leaves; then the search goes on where it was.
///
/// Rows enter by growing numbers at once as long as they fit. The filter needs no test for rows
/// without a part in the proof at hand: without them the rest conflicts all the same. So it asks
/// once for each row of a few proofs, however many rows there are.
struct ConflictSearch: ~Copyable {
  private var trial: RequiredSubsystem
  /// The system's names of the rows, by index, in order of declaration.
  private let rows: [RowIndex]
  private let ranks: [Int8]
  private let sequences: [Int32]
  /// Rows taken out of the trial by the running filter, to be put back.
  private var removed: [Int] = []

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - system: the system to which the rows belong.
  ///   - rows: required rows that are not broken, in order of declaration.
  init(of system: borrowing ActiveSetCore, rows: [RowIndex]) {
    self.rows = rows
    trial = RequiredSubsystem(of: system, rows: rows)
    var ranks: [Int8] = []
    var sequences: [Int32] = []
    for row in rows {
      ranks.append(system.problem.rows[row].breakRank)
      sequences.append(system.problem.rows[row].sequence)
    }
    self.ranks = ranks
    self.sequences = sequences
  }

  /// The conflicts, in the order in which their last members were declared.
  mutating func run() throws(BreakdownError) -> [RowConflict] {
    var found: [RowConflict] = []
    // Rows before `next` fit; those from there to `end` are on trial.
    var next = 0
    var end = 0
    var length = 64
    // The last member of the first conflict is among those of a proof, unless another conflict hides
    // before it. Further conflicts are mostly near the first.
    var likely: [Int] = []
    while next < rows.count {
      likely.removeAll { $0 < next }
      let wanted =
        likely.isEmpty
        ? min(next + length, rows.count) : max(next + 1, likely[likely.count / 2])
      for index in end..<max(end, wanted) { trial.insert(index) }
      for index in min(end, wanted)..<end { trial.remove(index) }
      end = wanted
      if try !trial.conflicts() {
        next = end
        length *= 2
      } else if end - next > 1 {
        likely.removeAll { $0 >= end }
        if likely.isEmpty, found.isEmpty { likely = trial.factors().map(\.index).sorted() }
        length = max(1, (end - next) / 8)
      } else {
        try resolve(last: next, &found)
        next += 1
        likely.removeAll()
        length = 1
      }
    }
    return found
  }

  /// Breaks members of conflicts until the last row fits those before it or is broken itself.
  private mutating func resolve(
    last: Int, _ found: inout [RowConflict]
  ) throws(BreakdownError) {
    repeat {
      let (members, proof) = try filter(last: last)
      var broken = last
      for member in members where ranks[member] > ranks[broken] || isLater(member, broken) {
        broken = member
      }
      found.append(
        RowConflict(
          members: members.map { rows[$0] }.sorted(), broken: rows[broken],
          sequence: sequences[last], proof: proof.map { (rows[$0.index], $0.factor) }))
      trial.remove(broken)
      if broken == last { return }
    } while try trial.conflicts()
  }

  private func isLater(_ member: Int, _ other: Int) -> Bool {
    ranks[member] == ranks[other] && member > other
  }

  /// The members of the conflict whose last one is known, which all rows present have, and the factors
  /// of a proof over them.
  ///
  /// All rows are present again when it returns; the trial takes note of it when it is next asked.
  private mutating func filter(
    last: Int
  ) throws(BreakdownError) -> (members: [Int], proof: [(index: Int, factor: Double)]) {
    var members = [last]
    removed.removeAll()
    var limit = last
    var proof = trial.factors()
    while let candidate = proof.lazy.map(\.index).filter({ $0 < limit }).max() {
      // Whatever lies between has no part in the proof, and is done without.
      limit = candidate
      takeOut(candidate)
      if let other = try self.proof(from: limit, members) {
        proof = other
      } else {
        members.append(candidate)
        trial.insert(candidate)
        removed.removeAll { $0 == candidate }
      }
    }
    for index in removed { trial.insert(index) }
    return (members, proof)
  }

  /// A proof by members and by rows before `limit` alone; nil when those hold together.
  private mutating func proof(
    from limit: Int, _ members: [Int]
  ) throws(BreakdownError) -> [(index: Int, factor: Double)]? {
    while try trial.conflicts() {
      let proof = trial.factors()
      let excluded = proof.filter { $0.index >= limit && !members.contains($0.index) }
      if excluded.isEmpty { return proof }
      for share in excluded { takeOut(share.index) }
    }
    return nil
  }

  private mutating func takeOut(_ index: Int) {
    trial.remove(index)
    removed.append(index)
  }
}
