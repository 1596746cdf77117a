import Formatting
import Statistics

/// A short hash of bytes, to compare long texts without keeping them: FNV-1a, folded to 32 bits.
package enum Digest {
  /// The hash of bytes, as eight hexadecimal digits.
  package static func of(_ bytes: some Sequence<UInt8>) -> String {
    var hash = FNVHash()
    hash.combine(bytes: bytes)
    return UInt32(truncatingIfNeeded: hash.value ^ (hash.value >> 32)).hexadecimal(digits: 8)
  }

  /// The hash of a text.
  package static func of(_ text: String) -> String { of(text.utf8) }
}
