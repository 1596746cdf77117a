import Foundation
import InterfaceBuilder
import Testing

/// The public documents beside the project; empty where they are absent.
let corpusFiles: [String] = {
  let folder = "../shared/corpus/interface-builder"
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    .map { "\(folder)/\($0)" }
}()

func bytes(of path: String) throws -> [UInt8] {
  try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
}

struct CorpusReadingTests {
  @Test("every document of the corpus is read without an unknown element, or refused with a reason")
  func reading() throws {
    var refused: [String] = []
    for path in corpusFiles {
      let bytes = try bytes(of: path)
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
