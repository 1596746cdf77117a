package import Foundation

/// A hash that distinguishes files: FNV-1a of 64 bits, against accidents, not against malice.
package enum BinaryHash {
  /// The hash of a file in sixteen hexadecimal digits, or nothing if it cannot be read.
  ///
  /// - Complexity: O(bytes).
  package static func hash(ofFileAt path: String) -> String? {
    FileManager.default.contents(atPath: path).map { hash(of: $0) }
  }

  /// The hash of a program's bytes, taken word by word, as programs are long.
  ///
  /// - Complexity: O(bytes).
  package static func hash(of data: Data) -> String {
    var hash = FNVHash()
    var word: UInt64 = 0
    var filled = 0
    for byte in data {
      word |= UInt64(byte) << UInt64(8 * filled)
      filled += 1
      if filled == 8 {
        hash.combine(word)
        word = 0
        filled = 0
      }
    }
    // The length distinguishes a file from the same file with zeros at its end.
    hash.combine(word)
    hash.combine(UInt64(data.count))
    let digits = hash.hexadecimal
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The hash of the program that is running.
  package static func ofThisProgram() -> String? { ProgramFile.current()?.hash }
}

/// The hash of Fowler, Noll and Vo in its variant 1a, of 64 bits.
package struct FNVHash: Hashable, Sendable {
  /// The hash of what was combined so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of nothing.
  package init() {}

  /// Takes in a byte, or a whole word at once.
  package mutating func combine(_ word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01B3
  }

  /// Takes in bytes one after another.
  package mutating func combine(bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(UInt64(byte)) }
  }

  /// The hash in hexadecimal, without leading zeros.
  package var hexadecimal: String { String(value, radix: 16) }
}
