/// Farkas' lemma: required rows cannot hold together when, weighed with factors of the right sign,
/// they add up to a positive constant.
enum Contradictions {
  /// Checks that every conflict and every broken constraint of a system is proven.
  ///
  /// The proofs of conflicts come first, in the conflicts' order and of just their members; the others
  /// show of a broken constraint that it does not fit to those that hold.
  ///
  /// - Throws: what is wrong with the first proof that is none, or whose proof is missing.
  static func check(
    _ certificate: Certificate, of system: DeclaredRows, _ rowIndices: [Certificate.Row: Int]
  ) throws(CertificateError) {
    let (conflicts, proofs) = (system.conflicts, certificate.contradictions)
    if proofs.count < conflicts.count { throw .unproven(conflicts[proofs.count].broken) }
    for (conflict, proof) in zip(conflicts, proofs) {
      let members = Set(proof.shares.map(\.constraint))
      guard members == Set(conflict.members), members.contains(conflict.broken),
        proof.shares.count == members.count
      else { throw .unproven(conflict.broken) }
      try check(proof, of: system, rowIndices)
    }
    var proven: Set<ConstraintID> = []
    for proof in proofs.dropFirst(conflicts.count) {
      for share in proof.shares where share.constraint != proof.broken {
        guard let index = rowIndices[.constraint(share.constraint)], !system.rows[index].isBroken
        else { throw .unknownRow(.constraint(share.constraint)) }
      }
      try check(proof, of: system, rowIndices)
      proven.insert(proof.broken)
    }
    for case .constraint(let id) in system.rows.filter(\.isBroken).map(\.name)
    where !proven.contains(id) { throw .unproven(id) }
  }

  /// Checks one proof.
  ///
  /// - Throws: what is wrong with it.
  static func check(
    _ proof: Certificate.Contradiction, of system: DeclaredRows,
    _ rowIndices: [Certificate.Row: Int]
  ) throws(CertificateError) {
    var sums: [Variable: (sum: Double, size: Double)] = [:]
    var order: [Variable] = []
    var constant = (sum: 0.0, size: 0.0)
    var mentionsBroken = false
    var largest = 0.0
    for share in proof.shares {
      guard let index = rowIndices[.constraint(share.constraint)], share.factor.isFinite,
        system.rows[index].shape.priority.isRequired
      else { throw .unknownRow(.constraint(share.constraint)) }
      let row = system.rows[index]
      let isAllowed =
        switch row.shape.relation {
        case .equal: share.factor != 0
        case .lessThanOrEqual: share.factor > 0
        case .greaterThanOrEqual: share.factor < 0
        }
      guard isAllowed else {
        throw .contradictionSign(
          broken: proof.broken, share.constraint, factor: share.factor)
      }
      if share.constraint == proof.broken { mentionsBroken = true }
      constant.sum += share.factor * row.shape.constant
      constant.size += (share.factor * row.shape.constant).magnitude
      for term in row.terms {
        let amount = share.factor * term.coefficient
        largest = max(largest, amount.magnitude)
        if sums[term.variable] == nil { order.append(term.variable) }
        sums[term.variable, default: (0, 0)].sum += amount
        sums[term.variable, default: (0, 0)].size += amount.magnitude
      }
    }
    guard mentionsBroken else { throw .unproven(proof.broken) }
    for variable in order {
      guard let total = sums[variable] else { continue }
      let tolerance = max(
        CertificateTolerances.balance * total.size, CertificateTolerances.rounding * largest)
      if total.sum.magnitude > tolerance {
        throw .contradictionBalance(
          broken: proof.broken, variable, sum: total.sum, tolerance: tolerance)
      }
    }
    let tolerance = CertificateTolerances.contradiction * constant.size
    guard constant.sum > tolerance else {
      throw .contradictionConstant(
        broken: proof.broken, sum: constant.sum, tolerance: tolerance)
    }
  }
}
