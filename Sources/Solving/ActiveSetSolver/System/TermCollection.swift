import FlatStorage
import LinearConstraints

extension FlatArray where Element == Coefficient {
  /// Appends terms, summed by unknowns, without those that cancel out.
  ///
  /// - Parameters:
  ///   - terms: the terms.
  ///   - variables: the names in use.
  /// - Throws: `notFinite`, `unknownVariable`, `zeroCoefficient`, `noTerms`; nothing is appended then.
  /// - Complexity: O(n^2) for n terms, of which constraints have few; O(n log n) beyond 16.
  @inline(__always)
  mutating func append(
    summing terms: Span<Term>, of variables: borrowing HandleTable
  ) throws(SolverError) {
    let start = count
    let isShort = terms.count <= 16
    for index in terms.indices {
      let term = terms[index]
      let variable = term.variable
      guard term.coefficient != 0, term.coefficient.isFinite,
        variables.contains(slot: variable.slot, generation: variable.generation)
      else {
        truncate(to: start)
        throw term.refusal(
          isKnown: variables.contains(slot: variable.slot, generation: variable.generation))
      }
      let unknown = term.variable.index
      var found = isShort ? start : count
      while found < count, self[found].unknown != unknown { found += 1 }
      if found < count {
        self[found].value += term.coefficient
      } else {
        append(Coefficient(value: term.coefficient, unknown: unknown, columnOffset: -1))
      }
    }
    // Nothing cancels out where no term was added to another.
    if !isShort || count - start < terms.count { dropZeros(from: start, isSummed: isShort) }
    if count == start { throw .noTerms }
  }

  /// Drops what cancels out, once each unknown has one term.
  @inline(never)
  private mutating func dropZeros(from start: Int, isSummed: Bool) {
    if !isSummed { sumSorted(from: start) }
    var kept = start
    for index in start..<count where self[index].value != 0 {
      self[kept] = self[index]
      kept += 1
    }
    truncate(to: kept)
  }

  /// Adds later terms to the first of their unknown, in the order given.
  private mutating func sumSorted(from start: Int) {
    let order = (start..<count).sorted {
      self[$0].unknown != self[$1].unknown ? self[$0].unknown < self[$1].unknown : $0 < $1
    }
    var first = order[0]
    for index in order.dropFirst() {
      if self[index].unknown == self[first].unknown {
        self[first].value += self[index].value
        self[index].value = 0
      } else {
        first = index
      }
    }
  }
}

extension Term {
  /// What is wrong with a term that is no part of any constraint.
  fileprivate func refusal(isKnown: Bool) -> SolverError {
    if !coefficient.isFinite { return .notFinite(coefficient) }
    return isKnown ? .zeroCoefficient(variable) : .unknownVariable(variable)
  }
}
