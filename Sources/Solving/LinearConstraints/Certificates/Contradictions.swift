/// Farkas' lemma: required rows cannot hold together when, weighed with factors of the right sign,
/// they add up to a positive constant.
enum Contradictions {
  /// Checks one proof.
  ///
  /// - Throws: what is wrong with it.
  static func check(
    _ proof: Certificate.Contradiction, of system: DeclaredRows,
    _ places: [Certificate.Row: Int]
  ) throws(CertificateFailure) {
    var sums: [Variable: (sum: Double, size: Double)] = [:]
    var order: [Variable] = []
    var constant = (sum: 0.0, size: 0.0)
    var mentionsBroken = false
    var largest = 0.0
    for share in proof.shares {
      guard let place = places[.constraint(share.constraint)], share.factor.isFinite,
        system.rows[place].shape.priority.isRequired
      else { throw .unknownRow(.constraint(share.constraint)) }
      let row = system.rows[place]
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
