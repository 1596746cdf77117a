import LayoutModel

/// What equations say of the items of their sides, found out once for all of a shape.
extension RowTemplate {
  /// What an equation says of an item, which may be the view whose derived guide one of its sides is.
  package struct Mention: Equatable, BitwiseCopyable {
    let role: Role
    let tally: EquationTally

    /// Of nothing.
    init() {
      role = .first
      tally = EquationTally()
    }

    fileprivate init(_ role: Role, _ tally: EquationTally) {
      self.role = role
      self.tally = tally
    }
  }

  /// What an equation says of the items of its sides.
  package struct Mentions: Equatable, BitwiseCopyable {
    var first = Mention()
    var second = Mention()

    /// Creates mentions of nothing.
    package init() {}
  }
}

extension ItemTable {
  /// What a constraint says of its items, if it is an equation; of a view that both sides speak of by different items,
  /// what the first does.
  package func mentions(of constraint: ConstraintRecord) -> RowTemplate.Mentions {
    var mentions = RowTemplate.Mentions()
    mentions.first = mention(constraint.first, as: .first, in: constraint)
    guard constraint.second >= 0, constraint.second != constraint.first else { return mentions }
    let second = mention(constraint.second, as: .second, in: constraint)
    if constraint.item(second.role) != constraint.item(mentions.first.role) {
      mentions.second = second
    }
    return mentions
  }

  private func mention(
    _ item: Int32, as role: RowTemplate.Role, in constraint: ConstraintRecord
  ) -> RowTemplate.Mention {
    let isDerived = self[item].isDerivedFromOwner
    let view = isDerived ? self[item].parent : item
    // The owner of a guide is that of the constraint, or its row would have no shape.
    guard !isDerived || view == constraint.owner else { return RowTemplate.Mention() }
    return RowTemplate.Mention(
      isDerived ? .owner : role, EquationTally(constraint, on: item, seenFrom: view))
  }
}
