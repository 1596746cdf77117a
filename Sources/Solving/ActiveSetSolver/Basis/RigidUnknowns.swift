import FlatStorage

/// Which unknowns are rigid: see ``Problem/isRigid(_:)``.
extension Basis {
  /// Notes which of the unknowns that a transposed solve reaches are rigid, before it is finished.
  ///
  /// It stops already at those of them that stand alone; at members of bumps only later ones do.
  ///
  /// - Complexity: O(coefficients of their rows).
  mutating func noteRigid(in problem: inout Problem) {
    // Dependencies come first.
    for index in 0..<search.finished.count {
      let node = search.finished[index]
      if let unknown = node.unknown {
        if !problem.isRigid(unknown),
          problem.isRigid(problem.unknowns[unknown].pivotRow, in: .none)
        {
          problem.noteRigid(unknown)
        }
      } else if isRigid(node.bump, in: problem) {
        for member in 0..<bumps[node.bump].stepCount {
          problem.noteRigid(bumps.member(member, of: node.bump))
        }
      }
    }
  }

  private mutating func isRigid(_ bump: BumpIndex, in problem: borrowing Problem) -> Bool {
    for member in 0..<bumps[bump].stepCount {
      let row = problem.unknowns[bumps.member(member, of: bump)].pivotRow
      if !problem.isRigid(row, in: bump) { return false }
    }
    return true
  }
}
