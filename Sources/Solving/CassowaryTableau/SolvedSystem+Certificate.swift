import DeclaredSystems
import LinearConstraints

// Whether the answer of a solve can be proven, and the proof.
extension SolvedSystem {
  /// Where the values of the symbols miss the equations of their constraints or their own bounds,
  /// as they do when rounding errors have grown; nil when they hold.
  ///
  /// - Complexity: O(terms of all constraints).
  func inconsistency() -> String? {
    for slot in declared.constraints.indices {
      guard let constraint = declared.constraints[slot], let marker = markers[slot] else {
        continue
      }
      var sum = constraint.shape.constant
      var size = sum.magnitude
      for term in constraint.terms {
        let unknown = declared.unknowns[Int(term.variable.slot)].symbol
        let summand = term.coefficient * tableau.value(of: unknown).value
        sum += summand
        size = max(size, summand.magnitude)
      }
      let own = tableau.value(of: marker.marker).value / marker.scale
      let other =
        marker.other == .none ? 0 : tableau.value(of: marker.other).value / marker.scale
      let allowed = TableauTolerances.allowance(ofSize: size, scale: marker.scale)
      let difference = sum - marker.sign * (own - other)
      guard difference.magnitude <= allowed else {
        return "constraint \(slot) is off by \(difference) of \(size)"
      }
      let isWithinBounds =
        tableau.kind(of: marker.marker) == .dummy
        ? own.magnitude <= allowed : min(own, other) >= -allowed
      guard isWithinBounds else {
        return "the symbols of constraint \(slot) are \(own) and \(other), of \(size)"
      }
    }
    return nil
  }

  /// Where the multipliers of the constraints do not balance, or a reduced cost is as small as rounding
  /// errors; nil when all is well.
  ///
  /// - Complexity: O(levels * constraints + terms of those with a multiplier).
  func imbalance() -> String? {
    var pulls = Array(repeating: (sum: 0.0, size: 0.0), count: declared.unknowns.count)
    for level in tableau.levels.indices {
      let costs = tableau.levels[level].reducedCosts
      guard costs.coefficients.allSatisfy({ !$0.isDoubtfulCost }) else {
        return "a reduced cost is as small as rounding errors"
      }
      for unknown in pulls.indices { pulls[unknown] = (0, 0) }
      var largest = 0.0
      for slot in declared.constraints.indices {
        guard let constraint = declared.constraints[slot], let marker = markers[slot] else {
          continue
        }
        let multiplier = multiplier(of: marker, at: level)
        let isOwn = tableau.levels[level].priority == constraint.shape.priority.value
        guard multiplier != 0 || isOwn else { continue }
        for term in constraint.terms {
          let pull = term.coefficient * multiplier
          let unknown = Int(term.variable.slot)
          pulls[unknown].sum += pull
          pulls[unknown].size += pull.magnitude
          largest = max(largest, pulls[unknown].size, isOwn ? term.coefficient.magnitude : 0)
        }
      }
      let allowance = Number.pull * largest
      for (unknown, pull) in pulls.enumerated()
      where pull.sum.magnitude
        > max(TableauTolerances.absoluteDrift * pull.size / 10, allowance)
      {
        return "\(pull.sum) of \(pull.size) pulls at unknown \(unknown)"
      }
    }
    return nil
  }

  /// How fast a level's sum falls as the residual of a constraint grows, in the constraint's units.
  ///
  /// With the equation of a constraint weighed by its multiplier and added to the objective, the
  /// marker's reduced cost is its own cost plus that weight.
  private func multiplier(of marker: ConstraintMarker, at level: Int) -> Double {
    let isOwn =
      marker.isOptional && tableau.levels[level].priority == marker.priority.value
    let cost = isOwn && marker.relation == .equal ? marker.weight : 0
    let reduced = tableau.levels[level].reducedCosts.coefficient(of: marker.marker)
    return -marker.scale * marker.sign * (reduced.value - cost)
  }

  /// Whether the answer that the tableau holds is proven, by the rules that everybody else checks.
  func isProven() -> Bool {
    guard let certificate = makeCertificate() else { return false }
    var isBroken: [Bool] = []
    for slot in declared.constraints.indices { isBroken.append(self.isBroken(Int32(slot))) }
    let rows = declared.rows(isBroken: isBroken, conflicts: conflicts)
    do {
      try CertificateChecker.check(certificate, of: rows)
      return true
    } catch {
      return false
    }
  }

  /// The proof of the last solve's answer; nil when there was none.
  ///
  /// - Complexity: O(levels * constraints), and that of building the required constraints for each
  ///   conflict and each broken constraint.
  func certificate() -> Certificate? {
    isTableauSound ? makeCertificate() : nil
  }

  private func makeCertificate() -> Certificate? {
    var result = Certificate()
    for variable in declared.variables() {
      result.values.append(
        Certificate.VariableValue(
          variable, tableau.value(of: declared.unknowns[Int(variable.slot)].symbol).value))
    }
    for slot in declared.constraints.indices {
      guard let constraint = declared.constraints[slot], let marker = markers[slot] else {
        continue
      }
      let row =
        constraint.edited.map { Certificate.Row.edit($0) }
        ?? .constraint(declared.id(at: slot))
      for level in tableau.levels.indices {
        let multiplier = multiplier(of: marker, at: level)
        guard multiplier != 0, let priority = Priority(tableau.levels[level].priority) else {
          continue
        }
        result.multipliers.append(Certificate.Multiplier(row, priority, multiplier))
      }
    }
    for conflict in conflicts {
      let members = inOrderOfAddition(conflict.members)
      guard let proof = contradiction(among: members, broken: conflict.broken) else { return nil }
      result.contradictions.append(proof)
    }
    for slot in declared.constraints.indices where isBroken(Int32(slot)) {
      let members = ConflictFilter<Number>.connected(to: Int32(slot), in: self)
      let others = members.filter { $0 != Int32(slot) }
      guard
        let proof = contradiction(
          among: others + [Int32(slot)], broken: declared.id(at: slot))
      else { return nil }
      result.contradictions.append(proof)
    }
    return result
  }

  private func inOrderOfAddition(_ constraints: [ConstraintID]) -> [Int32] {
    var entries: [(order: Int, slot: Int32)] = []
    for constraint in constraints {
      entries.append((declared.constraints[Int(constraint.slot)]?.order ?? 0, constraint.slot))
    }
    entries.sort { $0.order < $1.order }
    return entries.map(\.slot)
  }

  private func contradiction(
    among slots: [Int32], broken: ConstraintID
  ) -> Certificate.Contradiction? {
    var filter = ConflictFilter<Number>(unknownCount: declared.unknowns.count)
    guard let factors = try? filter.contradiction(among: slots, declared) else { return nil }
    var result = Certificate.Contradiction(broken: broken, shares: [])
    for (slot, factor) in factors {
      result.shares.append(Certificate.Contradiction.Share(declared.id(at: Int(slot)), factor))
    }
    return result
  }
}
