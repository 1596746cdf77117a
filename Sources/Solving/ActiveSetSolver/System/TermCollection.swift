import LinearConstraints

extension FlatArray where Element == Coefficient {
  /// Replaces all elements by terms, summed by unknowns, without those that cancel out.
  ///
  /// - Throws: `zeroCoefficient`, `noTerms`.
  /// - Complexity: O(n^2) for n terms, of which constraints have few; O(n log n) beyond 16.
  mutating func collect(_ terms: Span<Term>) throws(SolverError) {
    removeAll()
    for index in terms.indices {
      let term = terms[index]
      if term.coefficient == 0 { throw .zeroCoefficient(term.variable) }
      append(
        Coefficient(value: term.coefficient, unknown: term.variable.index, columnOffset: -1))
    }
    if count > 16 { sumSorted() } else { sumByPairs() }
    var kept = 0
    for place in 0..<count where self[place].value != 0 {
      self[kept] = self[place]
      kept += 1
    }
    truncate(to: kept)
    if kept == 0 { throw .noTerms }
  }

  private mutating func sumByPairs() {
    for place in 0..<count {
      for earlier in 0..<place where self[earlier].unknown == self[place].unknown {
        self[earlier].value += self[place].value
        self[place].value = 0
        break
      }
    }
  }

  /// Adds later terms to the first of their unknown, in the order given.
  private mutating func sumSorted() {
    let order = (0..<count).sorted {
      self[$0].unknown != self[$1].unknown ? self[$0].unknown < self[$1].unknown : $0 < $1
    }
    var first = order[0]
    for place in order.dropFirst() {
      if self[place].unknown == self[first].unknown {
        self[first].value += self[place].value
        self[place].value = 0
      } else {
        first = place
      }
    }
  }
}
