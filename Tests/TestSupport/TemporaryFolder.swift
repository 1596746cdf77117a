package import Foundation

/// A new, empty folder of a test's own, removed again with the last reference to it.
package final class TemporaryFolder: Sendable {
  /// Where it is.
  package let url: URL

  /// Creates the folder.
  /// - Throws: when the system's folder for temporary files cannot be written.
  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "layoutbench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Its path, which ends without a slash.
  package var path: String { url.path(percentEncoded: false) }

  /// Removes the folder and all that is in it; once is enough.
  package func remove() { try? FileManager.default.removeItem(at: url) }

  deinit { remove() }
}
