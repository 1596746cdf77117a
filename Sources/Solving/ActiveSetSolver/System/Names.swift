import LinearConstraints

extension Variable {
  /// The unknown of the system that gave out the name.
  @inline(__always)
  var index: UnknownIndex { UnknownIndex(slot) }
}

extension ConstraintID {
  /// The row of the system that gave out the name.
  @inline(__always)
  var index: RowIndex { RowIndex(slot) }
}
