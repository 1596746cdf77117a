/// Random numbers that a seed decides, the same on every machine: SplitMix64.
///
/// Steele, Lea and Flood, *Fast splittable pseudorandom number generators*, OOPSLA 2014.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in 0 ..< `bound`, by the remainder: each equally likely but for one part in
  /// 2⁶⁴ / `bound`.
  package mutating func number(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// One of several values, which must not be none.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(below: values.count)]
  }

  /// A number in 0 ..< `bound`, by the high half of a product: quicker than a remainder, biased by
  /// less than `bound` / 2⁶⁴.
  package mutating func below(_ bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// A number in 0 ..< 1, in steps of 2⁻⁵³.
  package mutating func share() -> Double {
    Double(next() >> 11) * 0x1p-53
  }
}
