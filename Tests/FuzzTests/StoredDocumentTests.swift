import Foundation
import InterfaceBuilder
import InterfaceBuilderConformance
import SolverCatalog
import TestSupport
import Testing

/// What is read of documents, how they are laid out, and what changes of them are, as `Tests/Stored`
/// has it.
@Suite struct StoredDocumentTests {
  @Test func documentsReadAsBefore() throws {
    try StoredReading.check("documents", DocumentFuzzing.self, rounds: 60) { bytes in
      let document: InterfaceDocument
      do throws(DocumentSyntaxError) {
        document = try InterfaceDocument.parse(bytes, path: "stored.storyboard")
      } catch {
        return error.diagnostics.map { "\($0)" }.joined(separator: "\n")
      }
      return StructureText.of(document)
    }
  }

  @Test func documentsAreLaidOutAsBefore() throws {
    try StoredReading.check("layouts", DocumentFuzzing.self, rounds: 24) { bytes in
      guard let document = try? InterfaceDocument.parse(bytes, path: "stored.storyboard") else {
        return "refused"
      }
      let scorer = ConformanceScorer { SolverStrategy.standard.makeSolver() }
      let inspector = DocumentInspector { SolverStrategy.standard.makeSolver() }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      let scores = ConformanceReport(trees: scorer.scores(of: document), insets: .read)
      return try [encoder.encode(scores), encoder.encode(inspector.inspect(document))]
        .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }
  }

  /// What is read of a document, and how it is laid out and judged.
  private static func account(_ bytes: [UInt8]) throws -> String {
    let document: InterfaceDocument
    do throws(DocumentSyntaxError) {
      document = try InterfaceDocument.parse(bytes, path: "stored.storyboard")
    } catch {
      return error.diagnostics.map { "\($0)" }.joined(separator: "\n")
    }
    let scorer = ConformanceScorer { SolverStrategy.standard.makeSolver() }
    let scores = scorer.scores(of: document)
    let inspector = DocumentInspector { SolverStrategy.standard.makeSolver() }
    return StructureText.of(document) + StructureText.of(scores)
      + StructureText.of(inspector.inspect(document))
  }

  @Test func variantsOfDocumentsAreLaidOutAsBefore() throws {
    let texts = try DocumentFuzzing.fixtures().map { String(decoding: $0, as: UTF8.self) }
    var parts = StoredParts("document-variants", .digest)
    for variant in DocumentVariants.names {
      for (index, text) in texts.enumerated() {
        let changed = try DocumentVariants.text(text, variant)
        guard variant == "as it is" || changed != text else { continue }
        parts.append("\(variant) \(index)", try Self.account(Array(changed.utf8)))
      }
    }
    try parts.check()
  }

  @Test func changesOfDocumentsAreToldAsBefore() throws {
    let texts = try DocumentFuzzing.fixtures().map { String(decoding: $0, as: UTF8.self) }
    var parts = StoredParts("document-changes", .digest)
    for variant in [
      "many lines", "unlike constants", "optional", "hidden", "see-through", "stacks",
    ] {
      for (index, text) in texts.enumerated() {
        let changed = try DocumentVariants.text(text, variant)
        guard changed != text else { continue }
        // An attribute that stands twice is no document.
        guard
          let difference = try? DocumentDifference(
            earlier: Array(text.utf8), later: Array(changed.utf8), earlierPath: "earlier",
            path: "later")
        else { continue }
        var account = StructureText.of(difference.changes)
        for index in difference.changes.indices.prefix(3) {
          account += StructureText.of(difference.document(with: [index]) as Any)
        }
        parts.append("\(variant) \(index)", account)
      }
    }
    try parts.check()
  }
}
