import Foundation
import InterfaceBuilder
import TestSupport
import Testing

/// The public documents beside the project; empty where they are absent.
let corpusFiles = ProjectFolder.documents(in: "../shared/corpus/interface-builder")

struct CorpusReadingTests {
  @Test("every document of the corpus is read without an unknown element, or refused with a reason")
  func reading() throws {
    var refused: [String] = []
    for path in corpusFiles {
      let bytes = try ProjectFolder.bytes(of: path)
      do {
        let document = try InterfaceDocument.parse(bytes, path: path)
        #expect(!document.views.isEmpty || document.scenes.allSatisfy(\.roots.isEmpty))
        #expect(document.unknownElements.isEmpty, "\(path): \(document.unknownElements)")
      } catch {
        refused.append(path)
        #expect(error.diagnostics.allSatisfy { $0.position.line > 1 }, "\(error)")
      }
    }
    // One document of the corpus is there to show ids that are used twice.
    #expect(refused.allSatisfy { $0.contains("DuplicateId") }, "\(refused)")
  }
}
