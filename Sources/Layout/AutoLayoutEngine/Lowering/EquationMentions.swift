import LayoutModel

/// What an equation says of the items of its sides, found out once for all of a shape.
package struct EquationMentions: Equatable, BitwiseCopyable {
  /// What it says of the first item.
  private(set) var first = EquationTally()
  /// What it says of the second, if that is another one.
  private(set) var second = EquationTally()

  /// Creates mentions of nothing.
  package init() {}

  fileprivate init(first: EquationTally, second: EquationTally) {
    self.first = first
    self.second = second
  }
}

extension ItemTable {
  /// What a constraint says of its items, if it is an equation.
  ///
  /// A guide that its view derives is given nothing: what is said of some of these counts for the view, and for others,
  /// as that of a scroll view's content, it does not.
  package func mentions(of constraint: ConstraintRecord) -> EquationMentions {
    let isSame = constraint.second == constraint.first
    return EquationMentions(
      first: tally(of: constraint, on: constraint.first),
      second: isSame ? EquationTally() : tally(of: constraint, on: constraint.second))
  }

  private func tally(of constraint: ConstraintRecord, on item: Int32) -> EquationTally {
    if item < 0 || self[item].isDerivedFromOwner { return EquationTally() }
    return EquationTally(constraint, on: item, seenFrom: item)
  }
}
