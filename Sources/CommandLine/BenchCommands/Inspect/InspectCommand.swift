public import ArgumentParser
import Foundation
import InterfaceBuilder
import InterfaceBuilderConformance
public import LayoutModel
import Metering
import ResultStore
import ScenarioEngine
import ScreenChecks
public import Simulation

/// `bench inspect`: Interface Builder documents laid out, and what their authors should look at.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract:
      "Check the screens of Interface Builder documents on devices, text sizes, directions.",
    discussion: """
      Every screen is laid out on the document's own canvas and on each device, upright and on \
      its side, with each text size, in both directions. A fault is told once, with the \
      configurations that have it; what the canvas has already is not told again. Errors make the \
      exit status 1; a document that cannot be read makes it 65, after all others were looked at.

      With --device, --rtl, --size-category, --strategy or --timing, documents are \
      laid out once, as asked: conflicts, ambiguity, misplaced frames, and what the layout cost. \
      With --conformance, the frames that Apple's engine stored in all documents below a folder \
      are compared with ours.
      """)

  @Argument(help: "Storyboards and xibs; folders are searched.")
  var files: [String] = []

  @OptionGroup(title: "Configurations")
  var matrixOptions: MatrixOptions

  @OptionGroup(title: "Findings")
  var checks: CheckOptions

  @Option(
    help: ArgumentHelp(
      "Write all findings to a baseline; reasons of entries that are still needed stay.",
      valueName: "file"))
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "Write pictures of all screens with their findings, as pages.", valueName: "dir"))
  var html: String?

  @Option(
    help: ArgumentHelp(
      "Tell what a rule looks for, what it is known to be wrong about, and how often it finds "
        + "something; all for all rules.", valueName: "rule"))
  var helpRule: String?

  @OptionGroup var outputs: FindingOutputs

  @Option(help: "Lay out once, on this device instead of the document's canvas.")
  var device: String?

  @Option(help: "With --device: held so: portrait, landscape, landscape-right, ….")
  var orientation: Orientation?

  @Flag(help: "Lay out once, from right to left.")
  var rtl = false

  @Option(help: "Lay out once, at a text size: extraLarge, AX3, ….")
  var sizeCategory: ContentSizeCategory?

  @Flag(help: "Lay out once, and tell time, allocations and work of each scene.")
  var timing = false

  @Option(help: ArgumentHelp("Compare stored frames below a folder.", valueName: "dir"))
  var conformance: String?

  @Flag(help: "With --conformance: predict insets from devices and bars instead of reading them.")
  var predictInsets = false

  @Flag(help: "Check anew whenever a document changes, until interrupted.")
  var watch = false

  @Option(help: "The solver strategy; with --conformance also several, or all, to compare them.")
  var strategy: String?

  func validate() throws {
    guard [files.isEmpty, conformance == nil, helpRule == nil].count(where: { !$0 }) == 1 else {
      throw ValidationError("Give documents, --conformance DIR or --help-rule RULE.")
    }
    if watch, conformance != nil || helpRule != nil || writeBaseline != nil {
      throw ValidationError("--watch goes with documents, and not with --write-baseline.")
    }
    if orientation != nil, device == nil {
      throw ValidationError("--orientation goes with --device.")
    }
    try OutputFile.requireDistinct([outputs.sarif, outputs.markdown, writeBaseline])
  }

  /// Whether one configuration was named, in which documents are then laid out once.
  var isSingle: Bool {
    device != nil || rtl || sizeCategory != nil || strategy != nil || timing
  }

  func run() throws {
    guard watch else { return try runOnce() }
    let outputs = [html, outputs.sarif, outputs.markdown].compactMap(\.self)
    try FileWatch(paths: files, writing: outputs).run(runOnce)
  }

  private func runOnce() throws {
    if let helpRule { return try RuleHelp.write(helpRule, asJSON: outputs.json) }
    guard conformance != nil || isSingle else { return try runMatrix() }
    let strategies = try StrategyOptions.named(strategy)
    guard let strategy = strategies.first, strategies.count == 1 || conformance != nil else {
      throw ValidationError("inspect takes one strategy.")
    }
    if let conformance {
      let run = ConformanceRun(folder: conformance, strategy: strategy)
      let report = run.report(insets: predictInsets ? .predicted : .read)
      // Of nothing that could be read there is no table; the errors are reported in its place.
      guard report.documents > report.refused.count else { throw ExitStatus.badInput.exit }
      Terminal.write(outputs.json ? try SortedJSON.document(report) : report.table)
      if strategies.count > 1 {
        let agreement = run.agreement(of: strategies)
        for line in agreement.lines { Terminal.writeToStandardError(line) }
        if !agreement.differing.isEmpty { throw ExitStatus.findings.exit }
      }
      if !report.refused.isEmpty { throw ExitStatus.badInput.exit }
      return
    }
    var request = DocumentInspector.Request(
      screen: try screen(), direction: rtl ? .rightToLeft : .leftToRight)
    request.contentSizeCategory = sizeCategory
    let sarif = try outputs.sarif.map(OutputFile.init)
    var reports: [InspectionReport] = []
    var problems: [UnreadableDocumentError.Problem] = []
    for path in DocumentFiles.paths(files) {
      do throws(UnreadableDocumentError) {
        reports.append(InspectionReport(try DocumentFiles.load(path), request, strategy))
      } catch {
        for problem in error.problems { Terminal.writeToStandardError(problem.description) }
        problems += error.problems
      }
    }
    let isComplete = problems.isEmpty
    if outputs.json {
      // Of nothing that could be read there is no report; the errors are reported in its place.
      if isComplete || !reports.isEmpty { Terminal.write(try SortedJSON.document(reports)) }
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
      try sarif.write(
        try SortedJSON.document(SARIFLog(reports.map(\.inspection), unreadable: problems)))
    }
    if !isComplete { throw ExitStatus.badInput.exit }
    if reports.contains(where: \.hasFailures) { throw ExitStatus.findings.exit }
  }

  private func screen() throws -> LayoutScreen? {
    try device.map { LayoutScreen(try DeviceOption.device(named: $0), orientation ?? .portrait) }
  }
}

extension Orientation: ExpressibleByArgument {
  /// The orientation of that name; `landscape` is `landscape-left`.
  public init?(argument: String) {
    self.init(name: argument)
  }
}

extension ContentSizeCategory: ExpressibleByArgument {
  /// The category of UIKit's name, such as `extraLarge`, or of its short one, such as `xL`.
  public init?(argument: String) {
    self.init(name: argument)
  }

  /// The names of all categories, for messages.
  public static var allValueStrings: [String] { allCases.map { "\($0)" } }
}
