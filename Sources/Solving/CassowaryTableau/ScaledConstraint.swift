import LinearConstraints

/// A constraint as the tableau takes it: over symbols, scaled so that its greatest coefficient
/// is near one.
struct ScaledConstraint {
  /// The summands; no unknown occurs twice.
  var terms: [(coefficient: Double, unknown: Symbol)]
  var constant: Double
  var relation: Relation
  var priority: Priority
  /// The factor, a power of two, by which the constraint was multiplied.
  var scale: Double
  /// The constraint's number, by which its symbols are known.
  var owner: Int32
}

/// What a constraint has in the tableau, so that it can be changed and taken out again.
///
/// The equation is `sum(terms) + constant = sign * (marker - other)`.
struct ConstraintMarker {
  /// The symbol in which every influence of the constraint on the rows can be read.
  var marker: Symbol
  /// The opposite error, or ``Symbol/none`` in a required constraint.
  var other: Symbol
  /// -1 for `<=`, else 1.
  var sign: Double
  /// What the marker and the other symbol cost a unit, in their constraint's own unscaled units.
  var weight: Double
  /// The factor, a power of two, by which the constraint was multiplied.
  var scale: Double
  /// The scaled constant that the rows contain.
  var constant: Double
  var relation: Relation
  var priority: Priority

  /// Whether violating it costs anything instead of being forbidden.
  var isOptional: Bool { !priority.isRequired }
}
