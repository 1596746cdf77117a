extension Tableau {
  #if INTERNAL_CHECKS
    /// Stops the program when the tableau contradicts itself.
    func checkInvariants() {
      for row in rows.indices where basics[row] >= 0 {
        let basic = Int(basics[row])
        precondition(Int(rowOf[basic]) == row, "a basic symbol knows its row")
        precondition(
          zip(rows[row].symbols, rows[row].symbols.dropFirst()).allSatisfy { $0 < $1 },
          "a row is sorted")
        for symbol in rows[row].symbols {
          precondition(rowOf[Int(symbol)] < 0, "rows contain nonbasic symbols only")
          precondition(
            columns[Int(symbol)].contains(Int32(row)), "a column names all rows of its symbol")
        }
      }
      for level in levels {
        precondition(
          level.reducedCosts.symbols.allSatisfy { rowOf[Int($0)] < 0 },
          "reduced costs are those of nonbasic symbols")
      }
      precondition(
        zip(levels, levels.dropFirst()).allSatisfy { $0.priority > $1.priority },
        "levels are in order")
    }

    /// Stops the program when a free unknown occurs where a sign is restricted; holds between
    /// operations, not within one.
    func checkFreeUnknowns() {
      for row in rows.indices where basics[row] >= 0 && kinds[Int(basics[row])] != .external {
        precondition(
          rows[row].symbols.allSatisfy { kinds[Int($0)] != .external },
          "a free unknown occurs in rows of unknowns only")
      }
    }
  #else
    @inline(__always) func checkInvariants() {}
    @inline(__always) func checkFreeUnknowns() {}
  #endif
}
