/// A sum together with the sum of the magnitudes of its summands.
///
/// A sum that cancels out leaves rounding errors in proportion to its summands, not to itself; only
/// what stands out of them counts as different from zero.
struct SizedSum: BitwiseCopyable {
  var value = 0.0
  var size = 0.0

  @inline(__always)
  mutating func add(_ summand: Double, size: Double) {
    value += summand
    self.size += size
  }

  /// The sum, which becomes zero.
  @inline(__always)
  mutating func take() -> SizedSum {
    let sum = self
    self = SizedSum()
    return sum
  }

  /// The value, which becomes zero; of a sum without magnitudes.
  @inline(__always)
  mutating func takeValue() -> Double {
    let value = value
    self.value = 0
    return value
  }

  /// Whether the sum is more than rounding errors.
  @inline(__always)
  var isSignificant: Bool { abs(value) > NumericalTolerances.rounding * size }

  /// The magnitude to pass on with a sum that stands out.
  ///
  /// Bounded by a multiple of the value: along a long chain of differences magnitudes would grow
  /// exponentially where errors do not, and drown what is computed.
  @inline(__always)
  var passedSize: Double { min(size, NumericalTolerances.cancellation * abs(value)) }
}
