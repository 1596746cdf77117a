/// A constraint as its host keeps it: plain values, with the items by their handles.
package struct HostedConstraint {
  /// The first item; negative where it is gone.
  package var first: Int32
  /// The second item; negative where there is none.
  package var second: Int32
  /// The view that owns the constraint.
  package var owner: Int32
  package var firstAttribute: LayoutAttribute
  package var secondAttribute: LayoutAttribute
  package var relation: LayoutRelation
  package var origin: LayoutConstraint.Origin
  /// How readily it yields in a conflict; see ``LayoutConstraint/applicationBreakRank``.
  package var applicationBreakRank: Int8
  /// Whether a side is a distance between places.
  package var measuresDistances: Bool
  package var isCompatible: Bool
  package var multiplier: Double
  package var constant: Double
  package var priority: LayoutPriority
}

extension LayoutConstraint {
  /// The constraint for its host, all of whose items were taken in.
  package final var hosted: HostedConstraint {
    HostedConstraint(
      first: firstReference.hostHandle, second: secondReference?.hostHandle ?? -1,
      owner: storedOwner?.hostHandle ?? -1, firstAttribute: firstAttribute,
      secondAttribute: secondAttribute, relation: relation, origin: origin,
      applicationBreakRank: applicationBreakRank,
      measuresDistances: distances != nil, isCompatible: hasCompatibleAnchors,
      multiplier: multiplier, constant: constant, priority: priority)
  }
}
