/// How far values have gone since they were computed from nothing: what their rounding errors grow
/// with.
///
/// Each move rounds in proportion to its length. Numbers that were large a moment ago leave errors
/// in the small ones that remain, which no later move takes away.
struct Drift: BitwiseCopyable {
  private var way = 0.0
  /// The greatest weight of a row: an error counts as much more in its violation.
  private var heaviest = 1.0

  /// Counts a move of a length.
  @inline(__always)
  mutating func add(_ step: Double, rate: Double) {
    way += abs(step) * rate
  }

  /// Takes notice of a row of some weight.
  mutating func note(weight: Float) {
    heaviest = max(heaviest, Double(weight))
  }

  /// Whether the errors may count.
  var isDue: Bool { way * heaviest > NumericalTolerances.drift }

  /// Begins anew with values that are as exact as they can be.
  mutating func reset() {
    way = 0
  }
}
