import InterfaceBuilder
import LayoutModel

/// What a change of a document moved, and why; what it broke and what it mended.
package struct DocumentComparison: Sendable, Codable {
  /// The document's path; of one that is gone, the path that it had.
  package var path: String
  /// The path before, where it is another one.
  package var earlierPath: String?
  /// The screens that are different.
  package var screens: [ScreenChange] = []
  /// How many screens were laid out and are as they were.
  package var unchangedCount = 0
  /// The edits that moved nothing in any configuration.
  package var idleEdits: [ScreenChange.Edit] = []
  /// The findings that the change brings.
  package var new: [ScreenFinding] = []
  /// The findings that it takes away.
  package var fixed: [ScreenFinding] = []
  /// The findings that were there and still are, on the screens that were looked at.
  package var unchanged: [ScreenFinding] = []
  /// The lines of the later revision that the change touched.
  package var changedLines: Set<Int> = []

  /// Creates a comparison without differences.
  package init(path: String, earlierPath: String? = nil) {
    self.path = path
    self.earlierPath = earlierPath
  }

  /// Divides findings by which side has them.
  ///
  /// Findings are the same by rule and elements; where a document has another name now, that alone
  /// makes none new.
  package mutating func setFindings(before: [ScreenFinding], after: [ScreenFinding]) {
    func key(_ finding: ScreenFinding) -> [String] { [finding.rule] + finding.identity }
    let old = Set(before.map(key))
    let current = Set(after.map(key))
    new = after.filter { !old.contains(key($0)) }
    fixed = before.filter { !current.contains(key($0)) }
    unchanged = after.filter { old.contains(key($0)) }
  }

  private enum CodingKeys: String, CodingKey {
    case path, earlierPath, screens, unchangedCount, idleEdits, new, fixed, unchanged
  }
}
