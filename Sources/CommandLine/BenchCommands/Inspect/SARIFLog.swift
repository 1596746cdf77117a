import Benchmarking
import Foundation
import InterfaceBuilder
import InterfaceBuilderConformance

/// Findings in the Static Analysis Results Interchange Format 2.1.0 (OASIS), as code hosts read it.
struct SARIFLog: Encodable {
  var version = "2.1.0"
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  struct Run: Encodable {
    var tool: Tool
    var invocations: [Invocation]
    var results: [Result]
  }

  /// How the tool's run went (section 3.20): what could not be read is no result, but a
  /// notification, without which the log would call a broken document clean.
  struct Invocation: Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    var level = "error"
    var message: Message
    var locations: [Location]
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Driver: Encodable {
    var name = "LayoutBench"
    var version = ToolVersion.current
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: Message
    var help: Message?
    var defaultConfiguration: Configuration?
    var properties: RuleProperties?
  }

  struct Configuration: Encodable {
    var level: String
  }

  struct RuleProperties: Encodable {
    var tags: [String]
  }

  struct Message: Encodable {
    var text: String
  }

  struct Result: Encodable {
    var ruleId: String
    var level: String
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location]?
    var partialFingerprints: [String: String]?
    var properties: ResultProperties?
  }

  struct ResultProperties: Encodable {
    var scene: String
    var configurations: String
    var configurationCount: Int
    var identity: String
  }

  struct Location: Encodable {
    var physicalLocation: PhysicalLocation
    /// What the location is; for related ones only.
    var message: Message?
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: Artifact
    /// Absent for the whole file.
    var region: Region?
  }

  struct Artifact: Encodable {
    var uri: String
  }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
  }

  /// A path as a URI reference, in which spaces and the like are encoded.
  static func reference(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }

  /// Makes a log.
  ///
  /// - Parameters:
  ///   - inspections: What was found in the documents that were read.
  ///   - problems: What is wrong with those that could not be.
  init(_ inspections: [DocumentInspection], unreadable problems: [UnreadableDocumentError.Problem])
  {
    let rules = InspectionFinding.Rule.allCases.map {
      Rule(id: $0.rawValue, shortDescription: Message(text: $0.summary))
    }
    let results = inspections.flatMap { inspection in
      inspection.findings.map { finding in
        let lines = [finding.message] + finding.details.map(\.message)
        return Result(
          ruleId: finding.rule.rawValue, level: finding.rule.isFailure ? "error" : "note",
          message: Message(text: lines.joined(separator: "\n")),
          locations: [Self.location(inspection.path, finding.position, nil)])
      }
    }
    self.init(rules: rules, results: results, notifications: problems.map(Self.notification))
  }

  init(rules: [Rule], results: [Result], notifications: [Notification]) {
    let invocation = Invocation(
      executionSuccessful: !notifications.contains { $0.level == "error" },
      toolExecutionNotifications: notifications)
    runs = [
      Run(tool: Tool(driver: Driver(rules: rules)), invocations: [invocation], results: results)
    ]
  }

  /// The notification about a document that could not be read.
  static func notification(_ problem: UnreadableDocumentError.Problem) -> Notification {
    Notification(
      message: Message(text: problem.message),
      locations: [
        location(problem.path, problem.position, nil)
      ])
  }

  static func location(
    _ path: String, _ position: SourcePosition?, _ message: String?
  ) -> Location {
    Location(
      physicalLocation: PhysicalLocation(
        artifactLocation: Artifact(uri: reference(path)),
        region: position.map { Region(startLine: $0.line, startColumn: $0.column) }),
      message: message.map(Message.init))
  }
}
