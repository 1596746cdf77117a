/// A short hash of bytes, to compare long texts without keeping them: FNV-1a, folded to 32 bits.
package enum Digest {
  /// The hash of bytes, as eight hexadecimal digits.
  package static func of(_ bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let folded = UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    let digits = String(folded, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// The hash of a text.
  package static func of(_ text: String) -> String { of(text.utf8) }
}
