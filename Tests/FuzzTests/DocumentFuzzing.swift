import Foundation
import InterfaceBuilder
import InterfaceBuilderConformance
import SolverCatalog
import TestSupport

/// Interface Builder documents: read, scored against their stored frames, and inspected.
enum DocumentFuzzing: FuzzedReader {
  static let words = [
    "\"", "<", ">", "/>", "&amp;", "&x;", "</view>", "<view id=\"q\">", "<subviews>", "width",
    "leading", "NO", "YES", "vw-001", "multiplier=\"0\"", "multiplier=\"1e-9\"", "priority=\"1\"",
    "relation=\"lessThanOrEqual\"", "1:3", "<!DOCTYPE a [<!ENTITY x \"y\">]>", "<![CDATA[", "\u{0}",
    "verticalHuggingPriority=\"0\"", "<variation key=\"default\">", "id=\"root\"", "\u{FEFF}",
  ]

  static func fixtures() throws -> [[UInt8]] {
    try ProjectFolder.contents(
      of: "Scenarios/interface-builder", ending: ".storyboard", ".xib")
  }

  static func examine(_ bytes: [UInt8]) throws -> Bool {
    let document: InterfaceDocument
    do throws(DocumentSyntaxError) {
      document = try InterfaceDocument.parse(bytes, path: "fuzzed.storyboard")
    } catch {
      try BrokenPromise.check(
        error.diagnostics.map { ($0.position.line, $0.position.column, $0.message) }, in: bytes)
      return false
    }
    let scorer = ConformanceScorer { SolverStrategy.standard.makeSolver() }
    let scores = scorer.scores(of: document)
    let inspection = DocumentInspector { SolverStrategy.standard.makeSolver() }.inspect(document)
    // What the program prints as JSON must be numbers.
    let encoder = JSONEncoder()
    _ = try encoder.encode(ConformanceReport(trees: scores, insets: .read))
    _ = try encoder.encode(inspection)
    return true
  }
}
