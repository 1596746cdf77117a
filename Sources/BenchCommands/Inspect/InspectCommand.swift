public import ArgumentParser
import Foundation
import InterfaceBuilder
import InterfaceBuilderConformance
public import LayoutModel
import Metering
import ResultStore
import ScenarioEngine
public import Simulation

/// `bench inspect`: Interface Builder documents laid out, and what their authors should look at.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Lay Interface Builder documents out: conflicts, ambiguity, misplaced frames, cost.",
    discussion: """
      Conflicts and ambiguity make the exit status 1; a document that cannot be read makes it 65, \
      after all others were inspected. With --conformance, the frames that Apple's engine stored \
      in all documents below a folder are compared with ours.
      """)

  @Argument(help: "Storyboards and xibs; folders are searched.")
  var files: [String] = []

  @Option(help: "Lay out on this device instead of the document's canvas.")
  var device: String?

  @Option(help: "How the device is held: portrait, landscape, landscape-right, ….")
  var orientation: Orientation = .portrait

  @Flag(help: "Lay out from right to left.")
  var rtl = false

  @Option(
    help: "How large the user wants text; large without: extraLarge, accessibilityMedium, ….")
  var sizeCategory: ContentSizeCategory?

  @Option(help: ArgumentHelp("Compare stored frames below a folder.", valueName: "dir"))
  var conformance: String?

  @Flag(help: "With --conformance: predict insets from devices and bars instead of reading them.")
  var predictInsets = false

  @Option(help: "The solver strategy; with --conformance also several, or all, to compare them.")
  var strategy: String?

  @Option(help: ArgumentHelp("Write findings as SARIF, for code hosts.", valueName: "file"))
  var sarif: String?

  @Flag(help: "Print one JSON document.")
  var json = false

  func validate() throws {
    guard files.isEmpty != (conformance == nil) else {
      throw ValidationError("Give either documents or --conformance DIR.")
    }
  }

  func run() throws {
    let strategies = try StrategyOptions.named(strategy)
    guard let strategy = strategies.first, strategies.count == 1 || conformance != nil else {
      throw ValidationError("inspect takes one strategy.")
    }
    if let conformance {
      let run = ConformanceRun(folder: conformance, strategy: strategy)
      let report = run.report(insets: predictInsets ? .predicted : .read)
      // Of nothing that could be read there is no table; the errors are told in its place.
      guard report.documents > report.refused.count else { throw ExitStatus.badInput.exit }
      Terminal.write(json ? try text(report) : report.table)
      if strategies.count > 1 {
        let agreement = run.agreement(of: strategies)
        for line in agreement.lines { Terminal.report(line) }
        if !agreement.differing.isEmpty { throw ExitStatus.findings.exit }
      }
      if !report.refused.isEmpty { throw ExitStatus.badInput.exit }
      return
    }
    var request = DocumentInspector.Request(
      screen: try screen(), direction: rtl ? .rightToLeft : .leftToRight)
    request.contentSizeCategory = sizeCategory ?? .large
    let sarif = try sarif.map(OutputFile.init)
    var reports: [InspectionReport] = []
    var problems: [UnreadableDocument.Problem] = []
    for path in DocumentFiles.paths(files) {
      do throws(UnreadableDocument) {
        reports.append(InspectionReport(try DocumentFiles.load(path), request, strategy))
      } catch {
        for problem in error.problems { Terminal.report(problem.description) }
        problems += error.problems
      }
    }
    let isComplete = problems.isEmpty
    if json {
      // Of nothing that could be read there is no report; the errors are told in its place.
      if isComplete || !reports.isEmpty { Terminal.write(try text(reports)) }
    } else {
      for line in reports.flatMap(\.lines) { Terminal.write(line) }
      let count = reports.map(\.failureCount).reduce(0, +)
      let gap = isComplete ? "" : "; not every document could be read"
      Terminal.writeVerdict(
        Units.counted(reports.count, "document") + ", "
          + Units.counted(reports.map(\.inspection.trees.count).reduce(0, +), "scene") + ": "
          + (count == 0
            ? "no conflict and no ambiguity" : Units.counted(count, "finding") + " to look at")
          + gap,
        count == 0 && isComplete ? .good : .bad)
    }
    if let sarif {
      try sarif.write(try text(SARIFLog(reports.map(\.inspection), unreadable: problems)))
    }
    if !isComplete { throw ExitStatus.badInput.exit }
    if reports.contains(where: \.hasFailures) { throw ExitStatus.findings.exit }
  }

  private func screen() throws -> LayoutScreen? {
    try device.map { LayoutScreen(try DeviceOption.device(named: $0), orientation) }
  }

  private func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

extension Orientation: ExpressibleByArgument {
  /// The orientation of that name; `landscape` is `landscape-left`.
  public init?(argument: String) {
    self.init(name: argument)
  }
}

extension ContentSizeCategory: ExpressibleByArgument {
  /// The category of UIKit's name, such as `extraLarge`.
  public init?(argument: String) {
    guard let category = ContentSizeCategory.allCases.first(where: { "\($0)" == argument }) else {
      return nil
    }
    self = category
  }

  /// The names of all categories, for messages.
  public static var allValueStrings: [String] { allCases.map { "\($0)" } }
}
