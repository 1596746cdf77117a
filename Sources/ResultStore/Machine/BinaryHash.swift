import Foundation

/// A hash that tells program files apart.
package enum BinaryHash {
  /// The hash of a file in sixteen hexadecimal digits, or nothing if it cannot be read.
  ///
  /// FNV-1a of 64 bits, word by word: against accidents, not against malice.
  ///
  /// - Complexity: O(bytes).
  package static func ofFile(at path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var word: UInt64 = 0
    var filled = 0
    for byte in data {
      word |= UInt64(byte) << UInt64(8 * filled)
      filled += 1
      if filled == 8 {
        hash = (hash ^ word) &* 0x100_0000_01B3
        word = 0
        filled = 0
      }
    }
    // The length tells a file from the same file with zeros at its end.
    for last in [word, UInt64(data.count)] { hash = (hash ^ last) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The hash of the program that is running.
  package static func ofThisProgram() -> String? {
    ofFile(at: "/proc/self/exe") ?? CommandLine.arguments.first.flatMap { ofFile(at: $0) }
  }
}
