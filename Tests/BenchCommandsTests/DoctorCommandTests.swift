import Foundation
import Metering
import TestSupport
import Testing

/// `bench doctor`: one document or one table, and a status that follows from the worst finding.
@Suite struct DoctorCommandTests {
  private struct Document: Decodable {
    struct Finding: Decodable {
      var subject: String
      var status: String
      var found: String
      var advice: String?
    }

    var findings: [Finding]
  }

  /// What fails decides: in builds for debugging it is the build.
  @Test func theDocumentHasEveryFinding() throws {
    let result = try BuiltProgram.run(["doctor", "--json", "--queues", "1"])
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
    let statuses = document.findings.map(\.status)
    #expect(Set(statuses).isSubset(of: ["ok", "warn", "fail"]))
    #expect(result.status == (statuses.contains("fail") ? 1 : 0), "\(result)")
    let build = try #require(document.findings.first)
    #expect(build.subject == "build" && build.status == (BuildFacts.isOptimized ? "ok" : "fail"))
    for finding in document.findings {
      #expect(!finding.found.isEmpty && (finding.advice == nil) == (finding.status == "ok"))
    }
    #expect(Set(document.findings.map(\.subject)).isSuperset(of: ["cores", "load", "contention"]))
  }

  @Test func theTableEndsWithTheVerdict() throws {
    let result = try BuiltProgram.run(["doctor", "--queues", "1"])
    let lines = result.lines.filter { !$0.isEmpty }
    #expect(lines.contains { $0.hasPrefix(BuildFacts.isOptimized ? "ok    build" : "fail  build") })
    let isFit = result.status == 0
    #expect(lines.last?.hasPrefix(isFit ? "fit to measure" : "not fit to measure: ") == true)
    #expect(isFit || result.status == 1, "\(result)")
  }

  @Test(arguments: [("0", 64), ("257", 64), ("x", 64)] as [(String, Int32)])
  func queuesAreBounded(queues: String, status: Int32) throws {
    let result = try BuiltProgram.run(["doctor", "--queues", queues])
    #expect(result.status == status && result.output.isEmpty, "\(result)")
    if Int(queues) != nil {
      #expect(result.errors.contains("--queues is a number from 1 to 64."), "\(result)")
    }
  }
}
