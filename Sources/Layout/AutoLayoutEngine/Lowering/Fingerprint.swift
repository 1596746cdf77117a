import LayoutModel

/// A hash of the terms of a constraint's row, by the parts that items play in it: a constraint whose row is written
/// anew with an equal one has the same terms, since its items are the same.
package struct Fingerprint: Equatable, BitwiseCopyable {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the hash of no terms.
  package init() {}

  /// Takes a term in, behind those before it.
  mutating func add(
    _ coefficient: Double, of quantity: ItemQuantity, in constraint: ConstraintRecord
  ) {
    add(coefficient.bitPattern)
    if let role = constraint.role(of: quantity.item) {
      add(UInt64(role.rawValue) << 2 | UInt64(quantity.unknown.rawValue))
    } else {
      add(UInt64(UInt32(bitPattern: quantity.place)) << 4)
    }
  }

  private mutating func add(_ bits: UInt64) {
    value = (value ^ bits) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 32
  }
}
