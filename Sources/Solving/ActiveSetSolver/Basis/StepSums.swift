import FlatStorage

/// The values of a bump's running solve by step, with one magnitude for all where the mode adds
/// magnitudes up: errors spread over a bump.
struct StepSums: ~Copyable {
  private(set) var values = FlatArray<Double>()
  /// The largest magnitude of the right side and the values.
  private var largest = 0.0
  /// The largest magnitude that a small pivot left behind; it does not grow from pivot to pivot.
  private var amplified = 0.0

  /// The magnitude of every value.
  var size: Double { max(largest, amplified) }

  /// Begins a solve of so many steps, whose values are set next.
  mutating func begin(_ count: Int32) {
    values.extend(to: Int(count), with: 0)
    (largest, amplified) = (0, 0)
  }

  @inline(__always)
  mutating func set<Mode: SolveMode>(_ step: Int32, to sum: SizedSum, _ mode: Mode.Type) {
    values[step] = sum.value
    if Mode.addsMagnitudes { largest = max(largest, sum.size) }
  }

  /// Subtracts the value of a step, times the entries, from the values of theirs.
  @inline(__always)
  mutating func pass(
    _ step: Int32, along entries: borrowing FlatArray<Bumps.Entry>, in range: Range<Int32>
  ) {
    let value = values[step]
    if value != 0 { values.subtract(value, times: entries, in: range) }
  }

  /// Subtracts the values of the entries' steps, times the entries, from the value of a step.
  @inline(__always)
  mutating func gather(
    _ step: Int32, from entries: borrowing FlatArray<Bumps.Entry>, in range: Range<Int32>
  ) {
    values[step] -= values.product(with: entries, in: range)
  }

  /// Divides the value of a step by a pivot, which enlarges what rounding left of it, too.
  ///
  /// What cancelled out but for that is nothing, as in the triangular part.
  @inline(__always)
  mutating func divide<Mode: SolveMode>(_ step: Int32, by pivot: Double, _ mode: Mode.Type) {
    let value = values[step] / pivot
    values[step] = value
    if !Mode.addsMagnitudes { return }
    let sum = SizedSum(value: value, size: largest / abs(pivot))
    if sum.isSignificant {
      largest = max(largest, abs(value))
      amplified = max(amplified, sum.passedSize)
    } else {
      values[step] = 0
    }
  }

  /// Lets a value count that came about without a division.
  @inline(__always)
  mutating func note(_ step: Int32) {
    largest = max(largest, abs(values[step]))
  }
}
