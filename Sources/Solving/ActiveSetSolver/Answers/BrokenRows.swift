import FlatStorage
import LinearConstraints

/// Required rows that gave way in conflicts, and the proofs that they do not fit.
///
/// A broken row returns at the first solve at which it fits. That it does not is proven by factors of
/// required rows (Farkas' lemma), and such a proof stands however the rows outside it change: then
/// nothing has to be tried.
struct BrokenRows: ~Copyable {
  private var rows = FlatArray<RowIndex>()
  /// By broken row: the factors that proved last that it does not fit.
  private var proofs: [RowIndex: [RowFactor]] = [:]
  private var balance = RowBalance()

  var isEmpty: Bool { rows.count == 0 }

  /// All of them, in the order in which they broke.
  func all() -> [RowIndex] { (0..<rows.count).map { rows[$0] } }

  /// Notes a row that gave way, with the proof that it does not fit, if there is one.
  mutating func append(_ row: RowIndex, proof: [RowFactor]?) {
    rows.append(row)
    proofs[row] = proof
  }

  /// Takes a row off the list.
  ///
  /// - Complexity: O(broken rows).
  mutating func forget(_ row: RowIndex) {
    proofs[row] = nil
    var kept = 0
    for index in 0..<rows.count where rows[index] != row {
      rows[kept] = rows[index]
      kept += 1
    }
    rows.truncate(to: kept)
  }

  /// The factors that proved last that a row does not fit, if they still do for the rows as they are.
  ///
  /// With factors of at most 1 what they leave is a lower bound of the least sum of violations, by which
  /// conflicts are decided.
  ///
  /// - Parameters:
  ///   - row: a broken row.
  ///   - least: what the constants must leave, for factors of at most 1.
  ///   - problem: the rows as they are.
  /// - Returns: the factors; nil where there are none, or they prove nothing any more.
  /// - Complexity: O(coefficients of the rows in the proof).
  mutating func standingProof(
    of row: RowIndex, leaving least: Double, in problem: inout Problem
  ) -> [RowFactor]? {
    guard let proof = proofs[row] else { return nil }
    var largest = 1.0
    for share in proof {
      let line = problem.rows[share.row]
      let takesPart =
        share.row == row || problem.places[share.row].takesPart || line.kind == .deferred
      guard takesPart, line.level == PriorityLevels.required else { return nil }
      largest = max(largest, abs(share.factor))
    }
    return balance.isContradiction(proof, leaving: least * largest, in: &problem) ? proof : nil
  }

  /// Whether factors of rows prove that these cannot hold together, by whatever little.
  mutating func isContradiction(_ shares: [RowFactor], in problem: inout Problem) -> Bool {
    balance.isContradiction(shares, leaving: 0, in: &problem)
  }
}
