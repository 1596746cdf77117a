package import Foundation
import ProcessEnvironment
import Testing

/// A file of the project, part of which is made from what the code states.
package enum RefreshedFile {
  /// Records an issue where the file is not as it should be; `LAYOUTBENCH_REFRESH=1` writes it anew.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - text: What it should be.
  /// - Throws: when it cannot be read or written.
  package static func check(_ url: URL, is text: String) throws {
    let found = try String(contentsOf: url, encoding: .utf8)
    if EnvironmentVariable.refreshesTexts.isSet, found != text {
      try text.write(to: url, atomically: true, encoding: .utf8)
    } else {
      #expect(found == text, "set LAYOUTBENCH_REFRESH=1 and run the test again")
    }
  }
}
