extension Comparable {
  /// The value, or the bound that it is beyond; the lower one where the bounds contradict each other.
  func held(between lower: Self, and upper: Self) -> Self { max(lower, min(upper, self)) }
}
