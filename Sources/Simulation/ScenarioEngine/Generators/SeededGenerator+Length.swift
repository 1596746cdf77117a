import Statistics

extension SeededGenerator {
  /// A length between two bounds in steps of half a point, as text measures them.
  mutating func length(_ lowest: Double, _ highest: Double) -> Double {
    let steps = UInt64((highest - lowest) * 2) + 1
    // The bias of the remainder is below one in 2^50 for lengths of a screen.
    return lowest + Double(next() % steps) / 2
  }
}
