import Foundation
import InterfaceBuilder
import InterfaceBuilderConformance
import SolverCatalog

/// Interface Builder documents: read, scored against their stored frames, and inspected.
enum DocumentFuzzing: FuzzedReader {
  static let words = [
    "\"", "<", ">", "/>", "&amp;", "&x;", "</view>", "<view id=\"q\">", "<subviews>", "width",
    "leading", "NO", "YES", "vw-001", "multiplier=\"0\"", "multiplier=\"1e-9\"", "priority=\"1\"",
    "relation=\"lessThanOrEqual\"", "1:3", "<!DOCTYPE a [<!ENTITY x \"y\">]>", "<![CDATA[", "\u{0}",
    "verticalHuggingPriority=\"0\"", "<variation key=\"default\">", "id=\"root\"", "\u{FEFF}",
  ]

  static func fixtures() throws -> [[UInt8]] {
    try ProjectFiles.bytes(in: "Scenarios/interface-builder", ending: [".storyboard", ".xib"])
  }

  static func examine(_ bytes: [UInt8]) throws -> Bool {
    let document: InterfaceDocument
    do throws(DocumentSyntaxError) {
      document = try InterfaceDocument.parse(bytes, path: "fuzzed.storyboard")
    } catch {
      guard !error.diagnostics.isEmpty else { throw BrokenPromise("refused without a reason") }
      for found in error.diagnostics {
        try BrokenPromise.check(
          line: found.position.line, column: found.position.column, in: bytes, found.message)
      }
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
