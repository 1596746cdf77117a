import Foundation
import ProcessEnvironment
package import Testing

/// What a test saw, part by part, beside what a file has of it: `Tests/Stored/NAME.tsv`.
///
/// A line of the file is the name of a part, a tab, and the part's text or its ``Digest``.
/// `LAYOUTBENCH_REFRESH=1` writes the file anew; the change is then looked at like any other.
package struct StoredParts {
  /// How a part is kept.
  package enum Keeping {
    /// As it is, in one line.
    case text
    /// As a digest; the whole text stands in the failure.
    case digest
  }

  private let file: URL
  private let keeping: Keeping
  private var parts: [(name: String, text: String)] = []
  private var counts: [String: Int] = [:]

  /// Begins with no part.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its ending.
  ///   - keeping: How parts are kept.
  package init(_ name: String, _ keeping: Keeping) {
    file = ProjectFolder.url(of: "Tests/Stored/\(name).tsv")
    self.keeping = keeping
  }

  /// Takes in what was seen of a part; a second one of a name is reported by its number.
  package mutating func append(_ name: String, _ text: String) {
    counts[name, default: 0] += 1
    let count = counts[name, default: 1]
    parts.append((count == 1 ? name : "\(name) #\(count)", text))
  }

  /// Records an issue where parts are not as the file has them, with what was found of each.
  ///
  /// - Parameter sourceLocation: Where the issue is recorded.
  /// - Throws: when the file cannot be read or written.
  package func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let differences = try differences()
    #expect(
      differences.isEmpty, "\(differences.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }

  /// The parts that are not as the file has them, each with what was found; nothing after a refresh.
  private func differences() throws -> [String] {
    let lines = parts.map { part in
      (part.name, keeping == .text ? Self.line(part.text) : Digest.of(part.text))
    }
    if EnvironmentVariable.refreshesTexts.isSet {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(lines.map { "\($0.0)\t\($0.1)\n" }.joined().utf8).write(to: file)
    }
    var stored: [String: String] = [:]
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      stored[String(fields[0])] = fields.count > 1 ? String(fields[1]) : ""
    }
    var found: [String] = []
    for (line, part) in zip(lines, parts) {
      let expected = stored.removeValue(forKey: line.0)
      guard expected != line.1 else { continue }
      let text = keeping == .text ? line.1 : "\(line.1), the digest of\n\(part.text.prefix(4_000))"
      found.append("\(line.0): expected \(expected ?? "no such part"), found \(text)")
    }
    found += stored.keys.sorted().map { "\($0): expected, and not found" }
    return found
  }

  private static func line(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\r", with: "\\r")
  }
}
