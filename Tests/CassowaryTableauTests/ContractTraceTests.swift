import CassowaryTableau
import Foundation
import LinearConstraints
import Testing

/// Replays the traces that lie beside the project, where there are any.
@Suite struct ContractTraceTests {
  static let traces: [String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return ["oracle", "conformance"].flatMap { folder in
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
    var replay = TraceReplay(try TraceReader.read(bytes), on: TableauSolver())
    let result = try replay.run()
    #expect(result.unmet.map(\.description) == [])
  }
}
