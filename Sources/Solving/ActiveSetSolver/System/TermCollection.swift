import FlatStorage
import LinearConstraints

extension FlatArray where Element == Coefficient {
  /// Replaces all elements by terms, summed by unknowns, without those that cancel out.
  ///
  /// - Throws: `zeroCoefficient`, `noTerms`.
  /// - Complexity: O(n^2) for n terms, of which constraints have few; O(n log n) beyond 16.
  mutating func collect(_ terms: Span<Term>) throws(SolverError) {
    removeAll()
    let isShort = terms.count <= 16
    for index in terms.indices {
      let term = terms[index]
      if term.coefficient == 0 { throw .zeroCoefficient(term.variable) }
      let unknown = term.variable.index
      var found = isShort ? 0 : count
      while found < count, self[found].unknown != unknown { found += 1 }
      if found < count {
        self[found].value += term.coefficient
      } else {
        append(Coefficient(value: term.coefficient, unknown: unknown, columnOffset: -1))
      }
    }
    if !isShort { sumSorted() }
    // Nothing cancels out where no term was added to another.
    if !isShort || count < terms.count { dropZeros() }
    if isEmpty { throw .noTerms }
  }

  private mutating func dropZeros() {
    var kept = 0
    for index in 0..<count where self[index].value != 0 {
      self[kept] = self[index]
      kept += 1
    }
    truncate(to: kept)
  }

  /// Adds later terms to the first of their unknown, in the order given.
  private mutating func sumSorted() {
    let order = (0..<count).sorted {
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
