/// Random numbers that a seed decides, the same on every machine: SplitMix64.
///
/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A length between two bounds in steps of half a point, as text measures them.
  mutating func length(_ lowest: Double, _ highest: Double) -> Double {
    let steps = UInt64((highest - lowest) * 2) + 1
    // The bias of the remainder is below one in 2^50 for lengths of a screen.
    return lowest + Double(next() % steps) / 2
  }
}
