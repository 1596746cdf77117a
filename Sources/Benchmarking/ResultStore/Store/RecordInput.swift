import FileReading
import Foundation

/// Reads what a store keeps in files.
package enum RecordInput {
  /// The most bytes of a record; one of all strategies and the full tier has some four million.
  package static let sizeLimit = 256 << 20

  /// The bytes of a file.
  ///
  /// - Throws: `unreadable`.
  static func data(of path: String) throws(RecordError) -> Data {
    do throws(InputFileError) {
      return Data(try InputFile.bytes(of: path, limit: sizeLimit))
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }
}
