package import InterfaceBuilder

/// A fault of a document, once for all configurations in which it shows.
package struct ScreenFinding: Sendable, Codable {
  /// A view or a constraint that takes part.
  package struct Element: Sendable, Codable, Hashable {
    /// Its id; for one without, its kind and line of the document's.
    package var id: String
    /// Its name, or the constraint as an equation.
    package var name: String
    /// Where it is written.
    package var position: SourcePosition
  }

  /// The rule's id.
  package var rule: String
  /// How much it matters: that of the worst configuration.
  package var severity: FindingSeverity
  /// The document's path.
  package var path: String
  /// The scene.
  package var scene: String
  /// The ids that make the finding the same in another run: of what takes part, or of the screen.
  package var identity: [String]
  /// What takes part, the victim first.
  package var elements: [Element]
  /// What is wrong, in one sentence, in the worst configuration.
  package var message: String
  /// The configurations in words.
  package var configurations: String
  /// In how many configurations it shows; 0 where the rule reads the document alone.
  package var configurationCount: Int
  /// Whether the base has it.
  package var isInBase: Bool
  /// The worst configuration in words; empty where it is the base.
  package var worst: String
  /// Why it is doubted and reported as less severe: text that code may replace.
  package var remark: String?
  /// Which constraints bring it about; nil where that was not asked, or nothing was proven.
  package var cause: FindingCause?
  /// Where it begins and ends, or that it is everywhere; nil where that was not searched for.
  package var threshold: String?
  /// What would mend it; nil where nothing tried did.
  package var repair: FindingRepair?
  /// Where it shows most; nil for what no layout shows.
  ///
  /// Not coded: indices mean nothing elsewhere.
  package var sight: Sight?

  /// Where a finding shows most.
  package struct Sight: Sendable, Hashable {
    /// The root, as an index into the document's views.
    package var root: Int
    /// The configuration.
    package var configuration: ScreenConfiguration
  }

  private enum CodingKeys: String, CodingKey {
    case rule, severity, path, scene, identity, elements, message, configurations
    case configurationCount, isInBase, worst, remark, cause, threshold, repair
  }

  /// Where the victim is written.
  package var position: SourcePosition {
    elements.first?.position ?? SourcePosition(line: 1, column: 1)
  }

  /// The key by which findings of two runs are the same: rule, document, elements.
  package var key: String {
    ([rule, path] + identity).joined(separator: " ")
  }
}

/// The constraints without which a fault is gone, as a layout without them proved.
package struct FindingCause: Sendable, Codable {
  /// The constraints, the one that matters most first.
  package var constraints: [ScreenFinding.Element]
  /// What they do, in one sentence.
  package var message: String
}

/// A change that was tried over the whole matrix.
package struct FindingRepair: Sendable, Codable {
  /// The line as it should be, and what it is now.
  package var change: String
  /// Where the line is.
  package var position: SourcePosition
  /// What the change does: how many configurations it mends, and that it breaks none.
  package var effect: String
}

/// What was looked at in a document, and what was not, and why.
package struct ScreenCoverage: Sendable, Codable, Equatable {
  /// The roots that were laid out.
  package var scenes = 0
  /// The layouts that were made.
  package var layouts = 0
  /// The views of one layout of each root.
  package var views = 0
  /// The texts among them.
  package var texts = 0
  /// What was not looked at: how many, by reason.
  package var skipped: [String: Int] = [:]

  /// Creates the coverage of nothing.
  package init() {}

  /// Counts what was not looked at.
  package mutating func skip(_ reason: String, _ count: Int) {
    if count > 0 { skipped[reason, default: 0] += count }
  }

  /// Adds what was looked at elsewhere.
  package mutating func add(_ other: ScreenCoverage) {
    scenes += other.scenes
    layouts += other.layouts
    views += other.views
    texts += other.texts
    skipped.merge(other.skipped, uniquingKeysWith: +)
  }
}

/// All that was found in a document.
package struct DocumentCheck: Sendable, Codable {
  /// The document's path.
  package var path: String
  /// The findings, by position.
  package var findings: [ScreenFinding]
  /// What was looked at.
  package var coverage: ScreenCoverage

  /// Creates a result.
  package init(path: String, findings: [ScreenFinding], coverage: ScreenCoverage) {
    self.path = path
    self.findings = findings
    self.coverage = coverage
  }
}
