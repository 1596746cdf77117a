import Formatting
package import Foundation
import Statistics

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
    data.combineWords(into: &hash)
    // The length distinguishes a file from the same file with zeros at its end.
    hash.combine(UInt64(data.count))
    return hash.value.hexadecimal(digits: 16)
  }

  /// The hash of the program that is running.
  package static func ofThisProgram() -> String? { ProgramFile.current()?.hash }
}
