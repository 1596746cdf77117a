/// The hash of Fowler, Noll and Vo in its variant 1a, of 64 bits: against accidents, not against malice.
///
/// Programs and documents are long, so its functions are compiled into the modules that call them.
package struct FNVHash: Hashable, Sendable {
  @usableFromInline var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of nothing.
  @inlinable package init() {}

  /// The hash of what was combined so far.
  @inlinable package var value: UInt64 { state }

  /// Takes in a byte, or a whole word at once.
  @inlinable package mutating func combine(_ word: UInt64) {
    state = (state ^ word) &* 0x100_0000_01B3
  }

  /// Takes in the eight bytes of a word one after another, the lowest first.
  @inlinable package mutating func combine(bytesOf word: UInt64) {
    for shift in stride(from: 0 as UInt64, to: 64, by: 8) { combine(word >> shift & 0xFF) }
  }

  /// Takes in bytes one after another.
  @inlinable package mutating func combine(bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(UInt64(byte)) }
  }

  /// The hash in hexadecimal, without leading zeros.
  package var hexadecimal: String { String(value, radix: 16) }
}
