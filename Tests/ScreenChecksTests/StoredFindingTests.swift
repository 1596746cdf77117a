import Foundation
import InterfaceBuilder
import LayoutModel
import ScreenChecks
import Simulation
import SolverCatalog
import TestSupport
import Testing

/// What rules find, with cause, threshold and repair, and what changes are reported, as `Tests/Stored` has it.
@Suite struct StoredFindingTests {
  private static let encoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return encoder
  }()

  private static func json(_ value: some Encodable) throws -> String {
    String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private static func documents() throws -> [(name: String, document: InterfaceDocument)] {
    let folder = "Scenarios/interface-builder"
    return try ProjectFolder.names(in: folder, ending: "").map { name in
      (
        name,
        try InterfaceDocument.parse(ProjectFolder.bytes(of: "\(folder)/\(name)"), path: name)
      )
    }
  }

  @Test func rulesAreAsTheyWere() throws {
    var parts = StoredParts("rules", .digest)
    for rule in RuleCatalog.information { parts.append(rule.id, StructureText.of(rule)) }
    for (rule, rate) in RuleRate.measured.sorted(by: { $0.key < $1.key }) {
      parts.append("\(rule) rate", StructureText.of(rate))
    }
    for profile in CheckSettings.Profile.allCases {
      parts.append(profile.rawValue, StructureText.of(CheckSettings(profile: profile)))
    }
    try parts.check()
  }

  @Test func seededFaultsAreToldAsBefore() throws {
    var parts = StoredParts("seeded-findings", .digest)
    for seed in SeededFault.all {
      let checker = ScreenChecker(matrix: seed.matrix, settings: CheckSettings(profile: .strict)) {
        SolverStrategy.standard.makeSolver()
      }
      let (fault, twin) = (try seed.fault().document(), try seed.twin().document())
      parts.append("\(seed.rule) fault", try Self.json(checker.check(fault)))
      parts.append("\(seed.rule) twin", try Self.json(checker.check(twin)))
      parts.append("\(seed.rule) change", try Self.change(seed.twin(), seed.fault(), seed.matrix))
    }
    try parts.check()
  }

  private static func change(
    _ before: ScreenSketch, _ after: ScreenSketch, _ matrix: ScreenMatrix
  ) throws -> String {
    let difference = try DocumentDifference(
      earlier: Array(before.text.utf8), later: Array(after.text.utf8),
      earlierPath: "Sketch.storyboard", path: "Sketch.storyboard")
    let analysis = ChangeAnalysis(difference, matrix: matrix) {
      SolverStrategy.standard.makeSolver()
    }
    var comparison = DocumentComparison(path: "Sketch.storyboard")
    comparison.screens = analysis.roots.compactMap { analysis.change(ofRoot: $0)?.change }
    comparison.unchangedCount = analysis.untouchedCount
    comparison.idleEdits = difference.changes.indices.map { analysis.edit(of: $0) }
    return try json(comparison)
  }

  @Test func shippedDocumentsAreCheckedAsBefore() throws {
    var parts = StoredParts("document-findings", .digest)
    let matrix = ScreenMatrix(
      devices: ["iphone-se-3", "iphone-16", "ipad-mini-6"].compactMap {
        DeviceCatalog.device(named: $0)
      }, textSizes: [.large, .accessibilityExtraLarge], directions: [.leftToRight, .rightToLeft])
    var settings = CheckSettings(profile: .strict)
    settings.explains = false
    for (name, document) in try Self.documents() {
      let checker = ScreenChecker(matrix: matrix, settings: settings) {
        SolverStrategy.standard.makeSolver()
      }
      let check = checker.check(document)
      parts.append(name, try Self.json(check))
      parts.append("\(name) baseline", FindingBaseline().text(of: check.findings))
      parts.append("\(name) files", StructureText.of(SceneFileNames.names(of: document)))
    }
    try parts.check()
  }

  @Test func snapshotsOfShippedDocumentsAreAsBefore() throws {
    var parts = StoredParts("document-snapshots", .digest)
    let matrix = ScreenMatrix.small
    for (name, document) in try Self.documents() {
      var writer = SceneSnapshotText(matrix: matrix)
      let snapshotter = ScreenSnapshotter(matrix: matrix) { SolverStrategy.standard.makeSolver() }
      parts.append(name, writer.text(of: snapshotter.snapshots(of: document), document: name))
    }
    try parts.check()
  }
}
