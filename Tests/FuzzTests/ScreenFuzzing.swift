import Foundation
import InterfaceBuilder
import LayoutModel
import ScreenChecks
import Simulation
import SolverCatalog

/// Documents checked by all rules, with marks in their Notes, and taken down as text.
enum ScreenFuzzing: FuzzedReader {
  static let words =
    DocumentFuzzing.words + [
      "<attributedString key=\"userComments\"><fragment content=\"layoutbench:ignore ",
      "\"/></attributedString>", "text-clipped", "text-clipped,off-screen a reason", "&#10;",
      "layoutbench:ignore", "layoutbench:ignore ,", "constant=\"1e300\"", "constant=\"-9e9\"",
    ]

  static func fixtures() throws -> [[UInt8]] {
    // With a mark, so that changes reach what is in it.
    try DocumentFuzzing.fixtures().map { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      let note =
        "<attributedString key=\"userComments\"><fragment content=\"layoutbench:ignore "
        + "off-screen,duplicate meant so\"/></attributedString><rect key=\"frame\""
      guard let place = text.firstRange(of: "<rect key=\"frame\"") else { return bytes }
      return Array(text.replacingCharacters(in: place, with: note).utf8)
    }
  }

  private static let matrix = ScreenMatrix(
    devices: ["iphone-se-3"].compactMap { DeviceCatalog.device(named: $0) },
    orientations: [.portrait], textSizes: [.large, .accessibilityExtraLarge])

  static func examine(_ bytes: [UInt8]) throws -> Bool {
    guard let document = try? InterfaceDocument.parse(bytes, path: "fuzzed.storyboard") else {
      return false
    }
    var settings = CheckSettings(profile: .strict)
    settings.explains = false
    let check = ScreenChecker(matrix: matrix, settings: settings) {
      SolverStrategy.standard.makeSolver()
    }.check(document)
    // What the program prints as JSON must be numbers, and what it keeps as text lines.
    _ = try JSONEncoder().encode(check)
    for finding in check.findings where finding.message.isEmpty || finding.position.line < 1 {
      throw BrokenPromise("the finding \(finding.key) has no message or place")
    }
    let baseline = FindingBaseline().text(of: check.findings)
    guard let read = try? FindingBaseline(text: baseline),
      read.applied(to: check.findings, today: "2026-01-01").new.isEmpty
    else { throw BrokenPromise("a baseline that was written does not hold what it was made of") }
    var writer = SceneSnapshotText(matrix: matrix)
    let snapshots = ScreenSnapshotter(matrix: matrix) { SolverStrategy.standard.makeSolver() }
      .snapshots(of: document)
    let text = writer.text(of: snapshots, document: "fuzzed.storyboard")
    let lines =
      snapshots.map(\.nodes.count).reduce(0, +) + (snapshots.isEmpty ? 0 : 3)
      + 2 * snapshots.count
    guard text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count == lines
    else { throw BrokenPromise("a text of the document takes more than its line") }
    return true
  }
}

/// Two revisions of a document: the changes, made one by one and all at once.
enum ChangeFuzzing: FuzzedReader {
  static let words = DocumentFuzzing.words

  static func fixtures() throws -> [[UInt8]] { try DocumentFuzzing.fixtures() }

  static func examine(_ bytes: [UInt8]) throws -> Bool {
    guard let later = try? InterfaceDocument.parse(bytes, path: "fuzzed.storyboard") else {
      return false
    }
    let fixtures = try fixtures()
    // The fixture that it was made of, or any other: a document may become a wholly different one.
    let earlier = fixtures[later.constraints.count % fixtures.count]
    let difference = try DocumentDifference(
      earlier: earlier, later: bytes, earlierPath: "earlier.storyboard", path: "fuzzed.storyboard")
    guard let none = difference.document(with: []),
      content(none) == content(difference.earlier)
    else { throw BrokenPromise("without a change the document is another one") }
    if let all = difference.document(with: Set(difference.changes.indices)) {
      guard content(all) == content(later) else {
        throw BrokenPromise("with all changes the document is not the later one")
      }
    }
    for index in difference.changes.indices.prefix(8) { _ = difference.document(with: [index]) }
    return true
  }

  /// The constraints by id, as far as layout is concerned.
  private static func content(_ document: InterfaceDocument) -> [String] {
    document.constraints.filter { !$0.id.isEmpty }.map { constraint in
      "\(constraint.id) \(document.views[constraint.owner].id) \(constraint.edit)"
    }.sorted()
  }
}
